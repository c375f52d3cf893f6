// SPDX-License-Identifier: GPL-3.0-or-later
// NTFS as it lies on a disk. Source: libfsntfs documentation; linux-ntfs documentation. Little endian.
#pragma once

#include "base/endian.h"

namespace sectorsmith::ntfs {

struct BootSector {
    std::array<std::byte, 3> jump;        // 0x00
    std::array<std::byte, 8> name;        // 0x03: "NTFS    "
    Le16 bytesPerSector;                  // 0x0B
    std::array<std::byte, 1> perCluster;  // 0x0D: sectors; above 0x80: 2^(256 - n)
    Le16 reservedSectors;                 // 0x0E
    std::array<std::byte, 5> zero;        // 0x10
    std::array<std::byte, 1> media;       // 0x15
    Le16 zero2;                           // 0x16
    Le16 sectorsPerTrack;                 // 0x18
    Le16 heads;                           // 0x1A
    Le32 hiddenSectors;                   // 0x1C: sectors before the volume on its disk
    Le32 zero3;                           // 0x20
    Le32 drive;                           // 0x24
    Le64 totalSectors;                    // 0x28: without the backup boot sector
    Le64 mftCluster;                      // 0x30
    Le64 mirrorCluster;                   // 0x38
    std::array<std::byte, 4> recordSize;  // 0x40: clusters, or 2^-n bytes when negative
    std::array<std::byte, 4> indexSize;   // 0x44: the same
    Le64 serial;                          // 0x48
    Le32 checksum;                        // 0x50
    std::array<std::byte, 426> code;      // 0x54
    Le16 signature;                       // 0x1FE: AA55
};
static_assert(sizeof(BootSector) == 512);

struct RecordHeader {
    std::array<std::byte, 4> magic;  // 0x00: "FILE"
    Le16 fixupOffset;                // 0x04
    Le16 fixupCount;                 // 0x06: with the value itself
    Le64 logSequence;                // 0x08
    Le16 sequence;                   // 0x10
    Le16 links;                      // 0x12
    Le16 attributeOffset;            // 0x14
    Le16 flags;                      // 0x16: 1 in use, 2 folder
    Le32 used;                       // 0x18: bytes
    Le32 allocated;                  // 0x1C
    Le64 base;                       // 0x20: record it extends
};
static_assert(sizeof(RecordHeader) == 0x28);

struct AttributeHeader {
    Le32 type;                             // 0x00: FFFFFFFF ends the list
    Le32 length;                           // 0x04: bytes, of the whole attribute
    std::array<std::byte, 1> nonResident;  // 0x08
    std::array<std::byte, 1> nameLength;   // 0x09: UTF-16 units
    Le16 nameOffset;                       // 0x0A
    Le16 flags;                            // 0x0C: FF compressed, 4000 encrypted, 8000 sparse
    Le16 id;                               // 0x0E
};
static_assert(sizeof(AttributeHeader) == 16);

struct ResidentPart {
    Le32 length;   // 0x10
    Le16 offset;   // 0x14
    Le16 indexed;  // 0x16
};
static_assert(sizeof(ResidentPart) == 8);

struct NonResidentPart {
    Le64 firstVcn;         // 0x10
    Le64 lastVcn;          // 0x18
    Le16 runsOffset;       // 0x20
    Le16 compressionUnit;  // 0x22
    Le32 padding;          // 0x24
    Le64 allocated;        // 0x28
    Le64 size;             // 0x30: bytes
    Le64 initialised;      // 0x38
};
static_assert(sizeof(NonResidentPart) == 48);

struct LogRestartPage {              // at the start of $LogFile, and one page further
    std::array<std::byte, 4> magic;  // 0x00: "RSTR"; "CHKD" after chkdsk
    Le16 fixupOffset;                // 0x04
    Le16 fixupCount;                 // 0x06
    Le64 checkLsn;                   // 0x08
    Le32 pageSize;                   // 0x10: of restart pages, bytes
    Le32 logPageSize;                // 0x14
    Le16 areaOffset;                 // 0x18: of the restart area, from the page's start
    Le16 minorVersion;               // 0x1A
    Le16 majorVersion;               // 0x1C
};
static_assert(sizeof(LogRestartPage) == 0x1E);

struct LogRestartArea {
    Le64 currentLsn;   // 0x00
    Le16 clients;      // 0x08
    Le16 freeClients;  // 0x0A
    Le16 usedClients;  // 0x0C: FFFF: none, the log was closed
    Le16 flags;        // 0x0E: 2: the volume is clean
};
static_assert(sizeof(LogRestartArea) == 0x10);

// Volume Shadow Copy, as libvshadow's documentation has it: a header at 0x1E00 and a catalogue of 16 KiB blocks.
struct ShadowHeader {
    std::array<std::byte, 16> identifier;  // 0x00: {3808876B-C176-4E48-B7AE-04046E6CC752}
    Le32 version;                          // 0x10
    Le32 recordType;                       // 0x14: 1 the volume's header, 2 the catalogue
    std::array<std::byte, 16> offsets;     // 0x18
    Le64 next;     // 0x28: catalogue: bytes from the volume's start of its next block, or 0
    Le64 catalog;  // 0x30: header: the same of its first block; 0: no shadow copies
};
static_assert(sizeof(ShadowHeader) == 0x38);

constexpr std::uint64_t shadowHeaderOffset = 0x1E00;
constexpr std::size_t shadowBlock = 16384;
constexpr std::size_t shadowEntry = 128;  // bytes; its first 8: 2 for a shadow copy

struct StandardInformation {  // up to the attributes
    Le64 created;             // 0x00: 100 ns since 1601, as the next
    Le64 modified;            // 0x08
    Le64 changed;             // 0x10: the record
    Le64 accessed;            // 0x18
    Le32 attributes;          // 0x20: 400 reparse point, 4000 encrypted
};
static_assert(sizeof(StandardInformation) == 0x24);

struct FileName {                        // without the name
    Le64 parent;                         // 0x00: record, and above 48 bits its sequence number
    std::array<Le64, 4> times;           // 0x08
    Le64 allocated;                      // 0x28
    Le64 size;                           // 0x30: often out of date
    Le32 attributes;                     // 0x38
    Le32 reparse;                        // 0x3C
    std::array<std::byte, 1> length;     // 0x40: UTF-16 units, which follow
    std::array<std::byte, 1> nameSpace;  // 0x41: 2: a DOS name, beside another one
};
static_assert(sizeof(FileName) == 0x42);

constexpr std::uint64_t recordMask = 0xFFFFFFFFFFFF;
// Of the file's content the volume has only a part, or none: Cloud Files (any provider), deduplication, HSM and HSM2, SIS.
constexpr bool isPlaceholder(std::uint32_t tag) {
    return (tag & 0xFFFF0FFF) == 0x9000001A || tag == 0x80000013 || tag == 0xC0000004 || tag == 0x80000006 ||
           tag == 0x80000007;
}
constexpr std::uint32_t reparseMountPoint = 0xA0000003, reparseLink = 0xA000000C, reparseWof = 0x80000017;

constexpr std::uint32_t attributeStandard = 0x10;
constexpr std::uint32_t attributeFileName = 0x30;
constexpr std::uint32_t attributeBitmap = 0xB0;
constexpr std::uint32_t attributeReparse = 0xC0;
constexpr std::uint32_t attributeList = 0x20;
constexpr std::uint32_t attributeVolumeName = 0x60;
constexpr std::uint32_t attributeVolumeInformation = 0x70;
constexpr std::uint32_t attributeData = 0x80;
constexpr std::uint32_t attributeIndexRoot = 0x90;
constexpr std::uint32_t attributeIndexAllocation = 0xA0;

constexpr std::uint64_t recordMft = 0;
constexpr std::uint64_t recordLog = 2;
constexpr std::uint64_t recordVolume = 3;
constexpr std::uint64_t recordRoot = 5;
constexpr std::uint64_t recordBitmap = 6;
constexpr std::uint64_t recordsOfSystem = 16;  // the first ones

}  // namespace sectorsmith::ntfs
