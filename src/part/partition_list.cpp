// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/partition_list.h"

#include <fmt/format.h>

#include <algorithm>

#include "part/types.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t maxBytes = (std::uint64_t{1} << 63) - 1;

std::uint64_t bytesOf(std::uint64_t sectors, std::uint32_t sectorSize) {
    return sectors > maxBytes / sectorSize ? maxBytes : sectors * sectorSize;
}

void place(Partition& partition, std::uint32_t sectorSize) {
    partition.offset = bytesOf(partition.start, sectorSize);
    partition.length = std::min(bytesOf(partition.sectors, sectorSize), maxBytes - partition.offset);
}

struct Range {
    std::uint64_t first;
    std::uint64_t end;  // exclusive
};

// What of [first, end) no range covers.
void addGaps(PartitionList& list, std::uint64_t first, std::uint64_t end, std::vector<Range> used,
             bool insideExtended) {
    std::ranges::sort(used, {}, &Range::first);
    auto add = [&](std::uint64_t from, std::uint64_t to) {
        if (from >= to) return;
        list.gaps.push_back({from, to - from, bytesOf(from, list.sectorSize),
                             bytesOf(to - from, list.sectorSize), insideExtended});
    };
    for (const Range& range : used) {
        if (range.end <= range.first) continue;
        add(first, std::min(range.first, end));
        first = std::max(first, range.end);
    }
    add(first, end);
}

Partition fromMbr(const MbrEntry& entry, unsigned index, std::uint64_t start, std::uint32_t diskSignature,
                  std::uint32_t sectorSize) {
    Partition partition;
    partition.table = "mbr";
    partition.index = index;
    partition.start = start;
    partition.sectors = entry.sectors;
    place(partition, sectorSize);
    partition.type = fmt::format("{:02x}", entry.type);
    partition.typeName = mbrTypeName(entry.type);
    if (diskSignature != 0) partition.uuid = fmt::format("{:08x}-{:02x}", diskSignature, index);
    partition.active = entry.active();
    partition.extended = isExtendedType(entry.type);
    partition.protective = entry.type == 0xEE;
    return partition;
}

void addMbrPartitions(PartitionList& list, const MbrTable& table) {
    for (unsigned i = 0; i < 4; ++i) {
        const MbrEntry& entry = table.mbr.entries[i];
        if (entry.used())
            list.partitions.push_back(
                fromMbr(entry, i + 1, entry.start, table.mbr.diskSignature, list.sectorSize));
    }
    for (const LogicalPartition& logical : table.logicals)
        list.partitions.push_back(
            fromMbr(logical.entry, logical.index, logical.start, table.mbr.diskSignature, list.sectorSize));
    for (const Finding& finding : table.findings) list.problems.push_back(finding.message);
}

void listMbr(PartitionList& list, const DiskTables& tables) {
    const MbrTable& table = *tables.mbr;
    list.diskId = fmt::format("0x{:08x}", table.mbr.diskSignature);
    addMbrPartitions(list, table);
    const std::uint64_t end = std::min<std::uint64_t>(tables.diskSectors(), std::uint64_t{1} << 32);
    std::vector<Range> primary;
    for (const MbrEntry& entry : table.mbr.entries)
        if (entry.used()) primary.push_back({entry.start, entry.end()});
    addGaps(list, 1, end, primary, false);
    for (const MbrEntry& entry : table.mbr.entries) {
        if (!entry.used() || !isExtendedType(entry.type)) continue;
        std::vector<Range> inside;
        for (const ExtendedBootRecord& record : table.extended)
            if (record.container == entry.start) inside.push_back({record.lba, record.lba + 1});
        for (const LogicalPartition& logical : table.logicals)
            inside.push_back({logical.start, logical.end()});
        addGaps(list, entry.start, std::min(entry.end(), end), inside, true);
    }
    std::ranges::stable_sort(list.gaps, {}, &FreeSpace::start);
    if (tables.gpt)
        list.problems.push_back(
            "There is a GUID partition table, too, but the MBR has no protective entry and other "
            "partitions: the MBR is what systems see.");
    for (const Partition& partition : list.partitions)
        if (partition.offset > list.diskBytes || partition.length > list.diskBytes - partition.offset)
            list.problems.push_back(
                fmt::format("Partition {} goes beyond the end of the disk.", partition.index));
}

std::string copyState(const GptCopy& copy, const char* which) {
    if (!copy.readable) return fmt::format("The {} GPT header, sector {}, cannot be read.", which, copy.lba);
    if (!copy.present) return fmt::format("The {} GPT header is missing at sector {}.", which, copy.lba);
    if (!copy.headerSizeOk) return fmt::format("The {} GPT header declares an impossible size.", which);
    if (!copy.headerCrcOk) return fmt::format("The {} GPT header's checksum is wrong.", which);
    if (!copy.arrayReadable) return fmt::format("The {} GPT's entries cannot be read.", which);
    if (!copy.arrayCrcOk) return fmt::format("The checksum of the {} GPT's entries is wrong.", which);
    return {};
}

