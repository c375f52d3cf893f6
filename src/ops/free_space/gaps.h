// SPDX-License-Identifier: GPL-3.0-or-later
// The space of a disk that no partition table uses and that may be erased or trimmed.
#pragma once

#include <memory>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "io/byte_source.h"
#include "ops/free_space/byte_ranges.h"

namespace sectorsmith {

struct Gaps {
    std::vector<ByteRange> ranges;   // ascending, whole sectors
    std::vector<SkippedRange> left;  // what no partition has and must not be touched nevertheless
};

// A gap is what neither copy of the GPT, nor the MBR, nor an extended record, nor an Apple map uses. Left alone are the
// space before the first partition (boot loaders), the tracks of extended boot records, the tables themselves, the last
// MiB of the disk (RAID, LDM), and every gap in which something that looks like a file system, a container or a table
// begins: it may be a partition that was lost. Reads all gaps for that (holes are skipped).
//
// Refused when the disk has no table or no partition, when check finds an error in the tables, and when a sector of a
// gap cannot be read. `alsoUsed`: what the system knows as partitions whatever the tables say.
Result<Gaps> findGaps(const std::shared_ptr<ByteSource>& disk, std::span<const ByteRange> alsoUsed,
                      Progress& progress);

}  // namespace sectorsmith
