// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/partitions_view.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include "gui/hexview/hex_colors.h"
#include "gui/partitions/findings_list.h"
#include "gui/partitions/partition_map.h"
#include "gui/partitions/table_commands.h"
#include "gui/partitions/table_model.h"
#include "gui/partitions/table_sides.h"
#include "gui/partitions/table_text.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"

namespace sectorsmith::gui {

PartitionsView::PartitionsView(PartitionsController* controller, QWidget* parent)
    : QWidget(parent),
      controller_(controller),
      summary_(new QLabel(this)),
      pending_(new QPushButton(icon("document-save-as"), tr("&Review and write…"), this)),
      map_(new PartitionMap(this)),
      problem_(new QLabel(this)),
      tables_(new TableSides(this)),
      findings_(new FindingsList(this)),
      commands_(new TableCommands(controller, tables_, map_, this)) {
    setAccessibleName(tr("Partitions"));
    buildLayout();
    connectParts();
    showReport();
}

void PartitionsView::buildLayout() {
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(6, 4, 6, 4);
    auto* head = new QHBoxLayout;
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    summary_->setWordWrap(true);
    pending_->setToolTip(tr("The tables include pending changes that are not on the disk yet"));
    head->addWidget(summary_, 1);
    head->addWidget(pending_);
    box->addLayout(head);
    box->addWidget(map_);
    box->addWidget(commands_->makeBar());
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    problem_->setMargin(4);
    problem_->hide();
    box->addWidget(problem_);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(tables_);
    splitter->addWidget(findings_);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({300, 200});
    box->addWidget(splitter, 1);
}

void PartitionsView::connectParts() {
    SourceSession* session = controller_->session();
    connect(pending_, &QPushButton::clicked, session, &SourceSession::requestReview);
    connect(session, &SourceSession::editsChanged, this, &PartitionsView::showPending);
    connect(controller_, &PartitionsController::reportChanged, this, &PartitionsView::showReport);
    connect(controller_, &PartitionsController::refused, this,
            [this](const QString& text) { showProblem(capitalized(text)); });
    connect(controller_, &PartitionsController::staged, this, [this](const QString& what) {
        showHint(tr("Staged, not written yet: %1. Press %2 to undo it.")
                     .arg(what, QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    });
    connect(controller_, &PartitionsController::saved, this,
            [this](const QString& file) { showHint(tr("Tables saved to %1").arg(file)); });
    connect(commands_, &TableCommands::problem, this, &PartitionsView::showProblem);
    connect(commands_, &TableCommands::bytesWanted, this, &PartitionsView::bytesWanted);
    connect(map_, &PartitionMap::partChosen, this, [this](int part) {
        const auto& report = controller_->report();
        if (report && part >= 0)
            tables_->select(report->rowOf(map_->parts()[static_cast<std::size_t>(part)]));
        commands_->update();
    });
    connect(map_, &PartitionMap::partActivated, this, [this](int part) {
        const LayoutPart& what = map_->parts()[static_cast<std::size_t>(part)];
        if (what.free) commands_->addEntry();
        else if (!what.table) commands_->editEntry();
    });
    connect(findings_, &FindingsList::goTo, this, [this, session](quint64 offset) {
        session->goTo(offset);
        Q_EMIT bytesWanted();
    });
    connect(findings_, &FindingsList::repairWanted, this, &PartitionsView::repair);
    connect(tables_, &TableSides::currentChanged, this, [this] {
        if (const TableRow* row = tables_->currentRow(); row != nullptr) map_->choose(map_->partOf(*row));
        commands_->update();
    });
    connect(tables_, &TableSides::menuWanted, commands_, &TableCommands::showMenu);
    connect(tables_, &TableSides::refused, this, &PartitionsView::showProblem);
    connect(tables_, &TableSides::changeWanted, this, [this](const EntryChange& change) {
        showProblem({});
        // Said at once, before anything is planned.
        if (const auto possible = tryChange(controller_->report()->tables, change); !possible) {
            showProblem(capitalized(errorText(possible.error())));
            return;
        }
        controller_->change(change);
    });
}

QTableView* PartitionsView::table(TableKind table) const { return tables_->table(table); }

TableModel* PartitionsView::model(TableKind table) const { return tables_->model(table); }

void PartitionsView::repair(Repair repair) {
    switch (repair) {
        case Repair::None: break;
        case Repair::Gpt: commands_->repairGpt(); break;
        case Repair::NewGuids: commands_->newGuids(); break;
        case Repair::Hybrid: commands_->recoverBootCamp(); break;
        case Repair::HybridReset: commands_->resetHybrid(); break;
        case Repair::Lost: commands_->findLost(); break;
    }
}

void PartitionsView::showProblem(const QString& text) {
    problem_->setVisible(!text.isEmpty());
    if (text.isEmpty()) return;
    const HexColors colors = HexColors::from(palette(), true);
    problem_->setStyleSheet(QStringLiteral("color: %1; font-weight: bold").arg(colors.error.name()));
    problem_->setText(QStringLiteral("⚠ ") + text);
    QAccessibleEvent alert(problem_, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void PartitionsView::showHint(const QString& text) {
    problem_->setStyleSheet({});
    problem_->setText(text);
    problem_->setVisible(!text.isEmpty());
}

void PartitionsView::showPending() {
    const bool edits = controller_->session()->hasEdits();
    pending_->setVisible(edits);
    if (!edits && problem_->styleSheet().isEmpty()) problem_->hide();
}

void PartitionsView::showReport() {
    const std::shared_ptr<const DiskReport>& report = controller_->report();
    const bool mayEdit = controller_->readOnlyReason().isEmpty();
    map_->setReport(report);
    findings_->setReport(report);
    tables_->setReport(report, mayEdit);
    summary_->setText(tablesSummary(report.get(), mayEdit));
    showPending();
    commands_->update();
}

}  // namespace sectorsmith::gui
