// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QTimer>
#include <memory>
#include <optional>

#include "gui/partitions/boot_camp_diagnosis.h"
#include "gui/partitions/partitions_controller.h"
#include "gui/session/latest_work.h"
#include "part/hybrid.h"

class QCheckBox;
class QComboBox;
class QGroupBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QStackedWidget;
class QTextBrowser;

namespace sectorsmith::gui {

// Brings a lost Boot Camp back in three steps: what was found, the table that is proposed, review and writing; then what
// to expect. For people who never heard of a hybrid MBR. Nothing is staged before the third step, and cancelling takes
// what was staged back.
class BootCampWizard : public QDialog {
    Q_OBJECT

 public:
    enum Step { Found, Proposed, Write, Finished };

    explicit BootCampWizard(PartitionsController* controller, QWidget* parent = nullptr);
    ~BootCampWizard() override;

    Step step() const;
    bool ready() const { return ready_; }  // the proposal for the options chosen is there
    const HybridProposal* proposal() const {
        return found_.proposal.get();
    }  // nullptr: refused, or not ready
    HybridOptions options() const;
    QPushButton* nextButton() const { return next_; }
    QComboBox* layoutBox() const { return layout_; }
    // Which partitions the MBR shows, when people choose them themselves.
    QCheckBox* chooseBox() const { return choose_; }
    QWidget* chosenPartitions() const { return chosen_; }

    void reject() override;

 private:
    QWidget* buildFound();
    QWidget* buildProposed();
    QWidget* buildWrite();
    QWidget* buildFinished();
    void propose();
    void showFound();
    void showQuestions();
    void showChoice();
    void showFinished();
    void go(Step step);
    void next();
    void back();
    void write();
    bool unstage();
    void updateButtons();

    PartitionsController* controller_;
    QLabel* title_;
    QStackedWidget* pages_;
    QPushButton* back_;
    QPushButton* next_;
    QPushButton* cancel_;
    QTextBrowser* foundText_ = nullptr;
    QPushButton* repairGpt_ = nullptr;
    QPushButton* other_ = nullptr;
    QComboBox* layout_ = nullptr;
    QLabel* layoutNote_ = nullptr;
    QComboBox* active_ = nullptr;
    QLabel* activeLabel_ = nullptr;
    QCheckBox* choose_ = nullptr;
    QWidget* chosen_ = nullptr;
    std::vector<std::pair<QCheckBox*, unsigned>> shown_;
    QGroupBox* questions_ = nullptr;
    QLabel* questionText_ = nullptr;
    QCheckBox* bootCode_ = nullptr;
    QCheckBox* newSignature_ = nullptr;
    QComboBox* signature_ = nullptr;
    QTextBrowser* proposedText_ = nullptr;
    QTextBrowser* writeText_ = nullptr;
    QTextBrowser* finishedText_ = nullptr;

    BootCampDiagnosis found_;
    bool ready_ = false;
    bool filling_ = false;
    LatestWork planning_;
    // How many edit steps there were when ours was staged.
    std::optional<std::size_t> stagedAt_;
    QMetaObject::Connection finishing_;
};

}  // namespace sectorsmith::gui
