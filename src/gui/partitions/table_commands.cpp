// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/table_commands.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QMenu>
#include <QToolButton>
#include <algorithm>

#include "gui/partitions/boot_camp_wizard.h"
#include "gui/partitions/entry_dialog.h"
#include "gui/partitions/gpt_properties_dialog.h"
#include "gui/partitions/gpt_repair_dialog.h"
#include "gui/partitions/lost_dialog.h"
#include "gui/partitions/partition_map.h"
#include "gui/partitions/plan_view.h"
#include "gui/partitions/table_planners.h"
#include "gui/partitions/table_sides.h"
#include "gui/session/text.h"
#include "gui/window/icon.h"
#include "gui/window/main_window.h"

namespace sectorsmith::gui {

TableCommands::TableCommands(PartitionsController* controller, TableSides* tables, PartitionMap* map,
                             QWidget* view)
    : QObject(view), controller_(controller), tables_(tables), map_(map), view_(view) {}

std::vector<TableCommands::Command> TableCommands::toolsCommands() {
    return {{&TableCommands::recoverBootCamp, "tools-wizard", MainWindow::tr("Recover &Boot Camp…")},
            {&TableCommands::repairGpt, nullptr, MainWindow::tr("&Repair GPT…")},
            {&TableCommands::findLost, "edit-find", MainWindow::tr("&Find lost partitions…")},
            {&TableCommands::backUp, "document-save-as", MainWindow::tr("Back &up partition tables…")},
            {&TableCommands::restore, "document-open", MainWindow::tr("Rest&ore partition tables…")}};
}

QAction* TableCommands::keep(QAction* action, Possible possible) {
    actions_.emplace_back(action, possible);
    return action;
}

QWidget* TableCommands::makeBar() {
    auto* bar = new QWidget(view_);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    const auto button = [&](const char* iconName, const QString& text, const QKeySequence& keys,
                            Possible possible, auto slot) {
        auto* action = new QAction(icon(iconName), text, view_);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, slot);
        view_->addAction(action);
        auto* tool = new QToolButton(bar);
        tool->setDefaultAction(action);
        tool->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        tool->setFocusPolicy(Qt::TabFocus);
        row->addWidget(tool);
        return keep(action, possible);
    };
    using Can = TableAbilities;
    add_ = button("list-add", tr("Add…"), Qt::Key_Insert, &Can::add, &TableCommands::addEntry);
    edit_ = button("document-edit", tr("Edit…"), Qt::ALT | Qt::Key_Return, &Can::change,
                   &TableCommands::editEntry);
    delete_ = button("edit-delete", tr("Delete"), Qt::Key_Delete, &Can::change, &TableCommands::deleteEntry);
    goTo_ = button("go-jump", tr("Show sectors"), {}, &Can::goTo, &TableCommands::goToEntry);
    row->addStretch(1);
    auto* tools = new QToolButton(bar);
    tools->setText(tr("Repair and &more"));
    tools->setIcon(icon("configure"));
    tools->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    tools->setPopupMode(QToolButton::InstantPopup);
    tools->setMenu(makeMenu(bar));
    tools->setFocusPolicy(Qt::TabFocus);
    row->addWidget(tools);
    return bar;
}

