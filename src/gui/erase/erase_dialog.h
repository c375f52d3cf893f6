// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QElapsedTimer>
#include <QPointer>
#include <memory>

#include "gui/erase/fill_map.h"
#include "gui/session/source_session.h"
#include "ops/erase_session.h"
#include "ops/fill_volume.h"
#include "ops/trim_support.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTimer;

namespace sectorsmith::gui {

// "Erase unused space…" and "TRIM…": what, how much, what stays and why; the disk's name has to be typed; progress with a
// map; a summary. All reading and writing is done by workers.
class EraseDialog : public QDialog {
    Q_OBJECT

 public:
    enum class Mode { Erase, Trim };
    EraseDialog(SourceSession* session, Mode mode, QWidget* parent = nullptr);
    ~EraseDialog() override;

    enum class State { Preparing, Ready, Refused, Working, Done };
    State state() const { return state_; }
    QComboBox* whatBox() const { return what_; }
    QComboBox* methodBox() const { return method_; }
    QCheckBox* secureBox() const { return secure_; }
    QSpinBox* reserveBox() const { return reserve_; }
    QLineEdit* nameEdit() const { return name_; }
    QPushButton* startButton() const { return start_; }
    QPushButton* againButton() const { return again_; }
    FillMap* map() const { return view_; }
    QString planText() const;
    QString resultText() const;
    const EraseReport& report() const { return report_; }

 Q_SIGNALS:
    void stateChanged();

 public Q_SLOTS:
    void start();
    void reject() override;

 private:
    // One thing that can be chosen.
    struct Choice {
        QString text;
        EraseJob job;
        QString mountPoint;  // a mounted volume is filled, or trimmed by its file system
    };
    // What a worker found out.
    struct Prepared {
        std::optional<Error> refused;
        ErasePlan plan;
        std::optional<MountPointFacts> mounted;
        std::optional<TrimSupport> support;
        std::string name;
        std::string disk;
    };

    void fillChoices();
    void addChoice(const QString& text, EraseJob job, const QString& mountPoint = {});
    void prepare();
    void present(Prepared prepared);
    void setState(State state);
    void updateStart();
    void tell(const QString& text, const char* symbol);
    void showProgress();
    void erased(Result<EraseResult> result);
    void filled(Result<FillReport> result);
    void trimmedMounted(Result<std::uint64_t> result);
    void finished();
    ByteRange extentOf(const Choice& choice) const;
    EraseMethod chosenMethod() const;
    bool secureChosen() const;

    QPointer<SourceSession> session_;
    Mode mode_;
    State state_ = State::Preparing;
    std::vector<Choice> choices_;
    Prepared prepared_;
    QString planAfterwards_;  // what of the plan still holds when it is done
    quint64 asked_ = 0;
    std::shared_ptr<FillMapState> map_;
    std::shared_ptr<SilentProgress> reading_;
    std::uint64_t usedBefore_ = 0;  // bytes of a mounted volume, when it was looked at
    bool incomplete_ = false;       // it was stopped, or could not do all
    EraseReport report_;
    QElapsedTimer time_;
    QTimer* timer_;

    QLabel* title_;
    QComboBox* what_;
    QComboBox* method_;
    QCheckBox* verify_;
    QCheckBox* secure_;
    QSpinBox* reserve_;  // MiB
    QFormLayout* form_;
    QLabel* plan_;
    QLabel* cautions_;
    FillMap* view_;
    QProgressBar* bar_;
    QLabel* speed_;
    QLabel* resultSymbol_;
    QLabel* result_;
    QLabel* nameLabel_;
    QLineEdit* name_;
    QPushButton* copyRule_;
    QPushButton* start_;
    QPushButton* again_;
    QPushButton* cancel_;
};

}  // namespace sectorsmith::gui
