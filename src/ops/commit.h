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

// The same for bytes at one place. What is longer than a few MiB becomes long runs, whose new bytes are read from `content`
// when they are recorded: both sources live as long as the plan. Of these, blocks of at least 64 KiB without a change are
// left out. OutOfRange when `content` does not fit into the disk at `offset`; Cancelled.
Result<CommitPlan> planWrite(const std::shared_ptr<const ByteSource>& disk, std::uint64_t offset,
                             const std::shared_ptr<const ByteSource>& content, const std::string& what,
                             Progress& progress);

// What a sector run holds after something went wrong.
// Unknown: neither the new content, nor can it be told from the old one, which could not be read.
enum class RunContent { Before, After, Torn, Other, Unreadable, Unknown };
struct RunStatus {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    RunContent content = RunContent::Other;
    std::uint64_t first = 0;  // with Other: the first byte of the disk that is neither old nor new
};

struct CommitFailure {
    Error error;           // does not say whether anything was written: see `wrote`
    std::string recordId;  // empty: no record was made, and nothing was written
    bool wrote = false;    // some sector was written to, or may have been
    std::vector<RunStatus>
        status;  // per run, read after the failure; or, with Cause::Changed, where the disk differs
    bool unproven = false;  // refused for that alone: people may say that it is the record's disk (DiskIs)
};

struct CommitReport {
    std::string recordId;
    std::uint64_t sectors = 0;
    std::uint64_t bytes = 0;
    std::vector<std::string>
        notReread;          // partitions whose new place the system has not taken over (they are in use)
    Message rereadProblem;  // empty, or why the system could not be made to read the partition table anew
    // Taking back: what was left alone, since nobody knows what it held before the commit. Neither written nor verified.
    std::vector<ByteRange> leftAlone;
};

// Carries the plan out on a locked device. Nothing is written when the disk does not hold what `before` says or the
// record cannot be kept. Cancelling stops before the first write only; after that a commit is finished.
std::expected<CommitReport, CommitFailure> commit(BlockDevice& device, const CommitPlan& plan,
                                                  UndoStore& store, Progress& progress);

// Compares what the disk holds with the record's runs.
Result<std::vector<RunStatus>> inspect(const ByteSource& disk, std::span<const SectorRun> runs);
// A disk that the record does not prove to be its own (DiskMatch::Unproven) is refused unless people said that it is.
enum class DiskIs { AsRecorded, ConfirmedByHand };

// Whether the disk holds what the record lets it hold before it is taken back (or finished): else Changed, with the place.
Result<void> fitsRecord(const ByteSource& disk, const UndoRecord& record, bool takingBack);

// What taking back writes, in its order: the record's runs with their sides changed, without those whose old content was
// never known.
std::vector<SectorRun> runsToTakeBack(const UndoRecord& record);
std::vector<ByteRange> unknownBefore(const UndoRecord& record);

// Puts the old content back. The disk must be able to be the record's, and hold what the commit wrote (Done), or old, new
// or torn sectors (Open); else Changed, with the places, and nothing is written. Runs whose old content could not be read
// are left alone (CommitReport::leftAlone); when there are no others, a Done record is refused, and an Open one is closed.
std::expected<CommitReport, CommitFailure> takeBack(BlockDevice& device, UndoRecord& record, UndoStore& store,
                                                    Progress& progress, DiskIs disk = DiskIs::AsRecorded);
// Writes the new content of an Open record to the end.
std::expected<CommitReport, CommitFailure> finish(BlockDevice& device, UndoRecord& record, UndoStore& store,
                                                  Progress& progress, DiskIs disk = DiskIs::AsRecorded);

}  // namespace sectorsmith
