// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Linux kernel documentation, filesystems/ext4: bitmaps, checksums.
//
// The counts of free blocks find a bit that was turned, but not two of a group: so the bitmaps are compared with the blocks
// that all inodes have, too.
#include "fs/ext/ext_allocation.h"

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/catalogue_check.h"
#include "fs/errors.h"
#include "fs/ext/ext_catalogue.h"
#include "fs/ext/ext_volume.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::ext {

namespace {

class Map : public AllocationMap {
 public:
    explicit Map(Volume volume)
        : volume_(std::move(volume)),
          super_(volume_.super()),
          geometry_(volume_.geometry()),
          blockSize_(volume_.blockSize()),
          ratio_(volume_.clusterBlocks()) {
        if (super_.errorCount != 0) notes.push_back(say(FsMessage::EarlierErrors, Count{super_.errorCount}));
    }

    const BlockGeometry& geometry() const override { return geometry_; }
    std::uint64_t mapBytes() const override { return std::uint64_t{volume_.groups()} * blockSize_; }
    Result<void> requireClean() override;
    Result<void> compareWithFiles(Progress& progress) override;
    Result<void> walk(FreeSink& sink) override;
    Result<BlockUse> use(std::uint64_t offset) override;

 private:
    std::uint64_t groupClusters() const { return super_.blocksPerGroup / ratio_; }
    Result<std::vector<std::byte>> bitmap(WindowReader& reader, const Group& group) const;
    Result<void> requireEmptyJournal();
    Result<void> requireNoOtherHost();

