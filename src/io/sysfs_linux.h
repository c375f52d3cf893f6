// SPDX-License-Identifier: GPL-3.0-or-later
// Files of sysfs, which hold one value each.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace sectorsmith::sysfs {

// All of one, up to the first short read; empty when it is not there.
std::string contents(const std::filesystem::path& path);
// The first line of a small file, without spaces at its ends; empty when it is not there.
std::string attribute(const std::filesystem::path& path);
// The same as a number; 0 when it is none.
std::uint64_t number(const std::filesystem::path& path);

}  // namespace sectorsmith::sysfs
