// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/catalogue.h"
#include "fs/ext/ext_volume.h"

namespace sectorsmith::ext {

// As Catalogue::deleted(). Linux clears an inode's pointers when it deletes a file: such a file is told from the copies of its
// inode and of folders that the journal still has, else without its content (DeletedFile::located).
Result<void> findDeleted(const Volume& volume, const DeletedVisitor& visit, Progress& progress);

}  // namespace sectorsmith::ext
