// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/partitions_view.h"

#include <QAccessible>
#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "gui/hexview/hex_colors.h"
#include "gui/partitions/boot_camp_wizard.h"
#include "gui/partitions/entry_dialog.h"
#include "gui/partitions/findings_list.h"
#include "gui/partitions/gpt_properties_dialog.h"
#include "gui/partitions/gpt_repair_dialog.h"
#include "gui/partitions/lost_dialog.h"
#include "gui/partitions/pair_lines.h"
#include "gui/partitions/partition_map.h"
#include "gui/partitions/plan_view.h"
#include "gui/partitions/table_abilities.h"
#include "gui/partitions/table_model.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"
#include "ops/partition_contents.h"
#include "part/gpt_convert.h"
#include "part/gpt_edit.h"
#include "part/hybrid.h"
#include "part/hybrid_entry.h"
#include "part/new_table.h"
#include "part/table_backup.h"

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
    const auto* model = qobject_cast<TableModel*>(view->model());
    view->setItemDelegateForColumn(model->section(TableModel::Type), new TypeDelegate(view));
    return view;
}

}  // namespace

PartitionsView::PartitionsView(PartitionsController* controller, QWidget* parent)
    : QWidget(parent),
      controller_(controller),
      summary_(new QLabel(this)),
      pending_(new QPushButton(icon("document-save-as"), tr("&Review and write…"), this)),
      map_(new PartitionMap(this)),
      problem_(new QLabel(this)),
      findings_(new FindingsList(this)) {
    setAccessibleName(tr("Partitions"));
    auto* box = new QVBoxLayout(this);
    box->setContentsMargins(6, 4, 6, 4);
    auto* head = new QHBoxLayout;
    summary_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    summary_->setWordWrap(true);
    head->addWidget(summary_, 1);
    head->addWidget(pending_);
    box->addLayout(head);
    box->addWidget(map_);
    box->addWidget(buildTools());
    problem_->setWordWrap(true);
    problem_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    problem_->setMargin(4);
    problem_->hide();
    box->addWidget(problem_);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(buildTables());
    splitter->addWidget(findings_);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({300, 200});
    box->addWidget(splitter, 1);

    pending_->setToolTip(tr("The tables include pending changes that are not on the disk yet"));
    connect(pending_, &QPushButton::clicked, controller_->session(), &SourceSession::requestReview);
    connect(controller_, &PartitionsController::reportChanged, this, &PartitionsView::showReport);
    connect(controller_, &PartitionsController::refused, this,
            [this](const QString& text) { showProblem(capitalized(text)); });
    connect(controller_, &PartitionsController::staged, this, [this](const QString& what) {
        showHint(tr("Staged, not written yet: %1. Press %2 to undo it.")
                     .arg(what, QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    });
    connect(controller_, &PartitionsController::saved, this,
            [this](const QString& file) { showHint(tr("Tables saved to %1").arg(file)); });
    connect(controller_->session(), &SourceSession::editsChanged, this, &PartitionsView::showPending);
    connect(map_, &PartitionMap::partChosen, this, [this](int part) {
        const auto& report = controller_->report();
        if (report && part >= 0) select(report->rowOf(map_->parts()[static_cast<std::size_t>(part)]));
        updateActions();
    });
    connect(map_, &PartitionMap::partActivated, this, [this](int part) {
        const LayoutPart& what = map_->parts()[static_cast<std::size_t>(part)];
        if (what.free) addEntry();
        else if (!what.table) editEntry();
    });
    connect(findings_, &FindingsList::goTo, this, [this](quint64 offset) {
        controller_->session()->goTo(offset);
        Q_EMIT bytesWanted();
    });
    connect(findings_, &FindingsList::repairWanted, this, [this](Repair repair) {
        switch (repair) {
            case Repair::None: break;
            case Repair::Gpt: repairGpt(); break;
            case Repair::NewGuids: newGuids(); break;
            case Repair::Hybrid: recoverBootCamp(); break;
            case Repair::HybridReset: resetHybrid(); break;
            case Repair::Lost: findLost(); break;
        }
    });
    for (QTableView* view : {main_, mbr_, apm_}) {
        connect(view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
                [this, view] { currentChanged(view); });
        connect(view, &QTableView::customContextMenuRequested, this,
                [this, view](const QPoint& at) { showMenu(view, at); });
        const auto* model = qobject_cast<TableModel*>(view->model());
        connect(model, &TableModel::changeWanted, this, [this](const EntryChange& change) {
            showProblem({});
            // Said at once, before anything is planned.
            if (const auto possible = tryChange(controller_->report()->tables, change); !possible) {
                showProblem(capitalized(errorText(possible.error())));
                return;
            }
            controller_->change(change);
        });
        connect(model, &TableModel::refused, this, &PartitionsView::showProblem);
    }
    showReport();
}

std::vector<PartitionsView::Command> PartitionsView::toolsCommands() {
    return {{&PartitionsView::recoverBootCamp, "tools-wizard", MainWindow::tr("Recover &Boot Camp…")},
            {&PartitionsView::repairGpt, nullptr, MainWindow::tr("&Repair GPT…")},
            {&PartitionsView::findLost, "edit-find", MainWindow::tr("&Find lost partitions…")},
            {&PartitionsView::backUp, "document-save-as", MainWindow::tr("Back &up partition tables…")},
            {&PartitionsView::restore, "document-open", MainWindow::tr("Rest&ore partition tables…")}};
}

QWidget* PartitionsView::buildTools() {
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto button = [&](const char* iconName, const QString& text, const QKeySequence& keys, auto slot) {
        auto* action = new QAction(icon(iconName), text, this);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        auto* tool = new QToolButton(bar);
        tool->setDefaultAction(action);
        tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        tool->setFocusPolicy(Qt::TabFocus);
        row->addWidget(tool);
        return action;
    };
    add_ = button("list-add", tr("Add…"), Qt::Key_Insert, &PartitionsView::addEntry);
    edit_ = button("document-edit", tr("Edit…"), Qt::ALT | Qt::Key_Return, &PartitionsView::editEntry);
    delete_ = button("edit-delete", tr("Delete"), Qt::Key_Delete, &PartitionsView::deleteEntry);
    goTo_ = button("go-jump", tr("Show sectors"), {}, &PartitionsView::goToRow);
    row->addStretch(1);
    auto* menu = new QMenu(bar);
    auto entry = [&](const char* iconName, const QString& text, auto slot) {
        QAction* action = menu->addAction(iconName == nullptr ? QIcon() : icon(iconName), text);
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    const std::vector<Command> commands = toolsCommands();
    auto shared = [&](void (PartitionsView::*run)()) {
        const auto command = std::ranges::find(commands, run, &Command::run);
        return entry(command->iconName, command->text, run);
    };
    recover_ = shared(&PartitionsView::recoverBootCamp);
    reset_ = entry(nullptr, tr("Reset to a &protective MBR…"), &PartitionsView::resetHybrid);
    menu->addSeparator();
    repair_ = shared(&PartitionsView::repairGpt);
    guids_ = entry(nullptr, tr("New &GUIDs after cloning…"), &PartitionsView::newGuids);
    lost_ = shared(&PartitionsView::findLost);
    menu->addSeparator();
    backUp_ = shared(&PartitionsView::backUp);
    restore_ = shared(&PartitionsView::restore);
    menu->addSeparator();
    properties_ = entry(nullptr, tr("GPT propert&ies…"), &PartitionsView::gptProperties);
    sort_ = entry(nullptr, tr("Sor&t entries by start sector"), &PartitionsView::sortNumbers);
    chs_ = entry(nullptr, tr("Recalculate &CHS addresses…"), &PartitionsView::recomputeChs);
    menu->addSeparator();
    QMenu* convert = menu->addMenu(tr("Con&vert"));
    toGpt_ = convert->addAction(tr("MBR to &GPT…"), this, &PartitionsView::convertToGpt);
    toMbr_ = convert->addAction(tr("GPT to &MBR…"), this, &PartitionsView::convertToMbr);
    bsd_ = convert->addAction(tr("&BSD disklabel to GPT partitions…"), this, &PartitionsView::convertBsd);
    new_ = menu->addMenu(tr("New &empty table"));
    new_->addAction(tr("&GUID partition table (GPT)…"), this, [this] { newTable(Scheme::Gpt); });
    new_->addAction(tr("&Master boot record (MBR)…"), this, [this] { newTable(Scheme::Mbr); });
    new_->addAction(tr("&Apple partition map (APM)…"), this, [this] { newTable(Scheme::Apm); });
    zap_ = entry(nullptr, tr("Remove GPT…"), &PartitionsView::removeGpt);
    auto* tools = new QToolButton(bar);
    tools->setText(tr("Repair and &more"));
    tools->setIcon(icon("configure"));
    tools->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    tools->setPopupMode(QToolButton::InstantPopup);
    tools->setMenu(menu);
    tools->setFocusPolicy(Qt::TabFocus);
    row->addWidget(tools);
    return bar;
}

QWidget* PartitionsView::buildTables() {
    auto* tables = new QWidget(this);
    auto* row = new QHBoxLayout(tables);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    main_ = makeTable(TableKind::Gpt, tr("GUID partition table"), tables);
    mbr_ = makeTable(TableKind::Mbr, tr("Master boot record"), tables);
    apm_ = makeTable(TableKind::Apm, tr("Apple partition map"), tables);
    auto side = [&](QTableView* view, const QString& title, QLabel*& label) {
        auto* widget = new QWidget(tables);
        auto* box = new QVBoxLayout(widget);
        box->setContentsMargins(0, 0, 0, 0);
        box->setSpacing(2);
        label = new QLabel(title, widget);
        QFont bold = label->font();
        bold.setBold(true);
        label->setFont(bold);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // never makes its side wide
        box->addWidget(label);
        box->addWidget(view, 1);
        return widget;
    };
    QLabel* apmTitle = nullptr;
    gptSide_ = side(main_, tr("GUID partition table (GPT)"), mainTitle_);
    mbrSide_ = side(mbr_, tr("Master boot record (MBR)"), mbrTitle_);
    apmSide_ = side(apm_, tr("Apple partition map (APM)"), apmTitle);
    lines_ = new PairLines(main_, mbr_, tables);
    none_ = new QLabel(tables);
    none_->setAlignment(Qt::AlignCenter);
    none_->setWordWrap(true);
    for (QTableView* view : {main_, mbr_, apm_})
        view->setMinimumHeight(view->verticalHeader()->defaultSectionSize() * 5);
    row->addWidget(gptSide_, 3);
    row->addWidget(lines_);
    row->addWidget(mbrSide_, 2);
    row->addWidget(apmSide_, 1);
    row->addWidget(none_, 1);
    return tables;
}

QTableView* PartitionsView::table(TableKind table) const {
    return table == TableKind::Gpt ? main_ : table == TableKind::Mbr ? mbr_ : apm_;
}

TableModel* PartitionsView::model(TableKind kind) const {
    return qobject_cast<TableModel*>(table(kind)->model());
}

QString PartitionsView::problem() const { return problem_->isHidden() ? QString() : problem_->text(); }

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
    for (QTableView* view : {main_, mbr_, apm_}) {
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
    none_->setText(
        report == nullptr ? tr("Reading the partition tables…")
        : report->tables.volumeBootSector
            ? tr("This is a single volume without a partition table.")
            : tr("No partition table. Use “Repair and more” to find lost partitions or create a table."));
    if (report != nullptr) {
        QStringList facts{schemeText(report->tables.scheme),
                          tr("%1-byte sectors").arg(report->tables.sectorSize)};
        if (gpt && report->tables.gpt->best() != nullptr)
            facts << tr("disk GUID %1")
                         .arg(QString::fromStdString(report->tables.gpt->best()->header.diskGuid.text()));
        if (report->tables.mbr && !apm && !report->tables.volumeBootSector)
            facts << tr("disk signature %1")
                         .arg(report->tables.mbr->mbr.diskSignature, 8, 16, QLatin1Char('0'));
        if (!mayEdit) facts << tr("read-only");
        summary_->setText(facts.join(QStringLiteral(" · ")));
        mbrTitle_->setText(!gpt                                      ? tr("Master boot record (MBR)")
                           : report->tables.scheme == Scheme::Hybrid ? tr("Hybrid MBR (for BIOS)")
                                                                     : tr("Protective MBR"));
        mbrTitle_->setToolTip(
            gpt ? tr("Used by a BIOS and by Windows started from it; all other systems use the GPT")
                : QString());
    } else {
        summary_->setText({});
    }
    lines_->update();
    showPending();
    updateActions();
}

const TableRow* PartitionsView::currentRow() const {
    if (lastTable_ == nullptr || lastTable_->isHidden()) return nullptr;
    const auto* model = qobject_cast<const TableModel*>(lastTable_->model());
    const QModelIndex index = lastTable_->currentIndex();
    if (!index.isValid() || index.row() >= model->rowCount()) return nullptr;
    return &model->row(index.row());
}

void PartitionsView::currentChanged(QTableView* view) {
    if (selecting_ || !view->currentIndex().isValid()) return;
    selecting_ = true;
    lastTable_ = view;
    const auto* model = qobject_cast<const TableModel*>(view->model());
    const TableRow& row = model->row(view->currentIndex().row());
    map_->choose(map_->partOf(row));
    // The partner of a pair is marked, too.
    QTableView* other = view == main_ ? mbr_ : main_;
    const auto* partners = qobject_cast<const TableModel*>(other->model());
    const int partner = row.pair == 0 ? -1 : partners->rowOf(row.pair);
    if (partner >= 0) other->selectRow(partner);
    else {
        other->clearSelection();
        other->setCurrentIndex({});
    }
    selecting_ = false;
    updateActions();
}

void PartitionsView::select(const TableRow* row) {
    if (row == nullptr) {
        selecting_ = true;
        for (QTableView* view : {main_, mbr_, apm_}) {
            view->clearSelection();
            view->setCurrentIndex({});
        }
        lastTable_ = nullptr;
        selecting_ = false;
        return;
    }
    QTableView* view = table(row->table);
    const int at = qobject_cast<const TableModel*>(view->model())->rowOf(row->index);
    if (at >= 0) view->setCurrentIndex(view->model()->index(at, 0));
}

void PartitionsView::updateActions() {
    const TableAbilities can =
        abilitiesOf(controller_->report().get(), currentRow(), controller_->readOnlyReason().isEmpty());
    add_->setEnabled(can.add);
    edit_->setEnabled(can.change);
    delete_->setEnabled(can.change);
    goTo_->setEnabled(can.goTo);
    recover_->setEnabled(can.recoverBootCamp);
    reset_->setEnabled(can.resetHybrid);
    repair_->setEnabled(can.repairGpt);
    guids_->setEnabled(can.newGuids);
    lost_->setEnabled(can.findLost);
    backUp_->setEnabled(can.backUp);
    restore_->setEnabled(can.restore);
    sort_->setEnabled(can.sort);
    toGpt_->setEnabled(can.toGpt);
    toMbr_->setEnabled(can.toMbr);
    bsd_->setEnabled(can.fromBsd);
    zap_->setEnabled(can.removeGpt);
    new_->setEnabled(can.newTable);
    properties_->setEnabled(can.gptProperties);
    chs_->setEnabled(can.chs);
}

void PartitionsView::showMenu(QTableView* view, const QPoint& at) {
    QMenu menu(this);
    for (QAction* action : {edit_, delete_, goTo_, add_}) menu.addAction(action);
    if (const TableRow* row = currentRow(); row != nullptr && row->table == TableKind::Mbr &&
                                            !row->protective && !row->extended && !row->logical) {
        QAction* active = menu.addAction(row->active ? tr("Make inactive") : tr("Make active"));
        connect(active, &QAction::triggered, this, [this, index = row->index, now = !row->active] {
            EntryChange change;
            change.table = TableKind::Mbr;
            change.index = index;
            change.active = now;
            controller_->change(change);
        });
        active->setEnabled(edit_->isEnabled());
    }
    menu.exec(view->viewport()->mapToGlobal(at));
}

void PartitionsView::goToRow() {
    const TableRow* row = currentRow();
    if (row == nullptr) return;
    controller_->session()->goTo(row->offset);
    Q_EMIT bytesWanted();
}

void PartitionsView::addEntry() {
    const auto& report = controller_->report();
    if (!report || !add_->isEnabled()) return;
    showProblem({});
    const auto place = placeForNewEntry(*report, map_->chosen());
    if (!place) {
        showProblem(tr("No unallocated space for another partition."));
        return;
    }
    auto* dialog = new EntryDialog(report, place->table, place->first, place->last, place->logical, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { controller_->change(dialog->change()); });
    dialog->open();
}

void PartitionsView::editEntry() {
    const TableRow* row = currentRow();
    if (row == nullptr || !edit_->isEnabled()) return;
    showProblem({});
    auto* dialog = new EntryDialog(controller_->report(), *row, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { controller_->change(dialog->change()); });
    dialog->open();
}

// Staged only, and one step back: no question.
void PartitionsView::deleteEntry() {
    const TableRow* row = currentRow();
    if (row == nullptr || !delete_->isEnabled()) return;
    showProblem({});
    EntryChange change;
    change.action = EntryChange::Action::Remove;
    change.table = row->table;
    change.index = row->index;
    controller_->change(change);
}

void PartitionsView::review(const QString& title, Planner planner) {
    showProblem({});
    controller_->plan(this, std::move(planner), [this, title](Result<PreparedPlan> plan) {
        if (!plan) {
            showProblem(tr("%1: %2").arg(title, errorText(plan.error())));
            return;
        }
        plan->plan.what = Message::plain(title.toStdString());  // in the window's language
        auto* dialog = new PlanDialog(*plan, controller_->session()->sectorSize(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::accepted, this, [this, staged = *plan] {
            if (auto ok = controller_->stage(staged); !ok) showProblem(errorText(ok.error()));
        });
        dialog->open();
    });
}

void PartitionsView::repairGpt() {
    auto* dialog = new GptRepairDialog(controller_, false, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PartitionsView::newGuids() {
    auto* dialog = new GptRepairDialog(controller_, true, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PartitionsView::findLost() {
    auto* dialog = new LostDialog(controller_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PartitionsView::recoverBootCamp() {
    auto* wizard = new BootCampWizard(controller_, window());
    wizard->setAttribute(Qt::WA_DeleteOnClose);
    wizard->open();
}

void PartitionsView::resetHybrid() {
    review(tr("Reset MBR"), [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planHybridReset(*disk, tables);
    });
}

void PartitionsView::newTable(Scheme scheme) {
    review(tr("New partition table"),
           [scheme](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
               return planNewTable(*disk, tables, scheme);
           });
}

void PartitionsView::gptProperties() {
    const auto& report = controller_->report();
    if (!report || !properties_->isEnabled()) return;
    showProblem({});
    auto* dialog = new GptPropertiesDialog(report, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { controller_->planAndStage(dialog->planner()); });
    dialog->open();
}

void PartitionsView::recomputeChs() {
    review(tr("Recalculate CHS addresses"),
           [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
               return planMbrChs(*disk, tables);
           });
}

void PartitionsView::convertBsd() {
    review(tr("Convert BSD disklabel to GPT partitions"),
           [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
               return planGptFromBsd(*disk, tables, readPartitionContents(disk, tables));
           });
}

void PartitionsView::sortNumbers() {
    showProblem({});
    controller_->planAndStage(
        [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) -> Result<TablePlan> {
            auto editor = GptEditor::open(tables);
            if (!editor) return std::unexpected(editor.error());
            editor->sort();
            return editor->plan(*disk, tr("Sort GPT entries by start sector").toStdString());
        });
}

void PartitionsView::convertToGpt() {
    review(tr("Convert MBR to GPT"), [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planGptFromMbr(*disk, tables, readPartitionContents(disk, tables));
    });
}

void PartitionsView::convertToMbr() {
    review(tr("Convert GPT to MBR"), [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planMbrFromGpt(*disk, tables, readPartitionContents(disk, tables));
    });
}

void PartitionsView::removeGpt() {
    review(tr("Remove GPT"), [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planGptZap(*disk, tables, false);
    });
}

void PartitionsView::backUp() {
    const auto& report = controller_->report();
    if (!report) return;
    const QString own = tr("Partition tables of any type (*.json)");
    const QString sgdisk = tr("sgdisk backup of the GPT (*.gpt)");
    QString chosen = own;
    const QString name =
        QFileInfo(controller_->session()->title()).completeBaseName() + QStringLiteral("-tables.json");
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Back up partition tables"), name,
        report->tables.isGptLike() ? own + QStringLiteral(";;") + sgdisk : own, &chosen);
    if (!file.isEmpty()) controller_->backUp(file, chosen == sgdisk);
}

void PartitionsView::restore() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Restore partition tables"), {},
                                     tr("Partition table backups (*.json *.gpt *.bak *.bin);;All files (*)"));
    if (!file.isEmpty()) restoreFrom(file);
}

void PartitionsView::restoreFrom(const QString& file) {
    review(tr("Restore partition tables"),
           [file](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) -> Result<TablePlan> {
               constexpr qint64 most = qint64{64} << 20;
               QFile in(file);
               if (!in.open(QIODevice::ReadOnly))
                   return fail(Cause::Io, QStringLiteral("%1: %2").arg(file, in.errorString()).toStdString());
               if (in.size() > most)
                   return fail(Cause::Damaged,
                               tr("the file is too large for a partition table backup").toStdString());
               const QByteArray bytes = in.readAll();
               return planRestore(
                   *disk, tables,
                   std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
           });
}

}  // namespace sectorsmith::gui
