// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/erase/fill_map.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "gui/hexview/hex_colors.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

FillMapState::FillMapState(const ByteRange& extent, std::span<const ByteRange> ranges)
    : cells_(cellCount), begin_(extent.offset), end_(extent.end()) {
    for (std::size_t i = 0; i < cellCount; ++i) cells_[i].size = cellEnd(i) - cellStart(i);
    for (const ByteRange& range : ranges)
        for (std::size_t i = cellAt(range.offset); i < cellCount && cellStart(i) < range.end(); ++i)
            if (const std::uint64_t from = std::max(cellStart(i), range.offset),
                to = std::min(cellEnd(i), range.end());
                from < to)
                cells_[i].free += to - from;
}

std::uint64_t FillMapState::cellStart(std::size_t index) const {
    const std::uint64_t span = end_ - begin_;
    return begin_ + span / cellCount * index + span % cellCount * index / cellCount;
}

std::uint64_t FillMapState::cellEnd(std::size_t index) const {
    return index + 1 == cellCount ? end_ : cellStart(index + 1);
}

std::size_t FillMapState::cellAt(std::uint64_t offset) const {
    if (end_ <= begin_ || offset < begin_) return 0;
    const long double part =
        static_cast<long double>(offset - begin_) / static_cast<long double>(end_ - begin_);
    std::size_t index = std::min<std::size_t>(static_cast<std::size_t>(part * cellCount), cellCount - 1);
    while (index > 0 && cellStart(index) > offset) --index;
    while (index + 1 < cellCount && cellStart(index + 1) <= offset) ++index;
    return index;
}

void FillMapState::update(std::uint64_t done, std::uint64_t total) {
    doneBytes_.store(done, std::memory_order_relaxed);
    totalBytes_.store(total, std::memory_order_relaxed);
}

void FillMapState::piece(const ByteRange& range, Piece what) {
    for (std::size_t i = cellAt(range.offset); i < cellCount && cellStart(i) < range.end(); ++i) {
        const std::uint64_t from = std::max(cellStart(i), range.offset);
        const std::uint64_t to = std::min(cellEnd(i), range.end());
        if (from >= to) continue;
        cells_[i].done.fetch_add(to - from, std::memory_order_relaxed);
        if (what == Piece::AlreadyZero) cells_[i].zero.fetch_add(to - from, std::memory_order_relaxed);
        if (what == Piece::Left) cells_[i].left.fetch_add(to - from, std::memory_order_relaxed);
    }
}

namespace {

struct MapColors {
    QColor used, open, done, zero, left;
    explicit MapColors(const QPalette& palette) {
        const QColor base = palette.color(QPalette::Base);
        const QColor text = palette.color(QPalette::Text);
        const QColor accent = palette.color(QPalette::Highlight);
        const QColor window = palette.color(QPalette::Window);
        used = mix(window, text, 0.07);  // visible on the window, but no more than that
        open = mix(base, text, 0.32);
        done = accent;
        zero = mix(base, accent, 0.45);
        left = isDark(palette) ? QColor(0xE0, 0x6C, 0x5C) : QColor(0xC0, 0x39, 0x2B);
    }
};

}  // namespace

FillMap::FillMap(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Map of the used and the unused space"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FillMap::setState(std::shared_ptr<FillMapState> state) {
    state_ = std::move(state);
    update();
}

int FillMap::legendHeight() const { return fontMetrics().height() * 3 / 2; }

qreal FillMap::sideOf(int width) const {
    // On a wide window the cells do not grow without end.
    return std::clamp(static_cast<qreal>(width) / columns, 4.0, fontMetrics().height() * 1.2);
}

int FillMap::heightForWidth(int width) const {
    return static_cast<int>(std::ceil(sideOf(width) * rows)) + legendHeight();
}

