// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/allocation_map.h"

namespace sectorsmith::exfat {

// The allocation bitmap of an exFAT volume. Keeps a reference to the source.
Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source);

}  // namespace sectorsmith::exfat
