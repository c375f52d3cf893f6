// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "gui/partitions/partitions_controller.h"

class QLabel;
class QPushButton;
class QStackedWidget;
class QTextBrowser;

namespace sectorsmith::gui {

class BootCampController;
class BootCampOptions;

// Brings a lost Boot Camp back in three steps: what was found, the table that is proposed, review and writing; then what
// to expect. For people who never heard of a hybrid MBR. Nothing is staged before the third step, and cancelling takes
// what was staged back.
class BootCampWizard : public QDialog {
    Q_OBJECT

 public:
    enum Step { Found, Proposed, Write, Finished };

    explicit BootCampWizard(PartitionsController* controller, QWidget* parent = nullptr);
    ~BootCampWizard() override;

    void reject() override;

 private:
    QWidget* buildFound();
    QWidget* buildProposed();
    Step step() const;
    void propose();
    void showProposal();
    void showFinished();
    void go(Step step);
    void next();
    void back();
    void write();
    void updateButtons();

    PartitionsController* tables_;
    BootCampController* controller_;
    QLabel* title_;
    QStackedWidget* pages_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* cancel_;
    QTextBrowser* foundText_ = nullptr;
    QPushButton* repairGpt_ = nullptr;
    QPushButton* other_ = nullptr;
    BootCampOptions* options_ = nullptr;
    QTextBrowser* proposedText_ = nullptr;
    QTextBrowser* writeText_;
    QTextBrowser* finishedText_;
};

}  // namespace sectorsmith::gui
