// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/apfs/apfs_structs.h"
#include "fs/catalogue.h"

namespace sectorsmith::apfs {

// The blocks of all files and of all structures of a container's volumes, at the checkpoint of `superblock`; those of the
// snapshots too; the names of the newest state of each volume, or of one snapshot. Keeps a reference to the source.
//
// All extents are told as shared: clones, snapshots and the two trees that know of an extent (the one by block, of the
// volume and of each snapshot, and the files' own) name the same blocks.
std::unique_ptr<Catalogue> openCatalogue(const ByteSource& source, const ContainerSuperblock& superblock);

}  // namespace sectorsmith::apfs
