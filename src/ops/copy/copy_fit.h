// SPDX-License-Identifier: GPL-3.0-or-later
// What a copy needs besides its bytes to work where it goes: on a disk of another size or with sectors of another size, in
// another partition.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"
#include "io/block_device.h"
#include "part/disk_tables.h"
#include "part/partition_source.h"
#include "part/plan.h"

namespace sectorsmith::copier {

// Where a copy goes. Not for images that get the source's size: they need nothing.
struct FitTarget {
    std::shared_ptr<ByteSource> disk;  // as it is before the copy
    ByteRange range;                   // bytes of it that the copy may fill: all, or a partition
    // The target is a partition: bytes of the whole disk before it. nullopt: the target is a whole disk.
    std::optional<std::uint64_t> partitionStart;
    std::string name;  // as given
};

struct CopyFit {
    std::uint64_t length = 0;             // bytes of the source to be copied: less than all on a smaller disk
    std::optional<DiskTables> tables;     // of the source, when they have to be written anew
    std::optional<std::uint64_t> hidden;  // sectors before the volume, when its boot sector has to be told
    std::vector<Message> notes, cautions;  // sentences
    std::vector<ByteRange> adapted;  // bytes of the copy that differ from the source's afterwards, normalised
    bool needed() const { return tables || hidden; }
};

// Looks at the source and plans. Refused: the target is smaller than what the source's table has partitions for (or than a
// source without a table); a table or a file system (by name) cannot do with the target's sectors.
Result<CopyFit> fitFor(const OpenedPartition& source, const FitTarget& target);

// The same for a copy that is there already: the first `bytes` bytes of the target's range. What comes from a stream is not known
// before.
Result<CopyFit> fitForCopied(const FitTarget& target, std::uint64_t bytes);

// What has to be written after the copy. `target`: the bytes of FitTarget::range, with the copy in them.
Result<TablePlan> planFit(const CopyFit& fit, const std::shared_ptr<ByteSource>& target);

// Writes it, flushes and reads it back. `base`: byte of the device where the target's range begins. Whether anything had to be
// written. Io: also where something else is read back.
Result<bool> fitCopy(BlockDevice& device, std::uint64_t base, std::uint64_t length, const CopyFit& fit);

}  // namespace sectorsmith::copier
