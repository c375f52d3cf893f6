// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/mount.h>
#include <sys/param.h>
#include <unistd.h>

#include <cerrno>

#include "io/system_file.h"
#include "ops/errors.h"
#include "ops/held_volume.h"
#include "ops/mounted_volume.h"

namespace sectorsmith {

namespace {

Result<VolumeSpace> volumeSpace(int result, const struct statfs& st, const std::string& folder) {
    if (result != 0) {
        const int number = errno;
        return fail(systemErrorCause(number), OpsError::FreeSpaceUnknown, folder, systemErrorText(number));
    }
    const std::uint64_t unit = st.f_bsize;
    return VolumeSpace{st.f_blocks * unit, st.f_bfree * unit, st.f_bavail * unit,
                       static_cast<std::uint32_t>(unit)};
}

}  // namespace

Result<VolumeSpace> spaceOf(const std::string& folder) {
    struct statfs st{};
    const int result = ::statfs(folder.c_str(), &st);
    return volumeSpace(result, st, folder);
}

Result<VolumeSpace> HeldVolume::space() const {
    struct statfs st{};
    const int result = ::fstatfs(static_cast<int>(handle_), &st);
    return volumeSpace(result, st, mountPoint_);
}

Result<MountPointFacts> mountedVolumeAt(const std::string& folder) {
    struct statfs st{};
    if (::statfs(folder.c_str(), &st) != 0)
        return fail(systemErrorCause(errno), OpsError::CannotAccess, folder, systemErrorText(errno));
    MountPointFacts volume;
    volume.mountPoint = st.f_mntonname;
    volume.device = st.f_mntfromname;
    volume.type = st.f_fstypename;
    volume.readOnly = (st.f_flags & MNT_RDONLY) != 0;
    volume.name = volume.device.starts_with("/dev/") ? volume.device.substr(5) : volume.mountPoint;
    if ((st.f_flags & MNT_SNAPSHOT) != 0) volume.options = "snapshots";
    if (volume.type == "apfs") {
        // The system tells the number of a volume's snapshots only to programs with an entitlement: assume that there
        // are some, because Time Machine makes them every hour.
        volume.options = "snapshots";
    }
    auto identity = mountIdentityAt(volume.mountPoint, volume.device);
    if (!identity) return std::unexpected(identity.error());
    volume.identity = std::move(*identity);
    auto space = spaceOf(volume.mountPoint);
    if (!space) return std::unexpected(space.error());
    volume.space = *space;
    const FillVerdict verdict = fillVerdict(volume.type, volume.options, volume.readOnly);
    volume.refusal = verdict.refusal;
    volume.alternative = verdict.alternative;
    return volume;
}

Result<std::uint64_t> trimMounted(const MountPointFacts& volume, std::uint64_t, Progress&) {
    return fail(Cause::Unsupported, OpsError::MacOsTrimsItself, volume.mountPoint);
}

}  // namespace sectorsmith
