// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/gpt_repair.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "base/checksum.h"
#include "part/errors.h"
#include "part/gpt_edit.h"
#include "part/gpt_stale.h"
#include "part/messages.h"
#include "part/new_ids.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t standardArrayBytes = 16384;

// A candidate with the bytes it stands for.
struct Material {
    GptRepairCandidate candidate;
    const GptCopy* copy = nullptr;
    std::vector<std::byte> array;
};

std::optional<std::vector<std::byte>> arrayWithCrc(const ByteSource& disk, const GptTable& gpt,
                                                   std::uint64_t lba, const GptHeader& header) {
    const std::uint64_t bytes = header.arrayBytes();
    if (bytes == 0 || bytes > (std::uint64_t{1} << 24) || lba == 0 || lba >= gpt.diskSectors)
        return std::nullopt;
    if (bytes > disk.size() - lba * gpt.sectorSize) return std::nullopt;
    auto array = readBytes(disk, lba * gpt.sectorSize, bytes);
    if (!array || crc32(*array) != header.entriesCrc) return std::nullopt;
    return std::move(*array);
}

// What the entries themselves say for or against a table.
void judgeEntries(GptRepairCandidate& candidate, std::uint64_t diskSectors) {
    unsigned outside = 0;
    unsigned overlapping = 0;
    std::vector<GptEntry> sorted = candidate.entries;
    std::ranges::sort(sorted, {}, &GptEntry::first);
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (sorted[i].last < sorted[i].first || sorted[i].last >= diskSectors) ++outside;
        if (i > 0 && sorted[i].first <= sorted[i - 1].last) ++overlapping;
    }
    if (outside + overlapping == 0) return;
    // A table with right checksums says what somebody wrote, sane or not; without them this is a sign of damage.
    if (candidate.confidence < 90)
        candidate.confidence =
            std::max(0, candidate.confidence - 20 * static_cast<int>(outside + overlapping));
    candidate.reasons.push_back(say(PartMessage::ImpossiblePartitionsOnesLeaveDisk, outside, overlapping));
}

std::optional<Material> weigh(const ByteSource& disk, const GptTable& gpt, const GptCopy& copy,
                              const GptCopy& other, GptSource source) {
    if (!copy.present || !copy.headerSizeOk || copy.header.entrySize < 128 || copy.header.arrayBytes() == 0)
        return std::nullopt;
    Material material;
    material.copy = &copy;
    GptRepairCandidate& candidate = material.candidate;
    candidate.source = source;
    candidate.header = copy.header;
    const bool right = copy.headerCrcOk;
    if (source == GptSource::Primary)
        candidate.reasons.push_back(right ? say(PartMessage::PrimaryHeaderChecksumRight)
                                          : say(PartMessage::PrimaryHeaderChecksumWrong));
    else if (source == GptSource::Backup)
        candidate.reasons.push_back(right ? say(PartMessage::BackupHeaderChecksumRight)
                                          : say(PartMessage::BackupHeaderChecksumWrong));
    else
        candidate.reasons.push_back(right ? say(PartMessage::OtherBackupHeaderChecksumRight)
                                          : say(PartMessage::OtherBackupHeaderChecksumWrong));
    if (copy.arrayCrcOk) {
        material.array = copy.array;
        candidate.confidence = copy.headerCrcOk ? 100 : 60;
        candidate.reasons.push_back(say(PartMessage::ChecksumEntriesRightPlain));
    } else if (copy.headerCrcOk) {
        // The other copy's entries are the same bytes when both are whole.
        std::optional<std::vector<std::byte>> borrowed;
        const std::uint64_t sectors = copy.header.arraySectors(gpt.sectorSize);
        for (std::uint64_t lba :
             {other.present ? other.header.entriesLba : 0, std::uint64_t{2}, gpt.diskSectors - 1 - sectors}) {
            borrowed = arrayWithCrc(disk, gpt, lba, copy.header);
            if (borrowed) break;
        }
        if (borrowed) {
            material.array = std::move(*borrowed);
            candidate.confidence = 95;
            candidate.reasons.push_back(say(PartMessage::OwnEntriesDamagedOtherCopy));
        } else if (copy.arrayReadable) {
            material.array = copy.array;
            candidate.confidence = 40;
            candidate.reasons.push_back(say(PartMessage::ChecksumEntriesWrongPartitionsMay));
        } else {
            return std::nullopt;
        }
    } else if (copy.arrayReadable) {
        material.array = copy.array;
        candidate.confidence = 15;
        candidate.reasons.push_back(say(PartMessage::ChecksumEntriesWrongToo));
    } else {
        return std::nullopt;
    }
    candidate.entries = parseGptArray(material.array, copy.header.entrySize);
    judgeEntries(candidate, gpt.diskSectors);
    return material;
}

bool sameTable(const Material& a, const Material& b) {
    return a.candidate.header.diskGuid == b.candidate.header.diskGuid && a.array == b.array &&
           a.candidate.header.entryCount == b.candidate.header.entryCount &&
           a.candidate.header.entrySize == b.candidate.header.entrySize &&
           a.candidate.header.firstUsable == b.candidate.header.firstUsable &&
           a.candidate.header.lastUsable == b.candidate.header.lastUsable;
}

