// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/rename_unused_posix.h"

#include <stdio.h>

#include <cerrno>

namespace sectorsmith {

int renameToUnused(const char* from, const char* to) {
    return ::renamex_np(from, to, RENAME_EXCL) == 0 ? 0 : errno;
}

}  // namespace sectorsmith
