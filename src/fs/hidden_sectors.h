// SPDX-License-Identifier: GPL-3.0-or-later
// What the boot sector of a FAT, NTFS or exFAT volume says of its place on the disk. Reads only; any thread.
#pragma once

#include <cstdint>
#include <vector>

#include "fs/boot_sector.h"
#include "fs/identity.h"

namespace sectorsmith {

// The writes after which the boot sector and its backup say that `sectors` (of the disk) come before the volume, the backup
// first; none where they say so already, where the field has no room for it, and where exFAT says that it does not know
// (0). `boot`: readBootSector() of the same volume. Errors: of exFAT, whose boot regions have checksums.
Result<std::vector<IdentityWrite>> planHiddenSectors(const ByteSource& volume, const BootSectorFacts& boot,
                                                     std::uint64_t sectors);

}  // namespace sectorsmith
