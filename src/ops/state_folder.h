// SPDX-License-Identifier: GPL-3.0-or-later
// Where the program keeps what must survive it: undo records, staged edits, interrupted tests.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/error.h"

namespace sectorsmith {

// The folders to look for records in: the chosen one alone, else, since people use the window and sudo in turn, the user's
// own, the system's and, as root, that of the user who called sudo. Only readable ones are given; the first is not special.
std::vector<std::filesystem::path> stateFoldersToRead(const std::optional<std::filesystem::path>& chosen);

// The system's folder where it is there and this user may not look into it: root's records are seen by root alone.
std::optional<std::filesystem::path> hiddenStateFolder();

// The folder to write to: `chosen` (--state-dir), else as root /var/lib/sectorsmith, else the user's state folder
// (XDG_STATE_HOME; the other systems' equals). Made with mode 0700 when missing. Refused with what to do when it is not
// chosen and lies in memory (tmpfs, a live system's overlay), or in any case when it lies on `diskPath`.
Result<std::filesystem::path> stateFolderForWriting(const std::optional<std::filesystem::path>& chosen,
                                                    const std::string& diskPath);

// Whether files there vanish with a power cut, and whether they lie on that device or one of its partitions.
bool liesInMemory(const std::filesystem::path& folder);
bool liesOnDisk(const std::filesystem::path& folder, const std::string& diskPath);

// Writes a file of mode 0600 so that it is either whole on stable storage under its name, or not there.
Result<void> writeFileDurably(const std::filesystem::path& path, std::span<const std::byte> bytes);
// Renames within a folder; on stable storage when it returns.
Result<void> renameDurably(const std::filesystem::path& from, const std::filesystem::path& to);

}  // namespace sectorsmith
