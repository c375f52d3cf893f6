// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/partition_map.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QIcon>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "base/units.h"
#include "gui/disks/part_painting.h"
#include "gui/hexview/hex_colors.h"
#include "gui/session/plain_tip.h"
#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

constexpr int gap = 3;  // between the map and the MBR's strip

}  // namespace

QIcon colorIcon(const QColor& color) {
    QPixmap pixmap(32, 32);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(QRectF(6, 6, 20, 20), 4, 4);
    return QIcon(pixmap);
}

PartitionMap::PartitionMap(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Partition map"));
}

const std::vector<LayoutPart>& PartitionMap::parts() const {
    static const std::vector<LayoutPart> none;
    return report_ == nullptr ? none : report_->layout.parts;
}

void PartitionMap::setReport(std::shared_ptr<const DiskReport> report) {
    report_ = std::move(report);
    if (chosen_ >= static_cast<int>(parts().size())) chosen_ = -1;
    layOut();
    updateGeometry();
}

void PartitionMap::layOut() {
    std::vector<ByteRange> ranges;
    for (const LayoutPart& part : parts()) ranges.push_back(part.range);
    geometry_ = StripGeometry(std::move(ranges), std::max(1, width() - 2));
    update();
}

bool PartitionMap::hasMbrStrip() const {
    return report_ != nullptr && report_->tables.isGptLike() && !report_->mbr.empty();
}

QSize PartitionMap::sizeHint() const {
    const int line = fontMetrics().height();
    return {400, line * 3 + 14 + (hasMbrStrip() ? line + gap + 4 : 0)};
}
QSize PartitionMap::minimumSizeHint() const { return {120, sizeHint().height()}; }

QRect PartitionMap::strip() const {
    QRect area = rect().adjusted(1, 1, -1, -1);
    if (hasMbrStrip()) area.setBottom(area.bottom() - fontMetrics().height() - gap - 4);
    return area;
}

QString PartitionMap::describe(int index) const {
    if (index < 0 || index >= static_cast<int>(parts().size())) return {};
    const LayoutPart& part = parts()[static_cast<std::size_t>(index)];
    const quint64 sector = report_->tables.sectorSize;
    QStringList lines;
    lines << (part.index.isEmpty() ? part.title() : tr("Partition %1: %2").arg(part.index, part.title()));
    QStringList facts;
    if (!part.fileSystem.isEmpty()) facts << part.fileSystem;
    if (const TableRow* row = report_->rowOf(part)) {
        facts << row->typeName;
        if (!row->name.isEmpty() && row->name != part.title()) facts << tr("name “%1”").arg(row->name);
    }
    facts.removeDuplicates();
    if (!facts.isEmpty()) lines << facts.join(QStringLiteral(" · "));
    lines << tr("%1, sectors %2 to %3")
                 .arg(sizeText(part.range.length), QString::number(part.range.offset / sector),
                      QString::number((part.range.end() - 1) / sector));
    return lines.join(QLatin1Char('\n'));
}

int PartitionMap::partOf(const TableRow& row) const {
    for (std::size_t i = 0; i < parts().size(); ++i) {
        const LayoutPart& part = parts()[i];
        if (!part.index.isEmpty() && part.range.offset == row.offset) return static_cast<int>(i);
    }
    return -1;
}

