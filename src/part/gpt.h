// SPDX-License-Identifier: GPL-3.0-or-later
// GUID partition table: the model of one copy (header and array) and of the pair, parser, serialiser.
// Source: UEFI 2.10, 5.3. All LBAs count sectors of the table's own sector size.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/guid.h"
#include "base/message.h"
#include "io/byte_source.h"
#include "part/gpt_structs.h"

namespace sectorsmith {

// A used entry.
struct GptEntry {
    unsigned number = 0;  // 1 .. entryCount
    Guid type;
    Guid unique;
    std::uint64_t first = 0;
    std::uint64_t last = 0;  // inclusive
    std::uint64_t attributes = 0;
    std::string name;  // UTF-8

    // 0 for an entry that ends before it starts, or spans 2^64.
    std::uint64_t sectors() const { return last < first ? 0 : last - first + 1; }
    bool operator==(const GptEntry&) const = default;
};

// "partition 3, “Macintosh HD”", within a sentence and at its start.
Message partitionText(const GptEntry& entry);
Message partitionStart(const GptEntry& entry);

struct GptHeader {
    std::uint32_t revision = 0x00010000;
    std::uint32_t headerSize = 92;
    std::uint32_t headerCrc = 0;
    std::uint32_t reserved = 0;
    std::uint64_t myLba = 0;
    std::uint64_t alternateLba = 0;
    std::uint64_t firstUsable = 0;
    std::uint64_t lastUsable = 0;  // inclusive
    Guid diskGuid;
    std::uint64_t entriesLba = 0;
    std::uint32_t entryCount = 0;
    std::uint32_t entrySize = 0;
    std::uint32_t entriesCrc = 0;

    std::uint64_t arrayBytes() const { return std::uint64_t{entryCount} * entrySize; }
    std::uint64_t arraySectors(std::uint32_t sectorSize) const {
        return (arrayBytes() + sectorSize - 1) / sectorSize;
    }
    bool operator==(const GptHeader&) const = default;
};

// One of the two copies, as found.
struct GptCopy {
    std::uint64_t lba = 0;  // where its header was looked for
    bool readable = false;  // the header's sector could be read
    bool present = false;   // "EFI PART" is there; the rest means nothing without it
    GptHeader header;
    std::vector<std::byte> sector;  // the header's whole sector, for a faithful rewrite
    bool headerSizeOk = false;
    bool headerCrcOk = false;
    bool arrayReadable = false;
    bool arrayCrcOk = false;
    std::vector<std::byte> array;   // entryCount * entrySize bytes as on the disk; empty when not readable
    std::vector<GptEntry> entries;  // used ones, by number

    bool good() const { return present && headerCrcOk && arrayCrcOk; }
    const GptEntry* find(unsigned number) const;
};

// What was found where the two copies should be.
struct GptTable {
    std::uint32_t sectorSize = 512;  // that the table is written for
    std::uint64_t diskSectors = 0;   // of that size
    GptCopy primary;
    GptCopy backup;  // where the primary points, else at the end of the disk
    std::optional<GptCopy>
        atEnd;  // at the last LBA, when the backup was found elsewhere and one is there as well

    // The copy to believe: a good one, the primary first; else the better half. nullptr when there is no header at all.
    const GptCopy* best() const;
    GptCopy* best();
};

// Parses a header sector (at least 92 bytes). nullopt without "EFI PART".
std::optional<GptHeader> parseGptHeader(std::span<const std::byte> sector);
// The used entries of an array.
std::vector<GptEntry> parseGptArray(std::span<const std::byte> array, std::uint32_t entrySize);
// CRC of the header as it must be, over header.headerSize bytes of `sector`, its own field taken as zero; nullopt when
// the size is impossible.
std::optional<std::uint32_t> gptHeaderCrc(std::span<const std::byte> sector, std::uint32_t headerSize);

GptCopy readGptCopy(const ByteSource& disk, std::uint64_t lba, std::uint32_t sectorSize);

// Looks for a table at `sectorSize` and, when there is none, at 512, 1024, 2048, 4096, 8192, … 65536 bytes.
// nullopt: nothing that looks like a GPT anywhere.
std::optional<GptTable> readGpt(const ByteSource& disk, std::uint32_t sectorSize);

// Writes one used entry's fields over its `entrySize` bytes (bytes past 128 stay).
void storeGptEntry(const GptEntry& entry, std::span<std::byte> slot);

// What of an entry's name field lies behind the NUL that ends the name: zeros in a clean table. Empty when the name fills
// its field or `slot` is too short.
std::span<const std::byte> gptNameRest(std::span<const std::byte> slot);
// The header's sector: `base` (its bytes past the header stay; may be empty) with the fields of `header`; the CRC is
// computed. headerSize must lie in 92 .. sectorSize.
std::vector<std::byte> serialiseGptHeader(const GptHeader& header, std::span<const std::byte> base,
                                          std::uint32_t sectorSize);

}  // namespace sectorsmith
