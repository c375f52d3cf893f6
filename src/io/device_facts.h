// SPDX-License-Identifier: GPL-3.0-or-later
// What the system knows of its disks: to choose the right one, and to know what is in the way of a write.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/error.h"

namespace sectorsmith {

// Who uses a device, a partition or an image file.
struct DeviceUse {
    enum class Kind {
        Mounted,           // at `where`
        MountedElsewhere,  // at `where`, in the mount namespace that `program` (`process`) lives in
        Btrfs,             // a member of the mounted volume `detail`, a UUID
        Swap,
        Holder,         // below the device `where` of the kind `detail` ("LVM"; may be empty)
        UnknownHolder,  // the kernel says that somebody has it, not who
        LoopBacking,  // behind the loop device `where`, at the path `device`; `users`: who uses that, or empty
        MaybeLoopBacking,  // possibly so: the loop device may not be asked
        Open,              // in `program` (`process`); nobody knows in which: empty
        OpenForWriting,    // the same
        Locked,            // by another program
    };
    Kind kind = Kind::UnknownHolder;
    std::string where = {};    // mount point, holder's or loop device's name; else empty
    std::string through = {};  // the device above that is used so; empty: it is this one
    std::string device = {};
    std::string detail = {};
    std::string program = {};
    std::string process = {};  // its number
    Message users = {};        // of the loop device

    bool operator==(const DeviceUse&) const = default;
};
// The use as a clause, "mounted at /home", "held by dm-0 (LVM) through md0", "backs /dev/loop3"; as an error of
// Cause::InUse, so that it can be translated and be the reason of another error.
Error useReason(const DeviceUse& use);
// The same in English, of one or of all, separated by commas.
std::string useText(const DeviceUse& use);
std::string usesText(const std::vector<DeviceUse>& uses);
Message usesMessage(const std::vector<DeviceUse>& uses);

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
// Where the partition of exactly these bytes, or the disk if it has them all, is mounted; empty: it is not.
std::string mountPointOf(const DeviceFacts& facts, std::uint64_t offset, std::uint64_t length);
// The facts of one, by path (a partition's path gives facts with size and offset of that partition and no partitions).
Result<DeviceFacts> deviceFacts(const std::string& path);

}  // namespace sectorsmith
