// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a disk to give up what ranges of it hold (TRIM, erasing): who is in the way, and the lock that fits.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "io/block_device.h"
#include "io/device_facts.h"
#include "ops/free_space/disk_range.h"

namespace sectorsmith {

struct GiveUpTarget {
    std::string path;                         // a device or an image
    std::optional<std::uint32_t> sectorSize;  // images: what the reader used, bytes
    bool besideOthers = false;                // other partitions in use were confirmed (--disk-in-use)
    bool asBytes = false;                     // the own bytes of a container's file (--as-bytes)
};

// A locked disk. A partition may be locked through its own node: `base` is where its byte 0 lies on the disk.
struct LockedDisk {
    std::unique_ptr<BlockDevice> device;
    // The same bytes for reading much of them: an image through the system's cache (it writes through the same cache), a
    // device past it. Never our own cache, which would not see what is written. Must not outlive `device`.
    std::shared_ptr<ByteSource> content;
    std::uint64_t base = 0;          // bytes
    std::vector<std::string> inUse;  // partitions that stay in use beside it
};

// Whether ranges of a disk may be given up now: InUse names who is in the way, Refused a write protection. `single`: the
// one partition that all ranges lie in; it can then be locked alone while others are in use.
struct GiveUpAccess {
    std::string node;        // what is to be opened
    std::uint64_t base = 0;  // bytes of the disk before it
    Exclusivity exclusivity = Exclusivity::Exclusive;
    std::vector<std::string> inUse;
};
Result<GiveUpAccess> checkGiveUp(const DeviceFacts& facts, std::span<const DiskRange> ranges,
                                 const std::optional<DiskRange>& single, bool besideOthers);

// Checks and opens.
Result<LockedDisk> lockToGiveUp(const GiveUpTarget& target, std::span<const DiskRange> ranges,
                                const std::optional<DiskRange>& single);
// The facts that checkGiveUp wants; for images those of the file.
Result<DeviceFacts> factsOf(const GiveUpTarget& target);

// Where the partitions lie that the system knows, in use or not.
std::vector<DiskRange> partitionRanges(const DeviceFacts& facts);

}  // namespace sectorsmith