QMenu* TableCommands::makeMenu(QWidget* parent) {
    using Can = TableAbilities;
    using Run = void (TableCommands::*)();
    auto* menu = new QMenu(parent);
    const auto entry = [&](QMenu* into, const QString& text, Possible possible, Run run) {
        return keep(into->addAction(text, this, run), possible);
    };
    const std::vector<Command> commands = toolsCommands();
    const auto shared = [&](Possible possible, Run run) {
        const auto command = std::ranges::find(commands, run, &Command::run);
        QAction* action = entry(menu, command->text, possible, run);
        if (command->iconName != nullptr) action->setIcon(icon(command->iconName));
    };
    shared(&Can::recoverBootCamp, &TableCommands::recoverBootCamp);
    entry(menu, tr("Reset to a &protective MBR…"), &Can::resetHybrid, &TableCommands::resetHybrid);
    menu->addSeparator();
    shared(&Can::repairGpt, &TableCommands::repairGpt);
    entry(menu, tr("New &GUIDs after cloning…"), &Can::newGuids, &TableCommands::newGuids);
    shared(&Can::findLost, &TableCommands::findLost);
    menu->addSeparator();
    shared(&Can::backUp, &TableCommands::backUp);
    shared(&Can::restore, &TableCommands::restore);
    menu->addSeparator();
    entry(menu, tr("GPT propert&ies…"), &Can::gptProperties, &TableCommands::gptProperties);
    entry(menu, tr("Sor&t entries by start sector"), &Can::sort, &TableCommands::sortNumbers);
    entry(menu, tr("Recalculate &CHS addresses…"), &Can::chs, &TableCommands::recomputeChs);
    menu->addSeparator();
    QMenu* convert = menu->addMenu(tr("Con&vert"));
    entry(convert, tr("MBR to &GPT…"), &Can::toGpt, &TableCommands::convertToGpt);
    entry(convert, tr("GPT to &MBR…"), &Can::toMbr, &TableCommands::convertToMbr);
    entry(convert, tr("&BSD disklabel to GPT partitions…"), &Can::fromBsd, &TableCommands::convertBsd);
    keep(makeNewTableMenu(menu)->menuAction(), &Can::newTable);
    entry(menu, tr("Remove GPT…"), &Can::removeGpt, &TableCommands::removeGpt);
    return menu;
}

QMenu* TableCommands::makeNewTableMenu(QMenu* parent) {
    QMenu* menu = parent->addMenu(tr("New &empty table"));
    const std::pair<QString, Scheme> schemes[] = {{tr("&GUID partition table (GPT)…"), Scheme::Gpt},
                                                  {tr("&Master boot record (MBR)…"), Scheme::Mbr},
                                                  {tr("&Apple partition map (APM)…"), Scheme::Apm}};
    for (const auto& [text, scheme] : schemes)
        menu->addAction(text, this, [this, scheme = scheme] { newTable(scheme); });
    return menu;
}

void TableCommands::update() {
    can_ = abilitiesOf(controller_->report().get(), tables_->currentRow(),
                       controller_->readOnlyReason().isEmpty());
    for (const auto& [action, possible] : actions_) action->setEnabled(can_.*possible);
}

void TableCommands::showMenu(const QPoint& global) {
    QMenu menu(view_);
    for (QAction* action : {edit_, delete_, goTo_, add_}) menu.addAction(action);
    if (const TableRow* row = tables_->currentRow(); row != nullptr && row->table == TableKind::Mbr &&
                                                     !row->protective && !row->extended && !row->logical) {
        QAction* active = menu.addAction(row->active ? tr("Make inactive") : tr("Make active"));
        connect(active, &QAction::triggered, this, [this, index = row->index, now = !row->active] {
            EntryChange change;
            change.table = TableKind::Mbr;
            change.index = index;
            change.active = now;
            controller_->change(change);
        });
        active->setEnabled(can_.change);
    }
    menu.exec(global);
}

void TableCommands::goToEntry() {
    const TableRow* row = tables_->currentRow();
    if (row == nullptr) return;
    controller_->session()->goTo(row->offset);
    Q_EMIT bytesWanted();
}

