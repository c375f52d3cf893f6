// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/hex_painter.h"

#include <QPainterPath>
#include <algorithm>

namespace sectorsmith::gui {

namespace {

constexpr char hexDigits[] = "0123456789ABCDEF";

ByteRange visibleBytes(const HexScene& scene) { return {scene.first, scene.bytes.size()}; }

int rowTop(const HexScene& scene, std::uint64_t row) {
    return static_cast<int>(row - scene.topRow) * scene.layout->metrics().lineHeight;
}

// Zigzag under something wrong: told by its shape, not by its colour.
void zigzag(QPainter& painter, int from, int to, int y, const QColor& color) {
    QPolygon line;
    bool up = false;
    for (int x = from; x <= to; x += 2, up = !up) line << QPoint(x, up ? y - 2 : y);
    painter.setPen(QPen(color, 1.2));
    painter.drawPolyline(line);
}

constexpr qreal alternateStrength = 0.6;
constexpr qreal paleStrength = 0.35;

// Which of the rows that show a part of the range show nothing but zeros of it, several of them.
std::vector<bool> zeroRows(const HexScene& scene, const ByteRange& range) {
    constexpr std::uint64_t several = 8;
    std::vector<bool> rows;
    const HexLayout& layout = *scene.layout;
    const ByteRange shown = range.clippedTo(visibleBytes(scene));
    for (std::uint64_t at = shown.offset; at < shown.end();) {
        const std::uint64_t end = std::min(layout.offsetOfRow(layout.rowOf(at) + 1), shown.end());
        bool zero = end - at >= several;
        for (std::uint64_t i = at - scene.first; zero && i < end - scene.first; ++i)
            zero = scene.states[i] == ByteState::Ready && scene.bytes[i] == std::byte{0};
        rows.push_back(zero);
        at = end;
    }
    return rows;
}

}  // namespace

std::vector<QRect> HexPainter::cellRects(const HexScene& scene, const ByteRange& range, bool textArea) {
    std::vector<QRect> rects;
    const HexLayout& layout = *scene.layout;
    const ByteRange shown = range.clippedTo(visibleBytes(scene));
    if (shown.empty()) return rects;
    const std::uint64_t lastRow = layout.rowOf(shown.end() - 1);
    for (std::uint64_t row = layout.rowOf(shown.offset); row <= lastRow; ++row) {
        const std::uint64_t start = layout.offsetOfRow(row);
        const int from = shown.offset > start ? static_cast<int>(shown.offset - start) : 0;
        const int to = static_cast<int>(std::min<std::uint64_t>(
                           shown.end() - start, static_cast<std::uint64_t>(layout.bytesPerRow()))) -
                       1;
        const int left = textArea ? layout.textX(from) : layout.hexLeft(from);
        const int right = textArea ? layout.textX(to + 1) : layout.hexRight(to);
        rects.emplace_back(left, rowTop(scene, row), right - left, layout.metrics().lineHeight);
    }
    return rects;
}

void HexPainter::paint(QPainter& painter, const HexScene& scene) {
    tints_.clear();
    glyphs_.beginFrame();
    boldGlyphs_.beginFrame();
    painter.save();
    painter.translate(-scene.scrollX, scene.headerHeight);
    paintFields(painter, scene);
    paintUnreadable(painter, scene);
    paintChanged(painter, scene);
    paintSelection(painter, scene);
    paintSectors(painter, scene);
    paintBytes(scene);
    paintAddresses(painter, scene);
    glyphs_.flush(painter);
    boldGlyphs_.flush(painter);
    paintCursor(painter, scene);
    painter.restore();
    paintHeader(painter, scene);
}

// Finding them takes a while, and there are few colours.
const HexPainter::Tints& HexPainter::tintsOf(const HexColors& colors, const QColor& color) {
    const auto known = std::ranges::find(tints_, color.rgb(), &Tints::color);
    if (known != tints_.end()) return *known;
    const QColor full = colors.tint(color);
    tints_.push_back({color.rgb(), full, colors.tint(color, alternateStrength),
                      colors.tint(color, paleStrength), readable(color, colors.base, colors.text, 3.0),
                      readable(colors.muted, full, colors.text, 4.5)});
    return tints_.back();
}

void HexPainter::paintFields(QPainter& painter, const HexScene& scene) {
    for (const FieldMark& field : scene.fields) {
        const Tints& tints = tintsOf(scene.colors, field.color);
        const QColor& tint = field.alternate ? tints.alternate : tints.full;
        const QColor& strong = tints.strong;
        const std::vector<bool> zeros = zeroRows(scene, field.range);
        for (const bool textArea : {false, true}) {
            const std::vector<QRect> rects = cellRects(scene, field.range, textArea);
            for (std::size_t i = 0; i < rects.size(); ++i) {
                const QRect& rect = rects[i];
                painter.fillRect(rect, zeros[i] ? tints.pale : tint);
                // A line below its last bytes, none between its own rows.
                const bool ends = field.range.end() <= scene.first + scene.bytes.size();
                int from = rect.left();
                if (ends && i + 2 == rects.size()) from = rects.back().right() + 1;
                if (ends && i + 2 >= rects.size() && from <= rect.right()) {
                    painter.fillRect(QRect(from, rect.bottom() - 1, rect.right() + 1 - from, 2), strong);
                }
                // Where a field begins is visible without telling its colour from its neighbour's.
                if (i == 0 && field.range.offset >= scene.first)
                    painter.fillRect(QRect(rect.left(), rect.top() + 2, 2, rect.height() - 2), strong);
                if (field.bad)
                    zigzag(painter, rect.left(), rect.right(), rect.bottom() - 2, scene.colors.error);
            }
        }
    }
}

// A frame around each staged run besides the bold digits: seen without telling colours apart.
void HexPainter::paintChanged(QPainter& painter, const HexScene& scene) {
    const QColor weak = mix(scene.colors.base, scene.colors.changed, 0.16);
    for (const ByteRange& run : scene.changed) {
        for (const bool textArea : {false, true}) {
            for (const QRect& rect : cellRects(scene, run, textArea)) {
                painter.fillRect(rect, weak);
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(scene.colors.changed, 1));
                painter.drawRect(rect.adjusted(0, 0, -1, -1));
            }
        }
    }
}

