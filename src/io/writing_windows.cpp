// SPDX-License-Identifier: GPL-3.0-or-later
// Opening disks and images for writing on Windows: volumes on the disk are locked and dismounted, and stay so.
#include <algorithm>
#include <cwchar>

#include "io/device_windows.h"
#include "io/elevation_windows.h"
#include "io/errors.h"
#include "io/volumes_windows.h"

namespace sectorsmith {

namespace {

// Other programs close their files within moments, mostly.
constexpr int lockAttempts = 20;
constexpr DWORD lockPauseMilliseconds = 100;

class WindowsHold : public DeviceHold {
 public:
    WindowsHold(const WindowsCalls& calls, std::string path, std::unique_ptr<ElevatedLine> line = nullptr)
        : calls_(calls), path_(std::move(path)), line_(std::move(line)) {}

    // A volume stays locked and dismounted while its handle is open.
    Result<void> take(const MountedVolume& volume) {
        UniqueHandle handle =
            calls_.open(volume.path, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, 0);
        if (!handle) {
            const auto problem = static_cast<long>(::GetLastError());
            return fail(systemErrorCause(problem), IoError::VolumeOpenFailed, shown(volume), path_,
                        systemErrorText(problem));
        }
        if (auto locked = lock(volume, handle.get()); !locked) return locked;
        volumes_.push_back(std::move(handle));
        return {};
    }
    Result<void> lock(const MountedVolume& volume, HANDLE handle) {
        bool locked = false;
        for (int i = 0; i < lockAttempts && !locked; ++i) {
            if (i > 0) calls_.wait(lockPauseMilliseconds);
            locked = deviceRequest(calls_, handle, FSCTL_LOCK_VOLUME);
        }
        if (!locked) return fail(Cause::InUse, IoError::VolumeLockFailed, shown(volume), path_);
        if (!deviceRequest(calls_, handle, FSCTL_DISMOUNT_VOLUME))
            return fail(Cause::InUse, IoError::DismountFailed, shown(volume), path_,
                        systemErrorText(static_cast<long>(::GetLastError())));
        return {};
    }

    Result<std::vector<std::string>> rereadPartitions(SystemFile& file) override {
        auto left = rereadDisk(calls_, file, path_);
        if (left || left.error().cause != Cause::Permission || !line_) return left;
        return line_->rereadPartitions(file);
    }

 private:
    static std::string shown(const MountedVolume& volume) {
        return volume.mountPoints.empty() ? fromWide(volume.path) : volume.mountPoints.front();
    }

