// SPDX-License-Identifier: GPL-3.0-or-later
// The superblock and the groups of an ext file system: what the block bitmaps and the inodes both need. Inside fs/ext only.
// Source: Linux kernel documentation, filesystems/ext4: block groups, group descriptors, checksums.
#pragma once

#include <string>
#include <vector>

#include "fs/allocation_map.h"
#include "fs/ext/ext_structs.h"

namespace sectorsmith::ext {

struct Group {
    std::uint32_t number = 0;
    std::uint64_t firstBlock = 0;
    std::uint64_t blocks = 0;    // fewer in the last
    std::uint64_t clusters = 0;  // the same in clusters
    std::uint64_t blockBitmap = 0, inodeBitmap = 0, inodeTable = 0;
    std::uint64_t freeClusters = 0;
    std::uint32_t bitmapSum = 0;
    bool uninitialised = false;    // the block bitmap was never written
    std::uint32_t usedInodes = 0;  // those of the table from here on were never used
};

// Keeps a reference to the source. One thread.
class Volume {
 public:
    // Refused: features that are not known here.
    static Result<Volume> open(const ByteSource& source);

    const ByteSource& source() const { return *source_; }
    const Superblock& super() const { return super_; }
    const BlockGeometry& geometry() const { return geometry_; }  // in clusters, from firstDataBlock on
    std::uint32_t blockSize() const { return blockSize_; }
    std::uint32_t clusterBlocks() const { return ratio_; }  // blocks of a cluster
    std::uint32_t groups() const { return groups_; }
    std::uint32_t inodeSize() const { return inodeSize_; }  // bytes
    std::uint64_t blocks() const { return blocks_; }
    std::uint64_t freeBlocks() const { return freeBlocks_; }
    std::uint64_t tableBlocks() const { return tableBlocks_; }  // of a group's inode table
    std::uint32_t compatible() const { return compatible_; }
    std::uint32_t incompatible() const { return incompatible_; }
    std::uint32_t readOnly() const { return readOnly_; }
    bool hasChecksums() const { return sums_; }  // metadata_csum
    std::uint32_t checksumSeed() const { return seed_; }
    bool wideDescriptors() const { return descriptorSize_ >= 64; }
    std::uint64_t bytesOf(std::uint64_t block) const { return block * blockSize_; }

    Result<Group> group(WindowReader& reader, std::uint32_t number) const;
    bool hasSuperblock(std::uint32_t group) const;
    // Blocks of descriptors that follow the superblock (or stand alone with meta_bg) at the start of the group.
    std::uint64_t descriptorBlocksIn(std::uint32_t group) const;
    // Blocks at the start of the group: superblock, descriptors, room for growing.
    std::uint64_t baseBlocks(std::uint32_t group) const;
    // What the group's metadata have, in bytes from geometry().base on; neighbours of one kind as one.
    void addAreas(const Group& group, std::vector<Area>& areas) const;

 private:
    Volume(const ByteSource& source, const Superblock& superblock) : source_(&source), super_(superblock) {}
    Result<void> open();
    std::uint64_t descriptorBlock(std::uint32_t index) const;

    const ByteSource* source_;
    Superblock super_;
    BlockGeometry geometry_;
    std::uint32_t blockSize_ = 0, ratio_ = 1, descriptorSize_ = 32, groups_ = 0, inodeSize_ = 128;
    std::uint32_t compatible_ = 0, incompatible_ = 0, readOnly_ = 0, seed_ = 0;
    std::uint64_t blocks_ = 0, freeBlocks_ = 0, tableBlocks_ = 0;
    bool sums_ = false, oldSums_ = false;
};

}  // namespace sectorsmith::ext
