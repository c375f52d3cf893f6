// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/identity.h"

namespace sectorsmith::ntfs {

// See planVolumeIdentity().
Result<VolumeIdentityPlan> planIdentity(const ByteSource& source, const FileSystemFacts& facts,
                                        const RandomBytes& random);

}  // namespace sectorsmith::ntfs
