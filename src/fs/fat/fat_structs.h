// SPDX-License-Identifier: GPL-3.0-or-later
// FAT12, FAT16 and FAT32 as they lie on a disk. Source: Microsoft FAT specification (fatgen103). Little endian.
#pragma once

#include "base/endian.h"

namespace sectorsmith::fat {

struct BootSector {
    std::array<std::byte, 3> jump;        // 0x00
    std::array<std::byte, 8> oemName;     // 0x03
    Le16 bytesPerSector;                  // 0x0B
    std::array<std::byte, 1> perCluster;  // 0x0D: sectors
    Le16 reservedSectors;                 // 0x0E
    std::array<std::byte, 1> fatCount;    // 0x10
    Le16 rootEntries;                     // 0x11: 0 on FAT32
    Le16 totalSectors16;                  // 0x13: 0: see totalSectors32
    std::array<std::byte, 1> media;       // 0x15
    Le16 fatSectors16;                    // 0x16: 0 on FAT32
    Le16 sectorsPerTrack;                 // 0x18
    Le16 heads;                           // 0x1A
    Le32 hiddenSectors;                   // 0x1C: sectors before the volume on its disk
    Le32 totalSectors32;                  // 0x20
    // FAT32 only from here to 0x40; FAT12/16 have at 0x24 what FAT32 has at 0x40.
    Le32 fatSectors32;                      // 0x24
    Le16 flags;                             // 0x28
    Le16 version;                           // 0x2A
    Le32 rootCluster;                       // 0x2C
    Le16 infoSector;                        // 0x30
    Le16 backupSector;                      // 0x32
    std::array<std::byte, 12> reserved;     // 0x34
    std::array<std::byte, 1> drive;         // 0x40
    std::array<std::byte, 1> reserved1;     // 0x41: bit 0: dirty
    std::array<std::byte, 1> extSignature;  // 0x42: 28 or 29
    Le32 serial;                            // 0x43
    std::array<std::byte, 11> label;        // 0x47
    std::array<std::byte, 8> typeText;      // 0x52
    std::array<std::byte, 420> code;        // 0x5A
    Le16 signature;                         // 0x1FE: AA55
};
static_assert(sizeof(BootSector) == 512);

struct Extended16 {                         // at 0x24 on FAT12 and FAT16
    std::array<std::byte, 1> drive;         // 0x24
    std::array<std::byte, 1> reserved1;     // 0x25
    std::array<std::byte, 1> extSignature;  // 0x26: 28 or 29
    Le32 serial;                            // 0x27
    std::array<std::byte, 11> label;        // 0x2B
    std::array<std::byte, 8> typeText;      // 0x36
};
static_assert(sizeof(Extended16) == 26);

struct DirectoryEntry {
    std::array<std::byte, 11> name;       // 0x00: 8.3; first byte 00: end, E5: deleted
    std::array<std::byte, 1> attributes;  // 0x0B: 08 label, 10 folder, 0F part of a long name
    std::array<std::byte, 8> times;       // 0x0C
    Le16 clusterHigh;                     // 0x14
    std::array<std::byte, 4> modified;    // 0x16
    Le16 clusterLow;                      // 0x1A
    Le32 size;                            // 0x1C: bytes
};
static_assert(sizeof(DirectoryEntry) == 32);

}  // namespace sectorsmith::fat
