// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/table_sides.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include "gui/partitions/pair_lines.h"
#include "gui/partitions/table_model.h"
#include "gui/partitions/table_text.h"

namespace sectorsmith::gui {

namespace {

QTableView* makeTable(TableKind kind, const QString& name, QWidget* parent) {
    auto* view = new QTableView(parent);
    view->setModel(new TableModel(kind, view));
    view->setAccessibleName(name);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    view->setAlternatingRowColors(true);
    view->setShowGrid(false);
    view->setTabKeyNavigation(false);
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->verticalHeader()->hide();
    view->verticalHeader()->setDefaultSectionSize(view->fontMetrics().height() + 8);
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    view->setMinimumHeight(view->verticalHeader()->defaultSectionSize() * 5);
    const auto* model = qobject_cast<TableModel*>(view->model());
    view->setItemDelegateForColumn(model->section(TableModel::Type), new TypeDelegate(view));
    return view;
}

QWidget* withTitle(QLabel* title, QTableView* view, QWidget* parent) {
    auto* widget = new QWidget(parent);
    auto* box = new QVBoxLayout(widget);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(2);
    QFont bold = title->font();
    bold.setBold(true);
    title->setFont(bold);
    title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // never makes its side wide
    box->addWidget(title);
    box->addWidget(view, 1);
    return widget;
}

const TableModel* modelOf(const QTableView* view) { return qobject_cast<const TableModel*>(view->model()); }

}  // namespace

TableSides::TableSides(QWidget* parent)
    : QWidget(parent),
      gpt_(makeTable(TableKind::Gpt, tr("GUID partition table"), this)),
      mbr_(makeTable(TableKind::Mbr, tr("Master boot record"), this)),
      apm_(makeTable(TableKind::Apm, tr("Apple partition map"), this)),
      all_{gpt_, mbr_, apm_},
      lines_(new PairLines(gpt_, mbr_, this)),
      mbrTitle_(new QLabel(this)),
      gptSide_(withTitle(new QLabel(tr("GUID partition table (GPT)"), this), gpt_, this)),
      mbrSide_(withTitle(mbrTitle_, mbr_, this)),
      apmSide_(withTitle(new QLabel(tr("Apple partition map (APM)"), this), apm_, this)),
      none_(new QLabel(this)) {
    none_->setAlignment(Qt::AlignCenter);
    none_->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(gptSide_, 3);
    row->addWidget(lines_);
    row->addWidget(mbrSide_, 2);
    row->addWidget(apmSide_, 1);
    row->addWidget(none_, 1);
    for (QTableView* view : all_) {
        connect(view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
                [this, view] { rowChanged(view); });
        connect(view, &QTableView::customContextMenuRequested, this,
                [this, view](const QPoint& at) { Q_EMIT menuWanted(view->viewport()->mapToGlobal(at)); });
        const auto* model = qobject_cast<TableModel*>(view->model());
        connect(model, &TableModel::changeWanted, this, &TableSides::changeWanted);
        connect(model, &TableModel::refused, this, &TableSides::refused);
    }
}

QTableView* TableSides::table(TableKind kind) const {
    return kind == TableKind::Gpt ? gpt_ : kind == TableKind::Mbr ? mbr_ : apm_;
}

TableModel* TableSides::model(TableKind kind) const {
    return qobject_cast<TableModel*>(table(kind)->model());
}

void TableSides::setReport(const std::shared_ptr<const DiskReport>& report, bool mayEdit) {
    for (QTableView* view : all_) {
        auto* model = qobject_cast<TableModel*>(view->model());
        const int before = model->rowCount();
        model->setReport(report, mayEdit);
        if (model->rowCount() != before) view->resizeColumnsToContents();
        for (const TableModel::Column wide : {TableModel::Type, TableModel::Attributes}) {
            const int section = model->section(wide);
            const int most = fontMetrics().averageCharWidth() * 30;
            if (section >= 0 && view->columnWidth(section) > most) view->setColumnWidth(section, most);
        }
    }
    const bool gpt = report != nullptr && report->tables.isGptLike();
    const bool apm = report != nullptr && report->tables.scheme == Scheme::Apm;
    const bool mbr = report != nullptr && !report->mbr.empty();
    gptSide_->setVisible(gpt);
    mbrSide_->setVisible((gpt || mbr) && !apm);
    lines_->setVisible(gpt);
    apmSide_->setVisible(apm);
    none_->setVisible(!gpt && !mbr && !apm);
    none_->setText(noTablesText(report.get()));
    if (report != nullptr) {
        mbrTitle_->setText(mbrTitle(*report));
        mbrTitle_->setToolTip(mbrToolTip(*report));
    }
    lines_->update();
}

const TableRow* TableSides::currentRow() const {
    if (last_ == nullptr || last_->isHidden()) return nullptr;
    const TableModel* model = modelOf(last_);
    const QModelIndex index = last_->currentIndex();
    if (!index.isValid() || index.row() >= model->rowCount()) return nullptr;
    return &model->row(index.row());
}

void TableSides::rowChanged(QTableView* view) {
    if (selecting_ || !view->currentIndex().isValid()) return;
    selecting_ = true;
    last_ = view;
    const TableRow& row = modelOf(view)->row(view->currentIndex().row());
    // The partner of a pair is marked, too.
    QTableView* other = view == gpt_ ? mbr_ : gpt_;
    const int partner = row.pair == 0 ? -1 : modelOf(other)->rowOf(row.pair);
    if (partner >= 0) other->selectRow(partner);
    else {
        other->clearSelection();
        other->setCurrentIndex({});
    }
    Q_EMIT currentChanged();
    selecting_ = false;
}

void TableSides::select(const TableRow* row) {
    if (row == nullptr) {
        selecting_ = true;
        for (QTableView* view : all_) {
            view->clearSelection();
            view->setCurrentIndex({});
        }
        last_ = nullptr;
        selecting_ = false;
        return;
    }
    QTableView* view = table(row->table);
    const int at = modelOf(view)->rowOf(row->index);
    if (at >= 0) view->setCurrentIndex(view->model()->index(at, 0));
}

}  // namespace sectorsmith::gui
