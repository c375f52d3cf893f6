// SPDX-License-Identifier: GPL-3.0-or-later
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <filesystem>

#include "io/device_facts.h"
#include "io/mount_table.h"
#include "io/system_file.h"
#include "ops/errors.h"
#include "ops/held_volume.h"
#include "ops/mounted_volume.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

Result<VolumeSpace> volumeSpace(int result, const struct statvfs& st, const std::string& folder) {
    if (result != 0) {
        const int number = errno;
        return fail(systemErrorCause(number), OpsError::FreeSpaceUnknown, folder, systemErrorText(number));
    }
    const std::uint64_t unit = st.f_frsize;
    return VolumeSpace{st.f_blocks * unit, st.f_bfree * unit, st.f_bavail * unit,
                       static_cast<std::uint32_t>(unit)};
}

}  // namespace

Result<VolumeSpace> spaceOf(const std::string& folder) {
    struct statvfs st{};
    const int result = ::statvfs(folder.c_str(), &st);
    return volumeSpace(result, st, folder);
}

Result<VolumeSpace> HeldVolume::space() const {
    struct statvfs st{};
    const int result = ::fstatvfs(static_cast<int>(handle_), &st);
    return volumeSpace(result, st, mountPoint_);
}

Result<MountPointFacts> mountedVolumeAt(const std::string& folder) {
    std::error_code problem;
    const fs::path real = fs::canonical(folder, problem);
    if (problem) return fail(Cause::NotFound, OpsError::CannotAccess, folder, problem.message());
    if (!fs::is_directory(real, problem)) return fail(Cause::Usage, OpsError::NotOnAVolume, folder);
    MountPointFacts volume;
    if (const auto mount = mountHolding(real)) {
        volume.mountPoint = mount->point;
        volume.device = mount->source;
        volume.type = mount->type;
        volume.options = mount->options + ',' + mount->superOptions;
    }
    if (volume.mountPoint.empty()) return fail(Cause::NotFound, OpsError::VolumeUnknown, folder);
    auto identity = mountIdentityAt(volume.mountPoint, volume.device);
    if (!identity) return std::unexpected(identity.error());
    volume.identity = std::move(*identity);
    auto space = spaceOf(volume.mountPoint);
    if (!space) return std::unexpected(space.error());
    volume.space = *space;
    struct statvfs st{};
    volume.readOnly = ::statvfs(volume.mountPoint.c_str(), &st) == 0 && (st.f_flag & ST_RDONLY) != 0;
    volume.name = volume.mountPoint;
    if (auto facts = deviceFacts(volume.device)) volume.name = facts->name;
    const FillVerdict verdict = fillVerdict(volume.type, volume.options, volume.readOnly);
    volume.refusal = verdict.refusal;
    volume.alternative = verdict.alternative;
    return volume;
}

Result<std::uint64_t> trimMounted(const MountPointFacts& volume, std::uint64_t minimum, Progress& progress) {
    const auto held = HeldVolume::open(volume);
    if (!held) return std::unexpected(held.error());
    const int fd = static_cast<int>(held->handle());
    // In steps where the file system counts its bytes as its device does, so that it can be cancelled in between.
    constexpr std::array<std::string_view, 8> linear = {"ext4", "ext3",  "ext2",  "xfs",
                                                        "vfat", "exfat", "ntfs3", "f2fs"};
    const bool steps = std::ranges::find(linear, volume.type) != linear.end();
    const std::uint64_t total = volume.space.total;
    const std::uint64_t step =
        steps ? std::max<std::uint64_t>(std::uint64_t{4} << 30, total / 64) : ~std::uint64_t{0};
    std::uint64_t trimmed = 0;
    // A file system may count a little more than statvfs tells (its own tables): the last step goes to the end.
    for (std::uint64_t at = 0; at == 0 || at < total;) {
        const bool last = !steps || total - at <= step;
        fstrim_range range{at, last ? ~std::uint64_t{0} - at : step, minimum};
        if (::ioctl(fd, FITRIM, &range) != 0) {
            const int number = errno;
            if (number == EOPNOTSUPP || number == ENOTTY || number == ENOSYS)
                return fail(Cause::Unsupported, OpsError::FileSystemNoTrim, volume.mountPoint, volume.type);
            if (number == EPERM || number == EACCES)
                return fail(Cause::Permission, OpsError::TrimNeedsRoot, volume.mountPoint);
            return fail(systemErrorCause(number), OpsError::CannotTrim, volume.mountPoint,
                        systemErrorText(number));
        }
        trimmed += range.len;
        if (last) break;
        at += step;
        progress.update(std::min(at, total), total);
        if (progress.cancelled()) return fail(Cause::Cancelled, OpsError::Cancelled);
    }
    progress.update(total, total);
    return trimmed;
}

}  // namespace sectorsmith
