// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/catalogue.h"

namespace sectorsmith::ntfs {

// The files of an NTFS volume, by its record numbers. Keeps a reference to the source. The file system's own files ($MFT)
// are told as areas and as files. Errors: Damaged, Io.
Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& source);

}  // namespace sectorsmith::ntfs
