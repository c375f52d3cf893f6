// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/catalogue.h"
#include "fs/ntfs/ntfs_table.h"

namespace sectorsmith::ntfs {

// As Catalogue::deleted(): the records that are not in use, and the names in the unused rest of folders' indexes whose
// records are another file's by now.
Result<void> findDeleted(const Table& table, const DeletedVisitor& visit, Progress& progress);

// 100 ns since 1601; 0 is no time.
FileTime timeOf(std::uint64_t ticks);

}  // namespace sectorsmith::ntfs
