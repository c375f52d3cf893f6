// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/allocation_map.h"

namespace sectorsmith::hfsplus {

// The allocation file of an HFS+ or HFSX volume that starts `base` bytes into the source (not 0 in an HFS wrapper). Keeps a
// reference to the source.
Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source, std::uint64_t base);

}  // namespace sectorsmith::hfsplus
