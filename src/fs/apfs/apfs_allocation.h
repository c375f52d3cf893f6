// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/allocation_map.h"

namespace sectorsmith::apfs {

// The space manager of an APFS container. Keeps a reference to the source.
Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source);

}  // namespace sectorsmith::apfs