void TableCommands::open(QDialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void TableCommands::openEntryDialog(EntryDialog* dialog) {
    connect(dialog, &QDialog::accepted, this, [this, dialog] { controller_->change(dialog->change()); });
    open(dialog);
}

void TableCommands::addEntry() {
    const auto& report = controller_->report();
    if (!report || !can_.add) return;
    Q_EMIT problem({});
    const auto place = placeForNewEntry(*report, map_->chosen());
    if (!place) {
        Q_EMIT problem(tr("No unallocated space for another partition."));
        return;
    }
    openEntryDialog(new EntryDialog(report, place->table, place->first, place->last, place->logical, view_));
}

void TableCommands::editEntry() {
    const TableRow* row = tables_->currentRow();
    if (row == nullptr || !can_.change) return;
    Q_EMIT problem({});
    openEntryDialog(new EntryDialog(controller_->report(), *row, view_));
}

// Staged only, and one step back: no question.
void TableCommands::deleteEntry() {
    const TableRow* row = tables_->currentRow();
    if (row == nullptr || !can_.change) return;
    Q_EMIT problem({});
    EntryChange change;
    change.action = EntryChange::Action::Remove;
    change.table = row->table;
    change.index = row->index;
    controller_->change(change);
}

void TableCommands::review(const QString& title, Planner planner) {
    Q_EMIT problem({});
    controller_->plan(planning_, std::move(planner), [this, title](Result<PreparedPlan> plan) {
        if (!plan) {
            Q_EMIT problem(tr("%1: %2").arg(title, errorText(plan.error())));
            return;
        }
        plan->plan.what = Message::plain(title.toStdString());  // in the window's language
        auto* dialog = new PlanDialog(*plan, controller_->session()->sectorSize(), view_);
        connect(dialog, &QDialog::accepted, this, [this, staged = *plan] {
            if (auto ok = controller_->stage(staged); !ok) Q_EMIT problem(errorText(ok.error()));
        });
        open(dialog);
    });
}

void TableCommands::repairGpt() { open(new GptRepairDialog(controller_, false, view_)); }
void TableCommands::newGuids() { open(new GptRepairDialog(controller_, true, view_)); }
void TableCommands::findLost() { open(new LostDialog(controller_, view_)); }
void TableCommands::recoverBootCamp() { open(new BootCampWizard(controller_, view_->window())); }

void TableCommands::gptProperties() {
    const auto& report = controller_->report();
    if (!report || !can_.gptProperties) return;
    Q_EMIT problem({});
    auto* dialog = new GptPropertiesDialog(report, view_);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { controller_->planAndStage(dialog->planner()); });
    open(dialog);
}

void TableCommands::sortNumbers() {
    Q_EMIT problem({});
    controller_->planAndStage(sortPlanner());
}

void TableCommands::resetHybrid() { review(tr("Reset MBR"), hybridResetPlanner()); }
void TableCommands::newTable(Scheme scheme) { review(tr("New partition table"), newTablePlanner(scheme)); }
void TableCommands::recomputeChs() { review(tr("Recalculate CHS addresses"), chsPlanner()); }
void TableCommands::convertBsd() { review(tr("Convert BSD disklabel to GPT partitions"), bsdToGptPlanner()); }
void TableCommands::convertToGpt() { review(tr("Convert MBR to GPT"), mbrToGptPlanner()); }
void TableCommands::convertToMbr() { review(tr("Convert GPT to MBR"), gptToMbrPlanner()); }
void TableCommands::removeGpt() { review(tr("Remove GPT"), removeGptPlanner()); }

void TableCommands::backUp() {
    const auto& report = controller_->report();
    if (!report) return;
    const QString own = tr("Partition tables of any type (*.json)");
    const QString sgdisk = tr("sgdisk backup of the GPT (*.gpt)");
    QString chosen = own;
    const QString name =
        QFileInfo(controller_->session()->title()).completeBaseName() + QStringLiteral("-tables.json");
    const QString file = QFileDialog::getSaveFileName(
        view_, tr("Back up partition tables"), name,
        report->tables.isGptLike() ? own + QStringLiteral(";;") + sgdisk : own, &chosen);
    if (!file.isEmpty()) controller_->backUp(file, chosen == sgdisk);
}

void TableCommands::restore() {
    const QString file =
        QFileDialog::getOpenFileName(view_, tr("Restore partition tables"), {},
                                     tr("Partition table backups (*.json *.gpt *.bak *.bin);;All files (*)"));
    if (!file.isEmpty()) restoreFrom(file);
}

void TableCommands::restoreFrom(const QString& file) {
    review(tr("Restore partition tables"), restorePlanner(file));
}

}  // namespace sectorsmith::gui
