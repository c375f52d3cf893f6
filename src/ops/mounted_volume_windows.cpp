// SPDX-License-Identifier: GPL-3.0-or-later

#include <array>

#include "io/system_file.h"
#include "io/system_windows.h"
#include "ops/errors.h"
#include "ops/fill_volume.h"
#include "ops/held_volume.h"
#include "ops/mounted_volume.h"
#include "ops/trim_files_windows.h"

namespace sectorsmith {

namespace {

std::wstring wide(const std::string& folder) {
    std::wstring path = toWide(folder);
    if (path.empty() || (path.back() != L'\\' && path.back() != L'/')) path += L'\\';
    return path;
}

Error lastError(const std::string& folder) {
    const auto number = static_cast<long>(::GetLastError());
    return fail(systemErrorCause(number), OpsError::CannotAccess, folder, systemErrorText(number)).error();
}

}  // namespace

Result<VolumeSpace> spaceOf(const std::string& folder) {
    ULARGE_INTEGER available{}, total{}, free{};
    DWORD sectors = 0, bytes = 0, freeClusters = 0, clusters = 0;
    const std::wstring path = wide(folder);
    if (!::GetDiskFreeSpaceExW(path.c_str(), &available, &total, &free))
        return std::unexpected(lastError(folder));
    std::array<wchar_t, MAX_PATH + 1> root{};
    VolumeSpace space{total.QuadPart, free.QuadPart, available.QuadPart, 4096};
    if (::GetVolumePathNameW(path.c_str(), root.data(), static_cast<DWORD>(root.size())) &&
        ::GetDiskFreeSpaceW(root.data(), &sectors, &bytes, &freeClusters, &clusters))
        space.blockSize = sectors * bytes;
    return space;
}

Result<MountPointFacts> mountedVolumeAt(const std::string& folder) {
    std::array<wchar_t, MAX_PATH + 1> root{}, type{};
    const std::wstring path = wide(folder);
    const DWORD attributes = ::GetFileAttributesW(path.c_str());
    if (attributes == INVALID_FILE_ATTRIBUTES) return std::unexpected(lastError(folder));
    if ((attributes & FILE_ATTRIBUTE_DIRECTORY) == 0)
        return fail(Cause::Usage, OpsError::NotOnAVolume, folder);
    if (!::GetVolumePathNameW(path.c_str(), root.data(), static_cast<DWORD>(root.size())))
        return std::unexpected(lastError(folder));
    DWORD flags = 0;
    if (!::GetVolumeInformationW(root.data(), nullptr, 0, nullptr, nullptr, &flags, type.data(),
                                 static_cast<DWORD>(type.size())))
        return std::unexpected(lastError(folder));
    MountPointFacts volume;
    volume.mountPoint = fromWide(root.data());
    volume.device = volume.mountPoint;
    volume.name = volume.mountPoint;
    volume.type = fromWide(type.data());
    volume.readOnly = (flags & FILE_READ_ONLY_VOLUME) != 0;
    if ((attributes & FILE_ATTRIBUTE_COMPRESSED) != 0 || (flags & FILE_VOLUME_IS_COMPRESSED) != 0)
        volume.options = "compress";
    auto identity = mountIdentityAt(volume.mountPoint, volume.device);
    if (!identity) return std::unexpected(identity.error());
    volume.identity = std::move(*identity);
    auto space = spaceOf(folder);
    if (!space) return std::unexpected(space.error());
    volume.space = *space;
    FillVerdict verdict = fillVerdict(volume.type, volume.options, volume.readOnly);
    if (::GetDriveTypeW(root.data()) == DRIVE_REMOTE) verdict = fillVerdict("smbfs", {}, volume.readOnly);
    volume.refusal = verdict.refusal;
    volume.alternative = verdict.alternative;
    return volume;
}

Result<std::uint64_t> trimMounted(const MountPointFacts& volume, std::uint64_t, Progress& progress) {
    if (!volume.refusal.empty())
        return fail(Cause::Unsupported, OpsError::CannotTrimWithFiles, volume.mountPoint, volume.refusal,
                    volume.mountPoint.substr(0, 1));
    const auto held = HeldVolume::open(volume);
    if (!held) return std::unexpected(held.error());
    return trimByFiles(*held, defaultReserve(volume.space), progress);
}

}  // namespace sectorsmith
