// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "gui/partitions/partitions_controller.h"

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QTableView;

namespace sectorsmith::gui {

class FindingsList;
class PairLines;
class PartitionMap;
class TableModel;

// The partition tables of a session's disk, as it would be with what is staged: map, tables side by side, findings; and all
// that can be done with them.
class PartitionsView : public QWidget {
    Q_OBJECT

 public:
    // What the Tools menu has, too: the same words in both places.
    struct Command {
        void (PartitionsView::*run)();
        const char* iconName;  // nullptr: none
        QString text;
    };
    static std::vector<Command> toolsCommands();

    explicit PartitionsView(PartitionsController* controller, QWidget* parent = nullptr);

    PartitionsController* controller() const { return controller_; }
    PartitionMap* map() const { return map_; }
    QTableView* table(TableKind table) const;
    TableModel* model(TableKind table) const;
    PairLines* pairLines() const { return lines_; }
    FindingsList* findings() const { return findings_; }
    QString problem() const;  // what is shown below the buttons; empty: nothing

    // Each opens its dialog (window-modal) or does it at once.
    void addEntry();
    void editEntry();
    void deleteEntry();
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
    // A sector is to be shown: the place has been gone to.
    void bytesWanted();

 private:
    QWidget* buildTools();
    QWidget* buildTables();
    void showReport();
    void showProblem(const QString& text);
    void showHint(const QString& text);
    void showPending();
    void updateActions();
    void select(const TableRow* row);
    void currentChanged(QTableView* view);
    const TableRow* currentRow() const;
    void goToRow();
    void showMenu(QTableView* view, const QPoint& at);
    void review(const QString& title, Planner planner);

    PartitionsController* controller_;
    QLabel* summary_;
    QPushButton* pending_;
    PartitionMap* map_;
    QLabel* problem_;
    QTableView* main_;  // GPT or APM
    QTableView* mbr_;
    QTableView* apm_;
    QLabel* mainTitle_;
    QLabel* mbrTitle_;
    PairLines* lines_;
    QWidget* gptSide_;
    QWidget* mbrSide_;
    QWidget* apmSide_;
    QLabel* none_;
    FindingsList* findings_;
    QTableView* lastTable_ = nullptr;
    QAction* add_;
    QAction* edit_;
    QAction* delete_;
    QAction* goTo_;
    QAction* recover_;
    QAction* reset_;
    QAction* repair_;
    QAction* guids_;
    QAction* lost_;
    QAction* backUp_;
    QAction* restore_;
    QMenu* new_;
    QAction* properties_;
    QAction* sort_;
    QAction* chs_;
    QAction* toGpt_;
    QAction* toMbr_;
    QAction* bsd_;
    QAction* zap_;
    bool selecting_ = false;
};

}  // namespace sectorsmith::gui
