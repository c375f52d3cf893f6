// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/cell_map.h"
#include "gui/session/plain_tip.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace sectorsmith::gui {

std::uint64_t CellGrid::start(std::size_t index) const {
    const std::uint64_t span = extent_.length;
    return extent_.offset + span / count * index + span % count * index / count;
}

ByteRange CellGrid::cell(std::size_t index) const {
    const std::uint64_t from = start(index);
    return {from, (index + 1 == count ? extent_.end() : start(index + 1)) - from};
}

std::size_t CellGrid::at(std::uint64_t offset) const {
    if (extent_.empty() || offset < extent_.offset) return 0;
    const long double part =
        static_cast<long double>(offset - extent_.offset) / static_cast<long double>(extent_.length);
    std::size_t index = std::min<std::size_t>(static_cast<std::size_t>(part * count), count - 1);
    while (index > 0 && start(index) > offset) --index;
    while (index + 1 < count && start(index + 1) <= offset) ++index;
    return index;
}

CellMap::CellMap(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int CellMap::legendHeight() const { return fontMetrics().height() * 3 / 2; }

qreal CellMap::sideOf(int width) const {
    // On a wide window the cells do not grow without end.
    return std::clamp(static_cast<qreal>(width) / columns, 4.0, fontMetrics().height() * 1.2);
}

int CellMap::heightForWidth(int width) const {
    return static_cast<int>(std::ceil(sideOf(width) * rows)) + legendHeight();
}

QSize CellMap::sizeHint() const {
    const int width = fontMetrics().averageCharWidth() * 80;
    return {width, heightForWidth(width)};
}

QSize CellMap::minimumSizeHint() const {
    // Never lower than its cells at the width that it has.
    const int least = std::max(fontMetrics().averageCharWidth() * 30, columns * 4);
    return {least, heightForWidth(std::max(width(), least))};
}

QRectF CellMap::cellRect(std::size_t index) const {
    const qreal side = sideOf(width());
    const qreal gap = side > 5 ? 1.0 : 0.0;
    const auto row = static_cast<int>(index) / columns;
    const auto column = static_cast<int>(index) % columns;
    return {column * side, row * side, side - gap, side - gap};
}

std::optional<std::size_t> CellMap::cellAt(const QPoint& point) const {
    const qreal side = sideOf(width());
    const int column = static_cast<int>(point.x() / side);
    const int row = static_cast<int>(point.y() / side);
    if (point.x() < 0 || point.y() < 0 || column >= columns || row >= rows) return std::nullopt;
    return static_cast<std::size_t>(row * columns + column);
}

void CellMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    for (std::size_t i = 0; i < CellGrid::count; ++i) paintCell(painter, i, cellRect(i));
    const int side = fontMetrics().height() * 2 / 3;
    const int top = heightForWidth(width()) - fontMetrics().height();
    int x = 0;
    painter.setPen(palette().color(QPalette::WindowText));
    for (const LegendEntry& entry : legend()) {
        const int width = fontMetrics().horizontalAdvance(entry.text);
        if (x + side + 6 + width > this->width()) break;
        const QRect swatch(x, top + (fontMetrics().height() - side) / 2, side, side);
        painter.fillRect(swatch, entry.color);
        painter.drawRect(swatch.adjusted(0, 0, -1, -1));
        painter.drawText(x + side + 6, top + fontMetrics().ascent(), entry.text);
        x += side + 6 + width + fontMetrics().averageCharWidth() * 3;
    }
}

bool CellMap::event(QEvent* event) {
    if (event->type() == QEvent::Resize) updateGeometry();
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto cell = cellAt(help->pos());
        const QString text = cell ? explain(*cell) : QString();
        if (text.isEmpty()) QToolTip::hideText();
        else QToolTip::showText(help->globalPos(), plainTip(text), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace sectorsmith::gui