    const WindowsCalls& calls_;
    std::string path_;
    std::vector<UniqueHandle> volumes_;
    std::unique_ptr<ElevatedLine>
        line_;  // to the command that opened the disk and holds its volumes, where one did
};

// Tried before anything is locked: that waits until the user has agreed.
bool needsRights(const WindowsCalls& calls, const std::string& path, const FileMode& mode) {
    if (!asksForRights(calls)) return false;
    const auto file = openSystemFile(calls, path, mode);
    return !file && file.error().cause == Cause::Permission;
}

}  // namespace

Result<std::vector<std::string>> rereadDisk(const WindowsCalls& calls, SystemFile& file,
                                            const std::string& path) {
    if (deviceRequest(calls, reinterpret_cast<HANDLE>(file.nativeHandle()), IOCTL_DISK_UPDATE_PROPERTIES))
        return std::vector<std::string>{};
    const auto problem = static_cast<long>(::GetLastError());
    return fail(systemErrorCause(problem), IoError::WindowsReread, path, systemErrorText(problem));
}

Result<ForWriting> openForWriting(const WindowsCalls& calls, const std::string& path,
                                  const DeviceFacts& facts, const FileMode& mode) {
    auto hold = std::make_unique<WindowsHold>(calls, path);
    ForWriting opened;
    const auto open = [&]() -> Result<void> {
        auto file = openSystemFile(calls, path, mode);
        if (!file && file.error().cause == Cause::Permission)
            return fail(Cause::Permission, IoError::AdministratorToWrite, path);
        if (!file) return std::unexpected(file.error());
        opened.file = std::move(*file);
        return {};
    };
    // A locked volume answers to the handle alone that locked it: a volume is opened first, and locks itself.
    const bool isVolume = !facts.parent.empty();
    if (isVolume)
        if (auto done = open(); !done) return std::unexpected(done.error());
    const auto drive = windows::physicalDriveNumber(isVolume ? facts.parent : facts.path);
    for (const MountedVolume& volume :
         mode.exclusive ? mountedVolumes(calls) : std::vector<MountedVolume>()) {
        const bool touches = std::ranges::any_of(volume.extents, [&](const windows::VolumeExtent& extent) {
            return drive && extent.disk == *drive && extent.offset < facts.offset + facts.size &&
                   facts.offset < extent.offset + extent.length;
        });
        if (!touches) continue;
        const bool itself = isVolume && volume.extents.front().offset == facts.offset;
        auto taken = itself ? hold->lock(volume, reinterpret_cast<HANDLE>(opened.file->nativeHandle()))
                            : hold->take(volume);
        if (!taken) return std::unexpected(taken.error());
    }
    if (!isVolume)
        if (auto done = open(); !done) return std::unexpected(done.error());
    opened.hold = std::move(hold);
    return opened;
}

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

void allowHoles(const std::string& path) {
    const WindowsCalls& calls = systemCalls();
    if (const UniqueHandle handle =
            calls.open(toWide(path), GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ, 0))
        deviceRequest(calls, handle.get(), FSCTL_SET_SPARSE);
}

Result<WritableDevice> openDeviceForWriting(const std::string& path, Exclusivity exclusivity) {
    return openDeviceForWriting(systemCalls(), path, exclusivity);
}

Result<WritableDevice> openDeviceForWriting(const WindowsCalls& calls, const std::string& path,
                                            Exclusivity exclusivity) {
    auto facts = deviceFacts(calls, path);
    if (!facts) return std::unexpected(facts.error());
    const std::string& disk = facts->parent.empty() ? facts->path : facts->parent;
    if (const UniqueHandle handle = openForQuestions(calls, toWide(disk)))
        if (auto policy = readOnlyByPolicy(calls, handle.get(), disk); !policy.empty())
            return fail(Cause::Permission, IoError::ReadOnlySource, policy);
    if (facts->readOnly) return fail(Cause::Permission, IoError::ReadOnly, path);
    const bool exclusive = exclusivity == Exclusivity::Exclusive;
    std::vector<ProtectedRange> inUse;
    if (!exclusive) {
        if (!facts->uses.empty()) return fail(Cause::InUse, IoError::InUse, path, describeUses(*facts));
        inUse = rangesInUse(*facts);
    }
    const FileMode mode{.write = true, .exclusive = exclusive, .direct = true};
    Result<ForWriting> opened = fail(Cause::Permission, IoError::AdministratorToWrite, path);
    if (!needsRights(calls, path, mode)) opened = openForWriting(calls, path, *facts, mode);
    if (!opened && opened.error().cause == Cause::Permission && asksForRights(calls)) {
        auto elevated = openElevated(calls, path, mode);
        if (!elevated) return std::unexpected(elevated.error());
        opened = ForWriting{std::move(elevated->file),
                            std::make_unique<WindowsHold>(calls, path, std::move(elevated->line))};
    }
    if (!opened) return std::unexpected(opened.error());
    auto handle = deviceFromFile(calls, std::move(opened->file));
    if (!handle) return std::unexpected(handle.error());
    WritableDevice device = writableDevice(std::move(*handle), *facts);
    device.inUse = std::move(inUse);
    device.hold = std::move(opened->hold);
    return device;
}

}  // namespace sectorsmith
