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
        c.warning("apm.driver-descriptor", 0, say(PartMessage::Block0NoDriverDescriptor),
                  say(PartMessage::RewriteDriverDescriptor));
    else {
        if (apm.declaredBlockSize != apm.blockSize)
            c.warning("apm.block-size", 2,
                      say(PartMessage::DriverDescriptorSaysBlocksBytes, apm.declaredBlockSize, apm.blockSize),
                      say(PartMessage::UsualCdsDiskRewriteDescriptor));
        if (apm.declaredBlockSize == apm.blockSize && apm.declaredBlockCount > blocks)
            c.error("apm.block-count", 4,
                    say(PartMessage::DriverDescriptorCountsBlocksDisk, apm.declaredBlockCount, blocks),
                    say(PartMessage::RewriteDescriptorDiskMaySmaller));
    }
    const std::uint32_t count = apm.entries.front().mapBlocks;
    if (apm.truncated || count == 0)
        c.error("apm.map-count", size + 4, say(PartMessage::MapSaysEntries, count, apm.entries.size()),
                say(PartMessage::CorrectCountRestoreMissingEntries));
    const ApmEntry* map = nullptr;
    for (const ApmEntry& entry : apm.entries) {
        if (entry.mapBlocks != count)
            c.error("apm.map-count", at(entry) + 4,
                    say(PartMessage::EntrySaysMapEntriesFirst, entry.index, entry.mapBlocks, count),
                    say(PartMessage::CorrectCount));
        if (entry.type == "Apple_partition_map") map = &entry;
        if (entry.end() > blocks)
            c.error("apm.outside", at(entry) + 8,
                    say(PartMessage::PartitionEndsBlockBeyondEnd, entry.index, entry.end() - 1, blocks - 1),
                    say(PartMessage::GivePartitionRightSize));
        if (entry.free()) continue;
        const auto raw = ByteReader(entry.raw).structure<ApmEntryOnDisk>(0);
        if (raw && std::uint64_t{raw->dataStart} + raw->dataBlocks > entry.blocks)
            c.error("apm.data-range", at(entry) + 0x50,
                    say(PartMessage::DataPartitionSaidGoPast, entry.index),
                    say(PartMessage::LetDataFillPartition));
        if ((entry.status & 3) != 3)
            // parted leaves the map's own entry unmarked, and Macs read such disks.
            c.info("apm.status", at(entry) + 0x58,
                   say(PartMessage::PartitionNotMarkedValidAllocated, entry.index));
    }
    if (!map || map->start != 1 || map->blocks < count)
        c.error("apm.map-entry", map ? at(*map) : size, say(PartMessage::NoEntryDescribesPartitionMap),
                say(PartMessage::WriteApplePartitionMapEntry));
    for (std::size_t i = 0; i < apm.entries.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const ApmEntry& a = apm.entries[i];
            const ApmEntry& b = apm.entries[j];
            if (a.blocks != 0 && b.blocks != 0 && a.type != "Apple_Void" && b.type != "Apple_Void" &&
                a.start < b.end() && b.start < a.end())
                c.error("apm.overlap", at(a) + 8, say(PartMessage::PartitionsOverlap, b.index, a.index),
                        say(PartMessage::DeleteShrinkWrongOneThem));
        }
}

}  // namespace sectorsmith::check
