// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <memory>

#include "gui/partitions/partitions_controller.h"
#include "gui/session/latest_work.h"
#include "part/gpt_repair.h"

class QButtonGroup;
class QCheckBox;
class QLabel;
class QPushButton;
class QTextBrowser;
class QVBoxLayout;

namespace sectorsmith::gui {

// What each copy of the GPT is worth, which one to believe, and the writes. Also gives new GUIDs after cloning.
// Stages the plan itself when it is accepted.
class GptRepairDialog : public QDialog {
    Q_OBJECT

 public:
    GptRepairDialog(PartitionsController* controller, bool newGuids, QWidget* parent = nullptr);
    const PreparedPlan* plan() const { return plan_.get(); }  // null until it is made
    void accept() override;

 private:
    void remake();
    void show(const GptRepair& repair);

    PartitionsController* controller_;
    QLabel* question_;
    QVBoxLayout* choices_;
    QButtonGroup* copies_;
    QCheckBox* diskGuid_;
    QCheckBox* partitionGuids_;
    QTextBrowser* view_;
    QPushButton* ok_;
    GptSource from_ = GptSource::Auto;
    std::unique_ptr<PreparedPlan> plan_;
    LatestWork planning_;
};

}  // namespace sectorsmith::gui
