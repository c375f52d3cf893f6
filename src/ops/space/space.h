// SPDX-License-Identifier: GPL-3.0-or-later
// What the files of a mounted folder, or of a volume that is not mounted, take of the disk. Only reads.
#pragma once

#include <cstdint>
#include <filesystem>

#include "base/error.h"
#include "base/progress.h"
#include "fs/catalogue.h"
#include "fs/file_index.h"
#include "ops/space/space_tree.h"

namespace sectorsmith {

struct FolderSpaceOptions {
    bool otherFileSystems = false;  // also enter what is mounted below
};

// Of a mounted folder (or one file), by the system's own answers; links are not followed. What cannot be read is a problem
// of the tree and the rest goes on. Reports allocated bytes. Memory: about 120 bytes for each file. Errors: NotFound,
// Permission, Io: the folder itself cannot be read; Cancelled; NoSpace.
Result<SpaceTree> spaceOfFolder(const std::filesystem::path& folder, const FolderSpaceOptions& options,
                                Progress& progress);

// Of the folder or file `root` of a volume by its catalogue, which is walked once more; `names` are those of that volume.
// What is allocated counts all of a file's blocks: forks, attributes, blocks of pointers. Errors: as Catalogue::walk.
Result<SpaceTree> spaceOfVolume(Catalogue& catalogue, unsigned volume, const FileIndex& names,
                                std::uint64_t root, Progress& progress);

}  // namespace sectorsmith
