// SPDX-License-Identifier: GPL-3.0-or-later
// “Read test of the disk…” without a widget: reading all of a source, to find what is unreadable and what is slow.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QString>
#include <chrono>
#include <memory>
#include <optional>

#include "gui/copy/copy_progress.h"
#include "gui/session/source_session.h"
#include "ops/copy/read_test.h"

namespace sectorsmith::gui {

// Lives in the GUI thread. Destroying it cancels what runs. Nothing is written but the map file.
class ReadTestController : public QObject {
    Q_OBJECT

 public:
    enum class State { Ready, Working, Failed, Done };

    // `source` may end before this does; nothing can be started then.
    explicit ReadTestController(SourceSession* source, QObject* parent = nullptr);
    ~ReadTestController() override;

    struct Choice {
        std::chrono::milliseconds slow = copier::ReadTestOptions().slow;
        unsigned retries = 0;
        QString mapFile;  // empty: none; one of an earlier run is continued
    };
    SourceSession* source() const { return source_; }
    State state() const { return state_; }
    bool working() const { return state_ == State::Working; }
    void start(const Choice& choice);
    void setPaused(bool paused);
    bool paused() const { return progress_ && progress_->paused(); }
    void stop();  // ends within a moment, with a summary

    const Choice& choice() const { return choice_; }
    // Null until the map file of an earlier run was read. “Copied” bytes are those that could be read.
    std::shared_ptr<CopyProgress> progress() const { return progress_; }
    // Null with progress(). Any thread may ask it.
    std::shared_ptr<const copier::ReadTimes> times() const { return times_; }
    double seconds() const;  // of reading, without pauses
    // Of what is Done, stopped or not; `bad` is what was tried and cannot be read.
    const std::optional<copier::ReadTestReport>& report() const { return report_; }
    // Why it Failed.
    const std::optional<Error>& error() const { return error_; }

 Q_SIGNALS:
    void stateChanged();
    // The source's tab is closed.
    void sourceClosed();

 private:
    struct Started {
        std::shared_ptr<copier::CopyMap> map;
        std::shared_ptr<copier::ReadTimes> times;
        std::shared_ptr<CopyProgress> progress;
    };
    void run(const copier::ReadTestJob& job, const Started& started);
    void setState(State state);

    QPointer<SourceSession> source_;
    State state_ = State::Ready;
    Choice choice_;
    std::shared_ptr<CopyProgress> progress_;
    std::shared_ptr<const copier::ReadTimes> times_;
    std::optional<copier::ReadTestReport> report_;
    std::optional<Error> error_;
    QElapsedTimer clock_;
    double before_ = 0;  // seconds at work until clock_ was started
    bool stopped_ = false;
};

}  // namespace sectorsmith::gui
