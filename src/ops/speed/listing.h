// SPDX-License-Identifier: GPL-3.0-or-later
// The ways in which a system lists a folder, to be compared. One implementation per system.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>

#include "base/error.h"

namespace sectorsmith::speed {

struct ListingMethod {
    const char* name;  // as programmers know it: "readdir + stat"
    // Lists the folder (not what is below) and gives the number of its entries. Any thread. Errors name the folder.
    Result<std::uint64_t> (*list)(const std::filesystem::path& folder);
};
std::span<const ListingMethod> listingMethods();

// Has the system forget all files and folders that it keeps in memory, after it wrote what is changed; in `folder` a file is
// created and deleted for that. False: the system does not let this process, which mayEmptySystemCaches() tells without doing
// anything.
bool emptySystemCaches(const std::filesystem::path& folder);
bool mayEmptySystemCaches();

// Until what was created or deleted in the folder is on stable storage, as far as the system has a call for it.
void flushFolder(const std::filesystem::path& folder);

}  // namespace sectorsmith::speed
