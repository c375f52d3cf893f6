// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mount.h>
#include <sys/param.h>

#include <cerrno>

#include <fmt/format.h>

#include "io/arbitration_macos.h"
#include "io/errors.h"
#include "io/macos_names.h"
#include "io/system_file.h"
#include "io/unmount.h"

namespace sectorsmith {

namespace {

// An errno as DiskArbitration hands it on (unix_err() of mach/error.h).
constexpr DAReturn arbitrationErrno(int number) { return 0xC000 | number; }

Result<void> unmountByArbitration(ArbitratedDisk& disk, const std::string& where) {
    ArbitratedDisk::Answer answer = disk.dismount();
    if (answer.granted || answer.status == kDAReturnNotMounted) return {};
    if (!answer.came)
        return fail(Cause::Io, IoError::UnmountFailedUseDiskUtility, where, systemErrorText(ETIMEDOUT));
    if (answer.status == kDAReturnBusy || answer.status == arbitrationErrno(EBUSY))
        return fail(Cause::InUse, IoError::VolumeBusy, where);
    const bool denied = answer.status == kDAReturnNotPermitted || answer.status == kDAReturnNotPrivileged ||
                        answer.status == arbitrationErrno(EPERM) || answer.status == arbitrationErrno(EACCES);
    if (answer.reason.empty())
        answer.reason = denied ? systemErrorText(EPERM)
                               : fmt::format("{:#010x}", static_cast<std::uint32_t>(answer.status));
    return fail(denied ? Cause::Permission : Cause::Io, IoError::UnmountFailedUseDiskUtility, where,
                answer.reason);
}

}  // namespace

// unmount() is for root alone; DiskArbitration asks for a password where one is needed.
Result<void> unmountVolume(const std::string& device, const std::string& where) {
    if (const std::string name = macos::bsdName(device); !name.empty())
        if (auto disk = ArbitratedDisk::named(name)) return unmountByArbitration(*disk, where);
    if (::unmount(where.c_str(), 0) == 0) return {};
    const int code = errno;
    if (code == EBUSY) return fail(Cause::InUse, IoError::VolumeBusy, where);
    return fail(systemErrorCause(code), IoError::UnmountFailedUseDiskUtility, where, systemErrorText(code));
}

}  // namespace sectorsmith
