// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "gui/partitions/disk_report.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace sectorsmith::gui {

// What the check has to say: severity, sentence, rule, place, and a button where a repair exists. Enter or a double click
// goes to the sector.
class FindingsList : public QWidget {
    Q_OBJECT

 public:
    explicit FindingsList(QWidget* parent = nullptr);
    void setReport(std::shared_ptr<const DiskReport> report);
    QTreeWidget* list() const { return list_; }
    QString summary() const;

 Q_SIGNALS:
    void goTo(quint64 offset);
    void repairWanted(sectorsmith::gui::Repair repair);

 protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void fill();

    std::shared_ptr<const DiskReport> report_;
    QLabel* title_;
    QTreeWidget* list_;
};

}  // namespace sectorsmith::gui
