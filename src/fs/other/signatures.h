// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "fs/facts.h"
#include "io/byte_source.h"

namespace sectorsmith::other {

// Containers that hide what is in them (LUKS, BitLocker, LVM, RAID, Core Storage): they come before file systems.
std::vector<FileSystemFacts> detectContainers(const ByteSource& source);
// File systems known by their signature alone.
std::vector<FileSystemFacts> detectFileSystems(const ByteSource& source);

}  // namespace sectorsmith::other
