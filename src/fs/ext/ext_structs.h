// SPDX-License-Identifier: GPL-3.0-or-later
// The superblock of ext2, ext3 and ext4. Source: Linux kernel documentation, filesystems/ext4/super. Little endian.
#pragma once

#include "base/endian.h"

namespace sectorsmith::ext {

struct Superblock {                         // at byte 1024
    Le32 inodeCount;                        // 0x000
    Le32 blockCountLow;                     // 0x004
    Le32 reservedLow;                       // 0x008
    Le32 freeBlocksLow;                     // 0x00C
    Le32 freeInodes;                        // 0x010
    Le32 firstDataBlock;                    // 0x014
    Le32 logBlockSize;                      // 0x018: block size 1024 << n
    Le32 logClusterSize;                    // 0x01C
    Le32 blocksPerGroup;                    // 0x020
    Le32 clustersPerGroup;                  // 0x024
    Le32 inodesPerGroup;                    // 0x028
    Le32 mountTime;                         // 0x02C
    Le32 writeTime;                         // 0x030
    Le16 mountCount;                        // 0x034
    Le16 maxMountCount;                     // 0x036
    Le16 magic;                             // 0x038: EF53
    Le16 state;                             // 0x03A: 1 clean, 2 errors
    Le16 errorPolicy;                       // 0x03C
    Le16 minorRevision;                     // 0x03E
    Le32 lastCheck;                         // 0x040
    Le32 checkInterval;                     // 0x044
    Le32 creator;                           // 0x048
    Le32 revision;                          // 0x04C
    Le16 reservedUid;                       // 0x050
    Le16 reservedGid;                       // 0x052
    Le32 firstInode;                        // 0x054
    Le16 inodeSize;                         // 0x058
    Le16 groupNumber;                       // 0x05A: of this copy
    Le32 compatible;                        // 0x05C
    Le32 incompatible;                      // 0x060
    Le32 readOnlyCompatible;                // 0x064
    std::array<std::byte, 16> uuid;         // 0x068
    std::array<std::byte, 16> label;        // 0x078
    std::array<std::byte, 64> lastMounted;  // 0x088
    std::array<std::byte, 136> middle;      // 0x0C8
    Le32 blockCountHigh;                    // 0x150
    Le32 reservedHigh;                      // 0x154
    Le32 freeBlocksHigh;                    // 0x158
    std::array<std::byte, 672> rest;        // 0x15C
    Le32 checksum;                          // 0x3FC: crc32c of what is before it
};
static_assert(sizeof(Superblock) == 1024);

constexpr std::uint32_t compatJournal = 0x4;
constexpr std::uint32_t incompatRecover = 0x4;
constexpr std::uint32_t incompatJournalDevice = 0x8;
constexpr std::uint32_t incompat64Bit = 0x80;
constexpr std::uint32_t readOnlyMetadataChecksum = 0x400;
// What ext3 knows; anything else makes it ext4.
constexpr std::uint32_t ext3Incompatible = 0x2 | 0x4 | 0x10;
constexpr std::uint32_t ext3ReadOnly = 0x1 | 0x2 | 0x4;

}  // namespace sectorsmith::ext
