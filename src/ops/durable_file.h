// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are there as a whole and on stable storage, or not there. One implementation per system.
#pragma once

#include <filesystem>
#include <memory>
#include <span>

#include "base/error.h"

namespace sectorsmith {

// A new file of mode 0600, written beside its name (NAME.new) and held by this process (LockedFile::held) until it is kept.
// Destroyed before keep(): gone. Errors name the file: Cause::NoSpace, Permission, Io.
class DurableFile {
 public:
    virtual ~DurableFile() = default;
    // Pieces of zeros cost no space where the file system has holes.
    virtual Result<void> append(std::span<const std::byte> bytes) = 0;
    // On stable storage under its name when it returns. Failed: nothing is left under either name, as far as that is
    // possible.
    virtual Result<void> keep() = 0;

    static Result<std::unique_ptr<DurableFile>> create(const std::filesystem::path& path);
};

// Writes a file of mode 0600 so that it is either whole on stable storage under its name, or not there.
Result<void> writeFileDurably(const std::filesystem::path& path, std::span<const std::byte> bytes);

// What renameDurably() could not do.
enum class RenameProblem {
    NotRenamed,  // everything is as before
    NotSynced,   // renamed, but a power cut may bring the old name back
};
struct RenameFailure {
    Error error;
    RenameProblem problem = RenameProblem::NotRenamed;
};
// Renames within a folder; on stable storage when it returns.
std::expected<void, RenameFailure> renameDurably(const std::filesystem::path& from,
                                                 const std::filesystem::path& to);

}  // namespace sectorsmith
