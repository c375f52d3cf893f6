// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/part_strip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "gui/disks/part_painting.h"
#include "gui/session/plain_tip.h"

namespace sectorsmith::gui {

PartStrip::PartStrip(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PartStrip::show(std::vector<LayoutPart> parts, quint64 size, quint32 sectorSize, const QString& title) {
    parts_ = std::move(parts);
    size_ = size;
    sectorSize_ = std::max(sectorSize, 1u);
    title_ = title;
    if (parts_.empty() && size > 0) {
        LayoutPart whole;
        whole.range = {0, size};
        whole.name = title;
        parts_.push_back(std::move(whole));
    }
    setAccessibleDescription(title);
    layOut();
}

void PartStrip::setScale(quint64 bytes) {
    scale_ = bytes;
    layOut();
}

void PartStrip::setPosition(std::optional<quint64> offset) {
    if (position_ == offset) return;
    position_ = offset;
    update();
}

QSize PartStrip::sizeHint() const { return {400, fontMetrics().height() * 2 + 12}; }
QSize PartStrip::minimumSizeHint() const { return {80, sizeHint().height()}; }

void PartStrip::layOut() {
    std::vector<ByteRange> ranges;
    for (const LayoutPart& part : parts_) ranges.push_back(part.range);
    const int whole = std::max(1, width() - 2);
    const auto wide = static_cast<double>(size_) / static_cast<double>(std::max<quint64>({scale_, size_, 1}));
    geometry_ = StripGeometry(std::move(ranges), std::clamp(qRound(whole * wide), std::min(whole, 8), whole));
    update();
}

void PartStrip::resizeEvent(QResizeEvent*) { layOut(); }

void PartStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const HexColors colors = HexColors::from(palette(), true);
    const QRect strip = rect().adjusted(1, 1, -1, -1);
    if (parts_.empty()) {
        painter.setPen(QPen(colors.line, 1, Qt::DashLine));
        painter.drawRect(strip.adjusted(0, 0, -1, -1));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(strip.adjusted(6, 0, -6, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                         title_);
        return;
    }
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const int left = 1 + geometry_.left(i);
        const QRect cell(left, strip.top(), std::max(1, 1 + geometry_.right(i) - left), strip.height());
        paintPartGround(painter, parts_[i], cell, colors);
        paintPartText(painter, parts_[i], cell, colors);
    }
    if (!position_) return;
    const int x = 1 + geometry_.xOf(*position_);
    painter.setPen(QPen(colors.text, 2));
    painter.drawLine(x, strip.top(), x, strip.bottom());
}

bool PartStrip::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !parts_.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(),
                           plainTip(describePart(parts_[geometry_.partAt(help->pos().x() - 1)], sectorSize_)),
                           this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace sectorsmith::gui
