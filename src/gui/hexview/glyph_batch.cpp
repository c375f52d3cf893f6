// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/glyph_batch.h"

#include <QGlyphRun>

namespace sectorsmith::gui {

void GlyphBatch::setFont(const QFont& font) {
    font_ = font;
    raw_ = QRawFont::fromFont(font);
    glyphs_.clear();
    runs_.clear();
    strays_.clear();
    lastRun_ = 0;
}

quint32 GlyphBatch::glyphOf(char32_t c) {
    const auto known = glyphs_.constFind(c);
    if (known != glyphs_.constEnd()) return *known;
    // Text of a disk can hold every character there is.
    if (glyphs_.size() > 10'000) glyphs_.clear();
    quint32 glyph = 0;
    if (raw_.isValid() && raw_.supportsCharacter(c)) {
        const QList<quint32> found = raw_.glyphIndexesForString(QString::fromUcs4(&c, 1));
        if (found.size() == 1) glyph = found.front();
    }
    glyphs_.insert(c, glyph);
    return glyph;
}

GlyphBatch::Run& GlyphBatch::runOf(QRgb color) {
    if (lastRun_ < runs_.size() && runs_[lastRun_].color == color) return runs_[lastRun_];
    for (lastRun_ = 0; lastRun_ < runs_.size(); ++lastRun_) {
        if (runs_[lastRun_].color == color) return runs_[lastRun_];
    }
    runs_.push_back({color, {}, {}});
    return runs_.back();
}

void GlyphBatch::add(char32_t c, int x, int y, const QColor& color) {
    const quint32 glyph = glyphOf(c);
    if (glyph == 0) {
        strays_.push_back({color.rgb(), QString::fromUcs4(&c, 1), QPoint(x, y)});
        return;
    }
    Run& run = runOf(color.rgb());
    run.glyphs.push_back(glyph);
    run.places.emplace_back(x, y);
}

void GlyphBatch::add(QStringView text, int x, int y, int step, const QColor& color) {
    for (const QChar c : text) {
        if (c != QLatin1Char(' ')) add(c.unicode(), x, y, color);
        x += step;
    }
}

void GlyphBatch::flush(QPainter& painter) {
    for (Run& run : runs_) {
        if (run.glyphs.empty()) continue;
        QGlyphRun glyphs;
        glyphs.setRawFont(raw_);
        glyphs.setRawData(run.glyphs.data(), run.places.data(), static_cast<int>(run.glyphs.size()));
        painter.setPen(QColor(run.color));
        painter.drawGlyphRun(QPointF(0, 0), glyphs);
        run.glyphs.clear();
        run.places.clear();
    }
    // Runs of colours that come no more (a palette change) must not pile up.
    if (runs_.size() > 64) runs_.clear();
    lastRun_ = 0;
    if (!strays_.empty()) {
        painter.setFont(font_);
        for (const Stray& stray : strays_) {
            painter.setPen(QColor(stray.color));
            painter.drawText(stray.place, stray.text);
        }
        strays_.clear();
    }
}

}  // namespace sectorsmith::gui
