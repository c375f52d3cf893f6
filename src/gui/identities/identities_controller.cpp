// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/identities/identities_controller.h"

#include <algorithm>
#include <expected>
#include <utility>

#include "gui/editing/review.h"
#include "gui/session/background.h"
#include "gui/session/text.h"
#include "ops/errors.h"
#include "ops/table_commit.h"
#include "ops/volumes.h"
#include "ops/write_session.h"
#include "part/partition_list.h"

namespace sectorsmith::gui {

IdentitiesController::IdentitiesController(SourceSession* session, QObject* parent)
    : QObject(parent), session_(session) {
    if (session->diskOffset() != 0 || session->size() != session->disk()->size())
        own_ = session->diskOffset();
    connect(session, &QObject::destroyed, this, &IdentitiesController::sourceClosed);
}

void IdentitiesController::setState(State state) {
    state_ = state;
    Q_EMIT changed();
}

void IdentitiesController::choose(std::optional<unsigned> partition) {
    if (state_ == State::Writing || partition == partition_) return;
    partition_ = partition;
    plan();
}

IdentitiesController::Planned IdentitiesController::prepare(const std::shared_ptr<ByteSource>& disk,
                                                            const WriteTarget& target,
                                                            const std::optional<std::uint64_t>& own,
                                                            std::optional<unsigned> partition) {
    Planned planned{fail(Cause::Cancelled, ""), {}, {}, {}, {}, partition};
    forgetReads(*disk);
    const PartitionList list = listPartitions(*disk);
    for (const Partition& one : list.partitions) {
        if (one.extended || one.protective || list.find({}, one.index) != &one) continue;
        if (own && one.offset != *own) continue;
        planned.partitions.push_back(one.index);
    }
    if (own && planned.partitions.empty()) {
        planned.wanted = fail(Cause::Usage, OpsError::IdentitiesByMainTable);
        return planned;
    }
    if (own) planned.partition = planned.partitions.front();
    NewIdentitiesRequest request;
    request.partition = planned.partition;
    planned.wanted = planNewIdentities(disk, request);
    if (!planned.wanted) return planned;
    auto commit = planFromTable(*disk, planned.wanted->plan);
    if (!commit) {
        planned.wanted = std::unexpected(commit.error());
        return planned;
    }
    planned.commit = std::move(*commit);
    if (const auto facts = factsOf(target)) planned.reviewed = reviewedDisk(*facts, *disk);
    // Not beside partitions in use unless people agree: is that all that is in the way?
    auto access = mayCommit(target, *disk, planned.commit);
    if (!access && access.error().cause == Cause::InUse) {
        WriteTarget shared = target;
        shared.allowSharedDisk = true;
        if (auto beside = mayCommit(shared, *disk, planned.commit)) {
            planned.beside = beside->inUse;
            access = std::move(beside);
        }
    }
    if (!access) planned.wanted = std::unexpected(access.error());
    return planned;
}

void IdentitiesController::plan() {
    if (!session_ || state_ == State::Writing) return;
    message_ = {};
    wanted_ = {};
    commit_ = {};
    beside_.clear();
    sharing_ = false;
    const QString readOnly = session_->readOnlyReason();
    if (!readOnly.isEmpty() || session_->hasEdits()) {
        message_ = {
            TonedText::Tone::Warning,
            session_->hasEdits() ? tr("The tab has staged changes. Write or discard them first.") : readOnly};
        setState(State::Refused);
        return;
    }
    setState(State::Planning);
    planning_.start([disk = session_->disk(), target = session_->writeTarget(), own = own_,
                     partition = partition_] { return prepare(disk, target, own, partition); },
                    [this](Planned planned) {
                        partitions_ = std::move(planned.partitions);
                        partition_ = planned.partition;
                        beside_ = std::move(planned.beside);
                        if (!planned.wanted) {
                            message_ = {TonedText::Tone::Warning,
                                        sentence(errorText(planned.wanted.error()))};
                            setState(State::Refused);
                            return;
                        }
                        wanted_ = std::move(*planned.wanted);
                        commit_ = std::move(planned.commit);
                        reviewed_ = planned.reviewed;
                        setState(State::Ready);
                    });
}

void IdentitiesController::confirmSharing(bool confirmed) {
    sharing_ = confirmed;
    Q_EMIT changed();
}

bool IdentitiesController::mayWrite() const {
    return session_ && state_ == State::Ready && (beside_.empty() || sharing_) && !session_->hasEdits();
}

void IdentitiesController::write() {
    if (!mayWrite()) return;
    WriteTarget target = session_->writeTarget();
    target.allowSharedDisk = !beside_.empty() && sharing_;
    target.reviewed = reviewed_;
    progress_ = std::make_shared<CommitProgress>();
    setState(State::Writing);
    runInBackground(
        this,
        [target, commit = commit_, wanted = wanted_, progress = progress_] {
            return commitNewIdentities(target, commit, wanted, *progress);
        },
        [this](std::expected<CommitReport, CommitFailure> result) {
            if (session_) session_->reread();
            if (result) {
                message_ = {
                    TonedText::Tone::Info,
                    tr("New identifiers written and verified. “Undo records” undoes this (record %1).")
                        .arg(toQString(result->recordId))};
                if (session_) session_->report(SourceSession::Severity::Info, message_.text);
            } else {
                message_ = {TonedText::Tone::Error, failureText(result.error())};
                if (session_) session_->report(SourceSession::Severity::Error, message_.text);
            }
            setState(result ? State::Done : State::Failed);
        });
}

}  // namespace sectorsmith::gui
