// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/review_controller.h"

#include <QLocale>

#include "gui/session/background.h"
#include "gui/session/text.h"
#include "io/unmount.h"
#include "ops/write_session.h"

namespace sectorsmith::gui {

ReviewController::ReviewController(SourceSession* session, QObject* parent)
    : QObject(parent), session_(session) {
    connect(session, &QObject::destroyed, this, &ReviewController::sourceClosed);
}

void ReviewController::setState(State state) {
    state_ = state;
    Q_EMIT changed();
}

bool ReviewController::mustConfirmSharing() const { return !review_.beside.empty() && !review_.refused; }

bool ReviewController::mayWrite() const {
    return session_ && state_ == State::Ready && !review_.plan.runs.empty() && !review_.refused &&
           !review_.noFolder && (review_.beside.empty() || sharing_);
}

bool ReviewController::mayRecover() const { return state_ == State::Failed && !recordId_.isEmpty(); }

bool ReviewController::mayReadAgain() const {
    return (state_ == State::Failed && recordId_.isEmpty()) || (state_ == State::Ready && review_.refused);
}

bool ReviewController::mayUnmount() const { return state_ == State::Ready && !unmounting_; }

bool ReviewController::writtenToTheEnd() const {
    return state_ == State::Writing && progress_ && !progress_->harmless();
}

bool ReviewController::mayClose() const {
    const bool stopping = state_ == State::Writing && progress_ && progress_->cancelled();
    return !writtenToTheEnd() && !stopping;
}

void ReviewController::prepare() {
    if (!session_) return;
    message_ = {};
    review_ = {};
    const Overlay& overlay = session_->overlay();
    const QString steps = overlay.doneSteps() == 1
                              ? toQString(overlay.step(0).what)
                              : tr("%n change(s)", nullptr, shownCount(overlay.doneSteps()));
    const QString what = tr("%1, %2", "what was done, where").arg(steps, session_->title());
    setState(State::Preparing);
    preparation_.start(
        [disk = session_->disk(), edits = session_->diskEdits(), target = session_->writeTarget(),
         isDevice = session_->opened().isDevice,
         what = what.toStdString()] { return prepareReview(disk, edits, target, isDevice, what); },
        [this](Review review) {
            review_ = std::move(review);
            if (review_.plan.runs.empty() && !review_.refused)
                message_ = {Severity::Info, tr("The disk already holds these bytes: nothing to write.")};
            setState(State::Ready);
        });
}

void ReviewController::readAgain() {
    if (session_) session_->reread();
    prepare();
}

void ReviewController::confirmSharing(bool confirmed) {
    sharing_ = confirmed;
    Q_EMIT changed();
}

WriteTarget ReviewController::target() const {
    WriteTarget target = session_->writeTarget();
    target.allowSharedDisk = !review_.beside.empty() && sharing_;
    target.reviewed = review_.reviewed;
    return target;
}

void ReviewController::write() {
    if (!mayWrite()) return;
    message_ = {};
    progress_ = std::make_shared<CommitProgress>();
    setState(State::Writing);
    runInBackground(
        this,
        [target = target(), plan = review_.plan, progress = progress_] {
            return commitTo(target, plan, *progress);
        },
        [this](std::expected<CommitReport, CommitFailure> result) {
            if (result) committed(*result);
            else failed(result.error());
        });
}

void ReviewController::committed(const CommitReport& report) {
    recordId_ = toQString(report.recordId);
    QStringList text;
    text << tr("%n sector(s) written and verified. “Undo records” undoes this (record %1).", nullptr,
               shownCount(report.sectors))
                .arg(recordId_);
    QStringList left;
    for (const std::string& partition : report.notReread) left << toQString(partition);
    if (!left.isEmpty())
        text << tr("The kernel still uses the old entry for %1: the partition is in use.")
                    .arg(left.join(QLatin1String(", ")));
    if (!report.rereadProblem.empty()) text << sentence(messageText(report.rereadProblem));
    message_ = {Severity::Info, text.join(u'\n')};
    // What was reviewed stays as it was; the session reads the disk anew.
    setState(State::Done);
    if (session_) {
        session_->report(SourceSession::Severity::Info, message_.text);
        session_->editsCommitted();
    }
}

void ReviewController::failed(const CommitFailure& failure) {
    const bool cancelled = failure.error.cause == Cause::Cancelled;
    recordId_ = failure.wrote ? toQString(failure.recordId) : QString();
    QStringList text;
    text << failureText(failure);
    if (failure.error.cause == Cause::Permission)
        text << tr(
            "The changes are kept. Write again when an administrator can enter a password, or use an "
            "account that may write to disks.");
    message_ = {cancelled ? Severity::Info : Severity::Error, text.join(u'\n')};
    if (session_ && !cancelled)
        session_->report(SourceSession::Severity::Error, message_.text, failure.error.offset);
    setState(cancelled ? State::Ready : State::Failed);
}

void ReviewController::recover(Recovery what) {
    if (!session_ || !mayRecover()) return;
    message_ = {};
    progress_ = std::make_shared<CommitProgress>();
    setState(State::Writing);
    runInBackground(
        this,
        [target = target(), id = recordId_.toStdString(), what, progress = progress_] {
            return sectorsmith::recover(target, id, what, *progress);
        },
        [this, what](std::expected<CommitReport, CommitFailure> result) {
            if (!result) {
                CommitFailure failure = result.error();
                failure.wrote = true;  // the record stays open: both ways are still there
                if (failure.recordId.empty()) failure.recordId = recordId_.toStdString();
                failed(failure);
                return;
            }
            if (what == Recovery::Finish) {
                committed(*result);
                return;
            }
            message_ = {Severity::Info, tr("Undone and verified: the disk holds what it held before.")};
            recordId_.clear();
            if (session_) session_->reread();
            setState(State::Done);
        });
}

void ReviewController::unmount() {
    if (!mayUnmount()) return;
    unmounting_ = true;
    Q_EMIT changed();
    runInBackground(
        this,
        [mounted = review_.mounted] {
            QStringList problems;
            for (const MountedVolume& volume : mounted)
                if (auto done = unmountVolume(volume.device, volume.where); !done)
                    problems << sentence(errorText(done.error()));
            return problems;
        },
        [this](const QStringList& problems) {
            unmounting_ = false;
            prepare();
            if (problems.isEmpty()) return;
            message_ = {Severity::Error, problems.join(u'\n')};
            Q_EMIT changed();
        });
}

void ReviewController::setStateFolder(const QString& folder) {
    if (!session_) return;
    session_->setStateFolder(folder);
    prepare();
}

void ReviewController::stop() {
    if (state_ != State::Writing || !progress_ || !progress_->harmless()) return;
    progress_->cancel();
    Q_EMIT changed();
}

}  // namespace sectorsmith::gui
