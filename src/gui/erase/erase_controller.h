// SPDX-License-Identifier: GPL-3.0-or-later
// "Erase unused space…" and "TRIM…" without a widget: what can be chosen, what would be done, doing it. Everything that
// asks the system, reads or writes runs in a worker.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <memory>
#include <vector>

#include "gui/erase/erase_text.h"
#include "gui/erase/fill_map.h"
#include "gui/session/latest_work.h"
#include "gui/session/source_session.h"

namespace sectorsmith::gui {

// Lives in the GUI thread. Destroying it cancels what runs.
class EraseController : public QObject {
    Q_OBJECT

 public:
    enum class Mode { Erase, Trim };
    enum class State { Preparing, Ready, Refused, Working, Done };

    // `session` may end before this does; nothing can be started then.
    EraseController(SourceSession* session, Mode mode, QObject* parent = nullptr);
    ~EraseController() override;

    Mode mode() const { return mode_; }
    State state() const { return state_; }
    bool isDevice() const { return isDevice_; }
    QString sourcePath() const { return source_ ? source_->path() : QString(); }

    // What can be erased: "Free space of partition 2: Windows (NTFS)".
    const QStringList& targets() const { return targets_; }
    int targetAtCursor() const { return targetAtCursor_; }
    const std::vector<EraseMethod>& methods() const { return methods_; }

    struct Choice {
        int target = 0;
        EraseMethod method = EraseMethod::Zero;
        bool secure = false;
    };
    // Looks at the disk again, as the next two do. Ignored while it works.
    void choose(const Choice& choice);
    void startOver();  // from the beginning, after it stopped
    void resume();     // from where it stopped; the name is asked for again
    bool canResume() const { return state_ == State::Done && resumeAt_.has_value(); }
    bool canStartOver() const { return state_ == State::Done && incomplete_; }
    // False: not Ready, or it is not the name that nameToType() wants.
    bool start(const QString& name, bool readAllBack, std::uint64_t reserve);
    void stop();  // ends within a moment, with a summary

    // --- What is known; empty while it is being prepared
    const EraseRequest& request() const { return session_->request(); }
    const ErasePreview& preview() const { return session_->preview(); }
    bool confirmedBy(const QString& name) const;
    QString planText() const;  // Done: what of it still holds
    TonedText message() const { return message_; }
    // Null while nothing is known that it could show.
    std::shared_ptr<FillMapState> map() const { return map_; }
    // "1.2 GB of 8 GB, 85 MB/s, 1:20 left"; empty in the first half second.
    QString progressText() const;
    const Result<EraseOutcome>& outcome() const { return outcome_; }

 Q_SIGNALS:
    void stateChanged();
    // The source's tab is closed: there is nothing left to work on.
    void sourceClosed();

 private:
    void addTarget(const QString& text, EraseRequest request);
    void fillTargets();
    void prepare(std::uint64_t from);
    void prepared(std::shared_ptr<EraseSession> session);
    void finished(Result<EraseOutcome> outcome);
    void setState(State state);

    QPointer<SourceSession> source_;
    Mode mode_;
    bool isDevice_;
    State state_ = State::Preparing;
    QStringList targets_;
    std::vector<EraseRequest> requests_;  // of the targets
    int targetAtCursor_ = 0;
    std::vector<EraseMethod> methods_;
    Choice choice_;
    LatestWork preparation_;
    std::shared_ptr<EraseSession> session_;
    std::shared_ptr<SilentProgress> reading_;
    std::shared_ptr<FillMapState> map_;
    TonedText message_;
    Result<EraseOutcome> outcome_;
    std::optional<std::uint64_t> resumeAt_;
    bool incomplete_ = false;
    QElapsedTimer time_;
};

}  // namespace sectorsmith::gui
