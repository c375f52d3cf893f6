// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/rename_unused_posix.h"

#include <fcntl.h>
#include <stdio.h>

#include <cerrno>

namespace sectorsmith {

int renameToUnused(const char* from, const char* to) {
    return ::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0 ? 0 : errno;
}

}  // namespace sectorsmith
