// SPDX-License-Identifier: GPL-3.0-or-later
// What a byte of a disk is used for: which partition has it, and what its file system says of it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "io/byte_source.h"
#include "part/partition_list.h"

namespace sectorsmith {

struct OffsetUsage {
    enum class Kind {
        Used,
        Free,
        Reserved,     // free by the newest map, kept for an older state of the volume
        Outside,      // behind the end of the file system
        Unallocated,  // in no partition
        Unknown,      // no file system that can be read, see `note`
    };
    std::uint64_t offset = 0;  // bytes of the source
    std::string partition;     // "#2"; empty without a table
    Kind kind = Kind::Unknown;
    Message area;  // "catalog file", "$MFT", "inode table of group 3"; empty: a file's, or not cheaply known
    Message note;  // a sentence: why it is not known, or why the map may be out of date
    std::uint64_t blockOffset = 0;  // bytes of the source: the block or part of an area that has the byte
    std::uint64_t blockLength = 0;  // 0: not known
};

class UseReader;

// `list`: the partitions of `source`. `uses`: of the volume that has the byte; null: it is opened for this. Reads some
// blocks; never fails.
OffsetUsage offsetUsage(const std::shared_ptr<ByteSource>& source, const PartitionList& list,
                        std::uint64_t offset, UseReader* uses = nullptr);

// "#2", on the MBR's side of a hybrid "#mbr2": as in SOURCE#N.
std::string partitionName(const Partition& partition, const PartitionList& list);

}  // namespace sectorsmith
