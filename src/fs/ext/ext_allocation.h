// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/allocation_map.h"

namespace sectorsmith::ext {

// The block bitmaps of an ext2, ext3 or ext4 file system. Keeps a reference to the source.
Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source);

}  // namespace sectorsmith::ext
