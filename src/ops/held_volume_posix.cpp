// SPDX-License-Identifier: GPL-3.0-or-later
// Linux and macOS.
#include "ops/held_volume.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "io/device_facts.h"
#include "io/system_file.h"
#include "ops/errors.h"

namespace sectorsmith {

namespace {

MountIdentity mountIdentityOf(const struct stat& file, const struct statvfs& system,
                              const std::string& device) {
    MountIdentity identity;
    identity.volume = fmt::format("{:x} {:x}", static_cast<std::uint64_t>(file.st_dev),
                                  static_cast<std::uint64_t>(system.f_fsid));
    if (device.starts_with("/dev/"))
        if (const auto facts = deviceFacts(device)) identity.disk = diskSeen(*facts);
    return identity;
}

std::unexpected<Error> cannotAccess(const std::string& path) {
    const int number = errno;
    return fail(systemErrorCause(number), OpsError::CannotAccess, path, systemErrorText(number));
}

}  // namespace

Result<MountIdentity> mountIdentityAt(const std::string& mountPoint, const std::string& device) {
    struct stat file{};
    struct statvfs system{};
    if (::stat(mountPoint.c_str(), &file) != 0 || ::statvfs(mountPoint.c_str(), &system) != 0)
        return cannotAccess(mountPoint);
    return mountIdentityOf(file, system, device);
}

Result<HeldVolume> HeldVolume::open(const MountPointFacts& volume) {
    constexpr int flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;
    int fd = ::open(volume.mountPoint.c_str(), flags);
#ifdef O_PATH
    // A folder that may be written to, but not be listed.
    if (fd < 0 && errno == EACCES) fd = ::open(volume.mountPoint.c_str(), O_PATH | O_DIRECTORY | O_CLOEXEC);
#endif
    if (fd < 0) return cannotAccess(volume.mountPoint);
    HeldVolume held(volume.mountPoint, volume.mountPoint, fd);
    struct stat file{};
    struct statvfs system{};
    if (::fstat(fd, &file) != 0 || ::fstatvfs(fd, &system) != 0) return cannotAccess(volume.mountPoint);
    if (mountIdentityOf(file, system, volume.device) != volume.identity)
        return fail(Cause::Changed, OpsError::VolumeChanged, volume.mountPoint);
    return held;
}

HeldVolume::HeldVolume(HeldVolume&& other) noexcept
    : mountPoint_(std::move(other.mountPoint_)),
      path_(std::move(other.path_)),
      handle_(std::exchange(other.handle_, -1)) {}

HeldVolume::~HeldVolume() {
    if (handle_ >= 0) ::close(static_cast<int>(handle_));
}

}  // namespace sectorsmith
