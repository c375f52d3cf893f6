// SPDX-License-Identifier: GPL-3.0-or-later
// Disks that have the same identifiers: one is a copy of the other, and systems take the one for the other.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "io/device_facts.h"
#include "ops/identities/identities.h"

namespace sectorsmith {

// A disk or an image with what was read of it.
struct KnownDisk {
    std::string path;         // as people open it
    std::string serial;       // a disk that is seen on two ways has one; may be empty
    std::string backingFile;  // of a loop device: the image that has its bytes
    std::uint64_t size = 0;   // bytes
    std::vector<DiskIdentity> identities;
};

struct IdentityClash {
    std::size_t first = 0, second = 0;  // of the list; the same for two partitions of one disk
    DiskIdentity identity;              // as the first one has it
    unsigned otherPartition = 0;        // of the second, as DiskIdentity::partition
};

// Every identifier that two of them have, by the first disk, the second and its place in the list of identifiers. The same
// disk under two names does not clash with itself, nor do the members of a RAID, which the system shows as used.
std::vector<IdentityClash> identityClashes(std::span<const KnownDisk> disks);

// "/dev/sdb and /dev/sdc have the same disk GUID: …"
Message clashMessage(const KnownDisk& first, const KnownDisk& second, const IdentityClash& clash);

// What the disk says of itself; a failing one (gentle) says nothing. Reads tables and the heads of partitions.
KnownDisk knownDisk(const std::shared_ptr<ByteSource>& disk, const DeviceFacts& facts);

// The same of all that can be opened now without asking anybody. Starts a thread, which is left behind when a disk does not
// answer within `patience`: what was read until then is returned. Any thread.
std::vector<KnownDisk> readKnownDisks(const std::vector<DeviceFacts>& devices,
                                      std::chrono::milliseconds patience);

}  // namespace sectorsmith
