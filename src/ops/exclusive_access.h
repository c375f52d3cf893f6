// SPDX-License-Identifier: GPL-3.0-or-later
// Opening a disk to destroy what ranges of it hold (TRIM, erasing): who is in the way, and the lock that fits.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "io/block_device.h"
#include "io/device_facts.h"
#include "ops/free_space/byte_ranges.h"
#include "ops/write_target.h"

namespace sectorsmith {

// A locked disk. A partition may be locked through its own node: `base` is where its byte 0 lies on the disk.
struct LockedDisk {
    std::unique_ptr<BlockDevice> device;
    // The same bytes for reading much of them: an image through the system's cache (it writes through the same cache), a
    // device past it. Never our own cache, which would not see what is written. Must not outlive `device`.
    std::shared_ptr<ByteSource> content;
    std::uint64_t base = 0;      // bytes
    std::vector<Message> inUse;  // partitions that stay in use beside it
};

// Whether ranges of a disk may be destroyed now: InUse names who is in the way, Refused a write protection. `single`: the
// one partition that all ranges lie in; it can then be locked alone while others are in use.
struct ExclusiveAccess {
    std::string node;        // what is to be opened
    std::uint64_t base = 0;  // bytes of the disk before it
    Exclusivity exclusivity = Exclusivity::Exclusive;
    std::vector<Message> inUse;
};
Result<ExclusiveAccess> checkExclusiveAccess(const DeviceFacts& facts, std::span<const ByteRange> ranges,
                                             const std::optional<ByteRange>& single, bool allowSharedDisk);

// Checks and opens.
Result<LockedDisk> openForDestroy(const WriteTarget& target, std::span<const ByteRange> ranges,
                                  const std::optional<ByteRange>& single);

// Where the partitions lie that the system knows, in use or not.
std::vector<ByteRange> partitionRanges(const DeviceFacts& facts);

}  // namespace sectorsmith
