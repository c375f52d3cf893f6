// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in the partitions, for the check and the plans of part/, which do not look into file systems themselves.
#pragma once

#include <memory>

#include "io/byte_source.h"
#include "part/content.h"
#include "part/disk_tables.h"

namespace sectorsmith {

// Looks into every partition of the disk (each place once): file system, boot sector and its backup, Windows' loaders.
// Reads some sectors of each partition and never fails: what cannot be read is unknown.
PartitionContents readPartitionContents(const std::shared_ptr<ByteSource>& disk, const DiskTables& tables);

}  // namespace sectorsmith