void HexPainter::paintUnreadable(QPainter& painter, const HexScene& scene) {
    std::size_t i = 0;
    while (i < scene.states.size()) {
        if (scene.states[i] != ByteState::Unreadable) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < scene.states.size() && scene.states[end] == ByteState::Unreadable) ++end;
        const QColor weak = mix(scene.colors.base, scene.colors.error, 0.10);
        const QColor hatch = mix(scene.colors.base, scene.colors.error, 0.40);
        for (const bool textArea : {false, true}) {
            for (const QRect& rect : cellRects(scene, {scene.first + i, end - i}, textArea)) {
                painter.fillRect(rect, weak);
                painter.fillRect(rect, QBrush(hatch, Qt::BDiagPattern));
            }
        }
        i = end;
    }
}

void HexPainter::paintSelection(QPainter& painter, const HexScene& scene) {
    if (scene.selection.empty()) return;
    for (const bool textArea : {false, true}) {
        for (const QRect& rect : cellRects(scene, scene.selection, textArea))
            painter.fillRect(rect, scene.colors.selection);
    }
}

void HexPainter::paintSectors(QPainter& painter, const HexScene& scene) {
    const HexLayout& layout = *scene.layout;
    const ByteRange shown = visibleBytes(scene);
    if (shown.empty()) return;
    const std::uint64_t sector = layout.sectorSize();
    const int height = layout.metrics().lineHeight;
    painter.setPen(QPen(scene.colors.line, 1));
    // Lines closer than two rows would cover the bytes they separate.
    if (sector < static_cast<std::uint64_t>(layout.bytesPerRow())) return;
    for (std::uint64_t start = (shown.offset + sector - 1) / sector * sector; start < shown.end();
         start += sector) {
        if (start == 0) continue;
        const std::uint64_t row = layout.rowOf(start);
        const int column = layout.columnOf(start);
        const int top = rowTop(scene, row);
        if (column == 0) {
            painter.drawLine(0, top, layout.textEnd(), top);
            continue;
        }
        // The boundary lies within a row: a step.
        const int below = top + height;
        painter.drawLine(layout.hexLeft(0), below, layout.hexLeft(column), below);
        painter.drawLine(layout.hexLeft(column), top, layout.hexLeft(column), below);
        painter.drawLine(layout.hexLeft(column), top, layout.hexEnd() + layout.cellMargin(), top);
        painter.drawLine(layout.textX(0), below, layout.textX(column), below);
        painter.drawLine(layout.textX(column), top, layout.textX(column), below);
        painter.drawLine(layout.textX(column), top, layout.textEnd(), top);
    }
}

