// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are there as a whole and on stable storage, or not there. One implementation per system.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string_view>

#include "base/error.h"

namespace sectorsmith {

// What becomes of a file that has the name already.
enum class Existing {
    Replace,
    Refuse,  // Cause::Refused, and it stays as it is
};

// A new file of mode 0600, written beside its name (NAME.new, or NAME.1.new if there is such a file …) and held by this process
// (LockedFile::held) until it is kept. Destroyed before keep(): gone. Errors name the file: Cause::NoSpace, Permission, Io.
class DurableFile {
 public:
    virtual ~DurableFile() = default;
    // Pieces of zeros cost no space where the file system has holes.
    virtual Result<void> append(std::span<const std::byte> bytes) = 0;
    // On stable storage under its name when it returns. Failed: nothing is left of it under either name, as far as that is
    // possible, and a file that was to be replaced is still there; only if the folder cannot be flushed after that, the new
    // file has taken its place, and a power cut may bring the old one back.
    virtual Result<void> keep(Existing existing = Existing::Replace) = 0;

    static Result<std::unique_ptr<DurableFile>> create(const std::filesystem::path& path);
};

// The names a file has until it is kept: NAME.new, NAME.1.new, … One that is there belongs to somebody, or to a run that ended
// early.
inline constexpr unsigned mostNewNames = 100;
std::filesystem::path newName(const std::filesystem::path& path, unsigned number);
// NAME of such a name; empty when it is none.
std::filesystem::path nameToBe(const std::filesystem::path& fresh);

// Deletes what runs that were killed have left of `path` under those names: files that nobody holds and that begin as `head`,
// or as much of it as they have. Others stay.
void removeUnfinished(const std::filesystem::path& path, std::string_view head);

// Writes a file of mode 0600 so that it is either whole on stable storage under its name, or not there.
Result<void> writeFileDurably(const std::filesystem::path& path, std::span<const std::byte> bytes,
                              Existing existing = Existing::Replace);

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
