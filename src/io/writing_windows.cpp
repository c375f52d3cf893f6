// SPDX-License-Identifier: GPL-3.0-or-later
// Opening disks and images for writing on Windows: volumes on the disk are locked and dismounted, and stay so.
#include <algorithm>
#include <cwchar>

#include "io/device.h"
#include "io/errors.h"
#include "io/system_windows.h"
#include "io/volumes_windows.h"
#include "io/writable_device.h"

namespace sectorsmith {

namespace {

// Other programs close their files within moments, mostly.
constexpr int lockAttempts = 20;
constexpr DWORD lockPauseMilliseconds = 100;

class WindowsHold : public DeviceHold {
 public:
    explicit WindowsHold(std::string path) : path_(std::move(path)) {}

    // A volume stays locked and dismounted while its handle is open.
    Result<void> take(const MountedVolume& volume) {
        const std::string shown =
            volume.mountPoints.empty() ? fromWide(volume.path) : volume.mountPoints.front();
        HANDLE raw = ::CreateFileW(volume.path.c_str(), GENERIC_READ | GENERIC_WRITE,
                                   FILE_SHARE_READ | FILE_SHARE_WRITE, nullptr, OPEN_EXISTING, 0, nullptr);
        if (raw == INVALID_HANDLE_VALUE) {
            const auto problem = static_cast<long>(::GetLastError());
            return fail(systemErrorCause(problem), IoError::VolumeOpenFailed, shown, path_,
                        systemErrorText(problem));
        }
        UniqueHandle handle(raw);
        DWORD ignored = 0;
        bool locked = false;
        for (int i = 0; i < lockAttempts && !locked; ++i) {
            if (i > 0) ::Sleep(lockPauseMilliseconds);
            locked = ::DeviceIoControl(raw, FSCTL_LOCK_VOLUME, nullptr, 0, nullptr, 0, &ignored, nullptr);
        }
        if (!locked) return fail(Cause::InUse, IoError::VolumeLockFailed, shown, path_);
        if (!::DeviceIoControl(raw, FSCTL_DISMOUNT_VOLUME, nullptr, 0, nullptr, 0, &ignored, nullptr))
            return fail(Cause::InUse, IoError::DismountFailed, shown, path_,
                        systemErrorText(static_cast<long>(::GetLastError())));
        volumes_.push_back(std::move(handle));
        return {};
    }

    Result<std::vector<std::string>> rereadPartitions(SystemFile& file) override {
        DWORD ignored = 0;
        if (::DeviceIoControl(reinterpret_cast<HANDLE>(file.nativeHandle()), IOCTL_DISK_UPDATE_PROPERTIES,
                              nullptr, 0, nullptr, 0, &ignored, nullptr))
            return std::vector<std::string>{};
        const auto problem = static_cast<long>(::GetLastError());
        return fail(systemErrorCause(problem), IoError::WindowsReread, path_, systemErrorText(problem));
    }

 private:
    std::string path_;
    std::vector<UniqueHandle> volumes_;
};

}  // namespace

// Opening for writing claims the disk and all of its volumes: who is in the way says so there.
void addHiddenUses(DeviceFacts&) {}

// A writer of an image opens it so that nobody else can: the system itself says that it is in use.
std::vector<DeviceUse> imageUses(const std::string&) { return {}; }

bool systemZeroesRanges() { return false; }

// NTFS frees whole units of 64 KiB, and only in files that are sparse already: others are not changed into such.
std::uint64_t holeGranularity(const std::string& path) {
    const DWORD attributes = ::GetFileAttributesW(toWide(path).c_str());
    return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_SPARSE_FILE) != 0 ? 65536
                                                                                                   : 0;
}

Result<WritableDevice> openDeviceForWriting(const std::string& path, Exclusivity exclusivity) {
    auto facts = deviceFacts(path);
    if (!facts) return std::unexpected(facts.error());
    if (facts->readOnly) return fail(Cause::Permission, IoError::ReadOnly, path);
    auto hold = std::make_unique<WindowsHold>(path);
    std::vector<ProtectedRange> inUse;
    if (exclusivity == Exclusivity::Exclusive) {
        const auto drive = windows::physicalDriveNumber(facts->parent.empty() ? facts->path : facts->parent);
        for (const MountedVolume& volume : mountedVolumes()) {
            const bool touches =
                std::ranges::any_of(volume.extents, [&](const windows::VolumeExtent& extent) {
                    return drive && extent.disk == *drive && extent.offset < facts->offset + facts->size &&
                           facts->offset < extent.offset + extent.length;
                });
            if (!touches) continue;
            if (auto taken = hold->take(volume); !taken) return std::unexpected(taken.error());
        }
    } else {
        if (!facts->uses.empty()) return fail(Cause::InUse, IoError::InUse, path, describeUses(*facts));
        inUse = rangesInUse(*facts);
    }
    auto file = openSystemFile(path, {.write = true, .direct = true});
    if (!file) {
        if (file.error().cause == Cause::Permission)
            return fail(Cause::Permission, IoError::AdministratorToWrite, path);
        return std::unexpected(file.error());
    }
    auto handle = deviceFromFile(std::move(*file), path);
    if (!handle) return std::unexpected(handle.error());
    WritableDevice device = writableDevice(std::move(*handle), *facts);
    device.inUse = std::move(inUse);
    device.hold = std::move(hold);
    return device;
}

}  // namespace sectorsmith
