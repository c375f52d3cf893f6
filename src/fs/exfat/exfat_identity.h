// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

#include "fs/identity.h"

namespace sectorsmith::exfat {

// See planVolumeIdentity().
Result<VolumeIdentityPlan> planIdentity(const ByteSource& source, const FileSystemFacts& facts,
                                        const RandomBytes& random);

// The writes that put `value` at byte `at` of the boot sector into both boot regions with their checksums, the backup first;
// a damaged backup stays and is told in `kept`. Damaged, Io: of the main region.
Result<void> planBootField(const ByteSource& source, std::size_t at, std::span<const std::byte> value,
                           VolumeIdentityPlan& plan);

}  // namespace sectorsmith::exfat