void HexPainter::paintBytes(const HexScene& scene) {
    const HexLayout& layout = *scene.layout;
    const int width = layout.metrics().charWidth;
    const int digits = layout.cellDigitCount();
    // Weak text has to be read on a field's background, too.
    auto field = scene.fields.begin();
    auto mutedField = scene.fields.end();
    QColor fieldMuted;
    auto changed = scene.changed.begin();
    for (std::size_t i = 0; i < scene.bytes.size(); ++i) {
        const std::uint64_t offset = scene.first + i;
        while (field != scene.fields.end() && field->range.end() <= offset) ++field;
        const bool inField = field != scene.fields.end() && field->range.contains(offset);
        if (inField && mutedField != field) {
            fieldMuted = tintsOf(scene.colors, field->color).muted;
            mutedField = field;
        }
        const int column = layout.columnOf(offset);
        const int y = rowTop(scene, layout.rowOf(offset)) + scene.ascent;
        const int x = layout.hexX(column);
        const int textX = layout.textX(column);
        const bool selected = scene.selection.contains(offset);
        while (changed != scene.changed.end() && changed->end() <= offset) ++changed;
        const bool isChanged = changed != scene.changed.end() && changed->contains(offset);
        GlyphBatch& glyphs = isChanged ? boldGlyphs_ : glyphs_;
        const QColor normal = selected    ? scene.colors.selectionText
                              : isChanged ? scene.colors.changed
                                          : scene.colors.text;
        const QColor muted = selected  ? scene.colors.selectionText
                             : inField ? fieldMuted
                                       : scene.colors.muted;
        switch (scene.states[i]) {
            case ByteState::Ready: break;
            case ByteState::Pending:
                for (int k = 0; k < digits; ++k) glyphs_.add(U'·', x + k * width, y, muted);
                continue;
            case ByteState::Unreadable: {
                const QColor color = selected ? normal : scene.colors.error;
                for (int k = 0; k < digits; ++k) glyphs_.add(U'?', x + k * width, y, color);
                glyphs_.add(U'?', textX, y, color);
                continue;
            }
            case ByteState::Outside: continue;
        }
        const auto value = std::to_integer<unsigned>(scene.bytes[i]);
        const QColor& color = value == 0 && !isChanged ? muted : normal;
        int digitX = x;
        for (const char digit : cellDigits(layout.cellBase(), value)) {
            glyphs.add(static_cast<char32_t>(digit), digitX, y, color);
            digitX += width;
        }
        const TextCell& cell = scene.text[i];
        if (cell.character > U' ') {
            glyphs.add(cell.character, textX, y, normal);
        } else if (cell.character == 0 && !cell.continuation) {
            glyphs.add(U'.', textX, y, isChanged ? normal : muted);
        }
    }
}

void HexPainter::paintAddresses(QPainter& painter, const HexScene& scene) {
    const HexLayout& layout = *scene.layout;
    const int width = layout.metrics().charWidth;
    const std::uint64_t sector = layout.sectorSize();
    for (int i = 0; i < scene.rows; ++i) {
        const std::uint64_t row = scene.topRow + static_cast<std::uint64_t>(i);
        const int count = layout.bytesInRow(row);
        if (count == 0) break;
        const std::uint64_t offset = layout.offsetOfRow(row);
        const ByteRange bytes{offset, static_cast<std::uint64_t>(count)};
        const int y = rowTop(scene, row) + scene.ascent;
        const bool current = bytes.contains(scene.cursor);
        const QColor& color = current ? scene.colors.text : scene.colors.muted;
        const auto origin = scene.origins.empty() ? std::nullopt : scene.origins[static_cast<std::size_t>(i)];
        glyphs_.add(QString::fromStdString(layout.addressText(offset, origin)), layout.addressX(), y, width,
                    color);
        for (const std::uint64_t mark : scene.bookmarks) {
            if (!bytes.contains(mark)) continue;
            const int top = rowTop(scene, row) + 2;
            const int left = layout.addressX() + layout.addressChars() * width + width / 3;
            const int wide = std::max(width - 2, 5);
            painter.setPen(Qt::NoPen);
            painter.setBrush(scene.colors.focus);
            painter.drawPolygon(
                QPolygon({QPoint(left, top), QPoint(left + wide, top), QPoint(left + wide, top + wide * 2),
                          QPoint(left + wide / 2, top + wide * 3 / 2), QPoint(left, top + wide * 2)}));
            break;
        }
        if (!layout.hasLbaColumn()) continue;
        // The LBA stands where its sector begins, and at the top for the one that began above.
        const std::uint64_t start = (offset + sector - 1) / sector * sector;
        const bool begins = bytes.contains(start);
        if (!begins && i != 0) continue;
        const std::uint64_t lba = begins ? start / sector : offset / sector;
        const QString text = QString::fromStdString(layout.lbaText(lba));
        const int x = layout.lbaX() + (layout.lbaDigits() - static_cast<int>(text.size())) * width;
        glyphs_.add(text, x, y, width, begins ? scene.colors.text : scene.colors.muted);
    }
}

