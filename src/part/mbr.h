// SPDX-License-Identifier: GPL-3.0-or-later
// Master boot record and the chain of extended boot records: model, parser, serialiser.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "io/byte_source.h"
#include "part/finding.h"
#include "part/mbr_structs.h"

namespace sectorsmith {

struct MbrEntry {
    std::uint8_t status = 0;  // 0x80 active, 0x00 not; anything else is damage
    std::array<std::uint8_t, 3> chsFirst{};
    std::uint8_t type = 0;
    std::array<std::uint8_t, 3> chsLast{};
    std::uint32_t start = 0;  // sectors
    std::uint32_t sectors = 0;

    bool used() const { return sectors != 0; }  // as the kernels judge
    bool active() const { return status == 0x80; }
    std::uint64_t end() const { return std::uint64_t{start} + sectors; }  // exclusive
    bool operator==(const MbrEntry&) const = default;
};

// One boot record sector. serialise(parse(x)) == x for every x.
struct Mbr {
    std::array<std::byte, 440> bootCode{};
    std::uint32_t diskSignature = 0;
    std::uint16_t copyProtection = 0;
    std::array<MbrEntry, 4> entries{};
    std::uint16_t signature = 0xAA55;

    bool hasSignature() const { return signature == 0xAA55; }
    bool hasBootCode() const;
    bool hasEntries() const;  // any used
    bool operator==(const Mbr&) const = default;
};
Mbr parseMbr(std::span<const std::byte, 512> sector);
std::array<std::byte, 512> serialiseMbr(const Mbr& mbr);

struct ExtendedBootRecord {
    std::uint64_t lba = 0;        // sectors, absolute
    std::uint64_t container = 0;  // LBA of the extended partition it belongs to
    Mbr record;
};

struct LogicalPartition {
    unsigned index = 5;        // 5 and up, in the order of the chain
    std::uint64_t ebrLba = 0;  // of the record that names it
    unsigned slot = 0;         // 0-3 in that record
    MbrEntry entry;            // as on the disk: start relative to ebrLba
    std::uint64_t start = 0;   // sectors, absolute
    std::uint64_t end() const { return start + entry.sectors; }
};

struct MbrTable {
    Mbr mbr;
    std::vector<ExtendedBootRecord> extended;
    std::vector<LogicalPartition> logicals;
    std::vector<Finding> findings;  // what is wrong with the chain
};

// Follows the extended chain (at most 256 records; loops end it). `mbr` is sector 0 of `disk`.
MbrTable readMbrTable(const ByteSource& disk, const Mbr& mbr, std::uint32_t sectorSize);

// True when sector 0 looks like the boot sector of a FAT, NTFS, exFAT, ReFS, HPFS or BitLocker volume rather than an MBR.
bool looksLikeVolumeBootSector(std::span<const std::byte, 512> sector);

// The three bytes that say `lba` in cylinder, head, sector (255 heads, 63 sectors); feffff from cylinder 1024 on.
std::array<std::uint8_t, 3> chsOf(std::uint64_t lba);

// Never 0, which means none.
std::uint32_t randomDiskSignature();

}  // namespace sectorsmith
