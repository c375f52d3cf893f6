// SPDX-License-Identifier: GPL-3.0-or-later
// A review and the write that follows, without a widget: what is known, what may be done now, doing it. Everything that
// reads or writes runs in a worker.
#pragma once

#include <QObject>
#include <QPointer>
#include <memory>

#include "gui/editing/commit_bar.h"
#include "gui/editing/review.h"
#include "gui/session/latest_work.h"
#include "gui/session/source_session.h"

namespace sectorsmith::gui {

// Lives in the GUI thread. A write that runs when it is destroyed goes on to its end.
class ReviewController : public QObject {
    Q_OBJECT

 public:
    enum class State { Preparing, Ready, Writing, Done, Failed };

    // `session` may end before this does; nothing can be started then. prepare() begins the review.
    explicit ReviewController(SourceSession* session, QObject* parent = nullptr);

    State state() const { return state_; }
    SourceSession* session() const { return session_; }  // null once its tab is closed
    const Review& review() const { return review_; }     // empty while it is being prepared
    const QString& recordId() const { return recordId_; }
    // What came of the last thing that was done; empty: nothing to say.
    struct Message {
        Severity severity = Severity::Info;
        QString text;
    };
    const Message& message() const { return message_; }
    // Of the write that runs, or ran last.
    const std::shared_ptr<CommitProgress>& progress() const { return progress_; }

    // --- What may be done now
    bool mayWrite() const;    // also confirmed, where other partitions are in use
    bool mayRecover() const;  // a write did not end: finish it or take it back
    bool mayReadAgain() const;
    bool mayUnmount() const;
    bool mustConfirmSharing() const;  // other partitions of the disk stay in use
    // Closing does no harm. While writing: it stops before the first write only.
    bool mayClose() const;
    bool writtenToTheEnd() const;  // it writes, and cannot be stopped any more

    // --- Doing it; each emits changed()
    void prepare();
    void readAgain();
    void confirmSharing(bool confirmed);
    void write();
    void recover(Recovery what);
    void unmount();
    void setStateFolder(const QString& folder);
    void stop();  // a write that has not begun to write

 Q_SIGNALS:
    void changed();
    void sourceClosed();

 private:
    void setState(State state);
    WriteTarget target() const;
    void committed(const CommitReport& report);
    void failed(const CommitFailure& failure);

    QPointer<SourceSession> session_;
    Review review_;
    State state_ = State::Preparing;
    Message message_;
    LatestWork preparation_;
    bool sharing_ = false;
    bool unmounting_ = false;
    std::shared_ptr<CommitProgress> progress_;
    QString recordId_;
};

}  // namespace sectorsmith::gui
