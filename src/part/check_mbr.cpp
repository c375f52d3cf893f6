// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "part/check_internal.h"
#include "part/types.h"

namespace sectorsmith::check {

namespace {

struct Placed {
    unsigned index;
    std::uint64_t start;
    std::uint64_t end;  // exclusive
    std::uint64_t at;   // byte of the entry on the disk
    const MbrEntry* entry;
    bool logical;
};

void checkContent(const Context& c, const Placed& partition) {
    const std::uint64_t ss = c.tables.sectorSize;
    const std::uint64_t offset = partition.start * ss;
    const PartitionContent* content = c.contents.at(offset);
    if (!content || content->fileSystem.empty()) return;
    const std::uint8_t type = partition.entry->type;
    if (const TypeFit fit = typeFits(type, *content); fit != TypeFit::Fits)
        c.add("mbr.type", fit == TypeFit::Near ? Severity::Info : Severity::Warning, partition.at + 4,
              fmt::format("Partition {} has the type {:02X} but holds {}.", partition.index, type,
                          fileSystemTitle(content->fileSystem, content->version)),
              fmt::format("Set the type to {:02X}.", typeForContent(*content)));
    const std::uint64_t bytes = (partition.end - partition.start) * ss;
    if (content->fileSystemBytes > bytes)
        c.error("mbr.file-system-size", partition.at + 12,
                fmt::format("The file system in partition {} has {} bytes, the partition only {}.",
                            partition.index, content->fileSystemBytes, bytes),
                "Give the partition its full size again.");
    if (!content->bootSector || content->bootSector->type == "exfat" ||
        content->bootSector->hiddenSectors == partition.start)
        return;
    const std::string message =
        fmt::format("The boot sector of partition {} says that {} sectors come before it; there are {}.",
                    partition.index, content->bootSector->hiddenSectors, partition.start);
    if (partition.entry->active())
        c.warning("mbr.hidden-sectors", offset + 0x1C, message,
                  "Correct the field: starting from the partition fails with it.");
    else c.info("mbr.hidden-sectors", offset + 0x1C, message);
}

}  // namespace

void checkMbr(const Context& c) {
    if (!c.tables.mbr) {
        // Entries that make sense, in a sector that does not end as an MBR does.
        if (c.tables.unsignedEntries)
            c.error("mbr.signature", 0x1FE,
                    "Sector 0 holds a partition table but does not end with 55 AA: no system reads it.",
                    "Write 55 AA at byte 510.");
        return;
    }
    const MbrTable& table = *c.tables.mbr;
    const Mbr& mbr = table.mbr;
    const std::uint64_t ss = c.tables.sectorSize;
    const std::uint64_t diskSectors = c.tables.diskSectors();
    std::vector<Placed> placed;
    unsigned active = 0;
    unsigned extended = 0;
    for (unsigned i = 0; i < 4; ++i) {
        const MbrEntry& entry = mbr.entries[i];
        const std::uint64_t at = entryOffset(i);
        if (entry.status != 0 && entry.status != 0x80)
            c.error("mbr.status", at,
                    fmt::format("Entry {} has the status {:02X}; only 00 and 80 mean something.", i + 1,
                                entry.status),
                    "Set the status to 00, or 80 for the partition to start from.");
        if (!entry.used()) continue;
        if (entry.active() && ++active == 2)
            c.error("mbr.active", at,
                    "More than one partition is active: boot code stops with “invalid partition table”.",
                    "Leave one active.");
        if (entry.start == 0)
            c.error("mbr.start", at + 8,
                    fmt::format("Partition {} starts at sector 0, where the partition table is.", i + 1),
                    "Delete the entry, or give it its right start.");
        if (isExtendedType(entry.type) && ++extended == 2)
            c.warning("mbr.several-extended", at + 4,
                      "There is more than one extended partition: systems differ in which they read.",
                      "Keep all logical partitions in one extended partition.");
        placed.push_back({i + 1, entry.start, entry.end(), at, &entry, false});
    }
    for (const LogicalPartition& logical : table.logicals)
        placed.push_back({logical.index, logical.start, logical.end(),
                          logical.ebrLba * ss + entryOffset(logical.slot), &logical.entry, true});

    for (std::size_t i = 0; i < placed.size(); ++i) {
        const Placed& partition = placed[i];
        if (partition.end > diskSectors)
            c.error("mbr.outside", partition.at + 8,
                    fmt::format("Partition {} ends at sector {}, beyond the end of the disk ({}).",
                                partition.index, partition.end - 1, diskSectors - 1),
                    "Give the partition its right size; the disk may be smaller than the one it was copied "
                    "from.");
        if (!chsFits(partition.entry->chsFirst, partition.start) ||
            !chsFits(partition.entry->chsLast, partition.end - 1))
            c.info("mbr.chs", partition.at + 1,
                   fmt::format("The CHS addresses of partition {} do not say its sectors.", partition.index));
        const bool container = isExtendedType(partition.entry->type) && !partition.logical;
        for (std::size_t j = 0; j < i; ++j) {
            const Placed& other = placed[j];
            const bool otherContainer = isExtendedType(other.entry->type) && !other.logical;
            if ((container && other.logical) || (otherContainer && partition.logical)) continue;
            if (partition.start < other.end && other.start < partition.end)
                c.error("mbr.overlap", partition.at + 8,
                        fmt::format("Partitions {} and {} overlap.", other.index, partition.index),
                        "Delete or shrink the wrong one of them.");
        }
        if (partition.logical) {
            const auto record = std::ranges::find_if(table.extended, [&](const ExtendedBootRecord& r) {
                return r.lba * ss + 0x1BE <= partition.at && partition.at < r.lba * ss + 512;
            });
            const auto box =
                record == table.extended.end()
                    ? placed.end()
                    : std::ranges::find_if(placed, [&](const Placed& p) {
                          return !p.logical && isExtendedType(p.entry->type) && p.start == record->container;
                      });
            if (box != placed.end() && (partition.start < box->start || partition.end > box->end))
                c.error("mbr.logical-outside", partition.at + 8,
                        fmt::format("Logical partition {} leaves its extended partition (sectors {} to {}).",
                                    partition.index, box->start, box->end - 1),
                        "Enlarge the extended partition, or shrink the logical one.");
        }
        if (container) continue;
        if (c.options.physicalSectorSize > ss && partition.start * ss % c.options.physicalSectorSize != 0)
            c.warning(
                "mbr.alignment", partition.at + 8,
                fmt::format("Partition {} does not start on a physical sector ({} bytes): writing is slow.",
                            partition.index, c.options.physicalSectorSize),
                "Move the partition with its data.");
        if (c.contents.known) checkContent(c, partition);
    }
    if (active > 0 && !mbr.hasBootCode())
        c.warning("mbr.boot-code", 0, "A partition is active, but the MBR has no boot code.",
                  "Write boot code into the MBR.");
    if (mbr.diskSignature == 0 && mbr.hasEntries())
        c.info("mbr.disk-signature", 0x1B8, "The disk signature is zero: Windows gives the disk one.");
    if (c.tables.gpt)
        c.warning("mbr.leftover-gpt", c.tables.gpt->sectorSize,
                  "A GPT is left on this MBR disk: some systems may take it for the valid one.",
                  "Overwrite the GPT's sectors with zeros if the MBR is right.");
    if (diskSectors > (std::uint64_t{1} << 32))
        c.info("mbr.unreachable", 0,
               fmt::format("{} sectors at the end of the disk cannot be reached with an MBR.",
                           diskSectors - (std::uint64_t{1} << 32)),
               "Convert the disk to a GPT to use them.");
    for (const Finding& finding : table.findings) c.findings.push_back(finding);
}

}  // namespace sectorsmith::check
