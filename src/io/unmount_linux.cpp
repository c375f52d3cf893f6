// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mount.h>

#include <cerrno>

#include "io/errors.h"
#include "io/system_file.h"
#include "io/udisks_linux.h"
#include "io/unmount.h"

namespace sectorsmith {

Result<void> unmountVolume(const std::string& device, const std::string& where) {
    if (::umount2(where.c_str(), UMOUNT_NOFOLLOW) == 0) return {};
    const int code = errno;
    if (code == EBUSY) return fail(Cause::InUse, IoError::VolumeBusy, where);
    if (code != EPERM && code != EACCES)
        return fail(systemErrorCause(code), IoError::UnmountFailed, where, systemErrorText(code));
    return unmountThroughUdisks(device);
}

}  // namespace sectorsmith
