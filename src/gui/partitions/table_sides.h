// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <memory>

#include "gui/partitions/disk_report.h"
#include "gui/partitions/table_change.h"

class QLabel;
class QTableView;

namespace sectorsmith::gui {

class PairLines;
class TableModel;

// The tables of a disk side by side: GPT and MBR with lines between what belongs together, or the APM. One row is chosen in
// all of them; its partner of a pair is marked, too.
class TableSides : public QWidget {
    Q_OBJECT

 public:
    explicit TableSides(QWidget* parent = nullptr);

    // nullptr: not known yet.
    void setReport(const std::shared_ptr<const DiskReport>& report, bool mayEdit);
    QTableView* table(TableKind kind) const;
    TableModel* model(TableKind kind) const;
    // nullptr: none is chosen.
    const TableRow* currentRow() const;
    void select(const TableRow* row);

 Q_SIGNALS:
    void currentChanged();
    void menuWanted(const QPoint& global);
    // A cell was changed by hand; or what was typed into it cannot be.
    void changeWanted(const sectorsmith::gui::EntryChange& change);
    void refused(const QString& text);

 private:
    void rowChanged(QTableView* view);

    QTableView* gpt_;
    QTableView* mbr_;
    QTableView* apm_;
    std::array<QTableView*, 3> all_;
    PairLines* lines_;
    QLabel* mbrTitle_;
    QWidget* gptSide_;
    QWidget* mbrSide_;
    QWidget* apmSide_;
    QLabel* none_;
    QTableView* last_ = nullptr;  // that has the chosen row
    bool selecting_ = false;
};

}  // namespace sectorsmith::gui
