// SPDX-License-Identifier: GPL-3.0-or-later
// An extended attribute of a file of this computer, as its system has them.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

namespace sectorsmith {

// Gives a file, a folder or a link itself an attribute. Linux: among those of users ("user.NAME"); Windows: as an alternate stream. False
// where the file system has none, or not of this name or size.
bool setFileAttribute(const std::filesystem::path& target, const std::string& name,
                      std::span<const std::byte> value);

}  // namespace sectorsmith
