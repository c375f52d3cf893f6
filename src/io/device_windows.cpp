// SPDX-License-Identifier: GPL-3.0-or-later
// Physical drives of Windows: what they are, opening for reading, who uses them. What the ioctls answer is parsed in
// windows_structs.cpp.
#include "io/device.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "io/device_facts.h"
#include "io/device_order.h"
#include "io/errors.h"
#include "io/system_windows.h"
#include "io/volumes_windows.h"
#include "io/windows_structs.h"

namespace sectorsmith {

namespace {

// STORAGE_PROPERTY_ID
constexpr DWORD deviceProperty = 0;
constexpr DWORD accessAlignmentProperty = 6;
constexpr DWORD seekPenaltyProperty = 7;
constexpr DWORD trimProperty = 8;

std::wstring drivePath(std::uint32_t number) { return L"\\\\.\\PhysicalDrive" + std::to_wstring(number); }

// All names that the system has for devices, "PhysicalDrive0" among them.
std::vector<std::uint32_t> physicalDrives() {
    std::vector<wchar_t> names(1 << 16);
    DWORD length = 0;
    while ((length = ::QueryDosDeviceW(nullptr, names.data(), static_cast<DWORD>(names.size()))) == 0) {
        if (::GetLastError() != ERROR_INSUFFICIENT_BUFFER || names.size() > (1u << 22)) return {};
        names.resize(names.size() * 2);
    }
    std::vector<std::uint32_t> drives;
    for (std::size_t i = 0; i < length && names[i] != 0;) {
        const std::wstring_view name(&names[i]);
        if (const auto number = windows::physicalDriveNumber(fromWide(name))) drives.push_back(*number);
        i += name.size() + 1;
    }
    std::ranges::sort(drives);
    return drives;
}

Result<DeviceFacts> factsOfDrive(std::uint32_t number, const std::vector<MountedVolume>& volumes) {
    const UniqueHandle handle = openForQuestions(drivePath(number));
    if (!handle) {
        const auto problem = static_cast<long>(::GetLastError());
        return fail(systemErrorCause(problem), IoError::DriveQueryFailed, number, systemErrorText(problem));
    }
    DeviceFacts facts;
    facts.name = fmt::format("PhysicalDrive{}", number);
    facts.path = "\\\\.\\" + facts.name;
    if (const auto said = windows::parseStorageDescriptor(storageProperty(handle.get(), deviceProperty))) {
        facts.model = said->model;
        facts.serial = said->serial;
        facts.transport = said->transport;
        facts.removable = said->removable;
        facts.hotplug = said->removable || said->transport == "usb" || said->transport == "mmc" ||
                        said->transport == "firewire";
    }
    if (const auto geometry =
            windows::parseGeometry(deviceAnswer(handle.get(), IOCTL_DISK_GET_DRIVE_GEOMETRY_EX))) {
        facts.size = geometry->size;
        facts.logicalSectorSize = facts.physicalSectorSize = geometry->bytesPerSector;
    }
    if (const auto sizes = windows::parseAlignment(storageProperty(handle.get(), accessAlignmentProperty))) {
        facts.logicalSectorSize = sizes->logical;
        facts.physicalSectorSize = sizes->physical;
    }
    // Both answers are: Version, Size, one byte.
    if (const auto trim = storageProperty(handle.get(), trimProperty);
        trim.size() >= 9 && trim[8] != std::byte{0})
        facts.discardGranularity = facts.physicalSectorSize;
    if (const auto penalty = storageProperty(handle.get(), seekPenaltyProperty); penalty.size() >= 9)
        facts.rotational = penalty[8] != std::byte{0};
    DWORD ignored = 0;
    if (!::DeviceIoControl(handle.get(), IOCTL_DISK_IS_WRITABLE, nullptr, 0, nullptr, 0, &ignored, nullptr))
        facts.readOnly = ::GetLastError() == ERROR_WRITE_PROTECT;
    for (const auto& entry : windows::parseLayout(
             deviceAnswer(handle.get(), IOCTL_DISK_GET_DRIVE_LAYOUT_EX, nullptr, 0, 48 + 144 * 128))) {
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

std::vector<MountedVolume> mountedVolumes() {
    std::vector<MountedVolume> volumes;
    std::array<wchar_t, MAX_PATH + 1> name{};
    HANDLE search = ::FindFirstVolumeW(name.data(), static_cast<DWORD>(name.size()));
    if (search == INVALID_HANDLE_VALUE) return volumes;
    do {
        MountedVolume volume;
        const std::wstring root = name.data();  // "\\?\Volume{…}\", with the backslash it is the root folder
        volume.path = root.substr(0, root.find_last_not_of(L'\\') + 1);
        if (const UniqueHandle handle = openForQuestions(volume.path))
            volume.extents =
                windows::parseVolumeExtents(deviceAnswer(handle.get(), IOCTL_VOLUME_GET_VOLUME_DISK_EXTENTS));
        std::vector<wchar_t> points(1 << 12);
        DWORD length = 0;
        if (::GetVolumePathNamesForVolumeNameW(root.c_str(), points.data(), static_cast<DWORD>(points.size()),
                                               &length))
            for (std::size_t i = 0; i < length && points[i] != 0;) {
                const std::wstring_view point(&points[i]);
                volume.mountPoints.push_back(fromWide(point));
                i += point.size() + 1;
            }
        std::array<wchar_t, MAX_PATH + 1> label{};
        std::array<wchar_t, MAX_PATH + 1> system{};
        if (::GetVolumeInformationW(root.c_str(), label.data(), static_cast<DWORD>(label.size()), nullptr,
                                    nullptr, nullptr, system.data(), static_cast<DWORD>(system.size()))) {
            volume.label = fromWide(label.data());
            volume.fileSystem = fromWide(system.data());
        }
        volumes.push_back(std::move(volume));
    } while (::FindNextVolumeW(search, name.data(), static_cast<DWORD>(name.size())));
    ::FindVolumeClose(search);
    return volumes;
}

Result<std::vector<DeviceFacts>> listDevices() {
    const auto volumes = mountedVolumes();
    std::vector<DeviceFacts> devices;
    for (std::uint32_t number : physicalDrives())
        if (auto facts = factsOfDrive(number, volumes)) devices.push_back(std::move(*facts));
    std::ranges::sort(devices, naturallyLess, &DeviceFacts::name);
    return devices;
}

Result<DeviceFacts> deviceFacts(const std::string& path) {
    const auto number = windows::physicalDriveNumber(path);
    if (number) return factsOfDrive(*number, mountedVolumes());
    // A partition or volume: what it lies on.
    const UniqueHandle handle = openForQuestions(toWide(path));
    if (!handle) {
        const auto problem = static_cast<long>(::GetLastError());
        return fail(systemErrorCause(problem), IoError::QueryFailed, path, systemErrorText(problem));
    }
    const auto extents =
        windows::parseVolumeExtents(deviceAnswer(handle.get(), IOCTL_VOLUME_GET_VOLUME_DISK_EXTENTS));
    if (extents.size() != 1) return fail(Cause::Unsupported, IoError::NotOneDisk, path);
    auto facts = factsOfDrive(extents[0].disk, mountedVolumes());
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

Result<DeviceHandle> deviceFromFile(std::unique_ptr<SystemFile> file, const std::string& path) {
    DeviceHandle device;
    auto size = file->currentSize();
    if (!size) return std::unexpected(size.error());
    device.size = *size;
    const auto handle = reinterpret_cast<HANDLE>(file->nativeHandle());
    if (const auto geometry = windows::parseGeometry(deviceAnswer(handle, IOCTL_DISK_GET_DRIVE_GEOMETRY_EX)))
        device.logicalSectorSize = device.physicalSectorSize = geometry->bytesPerSector;
    if (const auto sizes = windows::parseAlignment(storageProperty(handle, accessAlignmentProperty))) {
        device.logicalSectorSize = sizes->logical;
        device.physicalSectorSize = sizes->physical;
    }
    DWORD ignored = 0;
    if (!::DeviceIoControl(handle, IOCTL_DISK_IS_WRITABLE, nullptr, 0, nullptr, 0, &ignored, nullptr))
        device.readOnly = ::GetLastError() == ERROR_WRITE_PROTECT;
    file->setDirect(true, device.logicalSectorSize);
    static_cast<void>(path);
    device.file = std::move(file);
    return device;
}

Result<DeviceHandle> openDeviceForReading(const std::string& path) {
    auto file = openSystemFile(path);
    if (!file) {
        if (file.error().cause == Cause::Permission)
            return fail(Cause::Permission, IoError::AdministratorToRead, path);
        return std::unexpected(file.error());
    }
    return deviceFromFile(std::move(*file), path);
}

}  // namespace sectorsmith
