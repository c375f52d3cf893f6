// SPDX-License-Identifier: GPL-3.0-or-later
// Physical drives of Windows: what they are, opening for reading, who uses them. What the ioctls answer is parsed in
// windows_structs.cpp.
#include "io/device_windows.h"

#include <fmt/format.h>

#include <algorithm>

#include "io/device_order.h"
#include "io/elevation_windows.h"
#include "io/errors.h"
#include "io/messages.h"
#include "io/volumes_windows.h"
#include "io/windows_structs.h"

namespace sectorsmith {

namespace {

// STORAGE_PROPERTY_ID
constexpr DWORD deviceProperty = 0;
constexpr DWORD accessAlignmentProperty = 6;
constexpr DWORD seekPenaltyProperty = 7;
constexpr DWORD trimProperty = 8;
// Missing in the headers of MinGW.
constexpr DWORD getDiskAttributes = 0x000700F0;  // IOCTL_DISK_GET_DISK_ATTRIBUTES
constexpr DWORD lockedByBitLocker = 0x80310000;  // FVE_E_LOCKED_VOLUME

std::wstring drivePath(std::uint32_t number) { return L"\\\\.\\PhysicalDrive" + std::to_wstring(number); }

std::vector<std::uint32_t> physicalDrives(const WindowsCalls& calls) {
    std::vector<std::uint32_t> drives;
    for (const std::string& name : calls.deviceNames())
        if (const auto number = windows::physicalDriveNumber(name)) drives.push_back(*number);
    std::ranges::sort(drives);
    return drives;
}

bool isWriteProtected(const WindowsCalls& calls, HANDLE disk) {
    return !deviceRequest(calls, disk, IOCTL_DISK_IS_WRITABLE) && ::GetLastError() == ERROR_WRITE_PROTECT;
}

Result<DeviceFacts> factsOfDrive(const WindowsCalls& calls, std::uint32_t number,
                                 const std::vector<MountedVolume>& volumes) {
    const UniqueHandle handle = openForQuestions(calls, drivePath(number));
    if (!handle) {
        const auto problem = static_cast<long>(::GetLastError());
        return fail(systemErrorCause(problem), IoError::DriveQueryFailed, number, systemErrorText(problem));
    }
    DeviceFacts facts;
    facts.name = fmt::format("PhysicalDrive{}", number);
    facts.path = "\\\\.\\" + facts.name;
    if (const auto said =
            windows::parseStorageDescriptor(storageProperty(calls, handle.get(), deviceProperty))) {
        facts.model = said->model;
        facts.serial = said->serial;
        facts.transport = said->transport;
        facts.removable = said->removable;
        facts.hotplug = said->removable || said->transport == "usb" || said->transport == "mmc" ||
                        said->transport == "firewire";
    }
    if (const auto geometry =
            windows::parseGeometry(deviceAnswer(calls, handle.get(), IOCTL_DISK_GET_DRIVE_GEOMETRY_EX))) {
        facts.size = geometry->size;
        facts.logicalSectorSize = facts.physicalSectorSize = geometry->bytesPerSector;
    }
    if (const auto sizes =
            windows::parseAlignment(storageProperty(calls, handle.get(), accessAlignmentProperty))) {
        facts.logicalSectorSize = sizes->logical;
        facts.physicalSectorSize = sizes->physical;
    }
    // Both answers are: Version, Size, one byte.
    if (const auto trim = storageProperty(calls, handle.get(), trimProperty);
        trim.size() >= 9 && trim[8] != std::byte{0})
        facts.discardGranularity = facts.physicalSectorSize;
    if (const auto penalty = storageProperty(calls, handle.get(), seekPenaltyProperty); penalty.size() >= 9)
        facts.rotational = penalty[8] != std::byte{0};
    facts.readOnly = isWriteProtected(calls, handle.get());
    for (const auto& entry : windows::parseLayout(
             deviceAnswer(calls, handle.get(), IOCTL_DISK_GET_DRIVE_LAYOUT_EX, {}, 48 + 144 * 128))) {
        DevicePartition partition;
        partition.number = static_cast<int>(entry.number);
        partition.name = fmt::format("{} partition {}", facts.name, entry.number);
        partition.path =
            fmt::format("\\\\?\\GLOBALROOT\\Device\\Harddisk{}\\Partition{}", number, entry.number);
        partition.offset = entry.offset;
        partition.length = entry.length;
        facts.partitions.push_back(std::move(partition));
    }
    for (const MountedVolume& volume : volumes)
        for (const auto& extent : volume.extents) {
            if (extent.disk != number) continue;
            auto partition = std::ranges::find_if(facts.partitions, [&](const DevicePartition& one) {
                return extent.offset >= one.offset && extent.offset - one.offset < one.length;
            });
            std::vector<DeviceUse>& uses = partition == facts.partitions.end() ? facts.uses : partition->uses;
            for (const std::string& point : volume.mountPoints)
                uses.push_back({.kind = DeviceUse::Kind::Mounted, .where = point});
            if (partition == facts.partitions.end()) continue;
            partition->fileSystem = volume.fileSystem;
            partition->label = volume.label;
        }
    return facts;
}

}  // namespace

std::vector<MountedVolume> mountedVolumes(const WindowsCalls& calls) {
    std::vector<MountedVolume> volumes;
    for (const std::wstring& root : calls.volumeRoots()) {
        MountedVolume volume;
        // With the backslash it would be the root folder.
        volume.path = root.substr(0, root.find_last_not_of(L'\\') + 1);
        if (const UniqueHandle handle = openForQuestions(calls, volume.path))
            volume.extents = windows::parseVolumeExtents(
                deviceAnswer(calls, handle.get(), IOCTL_VOLUME_GET_VOLUME_DISK_EXTENTS));
        volume.mountPoints = calls.mountPoints(root);
        WindowsCalls::VolumeNames names;
        if (calls.volumeNames(root, names)) {
            volume.label = names.label;
            volume.fileSystem = names.fileSystem;
        } else if (::GetLastError() == lockedByBitLocker) {
            volume.fileSystem = "BitLocker";
        }
        volumes.push_back(std::move(volume));
    }
    return volumes;
}

Message readOnlyByPolicy(const WindowsCalls& calls, HANDLE disk, const std::string& path) {
    const auto attributes = windows::parseDiskAttributes(deviceAnswer(calls, disk, getDiskAttributes));
    const auto number = windows::physicalDriveNumber(path);
    if (!attributes || !attributes->readOnly || !number) return {};
    return say(attributes->offline ? IoMessage::WindowsOffline : IoMessage::WindowsReadOnly, path, *number);
}

Result<std::vector<DeviceFacts>> listDevices() { return listDevices(systemCalls()); }
Result<DeviceFacts> deviceFacts(const std::string& path) { return deviceFacts(systemCalls(), path); }
Result<DeviceHandle> openDeviceForReading(const std::string& path) {
    return openDeviceForReading(systemCalls(), path);
}
Result<DeviceHandle> deviceFromFile(std::unique_ptr<SystemFile> file, const std::string&) {
    return deviceFromFile(systemCalls(), std::move(file));
}

Result<std::vector<DeviceFacts>> listDevices(const WindowsCalls& calls) {
    const auto volumes = mountedVolumes(calls);
    std::vector<DeviceFacts> devices;
    for (std::uint32_t number : physicalDrives(calls))
        if (auto facts = factsOfDrive(calls, number, volumes)) devices.push_back(std::move(*facts));
    std::ranges::sort(devices, naturallyLess, &DeviceFacts::name);
    return devices;
}

Result<DeviceFacts> deviceFacts(const WindowsCalls& calls, const std::string& path) {
    const auto number = windows::physicalDriveNumber(path);
    if (number) return factsOfDrive(calls, *number, mountedVolumes(calls));
    // A partition or volume: what it lies on.
    const UniqueHandle handle = openForQuestions(calls, toWide(path));
    if (!handle) {
        const auto problem = static_cast<long>(::GetLastError());
        return fail(systemErrorCause(problem), IoError::QueryFailed, path, systemErrorText(problem));
    }
    const auto extents =
        windows::parseVolumeExtents(deviceAnswer(calls, handle.get(), IOCTL_VOLUME_GET_VOLUME_DISK_EXTENTS));
    if (extents.size() != 1) return fail(Cause::Unsupported, IoError::NotOneDisk, path);
    auto facts = factsOfDrive(calls, extents[0].disk, mountedVolumes(calls));
    if (!facts) return facts;
    facts->parent = facts->path;
    facts->path = path;
    facts->name = path;
    facts->offset = extents[0].offset;
    facts->size = extents[0].length;
    auto partition = std::ranges::find(facts->partitions, extents[0].offset, &DevicePartition::offset);
    facts->uses = partition == facts->partitions.end() ? std::vector<DeviceUse>{} : partition->uses;
    facts->partitions.clear();
    return facts;
}

Result<DeviceHandle> deviceFromFile(const WindowsCalls& calls, std::unique_ptr<SystemFile> file) {
    DeviceHandle device;
    auto size = file->currentSize();
    if (!size) return std::unexpected(size.error());
    device.size = *size;
    const auto handle = reinterpret_cast<HANDLE>(file->nativeHandle());
    if (const auto geometry =
            windows::parseGeometry(deviceAnswer(calls, handle, IOCTL_DISK_GET_DRIVE_GEOMETRY_EX)))
        device.logicalSectorSize = device.physicalSectorSize = geometry->bytesPerSector;
    if (const auto sizes = windows::parseAlignment(storageProperty(calls, handle, accessAlignmentProperty))) {
        device.logicalSectorSize = sizes->logical;
        device.physicalSectorSize = sizes->physical;
    }
    device.readOnly = isWriteProtected(calls, handle);
    file->setDirect(true, device.logicalSectorSize);
    device.file = std::move(file);
    return device;
}

Result<DeviceHandle> openDeviceForReading(const WindowsCalls& calls, const std::string& path) {
    auto file = openSystemFile(calls, path, {});
    if (!file && file.error().cause == Cause::Permission && asksForRights(calls)) {
        auto elevated = openElevated(calls, path, {});
        if (!elevated) return std::unexpected(elevated.error());
        file = std::move(elevated->file);
    }
    if (!file) {
        if (file.error().cause == Cause::Permission)
            return fail(Cause::Permission, IoError::AdministratorToRead, path);
        return std::unexpected(file.error());
    }
    const auto handle = reinterpret_cast<HANDLE>((*file)->nativeHandle());
    auto device = deviceFromFile(calls, std::move(*file));
    if (device) {
        device->readOnlyReason = readOnlyByPolicy(calls, handle, path);
        device->readOnly |= !device->readOnlyReason.empty();
    }
    return device;
}

}  // namespace sectorsmith
