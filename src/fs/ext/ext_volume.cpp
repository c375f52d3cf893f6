// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/ext/ext_volume.h"

#include <fmt/format.h>

#include <bit>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/errors.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::ext {

namespace {

// What this reader understands; everything else may change what a bit of the map means.
//   filetype recover meta_bg extents 64bit mmp flex_bg ea_inode metadata_csum_seed large_dir inline_data encrypt casefold
constexpr std::uint32_t knownIncompatible =
    0x2 | 0x4 | 0x10 | 0x40 | 0x80 | 0x100 | 0x200 | 0x400 | 0x2000 | 0x4000 | 0x8000 | 0x10000 | 0x20000;
//   sparse_super large_file btree_dir huge_file uninit_bg dir_nlink extra_isize quota bigalloc metadata_csum project
//   verity orphan_present
constexpr std::uint32_t knownReadOnly =
    0x1 | 0x2 | 0x4 | 0x8 | 0x10 | 0x20 | 0x40 | 0x100 | 0x200 | 0x400 | 0x2000 | 0x8000 | 0x10000;
constexpr std::uint32_t maxGroups = 1U << 24;

// CRC-16 with the reflected polynomial A001: the older checksum of group descriptors (uninit_bg).
std::uint16_t crc16(std::span<const std::byte> bytes, std::uint16_t crc) {
    for (std::byte b : bytes) {
        crc = static_cast<std::uint16_t>(crc ^ std::to_integer<unsigned>(b));
        for (int i = 0; i < 8; ++i)
            crc = static_cast<std::uint16_t>((crc & 1) != 0 ? (crc >> 1) ^ 0xA001 : crc >> 1);
    }
    return crc;
}

bool isPower(std::uint32_t value, std::uint32_t base) {
    std::uint64_t power = base;
    while (power < value) power *= base;
    return power == value;
}

}  // namespace

Result<Volume> Volume::open(const ByteSource& source) {
    const auto superblock = fsread::structure<Superblock>(source, 1024);
    if (!superblock || superblock->magic != 0xEF53)
        return failAt(1024, Cause::Damaged, FsError::SuperblockUnreadable);
    Volume volume(source, *superblock);
    if (auto opened = volume.open(); !opened) return std::unexpected(opened.error());
    return volume;
}

Result<void> Volume::open() {
    const auto damaged = [](FsError code, const auto&... arguments) {
        return failAt(1024, Cause::Damaged, code, arguments...);
    };
    const bool dynamic = super_.revision == 1;
    if (dynamic) {
        compatible_ = super_.compatible;
        incompatible_ = super_.incompatible;
        readOnly_ = super_.readOnlyCompatible;
    }
    if ((incompatible_ & ~knownIncompatible) != 0)
        return fail(Cause::Refused, FsError::ExtIncompatibleFeatures,
                    fmt::format("{:x}", incompatible_ & ~knownIncompatible));
    if ((readOnly_ & ~knownReadOnly) != 0)
        return fail(Cause::Refused, FsError::ExtReadOnlyFeatures,
                    fmt::format("{:x}", readOnly_ & ~knownReadOnly));
    if (super_.logBlockSize > 6) return damaged(FsError::BlockSizeImpossible);
    blockSize_ = 1024U << super_.logBlockSize;
    sums_ = (readOnly_ & readOnlyMetadataChecksum) != 0;
    oldSums_ = !sums_ && (readOnly_ & readOnlyDescriptorChecksum) != 0;
    if (sums_) {
        const auto bytes = std::as_bytes(std::span(&super_, 1)).first(0x3FC);
        if (super_.checksumType[0] != std::byte{1} || crc32c(bytes) != super_.checksum)
            return damaged(FsError::SuperblockChecksum);
        seed_ =
            (incompatible_ & incompatChecksumSeed) != 0 ? super_.checksumSeed.value() : crc32c(super_.uuid);
    }
    const bool wide = (incompatible_ & incompat64Bit) != 0;
    blocks_ = super_.blockCountLow | (wide ? std::uint64_t{super_.blockCountHigh} << 32 : 0);
    freeBlocks_ = super_.freeBlocksLow | (wide ? std::uint64_t{super_.freeBlocksHigh} << 32 : 0);
    if (wide) {
        descriptorSize_ = super_.descriptorSize;
        if (descriptorSize_ < 64 || descriptorSize_ > 1024 || !std::has_single_bit(descriptorSize_))
            return damaged(FsError::GroupDescriptorSize);
    }
    std::uint32_t clustersPerGroup = super_.blocksPerGroup;
    if ((readOnly_ & readOnlyBigAllocation) != 0) {
        if (super_.logClusterSize < super_.logBlockSize || super_.logClusterSize > 20)
            return damaged(FsError::ClusterSizeImpossible);
        ratio_ = 1U << (super_.logClusterSize - super_.logBlockSize);
        clustersPerGroup = super_.clustersPerGroup;
    }
    const std::uint32_t first = super_.firstDataBlock;
    if (first > 1 || blocks_ <= first || blocks_ > (std::uint64_t{1} << 62) / blockSize_ ||
        (blockSize_ > 1024 && first != 0) || (blockSize_ == 1024 && first == 0 && ratio_ == 1))
        return damaged(FsError::SuperblockSize);
    if (clustersPerGroup == 0 || clustersPerGroup % 8 != 0 || clustersPerGroup > blockSize_ * 8 ||
        std::uint64_t{clustersPerGroup} * ratio_ != super_.blocksPerGroup)
        return damaged(FsError::BlocksPerGroup);
    const std::uint64_t groups = (blocks_ - first + super_.blocksPerGroup - 1) / super_.blocksPerGroup;
    if (groups > maxGroups) return fail(Cause::NoSpace, FsError::TooManyGroups);
    groups_ = static_cast<std::uint32_t>(groups);
    inodeSize_ = dynamic ? super_.inodeSize.value() : 128;
    if (inodeSize_ < 128 || inodeSize_ > blockSize_ || !std::has_single_bit(inodeSize_) ||
        super_.inodesPerGroup == 0 || super_.inodesPerGroup > blockSize_ * 8 ||
        std::uint64_t{super_.inodesPerGroup} * groups_ != super_.inodeCount)
        return damaged(FsError::InodeCount);
    tableBlocks_ = (std::uint64_t{super_.inodesPerGroup} * inodeSize_ + blockSize_ - 1) / blockSize_;
    if (freeBlocks_ > blocks_) return damaged(FsError::SuperblockFreeBlocks, freeBlocks_, blocks_);
    geometry_.base = bytesOf(first);
    geometry_.blockSize = blockSize_ * ratio_;
    geometry_.blocks = (blocks_ - first + ratio_ - 1) / ratio_;
    geometry_.limit = bytesOf(blocks_ - first);
    geometry_.volumeBytes = bytesOf(blocks_);
    return {};
}

