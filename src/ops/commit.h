// SPDX-License-Identifier: GPL-3.0-or-later
// The only way by which reviewed bytes reach a disk: compare, record, write, flush, read back, close the record.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "edit/overlay.h"
#include "io/block_device.h"
#include "ops/undo_record.h"

namespace sectorsmith {

// Sectors to be replaced, in the order in which they shall be written (for a GPT: backup array, backup header, main array,
// main header, MBR). `before` is what the reviewer saw.
struct CommitPlan {
    std::string what;  // one line for the record: "Type of partition 4"
    std::vector<SectorRun> runs;
};

// The whole sectors around an overlay's staged bytes, in an order in which a cut leaves the disk recoverable: from the end
// of the disk to its beginning (backups before what they back up, sector 0 last), a disk's last sector, where the backup
// GPT header lies, after the array before it. Sectors that end up as they were are left out. A sector that cannot be read
// is taken when it is staged as a whole (SectorRun::unread); else this fails, as its other bytes are not known.
Result<CommitPlan> planFromOverlay(const Overlay& overlay, const std::string& what);

// What a sector run holds after something went wrong.
enum class RunContent { Before, After, Torn, Other, Unreadable };
struct RunStatus {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    RunContent content = RunContent::Other;
};

struct CommitFailure {
    Error error;
    std::string recordId;  // empty: no record was made, and nothing was written
    bool wrote = false;    // some sector was written to, or may have been
    std::vector<RunStatus>
        status;  // per run, read after the failure; or, with Cause::Changed, where the disk differs
};

struct CommitReport {
    std::string recordId;
    std::uint64_t sectors = 0;
    std::uint64_t bytes = 0;
    std::vector<std::string>
        notReread;              // partitions whose new place the system has not taken over (they are in use)
    std::string rereadProblem;  // empty, or why the system could not be made to read the partition table anew
};

// Carries the plan out on a locked device. Nothing is written when the disk does not hold what `before` says or the
// record cannot be kept. Cancelling stops before the first write only; after that a commit is finished.
std::expected<CommitReport, CommitFailure> commit(BlockDevice& device, const CommitPlan& plan,
                                                  UndoStore& store, Progress& progress);

// Compares what the disk holds with the record's runs.
std::vector<RunStatus> inspect(const BlockDevice& device, const UndoRecord& record);

// Puts the old content back. The disk must be able to be the record's, and hold what the commit wrote (Done), or old, new
// or torn sectors (Open); else Changed, with the places, and nothing is written.
std::expected<CommitReport, CommitFailure> takeBack(BlockDevice& device, UndoRecord& record, UndoStore& store,
                                                    Progress& progress);
// Writes the new content of an Open record to the end.
std::expected<CommitReport, CommitFailure> finish(BlockDevice& device, UndoRecord& record, UndoStore& store,
                                                  Progress& progress);

}  // namespace sectorsmith
