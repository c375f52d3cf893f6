// SPDX-License-Identifier: GPL-3.0-or-later
// The Apple partition map as it lies on a disk. Source: Inside Macintosh: Devices, SCSI Manager; libvsapm
// documentation. All integers big endian.
#pragma once

#include "base/endian.h"

namespace sectorsmith {

struct ApmDriverDescriptorOnDisk {    // block 0
    Be16 signature;                   // 0x000: "ER"
    Be16 blockSize;                   // 0x002: bytes
    Be32 blockCount;                  // 0x004
    Be16 deviceType;                  // 0x008
    Be16 deviceId;                    // 0x00A
    Be32 reserved;                    // 0x00C
    Be16 driverCount;                 // 0x010
    std::array<std::byte, 494> rest;  // 0x012
};
static_assert(sizeof(ApmDriverDescriptorOnDisk) == 512);

struct ApmEntryOnDisk {              // blocks 1 to mapBlocks
    Be16 signature;                  // 0x000: "PM"
    Be16 reserved;                   // 0x002
    Be32 mapBlocks;                  // 0x004: blocks (= entries) of the map
    Be32 start;                      // 0x008: first block of the partition
    Be32 blocks;                     // 0x00C
    std::array<std::byte, 32> name;  // 0x010
    std::array<std::byte, 32> type;  // 0x030
    Be32 dataStart;                  // 0x050: first logical block of the data
    Be32 dataBlocks;                 // 0x054
    Be32 status;        // 0x058: bits: 0 valid, 1 allocated, 2 in use, 3 bootable, 4 readable, 5 writable
    Be32 bootStart;     // 0x05C
    Be32 bootSize;      // 0x060: bytes
    Be32 bootLoad;      // 0x064
    Be32 bootLoad2;     // 0x068
    Be32 bootEntry;     // 0x06C
    Be32 bootEntry2;    // 0x070
    Be32 bootChecksum;  // 0x074
    std::array<std::byte, 16> processor;  // 0x078
    std::array<std::byte, 376> rest;      // 0x088
};
static_assert(sizeof(ApmEntryOnDisk) == 512);

}  // namespace sectorsmith