// Entries of an impossible size, copied into entries of 128 bytes.
void normaliseArray(Material& material, TablePlan& plan) {
    GptHeader& header = material.candidate.header;
    if (header.entrySize % 128 == 0 && std::has_single_bit(header.entrySize / 128)) return;
    std::vector<std::byte> array(std::size_t{header.entryCount} * 128);
    for (std::size_t i = 0; i < header.entryCount; ++i)
        std::copy_n(material.array.begin() + static_cast<std::ptrdiff_t>(i * header.entrySize), 128,
                    array.begin() + static_cast<std::ptrdiff_t>(i * 128));
    plan.notes.push_back(say(PartMessage::EntriesBytesNotAllowedWritten, header.entrySize));
    header.entrySize = 128;
    material.array = std::move(array);
}

// Places both tables on the disk and fits the usable range; refuses where partitions are in the way.
Result<void> fitToDisk(Material& material, const GptTable& gpt, TablePlan& plan) {
    GptHeader& header = material.candidate.header;
    const std::uint32_t ss = gpt.sectorSize;
    std::uint64_t firstStart = ~std::uint64_t{0};
    std::uint64_t lastEnd = 0;
    const GptEntry* farthest = nullptr;
    for (const GptEntry& entry : material.candidate.entries) {
        if (entry.sectors() == 0) continue;
        firstStart = std::min(firstStart, entry.first);
        if (entry.last >= lastEnd) {
            lastEnd = entry.last;
            farthest = &entry;
        }
    }
    // The primary keeps an unusual place of its entries (sgdisk -j) when it told it itself.
    if (material.candidate.source != GptSource::Primary || header.entriesLba < 2 ||
        header.entriesLba >= gpt.diskSectors)
        header.entriesLba = 2;
    const std::uint64_t standard = (standardArrayBytes + ss - 1) / ss;
    std::uint64_t sectors = header.arraySectors(ss);
    if (header.arrayBytes() < standardArrayBytes && sectors < standard &&
        firstStart >= header.entriesLba + standard && lastEnd + standard + 1 < gpt.diskSectors &&
        header.firstUsable < header.entriesLba + standard) {
        header.entryCount = static_cast<std::uint32_t>(standardArrayBytes / header.entrySize);
        material.array.resize(header.arrayBytes());
        sectors = header.arraySectors(ss);
        plan.notes.push_back(say(PartMessage::TableGetsEntries16Kib, header.entryCount));
    }
    if (gpt.diskSectors < 2 * sectors + 4) return fail(Cause::Refused, PartError::GptDiskTooSmall);
    const std::uint64_t backupArray = gpt.diskSectors - 1 - sectors;
    const std::uint64_t least = header.entriesLba + sectors;  // first sector after the primary's entries
    if (firstStart < least)
        return fail(Cause::Refused, PartError::PartitionInsideTable, firstStart, least - 1);
    if (farthest && lastEnd >= backupArray)
        return fail(Cause::Refused, PartError::DiskSmallerThanTable, farthest->number, lastEnd,
                    gpt.diskSectors, sectors + 1);
    if (header.firstUsable < least || header.firstUsable > firstStart || header.firstUsable > backupArray)
        header.firstUsable = least;
    const bool grown = gpt.backup.present && gpt.backup.lba != gpt.diskSectors - 1;
    if (grown || header.lastUsable >= backupArray || header.lastUsable < lastEnd ||
        header.lastUsable < header.firstUsable) {
        if (grown)
            plan.notes.push_back(
                say(PartMessage::DiskGrownBackupMovesEnd,
                    Count{backupArray - 1 > header.lastUsable ? backupArray - 1 - header.lastUsable : 0}));
        header.lastUsable = backupArray - 1;
    }
    header.revision = 0x00010000;
    header.reserved = 0;
    if (header.headerSize < 92 || header.headerSize > ss) header.headerSize = 92;
    return {};
}

void newGuids(Material& material, const GptRepairOptions& options, TablePlan& plan) {
    if (options.newDiskGuid) {
        material.candidate.header.diskGuid = Guid::random();
        plan.notes.push_back(say(PartMessage::DiskGetsNewGuidStart));
    }
    if (!options.newPartitionGuids) return;
    newPartitionGuids(material.candidate.entries, material.array, material.candidate.header.entrySize);
    plan.notes.push_back(say(PartMessage::AllPartitionsGetNewGuids));
}

