// SPDX-License-Identifier: GPL-3.0-or-later
// The disklabel of the BSD systems on little-endian machines as it lies in a slice. Source: disklabel(5) of FreeBSD,
// NetBSD and OpenBSD.
#pragma once

#include "base/endian.h"

namespace sectorsmith {

struct BsdPartitionOnDisk {
    Le32 sectors;            // 0x0
    Le32 start;              // 0x4: from the disk's or the slice's first sector
    Le32 fragmentSize;       // 0x8; OpenBSD: bits 32-47 of start and of sectors
    std::byte type[1];       // 0xC
    std::byte fragments[1];  // 0xD
    Le16 cylinders;          // 0xE: per group
};
static_assert(sizeof(BsdPartitionOnDisk) == 16);

struct BsdLabelOnDisk {
    Le32 magic;                          // 0x00: 82564557
    Le16 diskType;                       // 0x04
    Le16 diskSubtype;                    // 0x06
    std::array<std::byte, 16> typeName;  // 0x08
    std::array<std::byte, 16> packName;  // 0x18
    Le32 sectorSize;                     // 0x28: bytes
    Le32 sectorsPerTrack;                // 0x2C
    Le32 tracks;                         // 0x30: per cylinder
    Le32 cylinders;                      // 0x34
    Le32 sectorsPerCylinder;             // 0x38
    Le32 diskSectors;                    // 0x3C
    std::array<std::byte, 50>
        geometry;                     // 0x40: what no disk has obeyed for decades; OpenBSD: the label's UID
    Le16 version;                     // 0x72: OpenBSD: 1 for sector numbers of 48 bits; others: 0
    std::array<std::byte, 16> spare;  // 0x74
    Le32 magic2;                      // 0x84
    Le16 checksum;                    // 0x88: makes the XOR of all 16-bit words up to the last partition 0
    Le16 partitions;                  // 0x8A: how many
    Le32 bootBytes;                   // 0x8C
    Le32 superblockBytes;             // 0x90
};
static_assert(sizeof(BsdLabelOnDisk) == 148);

}  // namespace sectorsmith