bool Volume::hasSuperblock(std::uint32_t group) const {
    if (group == 0) return true;
    if ((compatible_ & compatSparse2) != 0)
        return group == super_.backupGroups[0] || group == super_.backupGroups[1];
    if (group == 1 || (readOnly_ & readOnlySparse) == 0) return true;
    return isPower(group, 3) || isPower(group, 5) || isPower(group, 7);
}

std::uint64_t Volume::descriptorBlocksIn(std::uint32_t group) const {
    const std::uint32_t perBlock = blockSize_ / descriptorSize_;
    const std::uint32_t all = (groups_ + perBlock - 1) / perBlock;
    const bool meta = (incompatible_ & incompatMetaGroups) != 0;
    if (!meta || group / perBlock < super_.firstMetaGroup) {
        if (!hasSuperblock(group)) return 0;
        return meta ? std::min<std::uint32_t>(super_.firstMetaGroup, all) : all;
    }
    // The first, second and last group of those that one block describes.
    const std::uint32_t place = group % perBlock;
    return place == 0 || place == 1 || place == perBlock - 1 ? 1 : 0;
}

std::uint64_t Volume::baseBlocks(std::uint32_t group) const {
    const bool copy = hasSuperblock(group);
    std::uint64_t blocks = (copy ? 1 : 0) + descriptorBlocksIn(group);
    const std::uint32_t perBlock = blockSize_ / descriptorSize_;
    const bool byMeta =
        (incompatible_ & incompatMetaGroups) != 0 && group / perBlock >= super_.firstMetaGroup;
    if (copy && !byMeta) blocks += super_.reservedDescriptorBlocks;
    // Blocks of 1 KiB with bigalloc: the superblock is in block 1, and block 0 belongs to group 0.
    if (group == 0 && blockSize_ == 1024 && super_.firstDataBlock == 0) ++blocks;
    return blocks;
}

std::uint64_t Volume::descriptorBlock(std::uint32_t index) const {
    const std::uint64_t superblock = 1024 / blockSize_;
    const bool meta = (incompatible_ & incompatMetaGroups) != 0;
    if (!meta || index < super_.firstMetaGroup) return superblock + 1 + index;
    const std::uint32_t perBlock = blockSize_ / descriptorSize_;
    const std::uint32_t group = index * perBlock;
    std::uint64_t block = super_.firstDataBlock + std::uint64_t{group} * super_.blocksPerGroup;
    if (hasSuperblock(group)) ++block;
    if (group == 0 && blockSize_ == 1024 && super_.firstDataBlock == 0) ++block;
    return block;
}

