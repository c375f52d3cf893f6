// SPDX-License-Identifier: GPL-3.0-or-later
// The answers of Windows' disk ioctls, parsed from their bytes: apart from the calls, so that they are tested everywhere.
// Source: Microsoft, "Device Input and Output Control" and the structures STORAGE_DEVICE_DESCRIPTOR,
// STORAGE_ACCESS_ALIGNMENT_DESCRIPTOR, DRIVE_LAYOUT_INFORMATION_EX, VOLUME_DISK_EXTENTS, DISK_GEOMETRY_EX, GET_DISK_ATTRIBUTES
// (64-bit layout).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sectorsmith::windows {

struct StorageDescriptor {
    std::string model;  // vendor and product, tidied
    std::string serial;
    std::string transport;  // as DeviceFacts has it
    bool removable = false;
};
std::optional<StorageDescriptor> parseStorageDescriptor(std::span<const std::byte> bytes);
std::string transportOfBus(std::uint32_t storageBusType);

struct SectorSizes {
    std::uint32_t logical = 512;
    std::uint32_t physical = 512;
};
// nullopt for sizes that no disk has.
std::optional<SectorSizes> parseAlignment(std::span<const std::byte> bytes);

// The size in bytes and the sector size of a disk, from DISK_GEOMETRY_EX (asked without rights; right for whole disks).
struct Geometry {
    std::uint64_t size = 0;
    std::uint32_t bytesPerSector = 512;
};
std::optional<Geometry> parseGeometry(std::span<const std::byte> bytes);

struct LayoutPartition {
    std::uint32_t number = 0;
    std::uint64_t offset = 0;  // bytes
    std::uint64_t length = 0;  // bytes
};
// Only the entries that are partitions.
std::vector<LayoutPartition> parseLayout(std::span<const std::byte> bytes);

struct VolumeExtent {
    std::uint32_t disk = 0;
    std::uint64_t offset = 0;  // bytes on the disk
    std::uint64_t length = 0;  // bytes
};
std::vector<VolumeExtent> parseVolumeExtents(std::span<const std::byte> bytes);

// What Windows was told to do with a disk: by an administrator, or by its policy for new disks (SAN policy).
struct DiskAttributes {
    bool offline = false;  // its volumes are not mounted
    bool readOnly = false;
};
std::optional<DiskAttributes> parseDiskAttributes(std::span<const std::byte> bytes);

// Whether the path is of a disk, a partition or a volume itself: "\\.\C:", "\\?\Volume{…}",
// "\\?\GLOBALROOT\Device\…"; not of a file on one.
bool namesDevice(std::string_view path);
// "PhysicalDrive12" or "\\.\PhysicalDrive12" (any case) -> 12.
std::optional<std::uint32_t> physicalDriveNumber(std::string_view name);
// Serials of ATA disks may come as hexadecimal digits of swapped characters; those are put right, others are kept.
std::string readableSerial(std::string_view raw);

}  // namespace sectorsmith::windows
