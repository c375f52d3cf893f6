// SPDX-License-Identifier: GPL-3.0-or-later
// Makes a manifest of a folder or volume.
#pragma once

#include <string>
#include <vector>

#include "ops/manifest/hash_files.h"
#include "ops/manifest/progress_record.h"

namespace sectorsmith::manifests {

struct MadeManifest {
    Manifest manifest;
    std::vector<std::string> otherFileSystems;  // as Listing has them
    std::uint64_t files = 0;                    // names of files
    std::uint64_t bytes = 0;                    // of all files, each once
    std::uint64_t earlierFiles = 0;             // that an interrupted run had read
    std::uint64_t readBytes = 0;                // in this run
    std::uint64_t unreadable = 0, changing = 0, otherNames = 0;
    double seconds = 0;
};

// `record`: kept up to date, and what it has is not read again; null: none. It is left as it is at the end.
// Errors: as Tree::list, hashFiles, ProgressRecord. What cannot be read is an entry with its error.
Result<MadeManifest> makeManifest(Tree& tree, const HashOptions& options, ProgressRecord* record,
                                  Watcher& watcher);

// Names of one file after its first are told as such (Entry::target): they are read once. Returns how many there are.
std::uint64_t joinHardLinks(std::vector<TreeFile>& files);

}  // namespace sectorsmith::manifests
