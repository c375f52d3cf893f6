// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Linux kernel documentation, filesystems/ext4: block groups, group descriptors, bitmaps, checksums.
#include "fs/ext/ext_allocation.h"

#include <fmt/format.h>

#include <bit>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/ext/ext_structs.h"
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

struct Group {
    std::uint32_t number = 0;
    std::uint64_t firstBlock = 0;
    std::uint64_t blocks = 0;    // fewer in the last
    std::uint64_t clusters = 0;  // the same in clusters
    std::uint64_t blockBitmap = 0, inodeBitmap = 0, inodeTable = 0;
    std::uint64_t freeClusters = 0;
    std::uint32_t bitmapSum = 0;
    bool uninitialised = false;
};

class Map : public AllocationMap {
 public:
    Map(const ByteSource& source, const Superblock& superblock) : source_(source), super_(superblock) {}

    Result<void> open();
    const BlockGeometry& geometry() const override { return geometry_; }
    std::uint64_t mapBytes() const override { return std::uint64_t{groups_} * blockSize_; }
    Result<void> requireClean() override;
    Result<void> walk(FreeSink& sink) override;
    Result<BlockUse> use(std::uint64_t offset) override;

 private:
    std::uint64_t descriptorBlock(std::uint32_t index) const;
    Result<Group> group(WindowReader& reader, std::uint32_t number) const;
    bool hasSuperblock(std::uint32_t group) const;
    // Blocks of descriptors that follow the superblock (or stand alone with meta_bg) at the start of the group.
    std::uint64_t descriptorBlocksIn(std::uint32_t group) const;
    // Blocks at the start of the group: superblock, descriptors, room for growing.
    std::uint64_t baseBlocks(std::uint32_t group) const;
    Result<std::vector<std::byte>> bitmap(WindowReader& reader, const Group& group) const;
    Result<void> requireEmptyJournal();
    Result<void> requireNoOtherHost();
    void addAreas(const Group& group, std::vector<Area>& areas) const;
    std::uint64_t bytesOf(std::uint64_t block) const { return block * blockSize_; }

    const ByteSource& source_;
    Superblock super_;
    BlockGeometry geometry_;  // in clusters, from firstDataBlock on
    std::uint32_t blockSize_ = 0, ratio_ = 1, descriptorSize_ = 32, groups_ = 0;
    std::uint32_t compatible_ = 0, incompatible_ = 0, readOnly_ = 0, seed_ = 0;
    std::uint64_t blocks_ = 0, freeBlocks_ = 0, tableBlocks_ = 0;
    bool sums_ = false, oldSums_ = false;
};

