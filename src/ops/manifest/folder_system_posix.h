// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to folder_system_posix.cpp: what Linux and macOS each do in their own way.
#pragma once

#include <sys/stat.h>

#include <string>
#include <vector>

#include "fs/catalogue.h"

namespace sectorsmith::manifests::posix {

struct FileTimes {
    FileTime modified, changed;
};
FileTimes timesOf(const struct stat& st);

// The flag of open(2) that leaves the time of access of a file of one's own; 0: there is none.
extern const int keepAccessTime;
// As openat(2), and closed on exec. A link as the last name is an error, and anywhere in the path where the system can tell.
int openBeneath(int folder, const char* path, int flags);
// FolderSystem::disks() of a folder.
std::vector<std::string> disksOf(const struct stat& folder);

}  // namespace sectorsmith::manifests::posix
