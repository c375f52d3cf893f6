// SPDX-License-Identifier: GPL-3.0-or-later
// The superblock of ext2, ext3 and ext4. Source: Linux kernel documentation, filesystems/ext4/super. Little endian.
#pragma once

#include "base/endian.h"

namespace sectorsmith::ext {

struct Superblock {                          // at byte 1024
    Le32 inodeCount;                         // 0x000
    Le32 blockCountLow;                      // 0x004
    Le32 reservedLow;                        // 0x008
    Le32 freeBlocksLow;                      // 0x00C
    Le32 freeInodes;                         // 0x010
    Le32 firstDataBlock;                     // 0x014
    Le32 logBlockSize;                       // 0x018: block size 1024 << n
    Le32 logClusterSize;                     // 0x01C
    Le32 blocksPerGroup;                     // 0x020
    Le32 clustersPerGroup;                   // 0x024
    Le32 inodesPerGroup;                     // 0x028
    Le32 mountTime;                          // 0x02C
    Le32 writeTime;                          // 0x030
    Le16 mountCount;                         // 0x034
    Le16 maxMountCount;                      // 0x036
    Le16 magic;                              // 0x038: EF53
    Le16 state;                              // 0x03A: 1 clean, 2 errors
    Le16 errorPolicy;                        // 0x03C
    Le16 minorRevision;                      // 0x03E
    Le32 lastCheck;                          // 0x040
    Le32 checkInterval;                      // 0x044
    Le32 creator;                            // 0x048
    Le32 revision;                           // 0x04C
    Le16 reservedUid;                        // 0x050
    Le16 reservedGid;                        // 0x052
    Le32 firstInode;                         // 0x054
    Le16 inodeSize;                          // 0x058
    Le16 groupNumber;                        // 0x05A: of this copy
    Le32 compatible;                         // 0x05C
    Le32 incompatible;                       // 0x060
    Le32 readOnlyCompatible;                 // 0x064
    std::array<std::byte, 16> uuid;          // 0x068
    std::array<std::byte, 16> label;         // 0x078
    std::array<std::byte, 64> lastMounted;   // 0x088
    Le32 compression;                        // 0x0C8
    std::array<std::byte, 2> preallocate;    // 0x0CC
    Le16 reservedDescriptorBlocks;           // 0x0CE: kept after the descriptors for growing
    std::array<std::byte, 16> journalUuid;   // 0x0D0
    Le32 journalInode;                       // 0x0E0: 8; 0: none inside
    Le32 journalDevice;                      // 0x0E4
    Le32 lastOrphan;                         // 0x0E8: first of the list of inodes to be deleted
    std::array<std::byte, 16> hashSeed;      // 0x0EC
    std::array<std::byte, 1> hashVersion;    // 0x0FC
    std::array<std::byte, 1> journalBackup;  // 0x0FD: 1: journalBlocks is filled
    Le16 descriptorSize;                     // 0x0FE: bytes, with the feature 64bit
    Le32 mountOptions;                       // 0x100
    Le32 firstMetaGroup;                     // 0x104: first block of descriptors laid out by meta_bg
    Le32 createTime;                         // 0x108
    std::array<Le32, 17> journalBlocks;      // 0x10C: copy of the journal inode's i_block[15] and size
    Le32 blockCountHigh;                     // 0x150
    Le32 reservedHigh;                       // 0x154
    Le32 freeBlocksHigh;                     // 0x158
    Le16 minExtraSize;                       // 0x15C
    Le16 wantedExtraSize;                    // 0x15E
    Le32 flags;                              // 0x160
    Le16 raidStride;                         // 0x164
    Le16 mmpInterval;                        // 0x166
    Le64 mmpBlock;                           // 0x168
    Le32 raidStripe;                         // 0x170
    std::array<std::byte, 1> logFlexGroups;  // 0x174
    std::array<std::byte, 1> checksumType;   // 0x175: 1: crc32c
    std::array<std::byte, 30> before;        // 0x176
    Le32 errorCount;                         // 0x194: since the last check
    std::array<std::byte, 180> errors;       // 0x198: first and last error, mount options, quota inodes
    std::array<Le32, 2> backupGroups;        // 0x24C: sparse_super2: the groups with copies
    std::array<std::byte, 28> encryption;    // 0x254: algorithms, salt, lost+found, project quota
    Le32 checksumSeed;                       // 0x270: with the feature metadata_csum_seed
    std::array<std::byte, 392> rest;         // 0x274
    Le32 checksum;                           // 0x3FC: crc32c of what is before it
};
static_assert(sizeof(Superblock) == 1024);

struct GroupDescriptor {  // the first 32 bytes always, all 64 with the feature 64bit and descriptorSize >= 64
    Le32 blockBitmapLow;  // 0x00
    Le32 inodeBitmapLow;  // 0x04
    Le32 inodeTableLow;   // 0x08
    Le16 freeBlocksLow;   // 0x0C: clusters with bigalloc
    Le16 freeInodesLow;   // 0x0E
    Le16 foldersLow;      // 0x10
    Le16 flags;           // 0x12: 1 inode bitmap and table, 2 block bitmap never written, 4 table zeroed
    Le32 excludeLow;      // 0x14
    Le16 blockBitmapSumLow;   // 0x18: crc32c of the bitmap
    Le16 inodeBitmapSumLow;   // 0x1A
    Le16 unusedInodesLow;     // 0x1C
    Le16 checksum;            // 0x1E
    Le32 blockBitmapHigh;     // 0x20
    Le32 inodeBitmapHigh;     // 0x24
    Le32 inodeTableHigh;      // 0x28
    Le16 freeBlocksHigh;      // 0x2C
    Le16 freeInodesHigh;      // 0x2E
    Le16 foldersHigh;         // 0x30
    Le16 unusedInodesHigh;    // 0x32
    Le32 excludeHigh;         // 0x34
    Le16 blockBitmapSumHigh;  // 0x38
    Le16 inodeBitmapSumHigh;  // 0x3A
    Le32 reserved;            // 0x3C
};
static_assert(sizeof(GroupDescriptor) == 64);

constexpr std::uint16_t groupInodesUninitialised = 1, groupBlocksUninitialised = 2;

struct Inode {        // the first 128 bytes
    Le16 mode;        // 0x00
    Le16 ownerLow;    // 0x02
    Le32 sizeLow;     // 0x04
    Le32 accessTime;  // 0x08: seconds since 1970
    Le32 changeTime;  // 0x0C
    Le32 modifyTime;  // 0x10
    Le32 deleteTime;  // 0x14
    Le16 groupLow;    // 0x18
    Le16 links;       // 0x1A
    Le32 blocksLow;   // 0x1C: units of 512 bytes, of blocks with the flag huge file
    Le32 flags;       // 0x20
    Le32 versionLow;  // 0x24
    std::array<std::byte, 60>
        blocks;           // 0x28: block numbers, the root of an extent tree, a short link's text, inline data
    Le32 generation;      // 0x64
    Le32 attributesLow;   // 0x68: block of the extended attributes
    Le32 sizeHigh;        // 0x6C
    Le32 fragment;        // 0x70
    Le16 blocksHigh;      // 0x74
    Le16 attributesHigh;  // 0x76
    Le16 ownerHigh;       // 0x78
    Le16 groupHigh;       // 0x7A
    Le16 checksumLow;     // 0x7C
    Le16 reserved;        // 0x7E
};
static_assert(sizeof(Inode) == 128);

struct InodeExtra {        // from byte 128 on, as far as `size` says
    Le16 size;             // 0x0: bytes of it
    Le16 checksumHigh;     // 0x2
    Le32 changeTimeExtra;  // 0x4: nanoseconds << 2, and two more bits of the seconds
    Le32 modifyTimeExtra;  // 0x8
    Le32 accessTimeExtra;  // 0xC
    Le32 createTime;       // 0x10
    Le32 createTimeExtra;  // 0x14
};
static_assert(sizeof(InodeExtra) == 24);

constexpr std::uint32_t inodeEncrypted = 0x800, inodeHugeFile = 0x40000, inodeExtents = 0x80000,
                        inodeInlineData = 0x10000000;
constexpr std::uint16_t modeKind = 0xF000, modeFolder = 0x4000, modeFile = 0x8000, modeLink = 0xA000;

struct FolderEntry {                // ext4_dir_entry_2; the name follows
    Le32 inode;                     // 0x0: 0: not in use
    Le16 length;                    // 0x4: to the next entry
    std::array<std::byte, 1> name;  // 0x6: bytes of the name
    std::array<std::byte, 1> kind;  // 0x7
};
static_assert(sizeof(FolderEntry) == 8);

struct AttributeEntry {               // ext4_xattr_entry; the name follows
    std::array<std::byte, 1> length;  // 0x0: bytes of the name
    std::array<std::byte, 1> prefix;  // 0x1: 7: "system."
    Le16 value;                       // 0x2: from the first entry on (in an inode)
    Le32 inode;                       // 0x4: that holds the value
    Le32 size;                        // 0x8: bytes
    Le32 hash;                        // 0xC
};
static_assert(sizeof(AttributeEntry) == 16);

struct ExtentHeader {  // at the start of every node of an extent tree; entries of 12 bytes follow
    Le16 magic;        // 0x0: F30A
    Le16 entries;      // 0x2
    Le16 most;         // 0x4
    Le16 depth;        // 0x6: 0 a leaf
    Le32 generation;   // 0x8
};
static_assert(sizeof(ExtentHeader) == 12);

struct ExtentIndex {  // leads to a node one level below
    Le32 first;       // 0x0: first block of the file that it tells of
    Le32 low;         // 0x4
    Le16 high;        // 0x8
    Le16 unused;      // 0xA
};
static_assert(sizeof(ExtentIndex) == 12);

struct ExtentLeaf {
    Le32 first;   // 0x0
    Le16 length;  // 0x4: blocks; above 32768: so many more, never written
    Le16 high;    // 0x6
    Le32 low;     // 0x8
};
static_assert(sizeof(ExtentLeaf) == 12);

constexpr std::uint32_t compatJournal = 0x4;
constexpr std::uint32_t compatSparse2 = 0x200;
constexpr std::uint32_t compatStableInodes = 0x800;  // encrypted files depend on the UUID and inode numbers
constexpr std::uint32_t incompatRecover = 0x4;
constexpr std::uint32_t incompatJournalDevice = 0x8;
constexpr std::uint32_t incompatMetaGroups = 0x10;
constexpr std::uint32_t incompat64Bit = 0x80;
constexpr std::uint32_t incompatMmp = 0x100;
constexpr std::uint32_t incompatFlexGroups = 0x200;
constexpr std::uint32_t incompatAttributeInodes = 0x400;
constexpr std::uint32_t incompatChecksumSeed = 0x2000;
constexpr std::uint32_t readOnlySparse = 0x1;
constexpr std::uint32_t readOnlyHugeFiles = 0x8;
constexpr std::uint32_t readOnlyDescriptorChecksum = 0x10;
constexpr std::uint32_t readOnlyBigAllocation = 0x200;
constexpr std::uint32_t readOnlyMetadataChecksum = 0x400;
constexpr std::uint32_t readOnlyOrphans = 0x10000;
// What ext3 knows; anything else makes it ext4.
constexpr std::uint32_t ext3Incompatible = 0x2 | 0x4 | 0x10;
constexpr std::uint32_t ext3ReadOnly = 0x1 | 0x2 | 0x4;

}  // namespace sectorsmith::ext
