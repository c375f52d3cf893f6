// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/gpt.h"

#include <algorithm>
#include <bit>
#include <cstddef>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "base/text.h"
#include "part/messages.h"

namespace sectorsmith {

namespace {

constexpr std::string_view signature = "EFI PART";
// No real table comes near: 128 entries of 128 bytes are 16 KiB.
constexpr std::uint64_t maxArrayBytes = std::uint64_t{32} << 20;

int score(const GptCopy& copy) {
    if (!copy.present) return -1;
    return (copy.headerCrcOk ? 4 : 0) + (copy.arrayCrcOk ? 2 : 0) + (copy.arrayReadable ? 1 : 0);
}

// Bytes of the name before its NUL.
std::size_t nameLength(std::span<const std::byte, 72> bytes) {
    std::size_t length = 0;
    while (length < 72 && (bytes[length] != std::byte{0} || bytes[length + 1] != std::byte{0})) length += 2;
    return length;
}

std::string decodeName(std::span<const std::byte, 72> bytes) {
    return decodeText(bytes.first(nameLength(bytes)), Encoding::Utf16Le);
}

// Both places of a table for one sector size.
std::optional<GptTable> readAt(const ByteSource& disk, std::uint32_t sectorSize) {
    GptTable table;
    table.sectorSize = sectorSize;
    table.diskSectors = disk.size() / sectorSize;
    if (table.diskSectors < 2) return std::nullopt;
    table.primary = readGptCopy(disk, 1, sectorSize);
    const std::uint64_t end = table.diskSectors - 1;
    const std::uint64_t pointed = table.primary.present ? table.primary.header.alternateLba : 0;
    if (pointed > 1 && pointed < end) {
        table.backup = readGptCopy(disk, pointed, sectorSize);
        if (end > 1) {
            GptCopy last = readGptCopy(disk, end, sectorSize);
            if (!table.backup.present) table.backup = std::move(last);
            else if (last.present) table.atEnd = std::move(last);
        }
    } else if (end > 1) {
        table.backup = readGptCopy(disk, end, sectorSize);
    }
    if (!table.primary.present && !table.backup.present) return std::nullopt;
    return table;
}

}  // namespace

Message partitionText(const GptEntry& entry) {
    return entry.name.empty() ? say(PartMessage::PartitionNumber, entry.number)
                              : say(PartMessage::PartitionNamed, entry.number, entry.name);
}

Message partitionStart(const GptEntry& entry) {
    return entry.name.empty() ? say(PartMessage::StartPartitionNumber, entry.number)
                              : say(PartMessage::StartPartitionNamed, entry.number, entry.name);
}

const GptEntry* GptCopy::find(unsigned number) const {
    auto found = std::ranges::find(entries, number, &GptEntry::number);
    return found == entries.end() ? nullptr : &*found;
}

const GptCopy* GptTable::best() const {
    const GptCopy* best = nullptr;
    for (const GptCopy* copy : {&primary, &backup, atEnd ? &*atEnd : nullptr})
        if (copy && copy->present && (!best || score(*copy) > score(*best))) best = copy;
    return best;
}

GptCopy* GptTable::best() { return const_cast<GptCopy*>(std::as_const(*this).best()); }

std::optional<GptHeader> parseGptHeader(std::span<const std::byte> sector) {
    const ByteReader reader(sector);
    if (!reader.matches(0, signature)) return std::nullopt;
    const auto disk = reader.structure<GptHeaderOnDisk>(0);
    if (!disk) return std::nullopt;
    GptHeader header;
    header.revision = disk->revision;
    header.headerSize = disk->headerSize;
    header.headerCrc = disk->headerCrc;
    header.reserved = disk->reserved;
    header.myLba = disk->myLba;
    header.alternateLba = disk->alternateLba;
    header.firstUsable = disk->firstUsableLba;
    header.lastUsable = disk->lastUsableLba;
    header.diskGuid = Guid::fromMixed(disk->diskGuid);
    header.entriesLba = disk->entriesLba;
    header.entryCount = disk->entryCount;
    header.entrySize = disk->entrySize;
    header.entriesCrc = disk->entriesCrc;
    return header;
}

std::vector<GptEntry> parseGptArray(std::span<const std::byte> array, std::uint32_t entrySize) {
    std::vector<GptEntry> entries;
    if (entrySize < sizeof(GptEntryOnDisk)) return entries;
    const ByteReader reader(array);
    const std::size_t count = array.size() / entrySize;
    for (std::size_t i = 0; i < count; ++i) {
        const auto disk = reader.structure<GptEntryOnDisk>(i * entrySize);
        if (!disk) break;
        GptEntry entry;
        entry.type = Guid::fromMixed(disk->type);
        if (entry.type.isZero()) continue;
        entry.number = static_cast<unsigned>(i + 1);
        entry.unique = Guid::fromMixed(disk->unique);
        entry.first = disk->firstLba;
        entry.last = disk->lastLba;
        entry.attributes = disk->attributes;
        entry.name = decodeName(disk->name);
        entries.push_back(std::move(entry));
    }
    return entries;
}

std::optional<std::uint32_t> gptHeaderCrc(std::span<const std::byte> sector, std::uint32_t headerSize) {
    if (headerSize < sizeof(GptHeaderOnDisk) || headerSize > sector.size()) return std::nullopt;
    std::vector<std::byte> copy(sector.begin(), sector.begin() + headerSize);
    std::fill_n(copy.begin() + 0x10, 4, std::byte{0});
    return crc32(copy);
}

GptCopy readGptCopy(const ByteSource& disk, std::uint64_t lba, std::uint32_t sectorSize) {
    GptCopy copy;
    copy.lba = lba;
    if (lba >= disk.size() / sectorSize) return copy;
    copy.sector.resize(sectorSize);
    if (!readExact(disk, lba * sectorSize, copy.sector)) {
        copy.sector.clear();
        return copy;
    }
    copy.readable = true;
    const auto header = parseGptHeader(copy.sector);
    if (!header) return copy;
    copy.present = true;
    copy.header = *header;
    const auto crc = gptHeaderCrc(copy.sector, header->headerSize);
    copy.headerSizeOk = crc.has_value();
    copy.headerCrcOk = crc && *crc == header->headerCrc;
    const std::uint64_t bytes = header->arrayBytes();
    const std::uint64_t diskSectors = disk.size() / sectorSize;
    if (header->entrySize < sizeof(GptEntryOnDisk) || bytes == 0 || bytes > maxArrayBytes ||
        header->entriesLba == 0 || header->entriesLba >= diskSectors ||
        bytes > disk.size() - header->entriesLba * sectorSize)
        return copy;
    auto array = readBytes(disk, header->entriesLba * sectorSize, bytes);
    if (!array) return copy;
    copy.arrayReadable = true;
    copy.array = std::move(*array);
    copy.arrayCrcOk = crc32(copy.array) == header->entriesCrc;
    copy.entries = parseGptArray(copy.array, header->entrySize);
    return copy;
}

std::optional<GptTable> readGpt(const ByteSource& disk, std::uint32_t sectorSize) {
    if (sectorSize >= 512)
        if (auto table = readAt(disk, sectorSize)) return table;
    for (std::uint32_t size = 512; size <= 65536; size *= 2) {
        if (size == sectorSize) continue;
        auto table = readAt(disk, size);
        // At another sector size a header counts only when it says the LBA where it lies: LBA 1 of one size is in the
        // middle of the array of another, and the last sectors overlap.
        if (!table) continue;
        const GptCopy* best = table->best();
        if (best->header.myLba == best->lba || best->headerCrcOk) return table;
    }
    return std::nullopt;
}

std::span<const std::byte> gptNameRest(std::span<const std::byte> slot) {
    if (slot.size() < sizeof(GptEntryOnDisk)) return {};
    const auto name = slot.subspan(offsetof(GptEntryOnDisk, name)).first<72>();
    return name.subspan(std::min<std::size_t>(nameLength(name) + 2, name.size()));
}

void storeGptEntry(const GptEntry& entry, std::span<std::byte> slot) {
    if (slot.size() < sizeof(GptEntryOnDisk)) return;
    GptEntryOnDisk disk;
    disk.type = entry.type.toMixed();
    disk.unique = entry.unique.toMixed();
    disk.firstLba = entry.first;
    disk.lastLba = entry.last;
    disk.attributes = entry.attributes;
    // A name that did not change keeps its bytes: what follows the NUL, and what was not valid UTF-16.
    GptEntryOnDisk before;
    std::memcpy(&before, slot.data(), sizeof before);
    if (decodeName(before.name) == entry.name) {
        disk.name = before.name;
    } else {
        disk.name.fill(std::byte{0});
        if (auto utf16 = encodeText(entry.name, Encoding::Utf16Le))
            std::memcpy(disk.name.data(), utf16->data(),
                        std::min<std::size_t>(utf16->size(), disk.name.size()));
    }
    std::memcpy(slot.data(), &disk, sizeof disk);
}

std::vector<std::byte> serialiseGptHeader(const GptHeader& header, std::span<const std::byte> base,
                                          std::uint32_t sectorSize) {
    std::vector<std::byte> sector(base.begin(),
                                  base.begin() + std::min<std::size_t>(base.size(), sectorSize));
    sector.resize(sectorSize);
    GptHeaderOnDisk disk;
    std::memcpy(disk.signature.data(), signature.data(), 8);
    disk.revision = header.revision;
    disk.headerSize = header.headerSize;
    disk.headerCrc = 0;
    disk.reserved = header.reserved;
    disk.myLba = header.myLba;
    disk.alternateLba = header.alternateLba;
    disk.firstUsableLba = header.firstUsable;
    disk.lastUsableLba = header.lastUsable;
    disk.diskGuid = header.diskGuid.toMixed();
    disk.entriesLba = header.entriesLba;
    disk.entryCount = header.entryCount;
    disk.entrySize = header.entrySize;
    disk.entriesCrc = header.entriesCrc;
    std::memcpy(sector.data(), &disk, sizeof disk);
    disk.headerCrc = gptHeaderCrc(sector, header.headerSize).value_or(0);
    std::memcpy(sector.data(), &disk, sizeof disk);
    return sector;
}

}  // namespace sectorsmith