void listGpt(PartitionList& list, const DiskTables& tables) {
    if (!tables.gpt) {
        list.problems.push_back(
            "The MBR says that this is a GPT disk, but neither copy of the GPT can be found.");
        if (tables.scheme == Scheme::Hybrid && tables.mbr) addMbrPartitions(list, *tables.mbr);
        return;
    }
    const GptTable& gpt = *tables.gpt;
    if (gpt.sectorSize != tables.deviceSectorSize)
        list.problems.push_back(
            fmt::format("The GPT is written for sectors of {} bytes; this disk has sectors of {}.",
                        gpt.sectorSize, tables.deviceSectorSize));
    for (const auto& [copy, which] : {std::pair{&gpt.primary, "primary"}, std::pair{&gpt.backup, "backup"}})
        if (auto state = copyState(*copy, which); !state.empty()) list.problems.push_back(std::move(state));
    const GptCopy& best = *gpt.best();
    list.diskId = best.header.diskGuid.text();
    list.firstUsable = best.header.firstUsable;
    list.lastUsable = best.header.lastUsable;
    list.tableEntries = best.header.entryCount;
    std::vector<Range> used;
    for (const GptEntry& entry : best.entries) {
        Partition partition;
        partition.table = "gpt";
        partition.index = entry.number;
        partition.start = entry.first;
        partition.sectors = entry.sectors();
        place(partition, list.sectorSize);
        partition.type = entry.type.text();
        partition.typeName = gptTypeName(entry.type);
        partition.name = entry.name;
        partition.uuid = entry.unique.text();
        partition.attributes = entry.attributes;
        partition.active = (entry.attributes & 4) != 0;
        if (partition.sectors == 0)
            list.problems.push_back(fmt::format("Partition {} ends before it starts.", entry.number));
        else if (partition.offset > list.diskBytes || partition.length > list.diskBytes - partition.offset)
            list.problems.push_back(
                fmt::format("Partition {} goes beyond the end of the disk.", entry.number));
        if (partition.sectors > 0)
            used.push_back({entry.first, entry.last == ~std::uint64_t{0} ? entry.last : entry.last + 1});
        list.partitions.push_back(std::move(partition));
    }
    const std::uint64_t diskSectors = tables.diskSectors();
    const std::uint64_t end =
        best.header.lastUsable >= diskSectors ? diskSectors : best.header.lastUsable + 1;
    addGaps(list, std::max<std::uint64_t>(best.header.firstUsable, 2), end, std::move(used), false);
    if (tables.mbr && tables.scheme == Scheme::Hybrid) addMbrPartitions(list, *tables.mbr);
}

void listApm(PartitionList& list, const DiskTables& tables) {
    std::vector<Range> used;
    for (const ApmEntry& entry : tables.apm->entries) {
        if (entry.free()) continue;
        Partition partition;
        partition.table = "apm";
        partition.index = entry.index;
        partition.start = entry.start;
        partition.sectors = entry.blocks;
        place(partition, list.sectorSize);
        partition.type = entry.type;
        partition.typeName = apmTypeName(entry.type);
        partition.name = entry.name;
        partition.attributes = entry.status;
        partition.active = (entry.status & 8) != 0;
        if (partition.offset > list.diskBytes || partition.length > list.diskBytes - partition.offset)
            list.problems.push_back(
                fmt::format("Partition {} goes beyond the end of the disk.", entry.index));
        used.push_back({entry.start, entry.end()});
        list.partitions.push_back(std::move(partition));
    }
    if (tables.apm->truncated)
        list.problems.push_back("The Apple partition map is incomplete: entries are missing.");
    addGaps(list, 1, tables.diskSectors(), std::move(used), false);
}

}  // namespace

const Partition* PartitionList::find(const std::string& table, unsigned index) const {
    const std::string wanted = !table.empty()          ? table
                               : scheme == Scheme::Apm ? "apm"
                               : scheme == Scheme::Mbr ? "mbr"
                                                       : "gpt";
    for (const Partition& partition : partitions)
        if (partition.table == wanted && partition.index == index) return &partition;
    return nullptr;
}

PartitionList listPartitions(const DiskTables& tables) {
    PartitionList list;
    list.scheme = tables.scheme;
    list.sectorSize = tables.sectorSize;
    list.diskBytes = tables.diskBytes;
    list.readError = tables.sector0Error;
    if (tables.sector0Error)
        list.problems.push_back(
            "The first sector of the disk cannot be read: " + tables.sector0Error->message + ".");
    switch (tables.scheme) {
        case Scheme::None: break;
        case Scheme::Mbr: listMbr(list, tables); break;
        case Scheme::Gpt:
        case Scheme::Hybrid: listGpt(list, tables); break;
        case Scheme::Apm: listApm(list, tables); break;
    }
    return list;
}

PartitionList listPartitions(const ByteSource& disk) { return listPartitions(readDiskTables(disk)); }

}  // namespace sectorsmith
