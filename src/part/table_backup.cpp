// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/table_backup.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>

#include "base/checksum.h"
#include "base/endian.h"
#include "base/hex.h"
#include "part/errors.h"
#include "part/gpt_edit.h"
#include "part/messages.h"

namespace sectorsmith {

namespace {

using nlohmann::json;
constexpr const char* formatName = "sectorsmith-table-backup";
constexpr std::uint64_t maxJsonInteger = (std::uint64_t{1} << 53) - 1;

json number(std::uint64_t value) {
    return value <= maxJsonInteger ? json(value) : json(std::to_string(value));
}

std::optional<std::uint64_t> asNumber(const json& value) {
    if (value.is_number_unsigned()) return value.get<std::uint64_t>();
    if (!value.is_string()) return std::nullopt;
    const auto& text = value.get_ref<const std::string&>();
    std::uint64_t result = 0;
    auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return result;
}

std::optional<std::vector<std::byte>> fromHex(const std::string& text) {
    if (text.size() % 2 != 0) return std::nullopt;
    std::vector<std::byte> bytes(text.size() / 2);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        unsigned value = 0;
        auto [end, error] = std::from_chars(text.data() + 2 * i, text.data() + 2 * i + 2, value, 16);
        if (error != std::errc{} || end != text.data() + 2 * i + 2) return std::nullopt;
        bytes[i] = static_cast<std::byte>(value);
    }
    return bytes;
}

// CRC-32 over each region's offset and length (8 bytes each, little-endian) and bytes, in their order in the file.
std::uint32_t sumOfRegions(std::span<const TableRegion> regions) {
    std::vector<std::byte> all;
    for (const TableRegion& region : regions) {
        std::array<std::byte, 16> head{};
        storeLittle(head.data(), region.offset);
        storeLittle(head.data() + 8, static_cast<std::uint64_t>(region.bytes.size()));
        all.insert(all.end(), head.begin(), head.end());
        all.insert(all.end(), region.bytes.begin(), region.bytes.end());
    }
    return crc32(all);
}

// Two tables may share sectors: they are kept once.
std::vector<TableRegion> mergedRegions(std::vector<TableRegion> regions) {
    std::ranges::stable_sort(regions, {}, &TableRegion::offset);
    std::vector<TableRegion> merged;
    for (TableRegion& region : regions) {
        if (merged.empty() || region.offset >= merged.back().offset + merged.back().bytes.size()) {
            merged.push_back(std::move(region));
            continue;
        }
        TableRegion& last = merged.back();
        const std::uint64_t known = last.offset + last.bytes.size() - region.offset;
        if (known < region.bytes.size())
            last.bytes.insert(last.bytes.end(), region.bytes.begin() + static_cast<std::ptrdiff_t>(known),
                              region.bytes.end());
        last.what += ", " + region.what;
    }
    return merged;
}

Result<TablePlan> restoreOwn(const ByteSource& disk, const DiskTables& tables,
                             std::span<const std::byte> backup) {
    const char* text = reinterpret_cast<const char*>(backup.data());
    const json document = json::parse(text, text + backup.size(), nullptr, false);
    auto damaged = [](PartError code) { return fail(Cause::Damaged, code); };
    if (!document.is_object() || document.value("format", json()) != formatName)
        return damaged(PartError::BackupFormat);
    if (document.value("version", json()) != 1) return fail(Cause::Unsupported, PartError::BackupNewer);
    const auto diskBytes = asNumber(document.value("diskBytes", json()));
    const auto sectorSize = asNumber(document.value("sectorSize", json()));
    const json regions = document.value("regions", json());
    if (!diskBytes || !sectorSize || !regions.is_array() || regions.empty() || regions.size() > 1000)
        return damaged(PartError::BackupFields);
    if (*diskBytes != disk.size())
        return fail(Cause::Refused, PartError::BackupDiskSize, *diskBytes, disk.size());
    if (*sectorSize != tables.deviceSectorSize)
        return fail(Cause::Refused, PartError::BackupSectorSize, *sectorSize, tables.deviceSectorSize);
    TablePlan plan;
    plan.what = say(PartMessage::RestorePartitionTables);
    std::vector<TableRegion> pieces;
    for (const json& region : regions) {
        if (!region.is_object()) return damaged(PartError::BackupRegion);
        const auto offset = asNumber(region.value("offset", json()));
        const json hex = region.value("hex", json());
        const json what = region.value("what", json(""));
        if (!offset || !hex.is_string() || !what.is_string()) return damaged(PartError::BackupRegion);
        auto bytes = fromHex(hex.get_ref<const std::string&>());
        if (!bytes || bytes->empty()) return damaged(PartError::BackupRegion);
        if (*offset % 512 != 0 || bytes->size() % 512 != 0 || *offset > disk.size() ||
            bytes->size() > disk.size() - *offset)
            return damaged(PartError::BackupRegionOutside);
        pieces.push_back({*offset, std::move(*bytes), what.get<std::string>()});
    }
    // Older backups have none.
    if (const json sum = document.value("crc32", json());
        !sum.is_null() && asNumber(sum) != sumOfRegions(pieces))
        return damaged(PartError::BackupChecksum);
    // The order of safety: from the end of the disk to its first sector.
    std::ranges::stable_sort(pieces, std::ranges::greater{}, &TableRegion::offset);
    for (std::size_t i = 1; i < pieces.size(); ++i)
        if (pieces[i].offset + pieces[i].bytes.size() > pieces[i - 1].offset)
            return damaged(PartError::BackupRegionsOverlap);
    for (const TableRegion& piece : pieces)
        planDifferences(plan, disk, piece.offset, piece.bytes, 512,
                        piece.what.empty() ? say(PartMessage::PartitionTable) : Message::plain(piece.what));
    return plan;
}

Result<TablePlan> restoreSgdisk(const ByteSource& disk, const DiskTables& tables,
                                std::span<const std::byte> backup, const RestoreOptions& options) {
    auto primary = parseGptHeader(backup.subspan(512, 512));
    auto second = parseGptHeader(backup.subspan(1024, 512));
    const bool primaryOk =
        primary && gptHeaderCrc(backup.subspan(512, 512), primary->headerSize) == primary->headerCrc;
    const bool secondOk =
        second && gptHeaderCrc(backup.subspan(1024, 512), second->headerSize) == second->headerCrc;
    if (!primaryOk && !secondOk) return fail(Cause::Damaged, PartError::BackupHeaders);
    GptHeader header = primaryOk ? *primary : *second;
    if (!primaryOk) header.entriesLba = 2;
    if (header.entrySize < 128 || header.arrayBytes() > backup.size() - 1536)
        return fail(Cause::Damaged, PartError::BackupTooShort);
    const auto array = backup.subspan(1536, header.arrayBytes());
    if (crc32(array) != header.entriesCrc) return fail(Cause::Damaged, PartError::BackupEntries);
    const std::uint32_t ss = tables.deviceSectorSize;
    const std::uint64_t diskSectors = disk.size() / ss;
    const std::uint64_t backupLba = primaryOk ? header.alternateLba : header.myLba;
    const std::uint64_t sectors = header.arraySectors(ss);
    const std::vector<GptEntry> entries = parseGptArray(array, header.entrySize);
    TablePlan plan;
    plan.what = say(PartMessage::RestorePartitionTables);
    if (diskSectors < 2 * sectors + 4 || header.entriesLba < 2 ||
        header.entriesLba + sectors > header.firstUsable)
        return fail(Cause::Damaged, PartError::BackupDoesNotFit);
    if (backupLba != diskSectors - 1 && !options.otherDisk)
        return fail(Cause::Refused, PartError::BackupDiskSectors, backupLba + 1, diskSectors);
    for (const GptEntry& entry : entries)
        if (entry.last >= diskSectors - 1 - sectors)
            return fail(Cause::Refused, PartError::BackupPartition, entry.number);
    if (backupLba != diskSectors - 1) {
        header.lastUsable = diskSectors - 2 - sectors;
        plan.notes.push_back(say(PartMessage::DiskAnotherSizeOneBackup));
    }
    planGptTable(plan, disk, header, backup.subspan(primaryOk ? 512 : 1024, 512), array, ss, diskSectors);
    Mbr mbr = parseMbr(backup.first<512>());
    // A protective entry of the old size does not cover a larger disk.
    if (backupLba != diskSectors - 1 && std::ranges::count_if(mbr.entries, &MbrEntry::used) == 1)
        mbr = protectiveMbr(mbr, diskSectors);
    planBytes(plan, disk, 0, serialiseMbr(mbr), say(PartMessage::PlaceMbr));
    return plan;
}

}  // namespace

