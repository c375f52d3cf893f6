// SPDX-License-Identifier: GPL-3.0-or-later
// The whole way of a commit, for the command and the window alike: may it be, lock, commit, and the way back.
#pragma once

#include <expected>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/progress.h"
#include "ops/commit.h"
#include "ops/in_use.h"
#include "ops/write_target.h"

namespace sectorsmith {

// Checks that the plan may be carried out now, without opening for writing: what a dry run and the review say. NoSpace when
// the state folder has no room for its record.
Result<WriteAccess> mayCommit(const WriteTarget& target, const ByteSource& disk, const CommitPlan& plan);

// Locks, commits, unlocks. Changed, and nothing is written, when the disk is not WriteTarget::reviewed.
std::expected<CommitReport, CommitFailure> commitTo(const WriteTarget& target, const CommitPlan& plan,
                                                    Progress& progress);

enum class Recovery { TakeBack, Finish };
// `id` as UndoStore::load takes it, or a record that was loaded. Without target.path the path of the record is used.
std::expected<CommitReport, CommitFailure> recover(WriteTarget target, std::string_view id, Recovery what,
                                                   Progress& progress);
std::expected<CommitReport, CommitFailure> recover(WriteTarget target, UndoRecord record, Recovery what,
                                                   Progress& progress);

// What taking back or finishing would do, read from the disk as it is now, without locking it.
struct RecoveryPreview {
    WriteTarget target;  // completed from the record, with what is reviewed now
    DeviceIdentity disk;
    DiskMatch match = DiskMatch::Same;
    std::shared_ptr<const ByteSource> source;  // the disk
    std::vector<SectorRun> runs;               // what would be written over what is there now
    std::vector<ByteRange> leftAlone;          // CommitReport::leftAlone
};
Result<RecoveryPreview> previewRecovery(const WriteTarget& target, const UndoRecord& record, Recovery what);

}  // namespace sectorsmith
