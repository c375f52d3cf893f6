// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to durable_file_posix.cpp.
#pragma once

namespace sectorsmith {

// rename(2), unless there is a file of the new name. 0, or errno: EEXIST; EINVAL, ENOTSUP, ENOSYS where the file system or
// the kernel cannot do this in one step.
int renameToUnused(const char* from, const char* to);

}  // namespace sectorsmith
