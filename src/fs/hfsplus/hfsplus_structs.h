// SPDX-License-Identifier: GPL-3.0-or-later
// HFS+ and the HFS wrapper as they lie on a disk. Source: Apple TN1150; Inside Macintosh: Files. All integers big endian.
#pragma once

#include "base/endian.h"

namespace sectorsmith::hfsplus {

struct Extent {
    Be32 start;  // 0x0: allocation block
    Be32 count;  // 0x4: allocation blocks
};
static_assert(sizeof(Extent) == 8);

struct Fork {                       // HFSPlusForkData
    Be64 logicalSize;               // 0x00: bytes
    Be32 clumpSize;                 // 0x08
    Be32 totalBlocks;               // 0x0C
    std::array<Extent, 8> extents;  // 0x10
};
static_assert(sizeof(Fork) == 80);

struct VolumeHeader {                   // HFSPlusVolumeHeader, at byte 1024 and 1024 before the end
    Be16 signature;                     // 0x000: "H+" or "HX"
    Be16 version;                       // 0x002: 4 or 5
    Be32 attributes;                    // 0x004: bit 8 unmounted, bit 11 inconsistent, bit 13 journaled
    Be32 lastMountedVersion;            // 0x008
    Be32 journalInfoBlock;              // 0x00C
    Be32 createDate;                    // 0x010: local time
    Be32 modifyDate;                    // 0x014
    Be32 backupDate;                    // 0x018
    Be32 checkedDate;                   // 0x01C
    Be32 fileCount;                     // 0x020
    Be32 folderCount;                   // 0x024
    Be32 blockSize;                     // 0x028: bytes
    Be32 totalBlocks;                   // 0x02C
    Be32 freeBlocks;                    // 0x030
    Be32 nextAllocation;                // 0x034
    Be32 resourceClump;                 // 0x038
    Be32 dataClump;                     // 0x03C
    Be32 nextCatalogId;                 // 0x040
    Be32 writeCount;                    // 0x044
    Be64 encodings;                     // 0x048
    std::array<Be32, 6> finderInfo;     // 0x050
    std::array<std::byte, 8> volumeId;  // 0x068: finderInfo[6..7]
    Fork allocation;                    // 0x070
    Fork extents;                       // 0x0C0
    Fork catalog;                       // 0x110
    Fork attributesFile;                // 0x160
    Fork startup;                       // 0x1B0
};
static_assert(sizeof(VolumeHeader) == 512);

struct NodeDescriptor {               // BTNodeDescriptor
    Be32 next;                        // 0x0
    Be32 previous;                    // 0x4
    std::array<std::byte, 1> kind;    // 0x8: FF leaf, 00 index, 01 header, 02 map
    std::array<std::byte, 1> height;  // 0x9
    Be16 records;                     // 0xA
    Be16 reserved;                    // 0xC
};
static_assert(sizeof(NodeDescriptor) == 14);

struct TreeHeader {                       // BTHeaderRec, up to keyCompareType
    Be16 depth;                           // 0x00
    Be32 rootNode;                        // 0x02
    Be32 leafRecords;                     // 0x06
    Be32 firstLeaf;                       // 0x0A
    Be32 lastLeaf;                        // 0x0E
    Be16 nodeSize;                        // 0x12: bytes
    Be16 maxKeyLength;                    // 0x14
    Be32 totalNodes;                      // 0x16
    Be32 freeNodes;                       // 0x1A
    Be16 reserved;                        // 0x1E
    Be32 clumpSize;                       // 0x20
    std::array<std::byte, 1> treeType;    // 0x24
    std::array<std::byte, 1> keyCompare;  // 0x25: CF folding case, BC binary
    Be32 attributes;                      // 0x26
};
static_assert(sizeof(TreeHeader) == 42);

struct ExtentKey {                  // HFSPlusExtentKey, followed by eight extents
    Be16 length;                    // 0x0: 10
    std::array<std::byte, 1> fork;  // 0x2: 00 data, FF resource
    std::array<std::byte, 1> pad;   // 0x3
    Be32 file;                      // 0x4: catalogue node identifier
    Be32 start;                     // 0x8: first block of the fork that the record describes
};
static_assert(sizeof(ExtentKey) == 12);

constexpr std::uint16_t recordFolder = 1, recordFile = 2, recordFolderThread = 3, recordFileThread = 4;

struct CatalogFile {     // HFSPlusCatalogFile; keys are parent (Be32), name length (Be16), UTF-16 name
    Be16 kind;           // 0x00: recordFile
    Be16 flags;          // 0x02
    Be32 reserved;       // 0x04
    Be32 id;             // 0x08
    Be32 createDate;     // 0x0C: seconds since 1904, UTC
    Be32 contentDate;    // 0x10
    Be32 attributeDate;  // 0x14
    Be32 accessDate;     // 0x18
    Be32 backupDate;     // 0x1C
    Be32 owner;          // 0x20
    Be32 group;          // 0x24
    std::array<std::byte, 2> bsdFlags;  // 0x28: of the administrator, of the owner
    Be16 mode;                          // 0x2A
    Be32 special;                       // 0x2C: number of a hard link's file, links, device
    std::array<std::byte, 32> finder;   // 0x30: type, creator, …
    Be32 encoding;                      // 0x50
    Be32 reserved2;                     // 0x54
    Fork data;                          // 0x58
    Fork resource;                      // 0xA8
};
static_assert(sizeof(CatalogFile) == 248);

struct CatalogFolder {                  // HFSPlusCatalogFolder
    Be16 kind;                          // 0x00: recordFolder
    Be16 flags;                         // 0x02
    Be32 valence;                       // 0x04: entries in it
    Be32 id;                            // 0x08
    Be32 createDate;                    // 0x0C
    Be32 contentDate;                   // 0x10
    Be32 attributeDate;                 // 0x14
    Be32 accessDate;                    // 0x18
    Be32 backupDate;                    // 0x1C
    Be32 owner;                         // 0x20
    Be32 group;                         // 0x24
    std::array<std::byte, 2> bsdFlags;  // 0x28
    Be16 mode;                          // 0x2A
    Be32 special;                       // 0x2C
    std::array<std::byte, 32> finder;   // 0x30
    Be32 encoding;                      // 0x50
    Be32 folderCount;                   // 0x54
};
static_assert(sizeof(CatalogFolder) == 88);

struct CatalogThread {  // HFSPlusCatalogThread, up to the name; the key is the id and an empty name
    Be16 kind;          // 0x0: recordFolderThread, recordFileThread
    Be16 reserved;      // 0x2
    Be32 parent;        // 0x4
    Be16 nameLength;    // 0x8: UTF-16 units, which follow
};
static_assert(sizeof(CatalogThread) == 10);

constexpr std::uint32_t attributeInline = 0x10, attributeFork = 0x20, attributeExtents = 0x30;

struct AttributeKey {  // HFSPlusAttrKey without its length
    Be16 pad;          // 0x0
    Be32 file;         // 0x2
    Be32 start;        // 0x6: first block of the value that an extents record describes
    Be16 nameLength;   // 0xA: UTF-16 units, which follow
};
static_assert(sizeof(AttributeKey) == 12);

struct JournalInfo {                     // JournalInfoBlock
    Be32 flags;                          // 0x00: 1 in this volume, 2 on another device, 4 to be initialised
    std::array<std::byte, 32> deviceId;  // 0x04
    Be64 offset;                         // 0x24: bytes from the volume's start
    Be64 size;                           // 0x2C: bytes
};
static_assert(sizeof(JournalInfo) == 0x34);

constexpr std::uint32_t attributeUnmounted = 0x100;
constexpr std::uint32_t attributeInconsistent = 0x800;
constexpr std::uint32_t attributeJournaled = 0x2000;

struct MasterDirectoryBlock {              // HFS, at byte 1024
    Be16 signature;                        // 0x00: "BD"
    Be32 createDate;                       // 0x02
    Be32 modifyDate;                       // 0x06
    Be16 attributes;                       // 0x0A
    Be16 rootFiles;                        // 0x0C
    Be16 bitmapStart;                      // 0x0E: 512-byte blocks
    Be16 allocationPointer;                // 0x10
    Be16 totalBlocks;                      // 0x12
    Be32 blockSize;                        // 0x14: bytes
    Be32 clumpSize;                        // 0x18
    Be16 firstBlock;                       // 0x1C: 512-byte block of allocation block 0
    Be32 nextId;                           // 0x1E
    Be16 freeBlocks;                       // 0x22
    std::array<std::byte, 28> name;        // 0x24: Pascal string, Mac Roman
    std::array<std::byte, 28> middle;      // 0x40
    std::array<std::byte, 24> finderInfo;  // 0x5C
    std::array<std::byte, 8> volumeId;     // 0x74
    Be16 embeddedSignature;                // 0x7C: "H+" or "HX": a wrapper
    Be16 embeddedStart;                    // 0x7E: allocation blocks
    Be16 embeddedCount;                    // 0x80
};
static_assert(sizeof(MasterDirectoryBlock) == 0x82);

}  // namespace sectorsmith::hfsplus