QSize FillMap::sizeHint() const {
    const int width = fontMetrics().averageCharWidth() * 80;
    return {width, heightForWidth(width)};
}
QSize FillMap::minimumSizeHint() const {
    // Never lower than its cells at the width that it has.
    const int least = std::max(fontMetrics().averageCharWidth() * 30, columns * 4);
    return {least, heightForWidth(std::max(width(), least))};
}

QRectF FillMap::cellRect(std::size_t index) const {
    const qreal side = sideOf(width());
    const qreal gap = side > 5 ? 1.0 : 0.0;
    const auto row = static_cast<int>(index) / columns;
    const auto column = static_cast<int>(index) % columns;
    return {column * side, row * side, side - gap, side - gap};
}

void FillMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const MapColors colors(palette());
    for (std::size_t i = 0; i < FillMapState::cellCount; ++i) {
        const QRectF box = cellRect(i);
        painter.fillRect(box, colors.used);
        if (state_ == nullptr) continue;
        const FillMapState::Cell& cell = state_->cell(i);
        if (cell.free == 0) continue;
        // The unused part stands on the ground; what is done fills it from the left.
        QRectF open = box;
        open.setTop(box.bottom() - std::max(box.height() * static_cast<qreal>(cell.free) /
                                                static_cast<qreal>(std::max(cell.size, cell.free)),
                                            box.height() / 4));
        painter.fillRect(open, colors.open);
        const auto done = std::min(cell.done.load(std::memory_order_relaxed), cell.free);
        if (done == 0) continue;
        const auto zero = std::min(cell.zero.load(std::memory_order_relaxed), done);
        const auto left = cell.left.load(std::memory_order_relaxed);
        QRectF part = open;
        part.setWidth(open.width() * static_cast<qreal>(done) / static_cast<qreal>(cell.free));
        painter.fillRect(part,
                         mix(colors.done, colors.zero, static_cast<qreal>(zero) / static_cast<qreal>(done)));
        if (left > 0)
            painter.fillRect(
                QRectF(box.left(), box.bottom() - box.height() / 3, box.width(), box.height() / 3),
                colors.left);
    }
    // The legend.
    const struct {
        QColor color;
        QString text;
    } entries[] = {{colors.used, tr("in use")},
                   {colors.open, tr("to be done")},
                   {colors.done, tr("done")},
                   {colors.zero, tr("was zero already")},
                   {colors.left, tr("left")}};
    const int side = fontMetrics().height() * 2 / 3;
    const int top = heightForWidth(width()) - fontMetrics().height();
    int x = 0;
    painter.setPen(palette().color(QPalette::WindowText));
    for (const auto& entry : entries) {
        const int width = fontMetrics().horizontalAdvance(entry.text);
        if (x + side + 6 + width > this->width()) break;
        const QRect swatch(x, top + (fontMetrics().height() - side) / 2, side, side);
        painter.fillRect(swatch, entry.color);
        painter.drawRect(swatch.adjusted(0, 0, -1, -1));
        painter.drawText(x + side + 6, top + fontMetrics().ascent(), entry.text);
        x += side + 6 + width + fontMetrics().averageCharWidth() * 3;
    }
}

bool FillMap::event(QEvent* event) {
    if (event->type() == QEvent::Resize) updateGeometry();
    if (event->type() == QEvent::ToolTip && state_) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const qreal side = sideOf(width());
        const int column = static_cast<int>(help->pos().x() / side);
        const int row = static_cast<int>(help->pos().y() / side);
        if (column < columns && row < rows) {
            const auto index = static_cast<std::size_t>(row * columns + column);
            const auto& cell = state_->cell(index);
            QToolTip::showText(help->globalPos(),
                               tr("Unused here: %1 of %2; done: %3")
                                   .arg(sizeText(cell.free), sizeText(cell.size), sizeText(cell.done.load())),
                               this);
            return true;
        }
        QToolTip::hideText();
    }
    return QWidget::event(event);
}

}  // namespace sectorsmith::gui
