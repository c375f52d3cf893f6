// SPDX-License-Identifier: GPL-3.0-or-later
// What the system knows of its disks: to choose the right one, and to know what is in the way of a write.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/error.h"

namespace sectorsmith {

// Who uses a device or partition: "mounted at /home", "swap", "held by dm-0 (LVM)", "backs /dev/loop3".
struct DeviceUse {
    std::string what;   // for people; begins with "mounted" exactly when `where` is a mount point
    std::string where;  // mount point, holder's name; may be empty
};

struct DevicePartition {
    std::string name;          // "sda1", "disk0s2"
    std::string path;          // "/dev/sda1"
    int number = 0;            // as the system counts
    std::uint64_t offset = 0;  // bytes on the disk
    std::uint64_t length = 0;  // bytes
    std::string fileSystem;    // as the system names it; may be empty
    std::string label;
    std::vector<DeviceUse> uses;
};

struct DeviceFacts {
    std::string name;  // "sda", "disk2", "PhysicalDrive1": what --destroy wants
    std::string path;  // "/dev/sda"
    std::string model;
    std::string serial;        // empty when the adapter does not pass it on
    std::string transport;     // "usb", "nvme", "sata", "loop", "mmc", ...
    std::uint64_t size = 0;    // bytes
    std::string parent;        // of a partition: the path of its disk; else empty
    std::uint64_t offset = 0;  // of a partition: bytes on its disk; else 0
    std::uint32_t logicalSectorSize = 512;
    std::uint32_t physicalSectorSize = 512;
    bool removable = false;
    bool hotplug = false;
    bool readOnly = false;
    bool rotational = false;
    std::uint64_t discardGranularity = 0;  // bytes; 0: TRIM does not get through
    std::uint64_t discardAlignment = 0;    // bytes before the first whole unit of that size
    std::uint64_t discardMaxBytes = 0;
    std::string backingFile;         // of a loop device
    std::uint64_t diskSequence = 0;  // Linux BLKGETDISKSEQ; 0 where unknown
    std::vector<DeviceUse> uses;     // of the whole disk
    std::vector<DevicePartition> partitions;

    // Mount points of the disk and its partitions.
    std::vector<std::string> mountPoints() const;
};

// All disks of this computer (not partitions), sorted by name. Never opens a device for writing, never needs root.
Result<std::vector<DeviceFacts>> listDevices();
// The facts of one, by path (a partition's path gives facts with size and offset of that partition and no partitions).
Result<DeviceFacts> deviceFacts(const std::string& path);

}  // namespace sectorsmith
