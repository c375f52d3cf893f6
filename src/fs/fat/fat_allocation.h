// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/allocation_map.h"

namespace sectorsmith::fat {

// The file allocation table of a FAT12, FAT16 or FAT32 volume. Keeps a reference to the source.
Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source);

}  // namespace sectorsmith::fat
