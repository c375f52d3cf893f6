// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "gui/partitions/partitions_controller.h"

class QLabel;
class QPushButton;
class QTableView;

namespace sectorsmith::gui {

class FindingsList;
class PartitionMap;
class TableCommands;
class TableModel;
class TableSides;

// The partition tables of a session's disk, as it would be with what is staged: map, tables side by side, findings; and what
// can be done with them.
class PartitionsView : public QWidget {
    Q_OBJECT

 public:
    explicit PartitionsView(PartitionsController* controller, QWidget* parent = nullptr);

    PartitionsController* controller() const { return controller_; }
    TableCommands* commands() const { return commands_; }
    PartitionMap* map() const { return map_; }
    QTableView* table(TableKind table) const;
    TableModel* model(TableKind table) const;
    FindingsList* findings() const { return findings_; }

 Q_SIGNALS:
    // A sector is to be shown: the place has been gone to.
    void bytesWanted();

 private:
    void buildLayout();
    void connectParts();
    void showReport();
    void showProblem(const QString& text);
    void showHint(const QString& text);
    void showPending();
    void repair(Repair repair);

    PartitionsController* controller_;
    QLabel* summary_;
    QPushButton* pending_;
    PartitionMap* map_;
    QLabel* problem_;  // or a hint
    TableSides* tables_;
    FindingsList* findings_;
    TableCommands* commands_;
};

}  // namespace sectorsmith::gui
