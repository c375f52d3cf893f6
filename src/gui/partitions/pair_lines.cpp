// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/pair_lines.h"

#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QTableView>

#include "gui/hexview/hex_colors.h"
#include "gui/partitions/partition_map.h"
#include "gui/partitions/table_model.h"

namespace sectorsmith::gui {

PairLines::PairLines(QTableView* gpt, QTableView* mbr, QWidget* parent)
    : QWidget(parent), gpt_(gpt), mbr_(mbr) {
    setFixedWidth(std::max(36, fontMetrics().averageCharWidth() * 5));
    // What the lines say stands in the tables' columns “Shows” and “Shown by” as well.
    setAccessibleName(tr("Links between GPT and MBR entries"));
    setToolTip(tr("Which MBR entry corresponds to which GPT partition"));
    for (QTableView* view : {gpt, mbr}) {
        connect(view->verticalScrollBar(), &QScrollBar::valueChanged, this, qOverload<>(&QWidget::update));
        connect(view->model(), &QAbstractItemModel::modelReset, this, qOverload<>(&QWidget::update));
        connect(view->model(), &QAbstractItemModel::dataChanged, this, [this] { update(); });
        connect(view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] { update(); });
    }
}

std::vector<PairLines::Line> PairLines::lines() const {
    std::vector<Line> result;
    if (!gpt_ || !mbr_) return result;
    const auto* gptModel = qobject_cast<const TableModel*>(gpt_->model());
    const auto* mbrModel = qobject_cast<const TableModel*>(mbr_->model());
    auto middle = [this](QTableView* view, int row) {
        const QRect rect = view->visualRect(view->model()->index(row, 0));
        const int y = std::clamp(rect.center().y(), 0, view->viewport()->height() - 1);
        return mapFromGlobal(view->viewport()->mapToGlobal(QPoint(0, y))).y();
    };
    for (int i = 0; i < mbrModel->rowCount(); ++i) {
        const TableRow& entry = mbrModel->row(i);
        if (entry.pair == 0) continue;
        const int partner = gptModel->rowOf(entry.pair);
        if (partner < 0) continue;
        result.push_back(
            {middle(gpt_, partner), middle(mbr_, i), entry.pair, entry.index, gptModel->row(partner).color});
    }
    return result;
}

void PairLines::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor background = palette().color(QPalette::Window);
    const QColor text = palette().color(QPalette::WindowText);
    const auto* mbrModel = qobject_cast<const TableModel*>(mbr_->model());
    const int current = mbr_->currentIndex().row();
    for (const Line& line : lines()) {
        const bool chosen =
            current >= 0 && current < mbrModel->rowCount() && mbrModel->row(current).index == line.mbr;
        const QColor color = readable(line.color, background, text, 3.0);
        painter.setPen(QPen(color, chosen ? 3.5 : 2));
        QPainterPath path(QPointF(3, line.from));
        path.cubicTo(QPointF(width() / 2.0, line.from), QPointF(width() / 2.0, line.to),
                     QPointF(width() - 3, line.to));
        painter.drawPath(path);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawEllipse(QPointF(3, line.from), 3, 3);
        painter.drawEllipse(QPointF(width() - 3, line.to), 3, 3);
        painter.setBrush(Qt::NoBrush);
    }
}

}  // namespace sectorsmith::gui
