// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to space.h, and each system's own: the files of a folder with what is allocated for them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/error.h"
#include "fs/catalogue.h"
#include "ops/space/space_tree.h"

namespace sectorsmith {

struct FolderItem {
    std::string name;  // exact bytes (Windows: UTF-8)
    FileKind kind = FileKind::Unknown;
    std::uint64_t size = 0;       // bytes, of files and links
    std::uint64_t allocated = 0;  // bytes
    std::uint64_t device = 0;     // tells file systems apart
    std::uint64_t file = 0;       // its number in the file system
    std::uint64_t links = 1;
    bool compressed = false;   // the file system says that its content is stored so
    std::uint64_t shared = 0;  // bytes, where the system tells their number instead of the runs
    std::vector<SpaceRun> runs;
    bool runsKnown = false;    // of a file with content: all of it is in `runs`
    bool placesKnown = false;  // and where they lie
};

// The folder, or a file, itself.
Result<FolderItem> folderItem(const std::string& path);
// What is in the folder, in the order of the system; an error returned by `visit` ends it with that. `problem` is told what
// could not be looked at. Links are not followed. Errors: NotFound, Permission, Io, naming the path.
Result<void> visitFolderItems(const std::string& path, const std::function<Result<void>(FolderItem&&)>& visit,
                              const std::function<void(const Error&)>& problem);

}  // namespace sectorsmith
