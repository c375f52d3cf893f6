// SPDX-License-Identifier: GPL-3.0-or-later
// Fast text in cells: thousands of single characters a frame, each at its exact place, one drawing call per colour.
#pragma once

#include <QColor>
#include <QFont>
#include <QFontDatabase>
#include <QGlyphRun>
#include <QHash>
#include <QPainter>
#include <QRawFont>
#include <vector>

namespace sectorsmith::gui {

// Collects characters and draws them all in flush(). The font's own glyphs go as glyph runs; for characters that it does
// not have another font is looked for, which is slow, so only a few a frame: see incomplete().
class GlyphBatch {
 public:
    void setFont(const QFont& font);

    // (x, y): left end of the baseline.
    void add(char32_t c, int x, int y, const QColor& color);
    // One character after another, `step` pixels apart.
    void add(QStringView text, int x, int y, int step, const QColor& color);
    // Draws and forgets everything.
    void flush(QPainter& painter);
    // Some characters of the last frame were left as dots, their fonts being looked for in the next one.
    bool incomplete() const { return incomplete_; }
    // At the start of a frame.
    void beginFrame();

    static constexpr int searchesPerFrame = 40;

 private:
    struct Run {
        QRgb color = 0;
        std::vector<quint32> glyphs;
        std::vector<QPointF> places;
    };
    struct Stray {
        QRgb color = 0;
        char32_t character = 0;
        QPoint place;
    };

    quint32 glyphOf(char32_t c);
    Run& runOf(QRgb color);
    // The character in whatever font has it; nullptr when this frame has searched enough.
    const QList<QGlyphRun>* elsewhere(char32_t c);
    QList<QGlyphRun> unshaped(char32_t c, QFontDatabase::WritingSystem system) const;

    QFont font_;
    QRawFont raw_;
    QHash<char32_t, quint32> glyphs_;
    std::vector<Run> runs_;
    std::vector<Stray> strays_;
    std::size_t lastRun_ = 0;
    QHash<char32_t, QList<QGlyphRun>> elsewhere_;
    int searches_ = 0;
    bool incomplete_ = false;
};

}  // namespace sectorsmith::gui