    Volume volume_;
    const Superblock& super_;
    const BlockGeometry& geometry_;
    std::uint32_t blockSize_, ratio_;
};

Result<void> Map::requireClean() {
    if ((volume_.incompatible() & incompatRecover) != 0)
        return fail(Cause::Refused, FsError::ExtNeedsRecovery);
    if ((super_.state & 2) != 0) return fail(Cause::Refused, FsError::ExtHasErrors);
    if ((super_.state & 1) == 0) return fail(Cause::Refused, FsError::ExtNotClean);
    if ((super_.state & 4) != 0 || super_.lastOrphan != 0 || (volume_.readOnly() & readOnlyOrphans) != 0)
        return fail(Cause::Refused, FsError::ExtOrphans);
    if (auto other = requireNoOtherHost(); !other) return other;
    return requireEmptyJournal();
}

// Multiple mount protection: a block that the host which has it mounted keeps changing.
Result<void> Map::requireNoOtherHost() {
    if ((volume_.incompatible() & incompatMmp) == 0) return {};
    if (super_.mmpBlock >= volume_.blocks()) return fail(Cause::Damaged, FsError::MmpBeyondEnd);
    auto data = fsread::bytes(volume_.source(), volume_.bytesOf(super_.mmpBlock), 16);
    if (!data) return failAt(volume_.bytesOf(super_.mmpBlock), Cause::Io, FsError::MmpUnreadable);
    if (loadLittle<std::uint32_t>(data->data()) != 0x004D4D50)
        return failAt(volume_.bytesOf(super_.mmpBlock), Cause::Damaged, FsError::MmpDamaged);
    if (loadLittle<std::uint32_t>(data->data() + 4) != 0xFF4D4D50)
        return fail(Cause::Refused, FsError::MmpInUse);
    return {};
}

// needs_recovery says it all for Linux; a start in the journal's own superblock without it is another's mistake, and just
// as dangerous. Where the journal's first block is stands in the superblock's copy of its inode.
Result<void> Map::requireEmptyJournal() {
    if ((volume_.compatible() & compatJournal) == 0 || super_.journalInode == 0 ||
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
    if (block == 0 || block >= volume_.blocks()) return {};
    auto data = fsread::bytes(volume_.source(), volume_.bytesOf(block), 0x20);
    if (!data) return failAt(volume_.bytesOf(block), Cause::Io, FsError::JournalSuperblockUnreadable);
    if (loadBig<std::uint32_t>(data->data()) != 0xC03B3998)
        return failAt(volume_.bytesOf(block), Cause::Damaged, FsError::JournalSuperblockDamaged);
    if (loadBig<std::uint32_t>(data->data() + 0x1C) != 0)
        return failAt(volume_.bytesOf(block), Cause::Refused, FsError::JournalNotEmpty);
    return {};
}

Result<std::vector<std::byte>> Map::bitmap(WindowReader& reader, const Group& group) const {
    const std::uint64_t perGroup = groupClusters();
    if (!group.uninitialised) {
        auto bytes = reader.get(volume_.bytesOf(group.blockBitmap), perGroup / 8,
                                {FsMessage::AreaBlockBitmapOf, group.number});
        if (!bytes) return std::unexpected(bytes.error());
        if (volume_.hasChecksums()) {
            std::uint32_t sum = crc32c(*bytes, volume_.checksumSeed());
            if (!volume_.wideDescriptors()) sum &= 0xFFFF;
            if (sum != group.bitmapSum)
                return failAt(volume_.bytesOf(group.blockBitmap), Cause::Damaged,
                              FsError::BlockBitmapChecksum, group.number);
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
    mark(group.firstBlock, volume_.baseBlocks(group.number));
    mark(group.blockBitmap, 1);
    mark(group.inodeBitmap, 1);
    mark(group.inodeTable, volume_.tableBlocks());
    return bits;
}

Result<void> Map::compareWithFiles(Progress& progress) {
    WindowReader descriptors(volume_.source()), bitmaps(volume_.source());
    PagedBits bits(
        geometry_.blocks, [&](std::uint64_t offset, std::uint64_t length) -> Result<std::vector<std::byte>> {
            const std::uint64_t perGroup = groupClusters() / 8;
            std::vector<std::byte> out;
            out.reserve(length);
            while (out.size() < length) {
                const std::uint64_t at = offset + out.size();
                auto g = volume_.group(descriptors, static_cast<std::uint32_t>(at / perGroup));
                if (!g) return std::unexpected(g.error());
                auto here = bitmap(bitmaps, *g);
                if (!here) return here;
                const auto part = std::span(*here).subspan(at % perGroup);
                const auto taken = part.first(std::min<std::size_t>(part.size(), length - out.size()));
                out.insert(out.end(), taken.begin(), taken.end());
            }
            return out;
        });
    return requireFilesAllocated(*openCatalogue(volume_), geometry_, bits,
                                 geometry_.blocks - volume_.freeBlocks() / ratio_, FsError::CheckExt,
                                 progress);
}

Result<void> Map::walk(FreeSink& sink) {
    WindowReader descriptors(volume_.source());
    std::vector<Area> blockBitmaps, areas;
    for (std::uint32_t i = 0; i < volume_.groups(); ++i) {
        auto g = volume_.group(descriptors, i);
        if (!g) return std::unexpected(g.error());
        volume_.addAreas(*g, areas);
        if (i % 1024 == 0)
            if (auto on = sink.progress(0, mapBytes()); !on) return on;
    }
    sink.forbid(std::move(areas));
    WindowReader bitmaps(volume_.source());
    std::uint64_t free = 0;
    for (std::uint32_t i = 0; i < volume_.groups() && !sink.stopped(); ++i) {
        if (auto on = sink.progress(std::uint64_t{i} * blockSize_, mapBytes()); !on) return on;
        auto g = volume_.group(descriptors, i);
        if (!g) return std::unexpected(g.error());
        auto bits = bitmap(bitmaps, *g);
        if (!bits) return std::unexpected(bits.error());
        const std::uint64_t here = g->clusters - countBits(*bits, g->clusters);
        if (here != g->freeClusters)
            return failAt(volume_.bytesOf(g->blockBitmap), Cause::Damaged, FsError::BlockBitmapCount, i, here,
                          g->freeClusters);
        free += here;
        const std::uint64_t firstCluster = std::uint64_t{i} * (super_.blocksPerGroup / ratio_);
        if (auto given = freeFromBits(*bits, g->clusters, firstCluster, sink); !given) return given;
    }
    if (!sink.stopped() && free * ratio_ != volume_.freeBlocks())
        return failAt(1024, Cause::Damaged, FsError::FreeBlocksMismatch, free * ratio_, volume_.freeBlocks());
    return sink.finish();
}

Result<BlockUse> Map::use(std::uint64_t offset) {
    BlockUse use;
    use.use = Use::Used;
    const std::uint64_t block = offset / blockSize_;
    use.offset = volume_.bytesOf(block);
    use.length = std::min<std::uint64_t>(blockSize_, geometry_.volumeBytes - use.offset);
    if (block < super_.firstDataBlock) {
        use.area = say(FsMessage::AreaBootBlock);
        return use;
    }
    const auto number = static_cast<std::uint32_t>((block - super_.firstDataBlock) / super_.blocksPerGroup);
    WindowReader reader(volume_.source());
    auto g = volume_.group(reader, number);
    if (!g) return std::unexpected(g.error());
    WindowReader bitmapReader(volume_.source(), 4096);
    auto bits = bitmap(bitmapReader, *g);
    if (!bits) return std::unexpected(bits.error());
    const std::uint64_t inGroup = block - g->firstBlock;
    if (!bitAt(*bits, inGroup / ratio_)) {
        use.use = Use::Free;
        return use;
    }
    const std::uint64_t copy = volume_.hasSuperblock(number) ? 1 : 0;
    if (inGroup < volume_.baseBlocks(number)) {
        const std::uint64_t boot = number == 0 && blockSize_ == 1024 && super_.firstDataBlock == 0 ? 1 : 0;
        use.area = say(inGroup < boot          ? FsMessage::AreaBootBlock
                       : inGroup < boot + copy ? FsMessage::AreaSuperblock
                       : inGroup < boot + copy + volume_.descriptorBlocksIn(number)
                           ? FsMessage::AreaGroupDescriptors
                           : FsMessage::AreaMoreGroupDescriptors);
        if (number != 0) use.area = say(FsMessage::AreaCopyInGroup, use.area, number);
        return use;
    }
    // With flex_bg, the tables of some groups lie together in the first of them.
    std::uint32_t from = number, to = number + 1;
    if ((volume_.incompatible() & incompatFlexGroups) != 0) {
        const unsigned shift = std::min(std::to_integer<unsigned>(super_.logFlexGroups[0]), 24U);
        from = number >> shift << shift;
        to = static_cast<std::uint32_t>(
            std::min<std::uint64_t>(volume_.groups(), from + (std::uint64_t{1} << shift)));
    }
    for (std::uint32_t i = from; i < to; ++i) {
        auto other = volume_.group(reader, i);
        if (!other) return std::unexpected(other.error());
        if (block == other->blockBitmap) use.area = say(FsMessage::AreaBlockBitmapOf, i);
        else if (block == other->inodeBitmap) use.area = say(FsMessage::AreaInodeBitmapOf, i);
        else if (block >= other->inodeTable && block - other->inodeTable < volume_.tableBlocks())
            use.area = say(FsMessage::AreaInodeTableOf, i);
        else continue;
        break;
    }
    return use;
}

}  // namespace

Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source) {
    auto volume = Volume::open(source);
    if (!volume) return std::unexpected(volume.error());
    return std::make_unique<Map>(std::move(*volume));
}

}  // namespace sectorsmith::ext
