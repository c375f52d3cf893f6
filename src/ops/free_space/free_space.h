// SPDX-License-Identifier: GPL-3.0-or-later
// What erasing or trimming of unused space may touch, exactly: the free blocks of a file system, or the gaps of a table.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "fs/allocation.h"
#include "io/byte_source.h"
#include "ops/free_space/byte_ranges.h"

namespace sectorsmith {

struct FreeSpaceRequest {
    std::optional<ByteRange> volume;  // bytes of the disk: the free blocks of the file system in it
    bool gaps = false;                // and, or only, what no partition has
    std::vector<ByteRange> alsoUsed;  // what the system knows as partitions: never a gap
};

struct FreeRanges {
    std::vector<ByteRange> ranges;   // bytes of the disk: ascending, apart, whole sectors
    std::uint64_t bytes = 0;         // their sum
    std::vector<SkippedRange> left;  // what was left out, and why
    std::optional<AllocationSummary> volume;
    std::vector<Message> notes;  // for the plan
};

// More runs than this are refused with NoSpace (they would take 512 MiB of memory).
inline constexpr std::uint64_t mostFreeRuns = std::uint64_t{1} << 25;

// Nothing of it is to be written to when this fails. Refused with the reason for volumes that are unclean, encrypted,
// of a format without a reader, or hidden behind a partition table.
Result<FreeRanges> readFreeSpace(const std::shared_ptr<ByteSource>& disk, const FreeSpaceRequest& request,
                                 Progress& progress);

}  // namespace sectorsmith
