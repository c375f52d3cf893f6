// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/disk_tables.h"

#include <algorithm>

#include "part/types.h"

namespace sectorsmith {

namespace {

// Sane enough to be believed although sector 0 is also the boot sector of a volume.
bool entriesAreSane(const Mbr& mbr, std::uint64_t diskSectors) {
    bool any = false;
    for (std::size_t i = 0; i < 4; ++i) {
        const MbrEntry& entry = mbr.entries[i];
        if (entry == MbrEntry{}) continue;
        if ((entry.status & 0x7F) != 0 || !entry.used() || entry.type == 0 || entry.start == 0 ||
            entry.end() > diskSectors)
            return false;
        any = true;
        for (std::size_t j = 0; j < i; ++j) {
            const MbrEntry& other = mbr.entries[j];
            if (other.used() && entry.start < other.end() && other.start < entry.end()) return false;
        }
    }
    return any;
}

bool hasProtective(const Mbr& mbr) {
    return std::ranges::any_of(mbr.entries,
                               [](const MbrEntry& entry) { return entry.type == 0xEE && entry.used(); });
}

bool showsGptPartition(const Mbr& mbr, const GptTable& gpt) {
    const GptCopy* best = gpt.best();
    return std::ranges::any_of(mbr.entries, [&](const MbrEntry& entry) {
        return entry.used() && std::ranges::any_of(best->entries, [&](const GptEntry& partition) {
                   return partition.first == entry.start && partition.sectors() == entry.sectors;
               });
    });
}

Scheme decide(const DiskTables& tables) {
    const Mbr* mbr = tables.mbr ? &tables.mbr->mbr : nullptr;
    const bool signedMbr = mbr && mbr->hasSignature();
    const bool protective = mbr && hasProtective(*mbr);
    bool others = false;  // entries for anything but the GPT itself
    if (mbr)
        for (const MbrEntry& entry : mbr->entries) others |= entry.used() && entry.type != 0xEE;

    if (tables.gpt) {
        // A GPT without its protective entry is a left-over where the MBR has partitions of its own, and a hybrid that
        // lost its EE where they are the GPT's.
        const bool believed = protective || !others || showsGptPartition(*mbr, *tables.gpt);
        const GptCopy* best = tables.gpt->best();
        if (believed && (protective || best->headerCrcOk || best->arrayCrcOk)) {
            if (tables.volumeBootSector && !protective && !others) return Scheme::None;
            return others ? Scheme::Hybrid : Scheme::Gpt;
        }
    }
    if (signedMbr && protective) return others ? Scheme::Hybrid : Scheme::Gpt;
    if (signedMbr && (others || !tables.apm)) return Scheme::Mbr;
    if (tables.apm) return Scheme::Apm;
    return Scheme::None;
}

}  // namespace

std::string_view schemeName(Scheme scheme) {
    switch (scheme) {
        case Scheme::None: break;
        case Scheme::Mbr: return "mbr";
        case Scheme::Gpt: return "gpt";
        case Scheme::Hybrid: return "hybrid";
        case Scheme::Apm: return "apm";
    }
    return "none";
}

DiskTables readDiskTables(const ByteSource& disk) {
    DiskTables tables;
    tables.diskBytes = disk.size();
    tables.deviceSectorSize = disk.sectorSize();
    tables.sectorSize = tables.deviceSectorSize;

    std::array<std::byte, 512> sector0{};
    if (disk.size() >= 512) {
        if (auto read = readExact(disk, 0, sector0); !read) tables.sector0Error = read.error();
    }
    tables.gpt = readGpt(disk, tables.deviceSectorSize);
    if (tables.gpt) tables.sectorSize = tables.gpt->sectorSize;
    if (!tables.sector0Error && disk.size() >= 512) {
        Mbr mbr = parseMbr(sector0);
        tables.volumeBootSector = looksLikeVolumeBootSector(sector0);
        const bool sane = entriesAreSane(mbr, tables.diskSectors());
        tables.unsignedEntries = !mbr.hasSignature() && sane;
        // Without 55 AA it is an MBR only beside a GPT, with an EE entry: the rule that misses the signature needs it.
        const bool candidate = mbr.hasSignature()
                                   ? (!tables.volumeBootSector || sane || (tables.gpt && hasProtective(mbr)))
                                   : (tables.gpt && hasProtective(mbr));
        if (candidate) tables.mbr = readMbrTable(disk, mbr, tables.sectorSize);
    }
    tables.apm = readApm(disk);
    tables.scheme = decide(tables);
    if (tables.scheme == Scheme::Mbr || tables.scheme == Scheme::None)
        tables.sectorSize = tables.deviceSectorSize;
    if (tables.scheme == Scheme::Apm) tables.sectorSize = tables.apm->blockSize;
    if (tables.scheme == Scheme::Mbr && tables.gpt && tables.gpt->sectorSize != tables.sectorSize)
        tables.mbr = readMbrTable(disk, tables.mbr->mbr, tables.sectorSize);
    return tables;
}

}  // namespace sectorsmith
