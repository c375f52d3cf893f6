// SPDX-License-Identifier: GPL-3.0-or-later
// Where the program keeps what must survive it: undo records, staged edits, interrupted tests.
#pragma once

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/error.h"
#include "ops/durable_file.h"

namespace sectorsmith {

// The folders to look for records in: the chosen one alone, else, since people use the window and sudo in turn, the user's
// own (XDG_STATE_HOME and the usual one), the system's and, as root, that of the user who called sudo; and those that were
// noted there because records were once kept in them. Only readable ones are given; the first is not special.
std::vector<std::filesystem::path> stateFoldersToRead(const std::optional<std::filesystem::path>& chosen);
// The same, and the chosen one: what a start looks through for commits that were cut off.
std::vector<std::filesystem::path> allStateFolders(const std::optional<std::filesystem::path>& chosen);

// The system's folder where it is there and this user may not look into it: root's records are seen by root alone.
std::optional<std::filesystem::path> hiddenStateFolder();

// Where records are kept now: `chosen` (--state-dir), else what XDG_STATE_HOME says, else as root /var/lib/sectorsmith,
// else the user's state folder (the other systems' equals). Empty without a home folder. Makes nothing.
std::filesystem::path stateFolder(const std::optional<std::filesystem::path>& chosen);
// The last two of these; SECTORSMITH_DEFAULT_STATE stands for them (and for all usual folders) in tests.
std::filesystem::path defaultStateFolder();

// stateFolder(), made with mode 0700 when missing. One that is not the default is noted in the default one, so that it is
// found later. Refused with what to do when it is not chosen and lies in memory (tmpfs, a live system's overlay), or in any
// case when it lies on `diskPath`.
Result<std::filesystem::path> stateFolderForWriting(const std::optional<std::filesystem::path>& chosen,
                                                    const std::string& diskPath);
// Whether so many bytes fit into the folder, made or not; NoSpace says how much there is.
Result<void> checkStateRoom(const std::filesystem::path& folder, std::uint64_t bytes);

// Whether files there vanish with a power cut, and whether they lie on that device or one of its partitions.
bool liesInMemory(const std::filesystem::path& folder);
bool liesOnDisk(const std::filesystem::path& folder, const std::string& diskPath);

}  // namespace sectorsmith
