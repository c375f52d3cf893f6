// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done to a disk's tables from the partitions view: the actions, and the dialogs that they open.
#pragma once

#include <QObject>
#include <QString>
#include <utility>
#include <vector>

#include "gui/partitions/partitions_controller.h"
#include "gui/partitions/table_abilities.h"
#include "gui/session/latest_work.h"

class QAction;
class QDialog;
class QMenu;
class QPoint;
class QWidget;

namespace sectorsmith::gui {

class EntryDialog;
class PartitionMap;
class TableSides;

class TableCommands : public QObject {
    Q_OBJECT

 public:
    // What the Tools menu has, too: the same words in both places.
    struct Command {
        void (TableCommands::*run)();
        const char* iconName;  // nullptr: none
        QString text;
    };
    static std::vector<Command> toolsCommands();

    // They act on what is chosen in `tables` and `map`. `view`: that the dialogs and the keys of the actions belong to; it
    // owns this.
    TableCommands(PartitionsController* controller, TableSides* tables, PartitionMap* map, QWidget* view);

    // A bar with buttons, and a menu of the rest.
    QWidget* makeBar();
    // Enables what can be done now; to be called when another row is chosen, or there is another report.
    void update();
    void showMenu(const QPoint& global);

    // Each opens its dialog (window-modal) or does it at once.
    void addEntry();
    void editEntry();
    void deleteEntry();
    void goToEntry();
    void repairGpt();
    void newGuids();
    void recoverBootCamp();
    void resetHybrid();
    void findLost();
    void backUp();
    void restore();
    void restoreFrom(const QString& file);
    void newTable(sectorsmith::Scheme scheme);
    void gptProperties();
    void recomputeChs();
    void convertBsd();
    void sortNumbers();
    void convertToGpt();
    void convertToMbr();
    void removeGpt();

 Q_SIGNALS:
    // What is in the way; empty: nothing any more.
    void problem(const QString& text);
    // The place of the entry has been gone to.
    void bytesWanted();

 private:
    using Possible = bool TableAbilities::*;
    QAction* keep(QAction* action, Possible possible);
    QMenu* makeMenu(QWidget* parent);
    QMenu* makeNewTableMenu(QMenu* parent);
    void open(QDialog* dialog);
    void openEntryDialog(EntryDialog* dialog);
    void review(const QString& title, Planner planner);

    PartitionsController* controller_;
    TableSides* tables_;
    PartitionMap* map_;
    QWidget* view_;
    TableAbilities can_;
    LatestWork planning_;
    // Each with what it needs.
    std::vector<std::pair<QAction*, Possible>> actions_;
    QAction* add_ = nullptr;
    QAction* edit_ = nullptr;
    QAction* delete_ = nullptr;
    QAction* goTo_ = nullptr;
};

}  // namespace sectorsmith::gui
