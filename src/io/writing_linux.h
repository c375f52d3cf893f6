// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "io/system_file.h"

namespace sectorsmith {

// Tells the kernel to read the partition table of a whole disk again; where it is in use as a whole, partition by partition.
// `file` is what the disk was written through. The names of the partitions that the kernel could not take over. Permission:
// the process has not got the right.
Result<std::vector<std::string>> rereadPartitionTable(SystemFile& file, const std::string& path);

}  // namespace sectorsmith
