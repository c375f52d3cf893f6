// SPDX-License-Identifier: GPL-3.0-or-later
// How the commands that read files of volumes print what they share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/json.h"
#include "fs/catalogue.h"

namespace sectorsmith::cli {

// "file", "folder", "character-device".
std::string_view kindName(FileKind kind);
// "data", "resource-fork", "attribute", "attribute:com.apple.decmpfs", "block-map".
std::string streamText(StreamKind stream, std::string_view name);
// "2021-02-03T04:05:06Z", or for people "2021-02-03 04:05" by the clock of this computer; empty: no time.
std::string timeText(FileTime time, bool people);
// Names on disks need not be text: the exact bytes of such paths, in hexadecimal, as "pathBytes" (one path) or "pathsBytes"
// (null for those that are text).
void putPathBytes(Json& object, std::string_view path);
void putPathBytes(Json& object, const std::vector<std::string>& paths);

}  // namespace sectorsmith::cli
