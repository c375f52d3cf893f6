// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/catalogue.h"

namespace sectorsmith::fat {

// The files of a FAT12, FAT16 or FAT32 volume. FAT does not number them: a file's number is the place of its 8.3 entry, in
// units of 32 bytes from the start of the source; the root folder is 2, where no entry can be. Times are local ones of
// wherever they were written, told as they are. Keeps a reference to the source. Errors: Damaged, Io.
Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& source);

}  // namespace sectorsmith::fat
