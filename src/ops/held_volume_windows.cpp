// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/held_volume.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "io/system_file.h"
#include "io/system_windows.h"
#include "ops/errors.h"

namespace sectorsmith {

namespace {

std::unexpected<Error> cannotAccess(const std::string& path) {
    const auto number = static_cast<long>(::GetLastError());
    return fail(systemErrorCause(number), OpsError::CannotAccess, path, systemErrorText(number));
}

// “\\?\Volume{…}” of a mount point, or (network) the mount point itself; neither ends with a separator.
std::string volumeName(const std::string& mountPoint) {
    std::string root = mountPoint;
    if (root.empty() || (root.back() != '\\' && root.back() != '/')) root += '\\';
    std::array<wchar_t, 64> name{};
    std::string found = ::GetVolumeNameForVolumeMountPointW(toWide(root).c_str(), name.data(),
                                                            static_cast<DWORD>(name.size()))
                            ? fromWide(name.data())
                            : root;
    while (!found.empty() && (found.back() == '\\' || found.back() == '/')) found.pop_back();
    return found;
}

// Another medium in the same drive has the same name, but another serial number.
MountIdentity mountIdentityOf(const std::string& name, DWORD serial) {
    return {fmt::format("{} {:x}", name, static_cast<std::uint32_t>(serial)), std::nullopt};
}

}  // namespace

Result<MountIdentity> mountIdentityAt(const std::string& mountPoint, const std::string&) {
    const std::string name = volumeName(mountPoint);
    DWORD serial = 0;
    if (!::GetVolumeInformationW(toWide(name + '\\').c_str(), nullptr, 0, &serial, nullptr, nullptr, nullptr,
                                 0))
        return cannotAccess(mountPoint);
    return mountIdentityOf(name, serial);
}

Result<HeldVolume> HeldVolume::open(const MountPointFacts& volume) {
    const std::string name = volumeName(volume.mountPoint);
    const HANDLE handle = ::CreateFileW(toWide(name + '\\').c_str(), FILE_LIST_DIRECTORY,
                                        FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                                        OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
    if (handle == INVALID_HANDLE_VALUE) return cannotAccess(volume.mountPoint);
    HeldVolume held(volume.mountPoint, name, reinterpret_cast<std::intptr_t>(handle));
    BY_HANDLE_FILE_INFORMATION folder{};
    if (!::GetFileInformationByHandle(handle, &folder)) return cannotAccess(volume.mountPoint);
    if (mountIdentityOf(name, folder.dwVolumeSerialNumber) != volume.identity)
        return fail(Cause::Changed, OpsError::VolumeChanged, volume.mountPoint);
    return held;
}

HeldVolume::HeldVolume(HeldVolume&& other) noexcept
    : mountPoint_(std::move(other.mountPoint_)),
      path_(std::move(other.path_)),
      handle_(std::exchange(other.handle_, 0)) {}

HeldVolume::~HeldVolume() {
    if (handle_ != 0) ::CloseHandle(reinterpret_cast<HANDLE>(handle_));
}

Result<VolumeSpace> HeldVolume::space() const { return spaceOf(path_); }

}  // namespace sectorsmith