Result<void> Map::open() {
    auto damaged = [](std::string text) { return fail(Cause::Damaged, std::move(text), 1024); };
    const bool dynamic = super_.revision == 1;
    if (dynamic) {
        compatible_ = super_.compatible;
        incompatible_ = super_.incompatible;
        readOnly_ = super_.readOnlyCompatible;
    }
    if ((incompatible_ & ~knownIncompatible) != 0)
        return fail(Cause::Refused,
                    fmt::format("The file system uses incompatible features that are not known "
                                "here (mask {:x}).",
                                incompatible_ & ~knownIncompatible));
    if ((readOnly_ & ~knownReadOnly) != 0)
        return fail(Cause::Refused,
                    fmt::format("The file system uses features that forbid changing it without knowing them "
                                "(mask {:x}).",
                                readOnly_ & ~knownReadOnly));
    if (super_.logBlockSize > 6) return damaged("The block size is impossible.");
    blockSize_ = 1024U << super_.logBlockSize;
    sums_ = (readOnly_ & readOnlyMetadataChecksum) != 0;
    oldSums_ = !sums_ && (readOnly_ & readOnlyDescriptorChecksum) != 0;
    if (sums_) {
        const auto bytes = std::as_bytes(std::span(&super_, 1)).first(0x3FC);
        if (super_.checksumType[0] != std::byte{1} || crc32c(bytes) != super_.checksum)
            return damaged("The checksum of the superblock is wrong.");
        seed_ =
            (incompatible_ & incompatChecksumSeed) != 0 ? super_.checksumSeed.value() : crc32c(super_.uuid);
    }
    const bool wide = (incompatible_ & incompat64Bit) != 0;
    blocks_ = super_.blockCountLow | (wide ? std::uint64_t{super_.blockCountHigh} << 32 : 0);
    freeBlocks_ = super_.freeBlocksLow | (wide ? std::uint64_t{super_.freeBlocksHigh} << 32 : 0);
    if (wide) {
        descriptorSize_ = super_.descriptorSize;
        if (descriptorSize_ < 64 || descriptorSize_ > 1024 || !std::has_single_bit(descriptorSize_))
            return damaged("The size of the group descriptors is impossible.");
    }
    std::uint32_t clustersPerGroup = super_.blocksPerGroup;
    if ((readOnly_ & readOnlyBigAllocation) != 0) {
        if (super_.logClusterSize < super_.logBlockSize || super_.logClusterSize > 20)
            return damaged("The cluster size is impossible.");
        ratio_ = 1U << (super_.logClusterSize - super_.logBlockSize);
        clustersPerGroup = super_.clustersPerGroup;
    }
    const std::uint32_t first = super_.firstDataBlock;
    if (first > 1 || blocks_ <= first || blocks_ > (std::uint64_t{1} << 62) / blockSize_ ||
        (blockSize_ > 1024 && first != 0) || (blockSize_ == 1024 && first == 0 && ratio_ == 1))
        return damaged("The superblock declares an impossible size.");
    if (clustersPerGroup == 0 || clustersPerGroup % 8 != 0 || clustersPerGroup > blockSize_ * 8 ||
        std::uint64_t{clustersPerGroup} * ratio_ != super_.blocksPerGroup)
        return damaged("The number of blocks in a group is impossible.");
    const std::uint64_t groups = (blocks_ - first + super_.blocksPerGroup - 1) / super_.blocksPerGroup;
    if (groups > maxGroups) return fail(Cause::NoSpace, "The file system has too many groups.");
    groups_ = static_cast<std::uint32_t>(groups);
    const std::uint32_t inodeSize = dynamic ? super_.inodeSize.value() : 128;
    if (inodeSize < 128 || inodeSize > blockSize_ || !std::has_single_bit(inodeSize) ||
        super_.inodesPerGroup == 0 || super_.inodesPerGroup > blockSize_ * 8 ||
        std::uint64_t{super_.inodesPerGroup} * groups_ != super_.inodeCount)
        return damaged("The number of inodes is impossible.");
    tableBlocks_ = (std::uint64_t{super_.inodesPerGroup} * inodeSize + blockSize_ - 1) / blockSize_;
    if (freeBlocks_ > blocks_)
        return damaged(fmt::format("The superblock counts {} free blocks of {}.", freeBlocks_, blocks_));
    geometry_.base = bytesOf(first);
    geometry_.blockSize = blockSize_ * ratio_;
    geometry_.blocks = (blocks_ - first + ratio_ - 1) / ratio_;
    geometry_.limit = bytesOf(blocks_ - first);
    geometry_.volumeBytes = bytesOf(blocks_);
    if (super_.errorCount != 0)
        notes.push_back(fmt::format("The superblock remembers {}.",
                                    counted(super_.errorCount, "earlier error", "earlier errors")));
    return {};
}

Result<void> Map::requireClean() {
    auto refused = [](std::string text) { return fail(Cause::Refused, std::move(text)); };
    if ((incompatible_ & incompatRecover) != 0)
        return refused(
            "The journal has to be replayed first: blocks that the map calls free can hold files. Mount and "
            "unmount the file system, or run e2fsck.");
    if ((super_.state & 2) != 0)
        return refused("The file system is marked as having errors: run e2fsck first.");
    if ((super_.state & 1) == 0)
        return refused(
            "The file system is mounted, or was not unmounted cleanly: unmount it, or run e2fsck first.");
    if ((super_.state & 4) != 0 || super_.lastOrphan != 0 || (readOnly_ & readOnlyOrphans) != 0)
        return refused("Deleted files wait for their blocks to be given back (orphans): run e2fsck first.");
    if (auto other = requireNoOtherHost(); !other) return other;
    return requireEmptyJournal();
}

