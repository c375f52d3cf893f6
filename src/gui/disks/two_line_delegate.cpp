// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/two_line_delegate.h"

#include <QApplication>
#include <QPainter>

#include "gui/disks/disks_panel.h"
#include "gui/hexview/hex_colors.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

namespace {

constexpr int margin = 4;

}  // namespace

void TwoLineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QStyle* style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    const QString title = item.text;
    const QIcon symbol = item.icon;
    item.text.clear();
    item.icon = {};
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool selected = item.state.testFlag(QStyle::State_Selected);
    const QPalette::ColorGroup group = !item.state.testFlag(QStyle::State_Enabled) ? QPalette::Disabled
                                       : item.state.testFlag(QStyle::State_Active) ? QPalette::Active
                                                                                   : QPalette::Inactive;
    const QColor base = item.palette.color(group, selected ? QPalette::Highlight : QPalette::Base);
    const QColor ink = item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor weak = readable(mix(ink, base, 0.35), base, ink, 4.5);
    const int height = item.fontMetrics.height();
    QRect area = item.rect.adjusted(margin, margin / 2, -margin, -margin / 2);

    const QVariant color = index.data(DisksPanel::ColorRole);
    if (color.isValid())
        painter->fillRect(QRect(area.left(), area.top() + 1, 4, area.height() - 2), color.value<QColor>());
    if (color.isValid()) area.setLeft(area.left() + 8);
    if (!symbol.isNull()) {
        const int side = std::min(area.height(), height + 6);
        symbol.paint(painter, QRect(area.left(), area.top() + (area.height() - side) / 2, side, side),
                     Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);
        area.setLeft(area.left() + side + 6);
    }
    // A mark at the end of the lines.
    if (index.data(DisksPanel::ClashRole).toBool()) {
        icon("dialog-warning")
            .paint(painter, QRect(area.right() - height, area.top(), height, height), Qt::AlignCenter);
        area.setRight(area.right() - height - 4);
    }
    const QVariant bytes = index.data(DisksPanel::SizeRole);
    const QString size = bytes.isValid() ? sizeText(bytes.toULongLong()) : QString();
    // The name counts most and gets the whole line; the size leads the second one, where there is one.
    QString detail = index.data(DisksPanel::DetailRole).toString();
    const bool sizeBelow = !detail.isEmpty() && !size.isEmpty();
    if (sizeBelow) detail = size + QStringLiteral(" · ") + detail;
    const int sizeWidth = size.isEmpty() || sizeBelow ? 0 : item.fontMetrics.horizontalAdvance(size) + 8;
    const int titleHeight = detail.isEmpty() ? area.height() : height;

    painter->save();
    painter->setFont(item.font);
    painter->setPen(ink);
    const QRect titleArea(area.left(), area.top(), area.width() - sizeWidth, titleHeight);
    painter->drawText(titleArea, Qt::AlignLeft | Qt::AlignVCenter,
                      item.fontMetrics.elidedText(title, Qt::ElideRight, titleArea.width()));
    painter->setPen(weak);
    painter->drawText(QRect(area.left(), area.top(), area.width(), titleHeight),
                      Qt::AlignRight | Qt::AlignVCenter, sizeBelow ? QString() : size);
    if (!detail.isEmpty()) {
        const QRect detailArea(area.left(), area.top() + height, area.width(), height);
        painter->drawText(detailArea, Qt::AlignLeft | Qt::AlignVCenter,
                          item.fontMetrics.elidedText(detail, Qt::ElideRight, detailArea.width()));
    }
    painter->restore();
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int lines = index.data(DisksPanel::DetailRole).toString().isEmpty() ? 1 : 2;
    return {80, option.fontMetrics.height() * lines + margin + 2};
}

}  // namespace sectorsmith::gui
