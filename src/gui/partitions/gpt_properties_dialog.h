// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>

#include "gui/partitions/disk_report.h"
#include "gui/partitions/partitions_controller.h"
#include "part/gpt_edit.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sectorsmith::gui {

// What a GPT says of itself: the disk's GUID, how many entries there are and where they begin. What is not possible is said
// at once, below the fields. Accepted: planner() makes the change.
class GptPropertiesDialog : public QDialog {
    Q_OBJECT

 public:
    explicit GptPropertiesDialog(std::shared_ptr<const DiskReport> report, QWidget* parent = nullptr);

    QString problem() const;  // empty: it can be done
    // The change, for the controller; keeps nothing of the dialog.
    Planner planner() const;

 private:
    struct Wanted {
        std::string guid;
        std::uint32_t entries = 0;
        std::uint64_t firstSector = 0;
    };
    Wanted wanted() const;
    static Result<GptEditor> changed(const DiskTables& tables, const Wanted& wanted);
    void judge();

    std::shared_ptr<const DiskReport> report_;
    QLineEdit* guid_;
    QSpinBox* entries_;
    QLineEdit* first_;
    QLabel* problem_;
    QPushButton* ok_ = nullptr;
};

}  // namespace sectorsmith::gui
