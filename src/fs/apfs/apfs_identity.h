// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/identity.h"

namespace sectorsmith::apfs {

// New UUIDs for the container and its volumes: in all valid container superblocks, in all superblocks of volumes and
// snapshots that these reach, and, as the UUIDs are keys there, in the key bags, whose wrapped keys stay as they are: the
// passwords stay the same. The volumes keep theirs when one of them is sealed or belongs to a volume group.
// See planVolumeIdentity(). Unsupported: Fusion, media keys, keys in hardware, an encryption that is running.
Result<VolumeIdentityPlan> planIdentity(const ByteSource& source, const FileSystemFacts& facts,
                                        const RandomBytes& random);

// How many key bags the UUIDs decrypt: of the container and of its volumes, of all checkpoints.
unsigned decryptableKeyBags(const ByteSource& source);

}  // namespace sectorsmith::apfs
