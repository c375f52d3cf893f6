// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mount.h>
#include <sys/param.h>

#include <cerrno>
#include <cstring>

#include "io/errors.h"
#include "io/unmount.h"

namespace sectorsmith {

Result<void> unmountVolume(const std::string&, const std::string& where) {
    if (::unmount(where.c_str(), 0) == 0) return {};
    const int code = errno;
    if (code == EBUSY) return fail(Cause::InUse, IoError::VolumeBusy, where);
    return fail(code == EPERM || code == EACCES ? Cause::Permission : Cause::Io,
                IoError::UnmountFailedUseDiskUtility, where, std::strerror(code));
}

}  // namespace sectorsmith
