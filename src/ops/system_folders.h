// SPDX-License-Identifier: GPL-3.0-or-later
// Places that each system keeps somewhere else.
#pragma once

#include <filesystem>

namespace sectorsmith {

// The file of the running program, links resolved; empty when the system does not tell.
std::filesystem::path programPath();

// Where this program keeps the user's own files: $XDG_DATA_HOME/sectorsmith, ~/.local/share/sectorsmith,
// ~/Library/Application Support/Sectorsmith, %APPDATA%\Sectorsmith. Not created; empty without a home.
std::filesystem::path userDataFolder();

}  // namespace sectorsmith
