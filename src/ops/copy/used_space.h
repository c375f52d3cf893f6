// SPDX-License-Identifier: GPL-3.0-or-later
// What of a disk holds data, so that a copy can leave the rest out.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"
#include "base/progress.h"
#include "io/byte_source.h"

namespace sectorsmith::copier {

struct UsedSpace {
    std::vector<ByteRange> ranges;  // bytes of the source, normalised, whole sectors
    std::vector<Message> notes;     // what is left out, and what is copied whole and why: sentences
};

// All of `source` (a disk, or one volume) except the free blocks of its file systems, as their allocation maps have them, and
// the gaps between partitions that may be erased (ops/free_space/gaps.h). Blocks that files have although the map calls them
// free count as used. A partition whose file system is not clean, contradicts itself or is not known counts as used whole.
// Nobody may write to `source` meanwhile. Errors: Cancelled, Io.
Result<UsedSpace> usedSpace(const std::shared_ptr<ByteSource>& source, Progress& progress);

}  // namespace sectorsmith::copier
