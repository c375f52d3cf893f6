// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/glyph_batch.h"

#include <QTextLayout>
#include <optional>

namespace sectorsmith::gui {

namespace {

// The writing system of a character that Qt draws only with a font's OpenType tables.
std::optional<QFontDatabase::WritingSystem> shapedSystem(char32_t c) {
    switch (QChar::script(c)) {
        case QChar::Script_Syriac: return QFontDatabase::Syriac;
        case QChar::Script_Thaana: return QFontDatabase::Thaana;
        case QChar::Script_Devanagari: return QFontDatabase::Devanagari;
        case QChar::Script_Bengali: return QFontDatabase::Bengali;
        case QChar::Script_Gurmukhi: return QFontDatabase::Gurmukhi;
        case QChar::Script_Gujarati: return QFontDatabase::Gujarati;
        case QChar::Script_Oriya: return QFontDatabase::Oriya;
        case QChar::Script_Tamil: return QFontDatabase::Tamil;
        case QChar::Script_Telugu: return QFontDatabase::Telugu;
        case QChar::Script_Kannada: return QFontDatabase::Kannada;
        case QChar::Script_Malayalam: return QFontDatabase::Malayalam;
        case QChar::Script_Sinhala: return QFontDatabase::Sinhala;
        case QChar::Script_Khmer: return QFontDatabase::Khmer;
        case QChar::Script_Nko: return QFontDatabase::Nko;
        default: return std::nullopt;
    }
}

}  // namespace

void GlyphBatch::setFont(const QFont& font) {
    font_ = font;
    raw_ = QRawFont::fromFont(font);
    glyphs_.clear();
    runs_.clear();
    strays_.clear();
    elsewhere_.clear();
    lastRun_ = 0;
}

void GlyphBatch::beginFrame() {
    searches_ = 0;
    incomplete_ = false;
}

// Cells hold characters one by one, which need no shaping. Qt's text engine would try each font in turn for these scripts
// and write a line to stderr for every one that cannot shape them.
QList<QGlyphRun> GlyphBatch::unshaped(char32_t c, QFontDatabase::WritingSystem system) const {
    QRawFont font = raw_;
    quint32 glyph = 0;  // the main font's box
    for (const QString& family : QFontDatabase::families(system)) {
        QFont candidate = font_;
        candidate.setFamilies({family});
        const QRawFont raw = QRawFont::fromFont(candidate);
        if (!raw.isValid() || !raw.supportsCharacter(c)) continue;
        const QList<quint32> found = raw.glyphIndexesForString(QString::fromUcs4(&c, 1));
        if (found.size() != 1) continue;
        font = raw;
        glyph = found.front();
        break;
    }
    QGlyphRun run;
    run.setRawFont(font);
    run.setGlyphIndexes({glyph});
    run.setPositions({QPointF(0, 0)});
    return {run};
}

const QList<QGlyphRun>* GlyphBatch::elsewhere(char32_t c) {
    const auto known = elsewhere_.constFind(c);
    if (known != elsewhere_.constEnd()) return &*known;
    if (searches_ >= searchesPerFrame) {
        incomplete_ = true;
        return nullptr;
    }
    ++searches_;
    if (elsewhere_.size() > 20'000) elsewhere_.clear();
    if (const auto system = shapedSystem(c)) return &*elsewhere_.insert(c, unshaped(c, *system));
    QTextLayout layout(QString::fromUcs4(&c, 1), font_);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLeadingIncluded(false);
    layout.endLayout();
    QList<QGlyphRun> runs = layout.glyphRuns();
    // From the line's top to the baseline, where the batch counts from.
    for (QGlyphRun& run : runs) {
        QList<QPointF> places = run.positions();
        for (QPointF& place : places) place.ry() -= line.ascent();
        run.setPositions(places);
    }
    return &*elsewhere_.insert(c, runs);
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
        strays_.push_back({color.rgb(), c, QPoint(x, y)});
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
    // First, since what has no font yet becomes a dot of the batch.
    for (const Stray& stray : strays_) {
        const QList<QGlyphRun>* runs = elsewhere(stray.character);
        if (runs == nullptr) {
            if (glyphOf(U'·') != 0) add(U'·', stray.place.x(), stray.place.y(), QColor(stray.color));
            continue;
        }
        painter.setPen(QColor(stray.color));
        for (const QGlyphRun& run : *runs) painter.drawGlyphRun(QPointF(stray.place), run);
    }
    strays_.clear();
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
}

}  // namespace sectorsmith::gui