void HexPainter::paintCursor(QPainter& painter, const HexScene& scene) {
    painter.setBrush(Qt::NoBrush);
    if (scene.focusField) {
        for (const bool textArea : {false, true}) {
            QPainterPath outline;
            for (const QRect& rect : cellRects(scene, *scene.focusField, textArea)) {
                QPainterPath piece;
                piece.addRect(rect.adjusted(0, 0, 0, 1));
                outline = outline.united(piece);
            }
            painter.setPen(QPen(scene.colors.focus, 2, Qt::DashLine));
            painter.drawPath(outline.simplified());
        }
    }
    for (const bool textArea : {false, true}) {
        for (const QRect& rect : cellRects(scene, {scene.cursor, 1}, textArea)) {
            const bool here = textArea == scene.cursorInText;
            if (here && scene.focused) {
                painter.setPen(QPen(scene.colors.cursor, 2));
                painter.drawRect(rect.adjusted(1, 1, -1, -1));
                if (scene.digit > 0 && !textArea) {
                    const int width = scene.layout->metrics().charWidth;
                    const int x =
                        scene.layout->hexX(scene.layout->columnOf(scene.cursor)) + scene.digit * width;
                    painter.fillRect(QRect(x, rect.bottom() - 3, width, 3), scene.colors.cursor);
                }
            } else {
                painter.setPen(QPen(scene.colors.cursor, 1, here ? Qt::SolidLine : Qt::DotLine));
                painter.drawRect(rect.adjusted(0, 0, -1, -1));
            }
        }
    }
}

void HexPainter::paintHeader(QPainter& painter, const HexScene& scene) {
    const HexLayout& layout = *scene.layout;
    const int width = layout.metrics().charWidth;
    painter.fillRect(QRect(0, 0, scene.width, scene.headerHeight), scene.colors.headerBase);
    painter.setPen(scene.colors.line);
    painter.drawLine(0, scene.headerHeight - 1, scene.width, scene.headerHeight - 1);
    painter.save();
    const int top = (scene.headerHeight - layout.metrics().lineHeight) / 2;
    painter.translate(-scene.scrollX, top);
    const int y = scene.ascent;
    const QColor& color = scene.colors.muted;
    // Titles are words, which have letters of other widths than cells in other languages.
    painter.setPen(color);
    painter.setFont(font_);
    if (layout.hasLbaColumn()) {
        const int x = layout.lbaX() + layout.lbaDigits() * width -
                      painter.fontMetrics().horizontalAdvance(scene.lbaTitle);
        painter.drawText(std::max(x, 0), y, scene.lbaTitle);
    }
    painter.drawText(layout.addressX(), y, scene.addressTitle);
    const int columns = layout.bytesPerRow();
    const int cursorColumn = layout.columnOf(scene.cursor);
    for (int i = 0; i < columns; ++i) {
        const QColor& shade = i == cursorColumn ? scene.colors.text : color;
        // Over the last two digits of wide cells.
        const int x = layout.hexX(i) + (layout.cellDigitCount() - 2) * width;
        glyphs_.add(static_cast<char32_t>(hexDigits[i >> 4]), x, y, shade);
        glyphs_.add(static_cast<char32_t>(hexDigits[i & 15]), x + width, y, shade);
    }
    painter.drawText(layout.textX(0), y, scene.textTitle);
    glyphs_.flush(painter);
    painter.restore();
}

}  // namespace sectorsmith::gui
