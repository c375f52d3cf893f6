// SPDX-License-Identifier: GPL-3.0-or-later
// What the readers of allocation maps need the files for. Inside fs/ only.
#pragma once

#include "fs/allocation_map.h"
#include "fs/catalogue.h"
#include "fs/errors.h"

namespace sectorsmith {

// Fails with Damaged when `map` (a set bit: in use; bit n is geometry's block n) calls a block free that a file or an area
// has, or when the files have more than the `usedBlocks` that the volume counts. The message names the block and its
// owner and ends with `help`: "check the volume first (fsck_hfs, Disk Utility)". A finding of the walk fails, too.
Result<void> requireFilesAllocated(Catalogue& catalogue, const BlockGeometry& geometry, PagedBits& map,
                                   std::uint64_t usedBlocks, FsError help, Progress& progress);

}  // namespace sectorsmith
