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
              say(PartMessage::PartitionTypeHolds, partition.index, hexText(type, 2),
                  fileSystemTitle(content->fileSystem, content->version)),
              say(PartMessage::SetType, hexText(typeForContent(*content), 2)));
    const std::uint64_t bytes = (partition.end - partition.start) * ss;
    if (content->fileSystemBytes > bytes)
        c.error("mbr.file-system-size", partition.at + 12,
                say(PartMessage::FileSystemPartitionBytesPartition, partition.index, content->fileSystemBytes,
                    bytes),
                say(PartMessage::GivePartitionFullSizeAgain));
    if (!content->bootSector || content->bootSector->type == "exfat" ||
        content->bootSector->hiddenSectors == partition.start)
        return;
    const Message message = say(PartMessage::BootSectorPartitionSaysSectors, partition.index,
                                content->bootSector->hiddenSectors, partition.start);
    if (partition.entry->active())
        c.warning("mbr.hidden-sectors", offset + 0x1C, message,
                  say(PartMessage::CorrectFieldStartingPartitionFails));
    else c.info("mbr.hidden-sectors", offset + 0x1C, message);
}

// The four entries of sector 0, each by itself; those that are used come into `placed`. Returns how many are active.
unsigned checkEntries(const Context& c, const Mbr& mbr, std::vector<Placed>& placed) {
    unsigned active = 0;
    unsigned extended = 0;
    for (unsigned i = 0; i < 4; ++i) {
        const MbrEntry& entry = mbr.entries[i];
        const std::uint64_t at = entryOffset(i);
        if (entry.status != 0 && entry.status != 0x80)
            c.error("mbr.status", at, say(PartMessage::EntryStatusOnly0080, i + 1, hexText(entry.status, 2)),
                    say(PartMessage::SetStatus0080Partition));
        if (!entry.used()) continue;
        if (entry.active() && ++active == 2)
            c.error("mbr.active", at, say(PartMessage::MoreOnePartitionActiveBoot),
                    say(PartMessage::LeaveOneActive));
        if (entry.start == 0)
            c.error("mbr.start", at + 8, say(PartMessage::PartitionStartsSector0Where, i + 1),
                    say(PartMessage::DeleteEntryGiveRightStart));
        if (isExtendedType(entry.type) && ++extended == 2)
            c.warning("mbr.several-extended", at + 4, say(PartMessage::MoreOneExtendedPartitionSystems),
                      say(PartMessage::KeepAllLogicalPartitionsOne));
        placed.push_back({i + 1, entry.start, entry.end(), at, &entry, false});
    }
    return active;
}

bool isContainer(const Placed& partition) {
    return isExtendedType(partition.entry->type) && !partition.logical;
}

void checkPlace(const Context& c, const Placed& partition) {
    const std::uint64_t diskSectors = c.tables.diskSectors();
    if (partition.end > diskSectors)
        c.error("mbr.outside", partition.at + 8,
                say(PartMessage::PartitionEndsSectorBeyondEnd, partition.index, partition.end - 1,
                    diskSectors - 1),
                say(PartMessage::GivePartitionRightSizeDisk));
    if (!chsFits(partition.entry->chsFirst, partition.start) ||
        !chsFits(partition.entry->chsLast, partition.end - 1))
        c.info("mbr.chs", partition.at + 1, say(PartMessage::ChsAddressesPartitionDoNot, partition.index));
}

void checkOverlap(const Context& c, const Placed& partition, const Placed& other) {
    if ((isContainer(partition) && other.logical) || (isContainer(other) && partition.logical)) return;
    if (partition.start < other.end && other.start < partition.end)
        c.error("mbr.overlap", partition.at + 8,
                say(PartMessage::PartitionsOverlap, other.index, partition.index),
                say(PartMessage::DeleteShrinkWrongOneThem));
}

// That a logical partition lies in the extended one that its boot record belongs to.
void checkLogical(const Context& c, const MbrTable& table, const std::vector<Placed>& placed,
                  const Placed& partition) {
    const std::uint64_t ss = c.tables.sectorSize;
    const auto record = std::ranges::find_if(table.extended, [&](const ExtendedBootRecord& r) {
        return r.lba * ss + 0x1BE <= partition.at && partition.at < r.lba * ss + 512;
    });
    if (record == table.extended.end()) return;
    const auto box = std::ranges::find_if(
        placed, [&](const Placed& p) { return isContainer(p) && p.start == record->container; });
    if (box != placed.end() && (partition.start < box->start || partition.end > box->end))
        c.error("mbr.logical-outside", partition.at + 8,
                say(PartMessage::LogicalPartitionLeavesExtendedPartition, partition.index, box->start,
                    box->end - 1),
                say(PartMessage::EnlargeExtendedPartitionShrinkLogical));
}

void checkAlignment(const Context& c, const Placed& partition) {
    const std::uint32_t physical = c.options.physicalSectorSize;
    const std::uint64_t ss = c.tables.sectorSize;
    if (physical > ss && partition.start * ss % physical != 0)
        c.warning("mbr.alignment", partition.at + 8,
                  say(PartMessage::PartitionDoesNotStartPhysical, partition.index, physical),
                  say(PartMessage::MovePartitionData));
}

// What sector 0 says beside its entries.
void checkSector(const Context& c, const Mbr& mbr, unsigned active) {
    if (active > 0 && !mbr.hasBootCode())
        c.warning("mbr.boot-code", 0, say(PartMessage::PartitionActiveMbrNoBoot),
                  say(PartMessage::WriteBootCodeIntoMbr));
    if (mbr.diskSignature == 0 && mbr.hasEntries())
        c.info("mbr.disk-signature", 0x1B8, say(PartMessage::DiskSignatureZeroWindowsGives));
    if (c.tables.gpt)
        c.warning("mbr.leftover-gpt", c.tables.gpt->sectorSize, say(PartMessage::GptLeftMbrDiskSome),
                  say(PartMessage::OverwriteGptSectorsZerosIf));
    const std::uint64_t reachable = std::uint64_t{1} << 32;
    if (const std::uint64_t diskSectors = c.tables.diskSectors(); diskSectors > reachable)
        c.info("mbr.unreachable", 0,
               say(PartMessage::SectorsEndDiskCannotReached, Count{diskSectors - reachable}),
               say(PartMessage::ConvertDiskGptUseThem));
}

}  // namespace

void checkMbr(const Context& c) {
    if (!c.tables.mbr) {
        // Entries that make sense, in a sector that does not end as an MBR does.
        if (c.tables.unsignedEntries)
            c.error("mbr.signature", 0x1FE, say(PartMessage::Sector0HoldsPartitionTable),
                    say(PartMessage::Write55AaByte510));
        return;
    }
    const MbrTable& table = *c.tables.mbr;
    std::vector<Placed> placed;
    const unsigned active = checkEntries(c, table.mbr, placed);
    for (const LogicalPartition& logical : table.logicals)
        placed.push_back({logical.index, logical.start, logical.end(),
                          logical.ebrLba * c.tables.sectorSize + entryOffset(logical.slot), &logical.entry,
                          true});
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const Placed& partition = placed[i];
        checkPlace(c, partition);
        for (std::size_t j = 0; j < i; ++j) checkOverlap(c, partition, placed[j]);
        if (partition.logical) checkLogical(c, table, placed, partition);
        if (isContainer(partition)) continue;
        checkAlignment(c, partition);
        if (c.contents.known) checkContent(c, partition);
    }
    checkSector(c, table.mbr, active);
    for (const Finding& finding : table.findings) c.findings.push_back(finding);
}

}  // namespace sectorsmith::check
