// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/erase/fill_map.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "base/units.h"
#include "gui/hexview/hex_colors.h"

namespace sectorsmith::gui {

FillMapState::FillMapState(std::span<const DiskRange> ranges) : cells_(cellCount) {
    if (ranges.empty()) return;
    begin_ = ranges.front().offset;
    end_ = ranges.back().end();
    for (const DiskRange& range : ranges)
        for (std::size_t i = cellAt(range.offset); i < cellCount && cellStart(i) < range.end(); ++i)
            cells_[i].free += std::min(cellStart(i + 1), range.end()) - std::max(cellStart(i), range.offset);
}

std::uint64_t FillMapState::cellStart(std::size_t index) const {
    const std::uint64_t span = end_ - begin_;
    return begin_ + span / cellCount * index + span % cellCount * index / cellCount;
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

void FillMapState::piece(const DiskRange& range, Piece what) {
    for (std::size_t i = cellAt(range.offset); i < cellCount && cellStart(i) < range.end(); ++i) {
        const std::uint64_t from = std::max(cellStart(i), range.offset);
        const std::uint64_t to = std::min(i + 1 == cellCount ? end_ : cellStart(i + 1), range.end());
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
    setAccessibleName(tr("Map of the unused space"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void FillMap::setState(std::shared_ptr<FillMapState> state) {
    state_ = std::move(state);
    update();
}

int FillMap::legendHeight() const { return fontMetrics().height() * 3 / 2; }

QSize FillMap::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 80, fontMetrics().height() * 7 + legendHeight()};
}
QSize FillMap::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 4 + legendHeight()};
}

FillMap::Grid FillMap::grid() const {
    const qreal width = std::max(1, this->width());
    const qreal height = std::max(1, this->height() - legendHeight());
    Grid grid;
    grid.columns =
        std::clamp(static_cast<int>(std::ceil(std::sqrt(FillMapState::cellCount * width / height))), 1,
                   static_cast<int>(FillMapState::cellCount));
    grid.rows = (static_cast<int>(FillMapState::cellCount) + grid.columns - 1) / grid.columns;
    grid.side = std::min(width / grid.columns, height / grid.rows);
    return grid;
}

void FillMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const MapColors colors(palette());
    const Grid cells = grid();
    const qreal gap = cells.side > 5 ? 1.0 : 0.0;
    for (std::size_t i = 0; i < FillMapState::cellCount; ++i) {
        const int row = static_cast<int>(i) / cells.columns;
        const int column = static_cast<int>(i) % cells.columns;
        QRectF box(column * cells.side, row * cells.side, cells.side - gap, cells.side - gap);
        const std::uint64_t free = state_ ? state_->cell(i).free : 0;
        painter.fillRect(box, free == 0 ? colors.used : colors.open);
        if (free == 0) continue;
        const auto done = std::min(state_->cell(i).done.load(std::memory_order_relaxed), free);
        if (done == 0) continue;
        const auto zero = state_->cell(i).zero.load(std::memory_order_relaxed);
        const auto left = state_->cell(i).left.load(std::memory_order_relaxed);
        QRectF part = box;
        part.setWidth(box.width() * static_cast<qreal>(done) / static_cast<qreal>(free));
        painter.fillRect(part, zero * 2 > done ? colors.zero : colors.done);
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
    const int top = height() - legendHeight() + (legendHeight() - fontMetrics().height());
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
    if (event->type() == QEvent::ToolTip && state_) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Grid cells = grid();
        const int column = static_cast<int>(help->pos().x() / cells.side);
        const int row = static_cast<int>(help->pos().y() / cells.side);
        const auto index = static_cast<std::size_t>(row) * static_cast<std::size_t>(cells.columns) +
                           static_cast<std::size_t>(column);
        if (column < cells.columns && index < FillMapState::cellCount) {
            const auto& cell = state_->cell(index);
            QToolTip::showText(help->globalPos(),
                               tr("%1 to be done here, %2 done")
                                   .arg(QString::fromStdString(formatSize(cell.free)),
                                        QString::fromStdString(formatSize(cell.done.load()))),
                               this);
            return true;
        }
        QToolTip::hideText();
    }
    return QWidget::event(event);
}

}  // namespace sectorsmith::gui
