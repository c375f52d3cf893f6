// SPDX-License-Identifier: GPL-3.0-or-later
// The seam to the system under a walk through a folder: one implementation per system. No link is ever followed, except in
// the name of the folder itself.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/error.h"
#include "io/system_file.h"
#include "ops/manifest/tree.h"

namespace sectorsmith::manifests {

// Any thread.
class FolderSystem {
 public:
    virtual ~FolderSystem() = default;
    static Result<std::shared_ptr<const FolderSystem>> open(const std::filesystem::path& folder);

    // The number of the file system that the folder lies on, and the folder's own in it; 0: not known.
    virtual std::uint64_t device() const = 0;
    virtual std::uint64_t number() const = 0;
    // The disks (or partitions) below it, as deviceFacts() takes them; empty: not known.
    virtual std::vector<std::string> disks() const = 0;
    // Tells what is in a folder, `path` (empty: the root) as Entry::path. Entries are told with their full paths. What
    // cannot be examined comes with an error.
    virtual Result<void> list(const std::string& path, const std::function<void(TreeFile&&)>& tell) const = 0;
    // A regular file, for reading; its time of access stays where the system can have that.
    virtual Result<std::unique_ptr<SystemFile>> openFile(const std::string& path) const = 0;
    // What an open file is now, without its path.
    virtual Result<TreeFile> examine(const SystemFile& file) const = 0;
};

// Reads up to out.size() bytes and leaves the system's cache as it was, as far as the system can: the pages that it did not
// hold before it does not keep, the others stay. The count that arrived; less at the end of the file only.
Result<std::size_t> readQuietly(const SystemFile& file, std::uint64_t offset, std::span<std::byte> out);
// The same without regard to the cache.
Result<std::size_t> readFully(const SystemFile& file, std::uint64_t offset, std::span<std::byte> out);

}  // namespace sectorsmith::manifests