Result<std::vector<TableRegion>> tableRegions(const ByteSource& disk, const DiskTables& tables) {
    std::vector<TableRegion> regions;
    std::optional<Error> failed;
    auto take = [&](std::uint64_t offset, std::uint64_t length, const std::string& what) {
        auto bytes = readBytes(disk, offset, length);
        if (!bytes) failed = bytes.error();
        else regions.push_back({offset, std::move(*bytes), what});
    };
    if (tables.scheme == Scheme::None) return fail(Cause::NotFound, PartError::NoTable);
    if (tables.scheme == Scheme::Apm) {
        std::uint64_t blocks = 1 + tables.apm->entries.size();
        for (const ApmEntry& entry : tables.apm->entries)
            if (entry.type == "Apple_partition_map" && entry.start == 1 && entry.blocks < 4096)
                blocks = std::max<std::uint64_t>(blocks, 1 + entry.blocks);
        take(0, std::min(blocks * tables.apm->blockSize, disk.size() / 512 * 512), "Apple partition map");
    } else {
        take(0, 512, "MBR");
        if (tables.mbr)
            for (const ExtendedBootRecord& record : tables.mbr->extended)
                take(record.lba * tables.sectorSize, 512, "Extended boot record");
    }
    if (tables.isGptLike() && tables.gpt) {
        const std::uint64_t ss = tables.gpt->sectorSize;
        for (const auto& [copy, name] :
             {std::pair{&tables.gpt->primary, "Primary"}, std::pair{&tables.gpt->backup, "Backup"}}) {
            if (!copy->readable) continue;
            take(copy->lba * ss, ss, fmt::format("{} GPT header", name));
            if (!copy->arrayReadable) continue;
            const std::uint64_t offset = copy->header.entriesLba * ss;
            const std::uint64_t end = disk.size() / 512 * 512;
            if (offset >= end) continue;
            take(offset, std::min(copy->header.arraySectors(tables.gpt->sectorSize) * ss, end - offset),
                 fmt::format("{} GPT entries", name));
        }
    }
    if (failed) return std::unexpected(*failed);
    return mergedRegions(std::move(regions));
}

