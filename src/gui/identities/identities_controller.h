// SPDX-License-Identifier: GPL-3.0-or-later
// “New identifiers…” without a widget: what would change, whether it may be now, doing it. Everything that reads or writes runs
// in a worker.
#pragma once

#include <QObject>
#include <QPointer>
#include <memory>
#include <optional>
#include <vector>

#include "gui/editing/commit_bar.h"
#include "gui/session/latest_work.h"
#include "gui/session/source_session.h"
#include "gui/window/toned_text.h"
#include "ops/identities/identities.h"

namespace sectorsmith::gui {

// Lives in the GUI thread. A write that runs when it is destroyed goes on to its end.
class IdentitiesController : public QObject {
    Q_OBJECT

 public:
    enum class State { Planning, Ready, Refused, Writing, Done, Failed };

    // `session` may end before this does; nothing can be started then.
    explicit IdentitiesController(SourceSession* session, QObject* parent = nullptr);

    SourceSession* session() const { return session_; }
    State state() const { return state_; }

    // Numbers of the main table; those of a partition's own tab: that one alone.
    const std::vector<unsigned>& partitions() const { return partitions_; }
    // The whole disk can be chosen: the tab is not that of a partition.
    bool wholePossible() const { return !own_; }
    // nullopt: the whole disk, with its tables.
    std::optional<unsigned> partition() const { return partition_; }
    // Plans anew. Ignored while it writes.
    void choose(std::optional<unsigned> partition);
    void plan();

    // While Ready, and afterwards.
    const NewIdentities& wanted() const { return wanted_; }
    // Partitions of the disk that stay in use beside it; people must agree to that.
    const std::vector<Message>& beside() const { return beside_; }
    void confirmSharing(bool confirmed);
    bool mayWrite() const;
    void write();
    bool mayClose() const { return state_ != State::Writing; }
    // Why it is refused, or what came of it; empty: nothing to say.
    const TonedText& message() const { return message_; }
    const std::shared_ptr<CommitProgress>& progress() const { return progress_; }

 Q_SIGNALS:
    void changed();
    void sourceClosed();

 private:
    struct Planned {
        Result<NewIdentities> wanted;
        CommitPlan commit;
        std::optional<ReviewedDisk> reviewed = {};
        std::vector<Message> beside;
        std::vector<unsigned> partitions;
        std::optional<unsigned> partition;
    };
    static Planned prepare(const std::shared_ptr<ByteSource>& disk, const WriteTarget& target,
                           const std::optional<std::uint64_t>& own, std::optional<unsigned> partition);
    void setState(State state);

    QPointer<SourceSession> session_;
    State state_ = State::Planning;
    std::optional<std::uint64_t> own_;  // the tab is the partition at this byte of its disk
    std::optional<unsigned> partition_;
    std::vector<unsigned> partitions_;
    NewIdentities wanted_;
    CommitPlan commit_;
    std::optional<ReviewedDisk> reviewed_;
    std::vector<Message> beside_;
    bool sharing_ = false;
    TonedText message_;
    LatestWork planning_;
    std::shared_ptr<CommitProgress> progress_;
};

}  // namespace sectorsmith::gui
