// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fs/catalogue.h"

namespace sectorsmith::exfat {

// The files of an exFAT volume. It does not number them: a file's number is the place of its first entry, in units of 32
// bytes from the start of the source; the root folder is 2, where no entry can be. Times without an offset from UTC are
// told as they are. Keeps a reference to the source. Errors: Damaged, Io.
Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& source);

}  // namespace sectorsmith::exfat
