// SPDX-License-Identifier: GPL-3.0-or-later
// What each system opens and locks for writing, before raw_device.cpp makes a BlockDevice of it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/error.h"
#include "io/block_device.h"
#include "io/device.h"
#include "io/device_facts.h"
#include "io/system_file.h"

namespace sectorsmith {

// What is held until the writing ends; released by the destructor.
class DeviceHold {
 public:
    virtual ~DeviceHold() = default;
    // As BlockDevice::rereadPartitions(). `file` is what was written to.
    virtual Result<std::vector<std::string>> rereadPartitions(SystemFile& file) = 0;
};

// Bytes that somebody uses: no write may touch them.
struct ProtectedRange {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    Message what;  // "/dev/sda2 is mounted at /home"
};

struct WritableDevice {
    std::shared_ptr<SystemFile> file;      // open for reading and writing
    std::shared_ptr<SystemFile> readBack;  // reads past the system's cache; may be `file`
    DeviceIdentity identity;               // its size and sector size are those of the disk
    std::uint64_t start = 0;               // bytes of the file before the disk's first (containers)
    std::uint64_t discardGranularity = 0;  // bytes, 0: TRIM does not get through
    std::uint64_t discardAlignment = 0;    // bytes of the device before its first whole unit
    std::uint64_t discardMaxBytes = 0;     // per request; 0: no limit
    bool zeroByDiscard = false;  // a discarded range of the file is a hole and reads as zeros for certain
    std::vector<ProtectedRange> inUse;  // empty when opened exclusively
    std::unique_ptr<DeviceHold> hold;   // may be null
};

// What is opened for writing, with what the system says of it; without holds and protected ranges.
WritableDevice writableDevice(DeviceHandle handle, const DeviceFacts& facts);

// One per system. InUse names what is in the way, Permission says what to do.
Result<WritableDevice> openDeviceForWriting(const std::string& path, Exclusivity exclusivity);
// Who uses the image file `path`, whatever name they know it by: loop devices, processes that may write to it, locks. One per
// system. Without root the ones of others are known to be there, not always who they are.
std::vector<DeviceUse> imageUses(const std::string& path);
// Adds to the facts of a device, before it is written, who uses it beyond what the system's tables name: processes that
// have it open for writing, mounts in other namespaces, claims that the kernel knows of. One per system.
void addHiddenUses(DeviceFacts& facts);
// The size of a file system's block at `path`, the unit of holes; 0 where holes cannot be made.
std::uint64_t holeGranularity(const std::string& path);
// Lets the new image at `path` have holes, for which NTFS wants to be told (FSCTL_SET_SPARSE); elsewhere they come by
// themselves. Where the file system has none, nothing changes: zeros take room there.
void allowHoles(const std::string& path);

// The uses of `facts` and its partitions as byte ranges of the disk; uses of the whole disk cover all of it.
std::vector<ProtectedRange> rangesInUse(const DeviceFacts& facts);
// "it backs /dev/loop3, is mounted at /home": of something that has been named before. Empty without uses.
Message usesOfIt(const std::vector<DeviceUse>& uses);
// "/dev/sda2 is mounted at /home, /dev/sda3 is swap": empty without uses.
Message describeUses(const DeviceFacts& facts);

}  // namespace sectorsmith
