// SPDX-License-Identifier: GPL-3.0-or-later
// exFAT as it lies on a disk. Source: Microsoft exFAT specification. Little endian.
#pragma once

#include "base/endian.h"

namespace sectorsmith::exfat {

struct BootSector {
    std::array<std::byte, 3> jump;          // 0x00
    std::array<std::byte, 8> name;          // 0x03: "EXFAT   "
    std::array<std::byte, 53> zero;         // 0x0B
    Le64 partitionOffset;                   // 0x40: sectors before the volume; 0: unknown
    Le64 volumeLength;                      // 0x48: sectors
    Le32 fatOffset;                         // 0x50: sectors
    Le32 fatLength;                         // 0x54: sectors
    Le32 heapOffset;                        // 0x58: sectors; of cluster 2
    Le32 clusterCount;                      // 0x5C
    Le32 rootCluster;                       // 0x60
    Le32 serial;                            // 0x64
    Le16 revision;                          // 0x68: 0100
    Le16 flags;                             // 0x6A: 1 second FAT active, 2 dirty, 4 media failure
    std::array<std::byte, 1> sectorShift;   // 0x6C: 9 .. 12
    std::array<std::byte, 1> clusterShift;  // 0x6D: sectors per cluster
    std::array<std::byte, 1> fatCount;      // 0x6E
    std::array<std::byte, 1> drive;         // 0x6F
    std::array<std::byte, 1> percentInUse;  // 0x70: FF: unknown
    std::array<std::byte, 7> reserved;      // 0x71
    std::array<std::byte, 390> code;        // 0x78
    Le16 signature;                         // 0x1FE: AA55
};
static_assert(sizeof(BootSector) == 512);

constexpr unsigned entryBitmap = 0x81;
constexpr unsigned entryLabel = 0x83;

struct BitmapEntry {
    std::array<std::byte, 1> type;       // 0x00: 81
    std::array<std::byte, 1> flags;      // 0x01: bit 0: of the second FAT
    std::array<std::byte, 18> reserved;  // 0x02
    Le32 firstCluster;                   // 0x14
    Le64 length;                         // 0x18: bytes
};
static_assert(sizeof(BitmapEntry) == 32);

struct LabelEntry {
    std::array<std::byte, 1> type;      // 0x00: 83
    std::array<std::byte, 1> length;    // 0x01: UTF-16 units, at most 11
    std::array<std::byte, 22> label;    // 0x02
    std::array<std::byte, 8> reserved;  // 0x18
};
static_assert(sizeof(LabelEntry) == 32);

}  // namespace sectorsmith::exfat
