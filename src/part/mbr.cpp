// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/mbr.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <set>

#include "base/byte_reader.h"
#include "part/messages.h"
#include "part/types.h"

namespace sectorsmith {

namespace {

constexpr unsigned maxExtendedRecords = 256;

MbrEntry parseEntry(const MbrEntryOnDisk& disk) {
    MbrEntry entry;
    entry.status = std::to_integer<std::uint8_t>(disk.status[0]);
    entry.type = std::to_integer<std::uint8_t>(disk.type[0]);
    for (std::size_t i = 0; i < 3; ++i) {
        entry.chsFirst[i] = std::to_integer<std::uint8_t>(disk.chsFirst[i]);
        entry.chsLast[i] = std::to_integer<std::uint8_t>(disk.chsLast[i]);
    }
    entry.start = disk.start;
    entry.sectors = disk.sectors;
    return entry;
}

MbrEntryOnDisk serialiseEntry(const MbrEntry& entry) {
    MbrEntryOnDisk disk;
    disk.status[0] = std::byte{entry.status};
    disk.type[0] = std::byte{entry.type};
    for (std::size_t i = 0; i < 3; ++i) {
        disk.chsFirst[i] = std::byte{entry.chsFirst[i]};
        disk.chsLast[i] = std::byte{entry.chsLast[i]};
    }
    disk.start = entry.start;
    disk.sectors = entry.sectors;
    return disk;
}

// One extended partition of the MBR: walks its records.
void followChain(const ByteSource& disk, const MbrEntry& container, std::uint32_t sectorSize, MbrTable& table,
                 std::set<std::uint64_t>& seen) {
    const std::uint64_t base = container.start;
    std::uint64_t lba = base;
    while (true) {
        const std::uint64_t offset = lba * sectorSize;
        auto finding = [&](std::string rule, Message message) {
            table.findings.push_back({std::move(rule), Severity::Error, offset, std::move(message),
                                      say(PartMessage::RebuildChainExtendedBootRecords)});
        };
        if (table.extended.size() >= maxExtendedRecords) {
            finding("mbr.extended-too-long",
                    say(PartMessage::ChainExtendedBootRecordsGoes, maxExtendedRecords));
            return;
        }
        if (!seen.insert(lba).second) {
            finding("mbr.extended-loop", say(PartMessage::ChainExtendedBootRecordsComes, lba));
            return;
        }
        if (disk.size() < 512 || offset > disk.size() - 512) {
            finding("mbr.extended-outside", say(PartMessage::ExtendedBootRecordSectorLies, lba));
            return;
        }
        std::array<std::byte, 512> sector{};
        if (auto read = readExact(disk, offset, sector); !read) {
            finding("mbr.extended-unreadable",
                    say(PartMessage::ExtendedBootRecordSectorCannot, lba, read.error()));
            return;
        }
        const Mbr record = parseMbr(sector);
        if (!record.hasSignature()) {
            finding("mbr.extended-signature", say(PartMessage::ExtendedBootRecordSectorDoes, lba));
            return;
        }
        table.extended.push_back({lba, base, record});
        std::optional<std::uint64_t> next;
        for (unsigned slot = 0; slot < 4; ++slot) {
            const MbrEntry& entry = record.entries[slot];
            if (!entry.used()) continue;
            if (isExtendedType(entry.type)) {
                if (!next) next = base + entry.start;
                continue;
            }
            // Slots 3 and 4 are not used by any system that makes logical partitions: what lies there is rubbish
            // unless it fits (the kernels judge the same).
            const std::uint64_t start = lba + entry.start;
            if (slot >= 2 && (start < base || start + entry.sectors > container.end())) continue;
            LogicalPartition logical;
            logical.index = 5 + static_cast<unsigned>(table.logicals.size());
            logical.ebrLba = lba;
            logical.slot = slot;
            logical.entry = entry;
            logical.start = start;
            table.logicals.push_back(logical);
        }
        if (!next) return;
        if (*next < base || *next >= container.end()) {
            finding("mbr.extended-link", say(PartMessage::ExtendedBootRecordSectorPoints, lba, *next));
            return;
        }
        lba = *next;
    }
}

}  // namespace

std::string_view severityName(Severity severity) {
    switch (severity) {
        case Severity::Info: return "info";
        case Severity::Warning: return "warning";
        case Severity::Error: break;
    }
    return "error";
}

bool Mbr::hasBootCode() const {
    return std::ranges::any_of(bootCode, [](std::byte b) { return b != std::byte{0}; });
}
bool Mbr::hasEntries() const {
    return std::ranges::any_of(entries, [](const MbrEntry& entry) { return entry.used(); });
}

Mbr parseMbr(std::span<const std::byte, 512> sector) {
    const auto disk = *ByteReader(sector).structure<MbrOnDisk>(0);
    Mbr mbr;
    mbr.bootCode = disk.bootCode;
    mbr.diskSignature = disk.diskSignature;
    mbr.copyProtection = disk.copyProtection;
    for (std::size_t i = 0; i < 4; ++i) mbr.entries[i] = parseEntry(disk.entries[i]);
    mbr.signature = disk.signature;
    return mbr;
}

std::array<std::byte, 512> serialiseMbr(const Mbr& mbr) {
    MbrOnDisk disk;
    disk.bootCode = mbr.bootCode;
    disk.diskSignature = mbr.diskSignature;
    disk.copyProtection = mbr.copyProtection;
    for (std::size_t i = 0; i < 4; ++i) disk.entries[i] = serialiseEntry(mbr.entries[i]);
    disk.signature = mbr.signature;
    std::array<std::byte, 512> sector{};
    std::memcpy(sector.data(), &disk, sizeof disk);
    return sector;
}

MbrTable readMbrTable(const ByteSource& disk, const Mbr& mbr, std::uint32_t sectorSize) {
    MbrTable table;
    table.mbr = mbr;
    std::set<std::uint64_t> seen{0};
    for (const MbrEntry& entry : mbr.entries)
        if (entry.used() && isExtendedType(entry.type)) followChain(disk, entry, sectorSize, table, seen);
    return table;
}

bool looksLikeVolumeBootSector(std::span<const std::byte, 512> sector) {
    const ByteReader reader(sector);
    for (const char* name : {"NTFS    ", "EXFAT   ", "-FVE-FS-"})
        if (reader.matches(3, name)) return true;
    if (reader.matches(3, "ReFS") && reader.matches(16, "FSRS")) return true;
    if (reader.matches(0x36, "HPFS    ")) return true;
    const auto jump = std::to_integer<unsigned>(sector[0]);
    if (jump != 0xEB && jump != 0xE9) return false;
    const std::uint32_t bytes = *reader.little<std::uint16_t>(11);
    const std::uint32_t perCluster = *reader.little<std::uint8_t>(13);
    const std::uint32_t reserved = *reader.little<std::uint16_t>(14);
    const std::uint32_t fats = *reader.little<std::uint8_t>(16);
    const std::uint32_t media = *reader.little<std::uint8_t>(21);
    // As the reader of FAT volumes judges: four FATs are the most that anything makes.
    return std::has_single_bit(bytes) && bytes >= 512 && bytes <= 32768 && std::has_single_bit(perCluster) &&
           reserved > 0 && fats >= 1 && fats <= 4 && (media == 0xF0 || media >= 0xF8);
}

std::array<std::uint8_t, 3> chsOf(std::uint64_t lba) {
    const std::uint64_t cylinder = lba / (255 * 63);
    if (cylinder >= 1024) return {0xFE, 0xFF, 0xFF};
    const auto head = static_cast<std::uint8_t>(lba / 63 % 255);
    const auto sector = static_cast<std::uint8_t>(lba % 63 + 1);
    return {head, static_cast<std::uint8_t>(sector | ((cylinder >> 2) & 0xC0)),
            static_cast<std::uint8_t>(cylinder & 0xFF)};
}

std::uint32_t randomDiskSignature() {
    const Guid random = Guid::random();
    return std::max<std::uint32_t>(1, loadLittle<std::uint32_t>(random.bytes.data()));
}

}  // namespace sectorsmith