// Multiple mount protection: a block that the host which has it mounted keeps changing.
Result<void> Map::requireNoOtherHost() {
    if ((incompatible_ & incompatMmp) == 0) return {};
    if (super_.mmpBlock >= blocks_) return fail(Cause::Damaged, "The MMP block lies beyond the end.");
    auto data = fsread::bytes(source_, bytesOf(super_.mmpBlock), 16);
    if (!data) return fail(Cause::Io, "The MMP block cannot be read.", bytesOf(super_.mmpBlock));
    if (loadLittle<std::uint32_t>(data->data()) != 0x004D4D50)
        return fail(Cause::Damaged, "The MMP block is damaged.", bytesOf(super_.mmpBlock));
    if (loadLittle<std::uint32_t>(data->data() + 4) != 0xFF4D4D50)
        return fail(Cause::Refused, "Another computer, or e2fsck, has the file system in use (MMP).");
    return {};
}

// needs_recovery says it all for Linux; a start in the journal's own superblock without it is another's mistake, and just
// as dangerous. Where the journal's first block is stands in the superblock's copy of its inode.
Result<void> Map::requireEmptyJournal() {
    if ((compatible_ & compatJournal) == 0 || super_.journalInode == 0 ||
        super_.journalBackup[0] != std::byte{1})
        return {};
    std::array<std::byte, 60> inode;
    std::memcpy(inode.data(), super_.journalBlocks.data(), inode.size());
    const ByteReader reader(inode);
    std::uint64_t block = *reader.little<std::uint32_t>(0);
    if (*reader.little<std::uint16_t>(0) == 0xF30A) {
        if (*reader.little<std::uint16_t>(6) != 0) return {};  // deeper than the copy tells
        block = *reader.little<std::uint32_t>(12 + 8) | std::uint64_t{*reader.little<std::uint16_t>(12 + 6)}
                                                            << 32;
    }
    if (block == 0 || block >= blocks_) return {};
    auto data = fsread::bytes(source_, bytesOf(block), 0x20);
    if (!data) return fail(Cause::Io, "The journal's superblock cannot be read.", bytesOf(block));
    if (loadBig<std::uint32_t>(data->data()) != 0xC03B3998)
        return fail(Cause::Damaged, "The journal's superblock is damaged: run e2fsck first.", bytesOf(block));
    if (loadBig<std::uint32_t>(data->data() + 0x1C) != 0)
        return fail(Cause::Refused, "The journal is not empty: run e2fsck first.", bytesOf(block));
    return {};
}

bool Map::hasSuperblock(std::uint32_t group) const {
    if (group == 0) return true;
    if ((compatible_ & compatSparse2) != 0)
        return group == super_.backupGroups[0] || group == super_.backupGroups[1];
    if (group == 1 || (readOnly_ & readOnlySparse) == 0) return true;
    return isPower(group, 3) || isPower(group, 5) || isPower(group, 7);
}

