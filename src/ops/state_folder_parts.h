// SPDX-License-Identifier: GPL-3.0-or-later
// What each system says to state_folder.cpp. Empty paths: there is none.
#pragma once

#include <filesystem>
#include <string>

#include "base/error.h"
#include "io/device_facts.h"
#include "io/mount_table.h"

namespace sectorsmith::state_folder {

std::filesystem::path userFolder();    // of this user, without what XDG_STATE_HOME says
std::filesystem::path setFolder();     // what XDG_STATE_HOME says
std::filesystem::path systemFolder();  // root's
// As root through sudo or pkexec: the folder of the person who asked, whose window keeps its records there.
std::filesystem::path callersFolder();
bool asRoot();

bool readableFolder(const std::filesystem::path& folder);
// Whether the file system of `mount` lies on the disk or one of its partitions with something in between: LVM, LUKS, RAID.
// Linux.
bool liesAbove(const DeviceFacts& disk, const MountLine& mount);
// Makes it, for this user alone, and sees that files can be made in it.
Result<void> prepareFolder(const std::filesystem::path& folder);

}  // namespace sectorsmith::state_folder