void planSector0(TablePlan& plan, const ByteSource& disk, const DiskTables& tables,
                 std::uint64_t diskSectors) {
    if (tables.scheme == Scheme::Hybrid && tables.mbr && tables.mbr->mbr.hasSignature()) {
        plan.notes.push_back(say(PartMessage::HybridMbrNotChanged));
        return;
    }
    std::array<std::byte, 512> sector{};
    const bool readable = readExact(disk, 0, sector).has_value();
    Mbr mbr = readable ? parseMbr(sector) : Mbr{};
    const bool isMbr = mbr.hasSignature() && !tables.volumeBootSector;
    // A boot sector of a volume in sector 0 is left alone but for its table: its code is what people may still need.
    bool keep = false;
    for (const MbrEntry& entry : mbr.entries)
        keep |= isMbr && entry.type == 0xEE && entry.start == 1 &&
                entry.sectors >= std::min<std::uint64_t>(diskSectors - 1, 0xFFFFFFFF);
    if (keep) return;
    if (tables.scheme == Scheme::Hybrid) {  // only the signature is gone
        mbr.signature = 0xAA55;
        plan.notes.push_back(say(PartMessage::HybridMbrGetsSignatureBack));
    } else {
        mbr = protectiveMbr(mbr, diskSectors);
    }
    const auto bytes = serialiseMbr(mbr);
    planBytes(
        plan, disk, 0, bytes,
        tables.scheme == Scheme::Hybrid ? say(PartMessage::HybridMbr) : say(PartMessage::ProtectiveMbr));
}

}  // namespace

std::string_view gptSourceName(GptSource source) {
    switch (source) {
        case GptSource::Auto: break;
        case GptSource::Primary: return "primary";
        case GptSource::Backup: return "backup";
        case GptSource::AtEnd: return "end";
    }
    return "auto";
}

Result<GptRepair> planGptRepair(const ByteSource& disk, const DiskTables& tables,
                                const GptRepairOptions& options) {
    if (!tables.gpt) return fail(Cause::NotFound, PartError::NoGptCopy);
    const GptTable& gpt = *tables.gpt;
    if (!tables.isGptLike()) return fail(Cause::Refused, PartError::GptUnderMbr);
    if (gpt.sectorSize != tables.deviceSectorSize)
        return fail(Cause::Refused, PartError::GptSectorSizeOfAdapter, gpt.sectorSize,
                    tables.deviceSectorSize);
    std::vector<Material> materials;
    auto add = [&](std::optional<Material> material) {
        if (material) materials.push_back(std::move(*material));
    };
    add(weigh(disk, gpt, gpt.primary, gpt.backup, GptSource::Primary));
    add(weigh(disk, gpt, gpt.backup, gpt.primary, GptSource::Backup));
    if (gpt.atEnd) add(weigh(disk, gpt, *gpt.atEnd, gpt.primary, GptSource::AtEnd));
    std::ranges::stable_sort(materials, std::ranges::greater{},
                             [](const Material& m) { return m.candidate.confidence; });

    GptRepair repair;
    for (const Material& material : materials) repair.candidates.push_back(material.candidate);
    if (materials.empty()) return fail(Cause::Damaged, PartError::GptBeyondRepair);

    if (options.from != GptSource::Auto) {
        const auto found = std::ranges::find(repair.candidates, options.from, &GptRepairCandidate::source);
        if (found == repair.candidates.end())
            return fail(Cause::NotFound, PartError::NoUsableCopy, gptSourceName(options.from));
        repair.chosen = static_cast<std::size_t>(found - repair.candidates.begin());
    } else {
        const int best = materials.front().candidate.confidence;
        const bool contested = std::ranges::any_of(materials, [&](const Material& m) {
            return m.candidate.confidence >= 90 && !sameTable(m, materials.front());
        });
        if (best < 90) repair.question = say(PartMessage::NoCopyTableIntactOne);
        else if (contested) repair.question = say(PartMessage::CopiesTableIntactDifferOne);
        else repair.chosen = 0;
    }
    if (!repair.chosen) return repair;

    Material& material = materials[*repair.chosen];
    repair.plan.what = say(PartMessage::RepairGuidPartitionTable);
    for (const Message& reason : material.candidate.reasons) repair.plan.notes.push_back(reason);
    normaliseArray(material, repair.plan);
    if (auto fits = fitToDisk(material, gpt, repair.plan); !fits) return std::unexpected(fits.error());
    newGuids(material, options, repair.plan);
    planGptTable(repair.plan, disk, material.candidate.header, material.copy->sector, material.array,
                 gpt.sectorSize, gpt.diskSectors);
    // An old header where the disk once ended would be taken for a backup by other programs.
    for (std::uint64_t lba : [&] {
             auto stale = findStaleGptHeaders(disk, tables);
             if (gpt.backup.present && gpt.backup.lba != gpt.diskSectors - 1) stale.push_back(gpt.backup.lba);
             return stale;
         }()) {
        const bool inPartition = std::ranges::any_of(
            material.candidate.entries, [&](const GptEntry& e) { return e.first <= lba && lba <= e.last; });
        const std::uint64_t backupArray =
            gpt.diskSectors - 1 - material.candidate.header.arraySectors(gpt.sectorSize);
        if (inPartition || lba >= backupArray) continue;
        planDifferences(repair.plan, disk, lba * gpt.sectorSize, std::vector<std::byte>(gpt.sectorSize),
                        gpt.sectorSize, say(PartMessage::OldGptHeaderRemoved));
    }
    planSector0(repair.plan, disk, tables, gpt.diskSectors);
    repair.candidates[*repair.chosen].header = material.candidate.header;
    repair.candidates[*repair.chosen].entries = material.candidate.entries;
    return repair;
}

}  // namespace sectorsmith