Result<Group> Volume::group(WindowReader& reader, std::uint32_t number) const {
    const std::uint32_t perBlock = blockSize_ / descriptorSize_;
    const std::uint64_t at =
        bytesOf(descriptorBlock(number / perBlock)) + std::uint64_t{number % perBlock} * descriptorSize_;
    auto bytes = reader.get(at, descriptorSize_, FsMessage::GroupDescriptor);
    if (!bytes) return std::unexpected(bytes.error());
    GroupDescriptor raw{};
    const std::size_t known = std::min<std::size_t>(descriptorSize_, sizeof(raw));
    std::memcpy(static_cast<void*>(&raw), bytes->data(), known);
    const auto damaged = [&](FsError code) { return failAt(at, Cause::Damaged, code, number); };
    if (sums_ || oldSums_) {
        std::array<std::byte, 4> little;
        storeLittle(little.data(), number);
        std::uint16_t sum = 0;
        if (sums_) {
            const std::array<std::byte, 2> zero{};
            std::uint32_t crc = crc32c(little, seed_);
            crc = crc32c(bytes->first(0x1E), crc);
            crc = crc32c(zero, crc);
            crc = crc32c(bytes->subspan(0x20), crc);
            sum = static_cast<std::uint16_t>(crc & 0xFFFF);
        } else {
            sum = crc16(super_.uuid, 0xFFFF);
            sum = crc16(little, sum);
            sum = crc16(bytes->first(0x1E), sum);
            sum = crc16(bytes->subspan(0x20), sum);
        }
        if (sum != raw.checksum) return damaged(FsError::GroupChecksum);
    }
    Group group;
    group.number = number;
    group.firstBlock = super_.firstDataBlock + std::uint64_t{number} * super_.blocksPerGroup;
    group.blocks = std::min<std::uint64_t>(super_.blocksPerGroup, blocks_ - group.firstBlock);
    group.clusters = (group.blocks + ratio_ - 1) / ratio_;
    auto join = [](std::uint32_t low, std::uint64_t high) { return low | high << 32; };
    group.blockBitmap = join(raw.blockBitmapLow, raw.blockBitmapHigh);
    group.inodeBitmap = join(raw.inodeBitmapLow, raw.inodeBitmapHigh);
    group.inodeTable = join(raw.inodeTableLow, raw.inodeTableHigh);
    group.freeClusters = raw.freeBlocksLow | static_cast<std::uint32_t>(raw.freeBlocksHigh) << 16;
    group.bitmapSum =
        raw.blockBitmapSumLow | (descriptorSize_ >= 64 ? std::uint32_t{raw.blockBitmapSumHigh} << 16 : 0);
    // Without checksums nobody keeps this flag up to date.
    group.uninitialised = (sums_ || oldSums_) && (raw.flags & groupBlocksUninitialised) != 0;
    group.usedInodes = super_.inodesPerGroup;
    if (sums_ || oldSums_) {
        const std::uint32_t unused = raw.unusedInodesLow | static_cast<std::uint32_t>(raw.unusedInodesHigh)
                                                               << 16;
        if (unused > group.usedInodes) return damaged(FsError::GroupUnusedInodes);
        group.usedInodes -= unused;
        if ((raw.flags & groupInodesUninitialised) != 0) group.usedInodes = 0;
    }
    const std::uint64_t first = super_.firstDataBlock;
    for (const std::uint64_t block : {group.blockBitmap, group.inodeBitmap})
        if (block <= first || block >= blocks_) return damaged(FsError::GroupBitmapOffset);
    if (group.inodeTable <= first || group.inodeTable >= blocks_ || tableBlocks_ > blocks_ - group.inodeTable)
        return damaged(FsError::GroupInodeTable);
    if (group.freeClusters > group.clusters) return damaged(FsError::GroupFreeBlocks);
    return group;
}

void Volume::addAreas(const Group& group, std::vector<Area>& areas) const {
    auto add = [&](std::uint64_t block, std::uint64_t count, FsMessage name) {
        const std::uint64_t start = bytesOf(block) - geometry_.base;
        const std::uint64_t end = start + bytesOf(count);
        // With flex_bg the bitmaps of many groups lie side by side: one area then.
        if (!areas.empty() && areas.back().end == start) areas.back().end = end;
        else areas.push_back({start, end, say(name)});
    };
    if (const std::uint64_t base = baseBlocks(group.number); base > 0)
        add(group.firstBlock, std::min(base, group.blocks), FsMessage::AreaSuperblockOrDescriptors);
    add(group.blockBitmap, 1, FsMessage::AreaBlockBitmap);
    add(group.inodeBitmap, 1, FsMessage::AreaInodeBitmap);
    add(group.inodeTable, tableBlocks_, FsMessage::AreaInodeTable);
}

}  // namespace sectorsmith::ext
