// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "gui/editing/commit_bar.h"
#include "gui/editing/review_controller.h"

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;
class QTabWidget;
class QTreeWidget;

namespace sectorsmith::gui {

// Shows what would be written to which disk, has it written when people agree, shows what came of it. It decides nothing.
class ReviewDialog : public QDialog {
    Q_OBJECT

 public:
    explicit ReviewDialog(SourceSession* session, QWidget* parent = nullptr);
    ~ReviewDialog() override;

    ReviewController& controller() { return *controller_; }

 public Q_SLOTS:
    void reject() override;

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void showState();
    void showReview();
    void showBytes();
    void showTables();
    void showFields();
    void showUsers();
    void showMessage();
    void showClose();
    void fitNotes();
    void chooseFolder();

    ReviewController* controller_;
    ReviewController::State shown_ = ReviewController::State::Failed;
    QLabel* symbol_;
    QLabel* title_;
    QLabel* disk_;
    QLabel* users_;
    QPushButton* unmount_;
    QPushButton* folder_;
    QCheckBox* sharing_;
    QListWidget* notes_;
    QTabWidget* pages_;
    QTreeWidget* bytes_;
    QTreeWidget* tables_;
    QLabel* messageSymbol_;
    QLabel* message_;
    CommitBar* bar_;
    QPushButton* write_;
    QPushButton* finish_;
    QPushButton* takeBack_;
    QPushButton* again_;
    QPushButton* close_;
};

}  // namespace sectorsmith::gui
