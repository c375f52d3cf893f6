// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "base/byte_reader.h"
#include "part/check_internal.h"

namespace sectorsmith::check {

void checkApm(const Context& c) {
    const ApmTable& apm = *c.tables.apm;
    const std::uint64_t size = apm.blockSize;
    const std::uint64_t blocks = c.disk.size() / size;
    auto at = [size](const ApmEntry& entry) { return entry.index * size; };
    if (!apm.hasDriverDescriptor)
        c.warning("apm.driver-descriptor", 0,
                  "Block 0 has no driver descriptor (ER): old Macs do not recognise the disk.",
                  "Rewrite the driver descriptor.");
    else {
        if (apm.declaredBlockSize != apm.blockSize)
            c.warning("apm.block-size", 2,
                      fmt::format(
                          "The driver descriptor says blocks of {} bytes, the map is written in steps of {}.",
                          apm.declaredBlockSize, apm.blockSize),
                      "Usual on CDs; on a disk, rewrite the descriptor.");
        if (apm.declaredBlockSize == apm.blockSize && apm.declaredBlockCount > blocks)
            c.error("apm.block-count", 4,
                    fmt::format("The driver descriptor counts {} blocks; the disk has {}.",
                                apm.declaredBlockCount, blocks),
                    "Rewrite the descriptor; the disk may be smaller than the one it was copied from.");
    }
    const std::uint32_t count = apm.entries.front().mapBlocks;
    if (apm.truncated || count == 0)
        c.error("apm.map-count", size + 4,
                fmt::format("The map says that it has {} entries; {} are there.", count, apm.entries.size()),
                "Correct the count, or restore the missing entries.");
    const ApmEntry* map = nullptr;
    for (const ApmEntry& entry : apm.entries) {
        if (entry.mapBlocks != count)
            c.error("apm.map-count", at(entry) + 4,
                    fmt::format("Entry {} says that the map has {} entries, the first says {}.", entry.index,
                                entry.mapBlocks, count),
                    "Correct the count.");
        if (entry.type == "Apple_partition_map") map = &entry;
        if (entry.end() > blocks)
            c.error("apm.outside", at(entry) + 8,
                    fmt::format("Partition {} ends at block {}, beyond the end of the disk ({}).",
                                entry.index, entry.end() - 1, blocks - 1),
                    "Give the partition its right size.");
        if (entry.free()) continue;
        const auto raw = ByteReader(entry.raw).structure<ApmEntryOnDisk>(0);
        if (raw && std::uint64_t{raw->dataStart} + raw->dataBlocks > entry.blocks)
            c.error("apm.data-range", at(entry) + 0x50,
                    fmt::format("The data of partition {} are said to go past its end.", entry.index),
                    "Let the data fill the partition.");
        if ((entry.status & 3) != 3)
            // parted leaves the map's own entry unmarked, and Macs read such disks.
            c.info("apm.status", at(entry) + 0x58,
                   fmt::format("Partition {} is not marked valid and allocated.", entry.index));
    }
    if (!map || map->start != 1 || map->blocks < count)
        c.error("apm.map-entry", map ? at(*map) : size,
                "No entry describes the partition map itself, or it is too small for the entries.",
                "Write an Apple_partition_map entry from block 1 on.");
    for (std::size_t i = 0; i < apm.entries.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const ApmEntry& a = apm.entries[i];
            const ApmEntry& b = apm.entries[j];
            if (a.blocks != 0 && b.blocks != 0 && a.type != "Apple_Void" && b.type != "Apple_Void" &&
                a.start < b.end() && b.start < a.end())
                c.error("apm.overlap", at(a) + 8,
                        fmt::format("Partitions {} and {} overlap.", b.index, a.index),
                        "Delete or shrink the wrong one of them.");
        }
}

}  // namespace sectorsmith::check
