// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "part/disk_tables.h"

namespace sectorsmith {

// LBAs of valid GPT headers that are neither the primary nor the backup in use, in free space: left where the disk once
// ended. Searched: 4 MiB at each end of each gap (16 gaps at most) and behind the usable range; data of partitions are
// not looked into.
std::vector<std::uint64_t> findStaleGptHeaders(const ByteSource& disk, const DiskTables& tables);

}  // namespace sectorsmith