void PartitionMap::paintPart(QPainter& painter, int index) const {
    const HexColors colors = HexColors::from(palette(), true);
    const LayoutPart& part = parts()[static_cast<std::size_t>(index)];
    const auto at = static_cast<std::size_t>(index);
    const QRect area = strip();
    const QRect cell(1 + geometry_.left(at), area.top(),
                     std::max(1, geometry_.right(at) - geometry_.left(at)), area.height());
    const TableRow* row = report_->rowOf(part);
    const QColor base = part.free || part.table ? colors.base : colors.tint(colorOfPart(part));
    paintPartGround(painter, part, cell, colors);
    painter.setPen(colors.line);
    painter.drawRect(cell.adjusted(0, 0, -1, -1));
    const int line = fontMetrics().height();
    const QRect text = cell.adjusted(5, 3, -5, -6);
    if (part.table || text.width() < fontMetrics().averageCharWidth() * 3) return;
    int top = text.top();
    auto draw = [&](const QString& what, const QColor& ink) {
        const QString shown = fontMetrics().elidedText(what, Qt::ElideRight, text.width());
        if (part.free)  // the hatch must not run through the letters
            painter.fillRect(QRect(text.left() - 2, top, fontMetrics().horizontalAdvance(shown) + 4, line),
                             colors.base);
        painter.setPen(ink);
        painter.drawText(QRect(text.left(), top, text.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                         shown);
        top += line;
    };
    const QColor quiet = readable(colors.muted, base, colors.text, 4.5);
    draw(part.title(), colors.text);
    if (part.free) {
        draw(sizeText(part.range.length), quiet);
        return;
    }
    draw(!part.fileSystem.isEmpty() && part.fileSystem != part.title() ? part.fileSystem
         : row != nullptr && row->typeName != part.title()             ? row->typeName
                                                                       : QString(),
         quiet);
    draw(sizeText(part.range.length), quiet);
}

void PartitionMap::paintMbrStrip(QPainter& painter) const {
    const HexColors colors = HexColors::from(palette(), true);
    const int line = fontMetrics().height();
    const QRect area(1, height() - line - 4, width() - 2, line + 3);
    painter.setPen(colors.line);
    painter.drawRect(area.adjusted(0, 0, -1, -1));
    for (const TableRow& row : report_->mbr) {
        if (row.length == 0) continue;
        const int left = 1 + geometry_.xOf(row.offset);
        const int right = 1 + (row.offset + row.length >= report_->tables.diskBytes
                                   ? width() - 2
                                   : geometry_.xOf(row.offset + row.length));
        const QRect cell(left, area.top(), std::max(4, right - left), area.height());
        const QColor base = row.protective ? colors.headerBase : colors.tint(row.color);
        painter.fillRect(cell, base);
        painter.setPen(colors.line);
        painter.drawRect(cell.adjusted(0, 0, -1, -1));
        const QRect text = cell.adjusted(5, 1, -3, -1);
        if (text.width() < fontMetrics().averageCharWidth() * 2) continue;
        const QString label = row.protective ? tr("MBR: EE, protective")
                              : row.active   ? tr("MBR %1: %2, active").arg(row.index).arg(row.type)
                                             : tr("MBR %1: %2").arg(row.index).arg(row.type);
        painter.setPen(readable(colors.muted, base, colors.text, 4.5));
        painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(label, Qt::ElideRight, text.width()));
    }
}

void PartitionMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const HexColors colors = HexColors::from(palette(), true);
    if (report_ == nullptr) {
        painter.setPen(colors.line);
        painter.drawRect(strip().adjusted(0, 0, -1, -1));
        painter.setPen(colors.muted);
        painter.drawText(strip(), Qt::AlignCenter, tr("Reading the partition tables…"));
        return;
    }
    for (int i = 0; i < static_cast<int>(parts().size()); ++i) paintPart(painter, i);
    if (hasMbrStrip()) paintMbrStrip(painter);
    if (chosen_ >= 0) {
        const auto at = static_cast<std::size_t>(chosen_);
        const QRect area = strip();
        QPen pen(hasFocus() ? palette().color(QPalette::Highlight) : colors.text, 2);
        pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        painter.drawRect(QRect(2 + geometry_.left(at), area.top() + 1,
                               std::max(2, geometry_.right(at) - geometry_.left(at) - 2), area.height() - 2));
    } else if (hasFocus()) {
        painter.setPen(QPen(colors.text, 1, Qt::DotLine));
        painter.drawRect(strip().adjusted(1, 1, -2, -2));
    }
}

void PartitionMap::resizeEvent(QResizeEvent*) { layOut(); }

void PartitionMap::choose(int part) {
    if (part == chosen_) return;
    chosen_ = part;
    setAccessibleDescription(describe(part));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    update();
}

void PartitionMap::chooseByHand(int part) {
    choose(part);
    Q_EMIT partChosen(part);
}

void PartitionMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !parts().empty())
        chooseByHand(static_cast<int>(geometry_.partAt(event->pos().x() - 1)));
}

void PartitionMap::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && chosen_ >= 0) Q_EMIT partActivated(chosen_);
}

void PartitionMap::keyPressEvent(QKeyEvent* event) {
    const int count = static_cast<int>(parts().size());
    if (count > 0 && (event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier)) {
        switch (event->key()) {
            case Qt::Key_Left: chooseByHand(std::max(0, chosen_ - 1)); return;
            case Qt::Key_Right: chooseByHand(std::min(count - 1, chosen_ + 1)); return;
            case Qt::Key_Home: chooseByHand(0); return;
            case Qt::Key_End: chooseByHand(count - 1); return;
            case Qt::Key_Return:
            case Qt::Key_Enter:
            case Qt::Key_Space:
                if (chosen_ >= 0) Q_EMIT partActivated(chosen_);
                return;
            default: break;
        }
    }
    QWidget::keyPressEvent(event);
}

void PartitionMap::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void PartitionMap::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool PartitionMap::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !parts().empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(),
                           plainTip(describe(static_cast<int>(geometry_.partAt(help->pos().x() - 1)))), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace sectorsmith::gui