std::uint64_t Map::descriptorBlocksIn(std::uint32_t group) const {
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

std::uint64_t Map::baseBlocks(std::uint32_t group) const {
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

std::uint64_t Map::descriptorBlock(std::uint32_t index) const {
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

Result<Group> Map::group(WindowReader& reader, std::uint32_t number) const {
    const std::uint32_t perBlock = blockSize_ / descriptorSize_;
    const std::uint64_t at =
        bytesOf(descriptorBlock(number / perBlock)) + std::uint64_t{number % perBlock} * descriptorSize_;
    auto bytes = reader.get(at, descriptorSize_, "group descriptor");
    if (!bytes) return std::unexpected(bytes.error());
    GroupDescriptor raw{};
    const std::size_t known = std::min<std::size_t>(descriptorSize_, sizeof(raw));
    std::memcpy(static_cast<void*>(&raw), bytes->data(), known);
    auto damaged = [&](std::string_view what) {
        return fail(Cause::Damaged,
                    fmt::format("The descriptor of block group {} is damaged ({}).", number, what), at);
    };
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
        if (sum != raw.checksum) return damaged("checksum");
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
    const std::uint64_t first = super_.firstDataBlock;
    for (const std::uint64_t block : {group.blockBitmap, group.inodeBitmap})
        if (block <= first || block >= blocks_) return damaged("place of a bitmap");
    if (group.inodeTable <= first || group.inodeTable >= blocks_ || tableBlocks_ > blocks_ - group.inodeTable)
        return damaged("place of the inode table");
    if (group.freeClusters > group.clusters) return damaged("count of free blocks");
    return group;
}

Result<std::vector<std::byte>> Map::bitmap(WindowReader& reader, const Group& group) const {
    const std::uint64_t perGroup = super_.blocksPerGroup / ratio_;
    if (!group.uninitialised) {
        auto bytes = reader.get(bytesOf(group.blockBitmap), perGroup / 8,
                                fmt::format("block bitmap of group {}", group.number));
        if (!bytes) return std::unexpected(bytes.error());
        if (sums_) {
            std::uint32_t sum = crc32c(*bytes, seed_);
            if (descriptorSize_ < 64) sum &= 0xFFFF;
            if (sum != group.bitmapSum)
                return fail(
                    Cause::Damaged,
                    fmt::format("The checksum of the block bitmap of group {} is wrong: run e2fsck first.",
                                group.number),
                    bytesOf(group.blockBitmap));
        }
        return std::vector<std::byte>(bytes->begin(), bytes->end());
    }
    // Never written: what it would say follows from the layout.
    std::vector<std::byte> bits(perGroup / 8);
    auto mark = [&](std::uint64_t block, std::uint64_t count) {
        const std::uint64_t start = std::max(block, group.firstBlock);
        const std::uint64_t end = std::min(block + count, group.firstBlock + group.blocks);
        for (std::uint64_t at = start; at < end; ++at) {
            const std::uint64_t cluster = (at - group.firstBlock) / ratio_;
            bits[cluster / 8] |= std::byte{1} << (cluster % 8);
        }
    };
    mark(group.firstBlock, baseBlocks(group.number));
    mark(group.blockBitmap, 1);
    mark(group.inodeBitmap, 1);
    mark(group.inodeTable, tableBlocks_);
    return bits;
}

void Map::addAreas(const Group& group, std::vector<Area>& areas) const {
    auto add = [&](std::uint64_t block, std::uint64_t count, std::string name) {
        const std::uint64_t start = bytesOf(block) - geometry_.base;
        const std::uint64_t end = start + bytesOf(count);
        // With flex_bg the bitmaps of many groups lie side by side: one area then.
        if (!areas.empty() && areas.back().end == start) areas.back().end = end;
        else areas.push_back({start, end, std::move(name)});
    };
    if (const std::uint64_t base = baseBlocks(group.number); base > 0)
        add(group.firstBlock, std::min(base, group.blocks), "superblock or group descriptors");
    add(group.blockBitmap, 1, "block bitmap");
    add(group.inodeBitmap, 1, "inode bitmap");
    add(group.inodeTable, tableBlocks_, "inode table");
}

Result<void> Map::walk(FreeSink& sink) {
    WindowReader descriptors(source_);
    std::vector<Area> blockBitmaps, areas;
    for (std::uint32_t i = 0; i < groups_; ++i) {
        auto g = group(descriptors, i);
        if (!g) return std::unexpected(g.error());
        addAreas(*g, areas);
        if (i % 1024 == 0)
            if (auto on = sink.progress(0, mapBytes()); !on) return on;
    }
    sink.forbid(std::move(areas));
    WindowReader bitmaps(source_);
    std::uint64_t free = 0;
    for (std::uint32_t i = 0; i < groups_ && !sink.stopped(); ++i) {
        if (auto on = sink.progress(std::uint64_t{i} * blockSize_, mapBytes()); !on) return on;
        auto g = group(descriptors, i);
        if (!g) return std::unexpected(g.error());
        auto bits = bitmap(bitmaps, *g);
        if (!bits) return std::unexpected(bits.error());
        const std::uint64_t here = g->clusters - countBits(*bits, g->clusters);
        if (here != g->freeClusters)
            return fail(
                Cause::Damaged,
                fmt::format("The block bitmap of group {} has {}, its descriptor counts {}: run e2fsck "
                            "first.",
                            i, counted(here, "free block", "free blocks"), g->freeClusters),
                bytesOf(g->blockBitmap));
        free += here;
        const std::uint64_t firstCluster = std::uint64_t{i} * (super_.blocksPerGroup / ratio_);
        if (auto given = freeFromBits(*bits, g->clusters, firstCluster, sink); !given) return given;
    }
    if (!sink.stopped() && free * ratio_ != freeBlocks_)
        return fail(
            Cause::Damaged,
            fmt::format("The block bitmaps have {} free blocks, the superblock counts {}: run e2fsck first.",
                        free * ratio_, freeBlocks_),
            1024);
    return sink.finish();
}

Result<BlockUse> Map::use(std::uint64_t offset) {
    BlockUse use;
    use.use = Use::Used;
    const std::uint64_t block = offset / blockSize_;
    use.offset = bytesOf(block);
    use.length = std::min<std::uint64_t>(blockSize_, geometry_.volumeBytes - use.offset);
    if (block < super_.firstDataBlock) {
        use.area = "boot block";
        return use;
    }
    const auto number = static_cast<std::uint32_t>((block - super_.firstDataBlock) / super_.blocksPerGroup);
    WindowReader reader(source_);
    auto g = group(reader, number);
    if (!g) return std::unexpected(g.error());
    WindowReader bitmapReader(source_, 4096);
    auto bits = bitmap(bitmapReader, *g);
    if (!bits) return std::unexpected(bits.error());
    const std::uint64_t inGroup = block - g->firstBlock;
    if (!bitAt(*bits, inGroup / ratio_)) {
        use.use = Use::Free;
        return use;
    }
    const std::uint64_t copy = hasSuperblock(number) ? 1 : 0;
    if (inGroup < baseBlocks(number)) {
        const std::uint64_t boot = number == 0 && blockSize_ == 1024 && super_.firstDataBlock == 0 ? 1 : 0;
        use.area = inGroup < boot                                       ? "boot block"
                   : inGroup < boot + copy                              ? "superblock"
                   : inGroup < boot + copy + descriptorBlocksIn(number) ? "group descriptors"
                                                                        : "room for more group descriptors";
        if (number != 0) use.area = fmt::format("{} (copy in group {})", use.area, number);
        return use;
    }
    // With flex_bg, the tables of some groups lie together in the first of them.
    std::uint32_t from = number, to = number + 1;
    if ((incompatible_ & incompatFlexGroups) != 0) {
        const unsigned shift = std::min(std::to_integer<unsigned>(super_.logFlexGroups[0]), 24U);
        from = number >> shift << shift;
        to = static_cast<std::uint32_t>(std::min<std::uint64_t>(groups_, from + (std::uint64_t{1} << shift)));
    }
    for (std::uint32_t i = from; i < to; ++i) {
        auto other = group(reader, i);
        if (!other) return std::unexpected(other.error());
        if (block == other->blockBitmap) use.area = fmt::format("block bitmap of group {}", i);
        else if (block == other->inodeBitmap) use.area = fmt::format("inode bitmap of group {}", i);
        else if (block >= other->inodeTable && block - other->inodeTable < tableBlocks_)
            use.area = fmt::format("inode table of group {}", i);
        else continue;
        break;
    }
    return use;
}

}  // namespace

Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source) {
    const auto superblock = fsread::structure<Superblock>(source, 1024);
    if (!superblock || superblock->magic != 0xEF53)
        return fail(Cause::Damaged, "The superblock cannot be read.", 1024);
    auto map = std::make_unique<Map>(source, *superblock);
    if (auto opened = map->open(); !opened) return std::unexpected(opened.error());
    return map;
}

}  // namespace sectorsmith::ext
