// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "gui/editing/commit_bar.h"
#include "gui/identities/identities_controller.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace sectorsmith::gui {

// “New identifiers”: what would change, old beside new, what stays and what else names the old ones; written when people
// agree. It shows what its controller knows and decides nothing.
class IdentitiesDialog : public QDialog {
    Q_OBJECT

 public:
    // Takes ownership of the controller.
    explicit IdentitiesDialog(IdentitiesController* controller, QWidget* parent = nullptr);

    IdentitiesController& controller() { return *controller_; }

 public Q_SLOTS:
    void reject() override;

 private:
    void showState();
    void showPlan();
    void fillPartitions();

    IdentitiesController* controller_;
    bool filling_ = false;
    QLabel* disk_;
    QComboBox* partition_;
    QTreeWidget* changes_;
    QLabel* notes_;
    QCheckBox* sharing_;
    CommitBar* bar_;
    QLabel* messageSymbol_;
    QLabel* message_;
    QPushButton* write_;
    QPushButton* close_;
};

}  // namespace sectorsmith::gui