Result<std::string> writeTableBackup(const ByteSource& disk, const DiskTables& tables) {
    auto regions = tableRegions(disk, tables);
    if (!regions) return std::unexpected(regions.error());
    json document;
    document["format"] = formatName;
    document["version"] = 1;
    document["scheme"] = schemeName(tables.scheme);
    document["diskBytes"] = number(disk.size());
    document["sectorSize"] = tables.deviceSectorSize;
    document["regions"] = json::array();
    for (const TableRegion& region : *regions)
        document["regions"].push_back(
            {{"what", region.what}, {"offset", number(region.offset)}, {"hex", lowerHex(region.bytes)}});
    document["crc32"] = sumOfRegions(*regions);
    std::string text = document.dump(1) + "\n";
    // What cannot be put back is not a backup.
    if (auto back = planRestore(disk, tables, std::as_bytes(std::span(text))); !back)
        return std::unexpected(because(back.error(), PartError::BackupNotRestorable, back.error()));
    return text;
}

Result<std::vector<std::byte>> writeSgdiskBackup(const DiskTables& tables, const ByteSource& disk) {
    if (!tables.isGptLike() || !tables.gpt) return fail(Cause::Refused, PartError::SgdiskOnlyGpt);
    const GptTable& gpt = *tables.gpt;
    if (!gpt.primary.good() || !gpt.backup.present || !gpt.backup.headerCrcOk)
        return fail(Cause::Refused, PartError::SgdiskOnlyIntact);
    auto bytes = readBytes(disk, 0, 512);
    if (!bytes) return std::unexpected(bytes.error());
    for (const GptCopy* copy : {&gpt.primary, &gpt.backup})
        bytes->insert(bytes->end(), copy->sector.begin(), copy->sector.begin() + 512);
    bytes->insert(bytes->end(), gpt.primary.array.begin(), gpt.primary.array.end());
    return std::move(*bytes);
}

Result<TablePlan> planRestore(const ByteSource& disk, const DiskTables& tables,
                              std::span<const std::byte> backup, const RestoreOptions& options) {
    const bool sgdisk = backup.size() >= 1536 && (parseGptHeader(backup.subspan(512, 512)) ||
                                                  parseGptHeader(backup.subspan(1024, 512)));
    return sgdisk ? restoreSgdisk(disk, tables, backup, options) : restoreOwn(disk, tables, backup);
}

}  // namespace sectorsmith
