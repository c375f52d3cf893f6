// SPDX-License-Identifier: GPL-3.0-or-later
// APFS as it lies on a disk. Source: Apple File System Reference (2020-06-22). All integers little endian.
#pragma once

#include "base/endian.h"

namespace sectorsmith::apfs {

struct ObjectHeader {  // obj_phys_t
    Le64 checksum;     // 0x00: Fletcher-64 of the rest of the object
    Le64 oid;          // 0x08
    Le64 xid;          // 0x10: transaction
    Le32 type;         // 0x18: low 16 bits: kind, high: flags
    Le32 subtype;      // 0x1C
};
static_assert(sizeof(ObjectHeader) == 0x20);

constexpr std::uint32_t maxDescriptorBlocks = 4096;  // that are believed: macOS makes 8 to some hundred

constexpr std::uint32_t typeOmap = 0x0B;
constexpr std::uint32_t typeCheckpointMap = 0x0C;
constexpr std::uint32_t typeSpaceman = 0x05;

struct Range {   // prange_t
    Le64 start;  // block
    Le64 count;  // blocks
};

struct ContainerSuperblock {         // nx_superblock_t, up to nx_mkb_locker
    ObjectHeader header;             // 0x000
    std::array<std::byte, 4> magic;  // 0x020: "NXSB"
    Le32 blockSize;                  // 0x024: bytes
    Le64 blockCount;                 // 0x028
    Le64 features;                   // 0x030
    Le64 readOnlyFeatures;           // 0x038
    Le64 incompatibleFeatures;       // 0x040
    std::array<std::byte, 16> uuid;  // 0x048
    Le64 nextOid;                    // 0x058
    Le64 nextXid;                    // 0x060
    Le32 descriptorBlocks;           // 0x068: high bit: not contiguous
    Le32 dataBlocks;                 // 0x06C
    Le64 descriptorBase;             // 0x070
    Le64 dataBase;                   // 0x078
    Le32 descriptorNext;             // 0x080
    Le32 dataNext;                   // 0x084
    Le32 descriptorIndex;            // 0x088: first block of the newest checkpoint in the descriptor area
    Le32 descriptorLength;           // 0x08C
    Le32 dataIndex;                  // 0x090
    Le32 dataLength;                 // 0x094
    Le64 spacemanOid;                // 0x098
    Le64 omapOid;                    // 0x0A0: physical: a block
    Le64 reaperOid;                  // 0x0A8
    Le32 testType;                   // 0x0B0
    Le32 maxFileSystems;             // 0x0B4
    std::array<Le64, 100> volumes;   // 0x0B8: virtual object identifiers
    std::array<Le64, 32> counters;   // 0x3D8
    Range blockedOut;                // 0x4D8
    Le64 evictTree;                  // 0x4E8
    Le64 flags;                      // 0x4F0: bit 2: crypto in software
    Le64 efiJumpstart;               // 0x4F8
    std::array<std::byte, 16> fusionUuid;  // 0x500
    Range keyLocker;                       // 0x510
    std::array<Le64, 4> ephemeralInfo;     // 0x520
    Le64 testOid;                          // 0x540
    Le64 fusionMapOid;                     // 0x548
    Le64 fusionCacheOid;                   // 0x550
    Range fusionCache;                     // 0x558
    Le64 newestMountedVersion;             // 0x568
    Range mediaKeyLocker;                  // 0x570
};
static_assert(sizeof(ContainerSuperblock) == 0x580);

struct CheckpointMapping {  // checkpoint_mapping_t
    Le32 type;              // 0x00
    Le32 subtype;           // 0x04
    Le32 size;              // 0x08: bytes
    Le32 pad;               // 0x0C
    Le64 fsOid;             // 0x10
    Le64 oid;               // 0x18
    Le64 address;           // 0x20: block
};
static_assert(sizeof(CheckpointMapping) == 0x28);

struct CheckpointMap {    // checkpoint_map_phys_t, without the mappings
    ObjectHeader header;  // 0x00
    Le32 flags;           // 0x20
    Le32 count;           // 0x24
};
static_assert(sizeof(CheckpointMap) == 0x28);

struct ObjectMap {          // omap_phys_t
    ObjectHeader header;    // 0x00
    Le32 flags;             // 0x20
    Le32 snapshotCount;     // 0x24
    Le32 treeType;          // 0x28
    Le32 snapshotTreeType;  // 0x2C
    Le64 treeOid;           // 0x30: a block
    Le64 snapshotTreeOid;   // 0x38
};
static_assert(sizeof(ObjectMap) == 0x40);

struct NodeHeader {       // btree_node_phys_t, without its data
    ObjectHeader header;  // 0x00
    Le16 flags;           // 0x20: 1 root, 2 leaf, 4 fixed sizes
    Le16 level;           // 0x22
    Le32 keyCount;        // 0x24
    Le16 tocOffset;       // 0x28: of the table of contents, from 0x38
    Le16 tocLength;       // 0x2A: bytes
    Le16 freeOffset;      // 0x2C
    Le16 freeLength;      // 0x2E
    Le32 keyFreeList;     // 0x30
    Le32 valueFreeList;   // 0x34
};
static_assert(sizeof(NodeHeader) == 0x38);

constexpr std::uint16_t nodeRoot = 1;
constexpr std::uint16_t nodeLeaf = 2;
constexpr std::uint16_t nodeFixed = 4;
constexpr std::size_t treeInfoSize = 0x28;  // btree_info_t at the end of a root node

struct TreeInfo {       // btree_info_t
    Le32 flags;         // 0x00
    Le32 nodeSize;      // 0x04: bytes
    Le32 keySize;       // 0x08: bytes; 0: not all the same
    Le32 valueSize;     // 0x0C
    Le32 longestKey;    // 0x10
    Le32 longestValue;  // 0x14
    Le64 keyCount;      // 0x18: of all leaves
    Le64 nodeCount;     // 0x20
};
static_assert(sizeof(TreeInfo) == treeInfoSize);

struct ObjectMapKey {  // omap_key_t
    Le64 oid;          // 0x00
    Le64 xid;          // 0x08
};
static_assert(sizeof(ObjectMapKey) == 0x10);

struct ObjectMapValue {  // omap_val_t
    Le32 flags;          // 0x00: 1 deleted, 4 encrypted, 8 without an object header
    Le32 size;           // 0x04: bytes
    Le64 address;        // 0x08: block
};
static_assert(sizeof(ObjectMapValue) == 0x10);

constexpr std::uint32_t mappedDeleted = 1, mappedEncrypted = 4, mappedNoHeader = 8;

// The upper two bits of an object's type say how its identifier leads to it: 0: through the object map.
constexpr std::uint32_t storageMask = 0xC0000000, storagePhysical = 0x40000000;

struct SpacemanDevice {  // spaceman_device_t
    Le64 blockCount;     // 0x00
    Le64 chunkCount;     // 0x08
    Le32 cibCount;       // 0x10
    Le32 cabCount;       // 0x14
    Le64 freeCount;      // 0x18: blocks
    Le32 addressOffset;  // 0x20
    Le32 reserved;       // 0x24
    Le64 reserved2;      // 0x28
};
static_assert(sizeof(SpacemanDevice) == 0x30);

struct Spaceman {                           // spaceman_phys_t, its start
    ObjectHeader header;                    // 0x00
    Le32 blockSize;                         // 0x20
    Le32 blocksPerChunk;                    // 0x24
    Le32 chunksPerCib;                      // 0x28
    Le32 cibsPerCab;                        // 0x2C
    std::array<SpacemanDevice, 2> devices;  // 0x30: main, tier 2 (Fusion)
};
static_assert(sizeof(Spaceman) == 0x90);

struct FreeQueue {   // spaceman_free_queue_t
    Le64 count;      // 0x00: blocks
    Le64 treeOid;    // 0x08: ephemeral; 0: none
    Le64 oldestXid;  // 0x10
    Le16 nodeLimit;  // 0x18
    Le16 pad;        // 0x1A
    Le32 pad2;       // 0x1C
    Le64 reserved;   // 0x20
};
static_assert(sizeof(FreeQueue) == 0x28);

struct SpacemanPool {                 // what follows Spaceman in spaceman_phys_t
    Le32 flags;                       // 0x90
    Le32 bitmapMultiplier;            // 0x94
    Le64 poolBlocks;                  // 0x98: of the internal pool
    Le32 bitmapSize;                  // 0xA0: blocks of one bitmap of the pool
    Le32 bitmapBlocks;                // 0xA4: of the ring of such bitmaps
    Le64 bitmapBase;                  // 0xA8
    Le64 poolBase;                    // 0xB0
    Le64 reserveBlocks;               // 0xB8
    Le64 reserveAllocated;            // 0xC0
    std::array<FreeQueue, 3> queues;  // 0xC8: internal pool, main device, tier 2
};
static_assert(sizeof(SpacemanPool) == 0xB0);

struct ChunkBlock {       // chunk_info_block and cib_addr_block, without their arrays
    ObjectHeader header;  // 0x00
    Le32 index;           // 0x20
    Le32 count;           // 0x24
};
static_assert(sizeof(ChunkBlock) == 0x28);

struct ChunkInfo {    // chunk_info_t
    Le64 xid;         // 0x00
    Le64 address;     // 0x08: first block
    Le32 blockCount;  // 0x10: low 20 bits
    Le32 freeCount;   // 0x14: low 20 bits
    Le64 bitmap;      // 0x18: block; 0: all free
};
static_assert(sizeof(ChunkInfo) == 0x20);

struct Jumpstart {                   // nx_efi_jumpstart_t, without its extents
    ObjectHeader header;             // 0x00
    std::array<std::byte, 4> magic;  // 0x20: "JSDR"
    Le32 version;                    // 0x24
    Le32 fileLength;                 // 0x28: bytes
    Le32 extents;                    // 0x2C: how many Range follow
    std::array<Le64, 16> reserved;   // 0x30
};
static_assert(sizeof(Jumpstart) == 0xB0);

constexpr std::uint32_t typeNode = 0x03;
constexpr std::uint32_t typeRootNode = 0x02;
constexpr std::uint32_t typeAddressBlock = 0x06;
constexpr std::uint32_t typeChunkBlock = 0x07;
constexpr std::uint32_t typeFreeQueue = 0x09;
constexpr std::uint32_t typeVolume = 0x0D;
constexpr std::uint32_t typeFileTree = 0x0E;  // subtypes of nodes, like those that follow
constexpr std::uint32_t typeExtentTree = 0x0F;
constexpr std::uint32_t typeSnapshotTree = 0x10;
constexpr std::uint32_t typeMapSnapshots = 0x13;    // of an object map
constexpr std::uint32_t typeFileExtentTree = 0x1F;  // of a sealed volume

struct VolumeSuperblock {            // apfs_superblock_t, up to apfs_root_to_xid
    ObjectHeader header;             // 0x000
    std::array<std::byte, 4> magic;  // 0x020: "APSB"
    Le32 index;                      // 0x024
    Le64 features;                   // 0x028
    Le64 readOnlyFeatures;           // 0x030
    Le64 incompatibleFeatures;       // 0x038: 1 case-insensitive, 8 normalisation-insensitive, 20 sealed
    Le64 unmountTime;                // 0x040
    Le64 reserveBlocks;              // 0x048
    Le64 quotaBlocks;                // 0x050
    Le64 allocatedBlocks;            // 0x058
    std::array<std::byte, 20> metaCrypto;   // 0x060
    Le32 rootTreeType;                      // 0x074
    Le32 extentTreeType;                    // 0x078
    Le32 snapshotTreeType;                  // 0x07C
    Le64 omapOid;                           // 0x080: a block
    Le64 rootTreeOid;                       // 0x088
    Le64 extentTreeOid;                     // 0x090
    Le64 snapshotTreeOid;                   // 0x098
    Le64 revertToXid;                       // 0x0A0
    Le64 revertToSuperblock;                // 0x0A8
    Le64 nextObjectId;                      // 0x0B0
    Le64 fileCount;                         // 0x0B8
    Le64 folderCount;                       // 0x0C0
    Le64 symlinkCount;                      // 0x0C8
    Le64 otherCount;                        // 0x0D0
    Le64 snapshotCount;                     // 0x0D8
    Le64 totalAllocated;                    // 0x0E0
    Le64 totalFreed;                        // 0x0E8
    std::array<std::byte, 16> uuid;         // 0x0F0
    Le64 lastModified;                      // 0x100: ns since 1970
    Le64 flags;                             // 0x108: 1 unencrypted, 8 one key
    std::array<std::byte, 48> formattedBy;  // 0x110
    std::array<std::byte, 384> modifiedBy;  // 0x140
    std::array<std::byte, 256> name;        // 0x2C0: UTF-8
    Le32 nextDocumentId;                    // 0x3C0
    Le16 role;                              // 0x3C4
    Le16 reserved;                          // 0x3C6
    Le64 rootToXid;                         // 0x3C8
    Le64 rollingStateOid;                   // 0x3D0
    Le64 cloneEpoch;                        // 0x3D8
    Le64 cloneXid;                          // 0x3E0
    Le64 snapshotExtraOid;                  // 0x3E8
    std::array<std::byte, 16> groupUuid;    // 0x3F0
    Le64 integrityOid;                      // 0x400
    Le64 fileExtentTreeOid;                 // 0x408: of a sealed volume
    Le32 fileExtentTreeType;                // 0x410
    Le32 reservedType;                      // 0x414
};
static_assert(sizeof(VolumeSuperblock) == 0x418);

// What a volume's trees hold begins with 60 bits of an identifier and, above, 4 bits that say what it is (j_key_t).
constexpr unsigned recordSnapshot = 1, recordExtent = 2, recordInode = 3, recordAttribute = 4,
                   recordFileExtent = 8, recordName = 9;
constexpr std::uint64_t idMask = 0x0FFFFFFFFFFFFFFF;

struct PhysicalExtent {  // j_phys_ext_val_t; its key is the block
    Le64 lengthAndKind;  // 0x00: low 60 bits: blocks
    Le64 owner;          // 0x08: of a stream
    Le32 references;     // 0x10
};
static_assert(sizeof(PhysicalExtent) == 0x14);

struct FileExtentValue {  // j_file_extent_val_t
    Le64 lengthAndFlags;  // 0x00: low 56 bits: bytes
    Le64 block;           // 0x08: 0: a hole
    Le64 cryptoId;        // 0x10; not in a sealed volume's tree
};
static_assert(sizeof(FileExtentValue) == 0x18);
constexpr std::uint64_t extentLengthMask = 0x00FFFFFFFFFFFFFF;

struct SnapshotMetadata {  // j_snap_metadata_val_t, without the name
    Le64 extentTreeOid;    // 0x00
    Le64 superblock;       // 0x08: block
    Le64 created;          // 0x10
    Le64 changed;          // 0x18
    Le64 inode;            // 0x20
    Le32 extentTreeType;   // 0x28
    Le32 flags;            // 0x2C
    Le16 nameLength;       // 0x30
};
static_assert(sizeof(SnapshotMetadata) == 0x32);

struct InodeValue {         // j_inode_val_t
    Le64 parent;            // 0x00
    Le64 stream;            // 0x08: private_id: whose extents are the file's
    Le64 created;           // 0x10: nanoseconds since 1970, as the next
    Le64 modified;          // 0x18
    Le64 changed;           // 0x20
    Le64 accessed;          // 0x28
    Le64 flags;             // 0x30
    Le32 links;             // 0x38: of a folder, its entries
    Le32 protection;        // 0x3C
    Le32 generation;        // 0x40
    Le32 bsdFlags;          // 0x44: 20: compressed
    Le32 owner;             // 0x48
    Le32 group;             // 0x4C
    Le16 mode;              // 0x50
    Le16 pad;               // 0x52
    Le64 uncompressedSize;  // 0x54: if `flags` has bit 18
};
static_assert(sizeof(InodeValue) == 0x5C);
constexpr std::size_t inodeFields = 0x5C;  // xf_blob_t: names, sizes and others
constexpr unsigned fieldName = 4, fieldStream = 8;
constexpr std::uint32_t bsdCompressed = 0x20;
constexpr std::uint32_t bsdDataless = 0x40000000;  // SF_DATALESS of sys/stat.h: the content is in a cloud

struct AttributeValue {  // j_xattr_val_t, without its data
    Le16 flags;          // 0x0: 1: the data name a stream (its number, then its size), 2: they are the value
    Le16 length;         // 0x2: bytes of data
};
static_assert(sizeof(AttributeValue) == 4);
constexpr std::uint16_t attributeStream = 1, attributeEmbedded = 2;

struct NameValue {  // j_drec_val_t, without its fields
    Le64 file;      // 0x00
    Le64 added;     // 0x08
    Le16 flags;     // 0x10
};
static_assert(sizeof(NameValue) == 0x12);
constexpr std::uint64_t foldsNames =
    1 | 8;  // incompatible features: the length of a name is in the low bits of its hash

}  // namespace sectorsmith::apfs
