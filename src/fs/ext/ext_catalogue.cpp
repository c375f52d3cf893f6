// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Linux kernel documentation, filesystems/ext4: inodes, extent tree, indirect blocks, extended attributes, special
// inodes; e2fsprogs' documentation of the resize inode.
#include "fs/ext/ext_catalogue.h"

#include <fmt/format.h>

#include "base/byte_reader.h"
#include "base/checksum.h"

namespace sectorsmith::ext {

namespace {

constexpr std::uint32_t inodeBadBlocks = 1, inodeRoot = 2, inodeResize = 7, inodeJournal = 8;
constexpr unsigned maxTreeDepth = 5;
constexpr std::size_t mostWaiting = 1 << 16;
constexpr std::uint64_t largestBlock = std::uint64_t{1} << 32;  // of a file, one more

class Files : public Catalogue {
 public:
    explicit Files(const Volume& volume) : volume_(volume), reader_(volume.source(), 64 * 1024) {}

    Result<void> walk(CatalogueVisitor& visitor, Progress& progress) override;
    std::string pathOf(unsigned, std::uint64_t) override { return {}; }

 private:
    struct InodeState {
        std::uint32_t number = 0;
        std::uint32_t seed = 0;      // of its blocks' checksums
        std::uint64_t expected = 0;  // blocks that the inode counts
        std::uint64_t seen = 0;      // those told so far
        bool compare = false;
    };
    // A block of pointers or an extent node that is still to be read. They are read many at a time, in the disk's order.
    struct Waiting {
        std::uint64_t block = 0;
        std::uint64_t first = 0, end = 0;  // the blocks of the file that it may tell of
        std::uint32_t inode = 0;           // index in inodes_
        std::uint8_t level = 0;            // 0: a leaf, or a block whose pointers are data blocks
        bool tree = false;                 // an extent node
    };

    Result<void> tellAreas(Progress& progress, std::uint64_t total);
    Result<void> readTable(const Group& group, WindowReader& tables, WindowReader& bitmaps,
                           Progress& progress, std::uint64_t total);
    Result<void> readInode(std::span<const std::byte> bytes, std::uint32_t number, bool marked);
    Result<void> readNode(std::span<const std::byte> node, const Waiting& from);
    Result<void> readPointers(std::span<const std::byte> pointers, const Waiting& from);
    Result<void> flush(Progress& progress);
    // One more block, or run of blocks, of an inode; false: outside the volume, which was reported.
    Result<bool> tell(InodeState& inode, StreamKind stream, std::uint64_t first, std::uint64_t block,
                      std::uint64_t count);
    Result<void> wait(const Waiting& what);
    Result<void> wrong(std::uint32_t inode, std::string_view what) {
        return visitor_->finding(
            {Cause::Damaged, fmt::format("Inode {} {}: {}.", inode, what, checkHelp), std::nullopt});
    }
    std::uint64_t pointersPerBlock() const { return volume_.blockSize() / 4; }

    const Volume& volume_;
    WindowReader reader_;
    CatalogueVisitor* visitor_ = nullptr;
    std::vector<InodeState> inodes_;  // those with blocks that wait
    std::vector<Waiting> waiting_;
    std::uint64_t told_ = 0;  // blocks
};

Result<bool> Files::tell(InodeState& inode, StreamKind stream, std::uint64_t first, std::uint64_t block,
                         std::uint64_t count) {
    if (block == 0 || block < volume_.super().firstDataBlock || block >= volume_.blocks() ||
        count > volume_.blocks() - block) {
        auto on =
            wrong(inode.number, fmt::format("names block {}, which lies outside the file system", block));
        if (!on) return std::unexpected(on.error());
        return false;
    }
    // Every block has one owner, so this bounds the work whatever the pointers say.
    told_ += count;
    if (told_ > volume_.blocks())
        return fail(Cause::Damaged,
                    fmt::format("The inodes have more blocks than the file system: {}.", checkHelp));
    inode.seen += count;
    FileExtent extent;
    extent.file = inode.number;
    extent.stream = stream;
    extent.streamOffset = volume_.bytesOf(first);
    extent.offset = volume_.bytesOf(block);
    extent.length = volume_.bytesOf(count);
    if (auto on = visitor_->extent(extent); !on) return std::unexpected(on.error());
    return true;
}

Result<void> Files::wait(const Waiting& what) {
    auto inside = tell(inodes_[what.inode], StreamKind::Structure, 0, what.block, 1);
    if (!inside) return std::unexpected(inside.error());
    if (*inside) waiting_.push_back(what);
    return {};
}

// A node of an extent tree, in the inode or in a block. Its entries have to tell of ever later blocks of the file, within
// what the entry above says: so no node can be used twice.
Result<void> Files::readNode(std::span<const std::byte> node, const Waiting& from) {
    const ByteReader reader(node);
    const std::uint32_t inode = inodes_[from.inode].number;
    const auto header = reader.structure<ExtentHeader>(0);
    if (!header || header->magic != 0xF30A || header->depth != from.level || header->entries > header->most ||
        !reader.contains(12, header->most * 12U))
        return wrong(inode, "has a damaged extent tree");
    if (header->entries == 0 && (from.block != 0 || header->depth != 0))
        return wrong(inode, "has an empty node in its extent tree");
    if (from.block != 0 && volume_.hasChecksums()) {
        const std::size_t tail = 12 + header->most * 12U;
        const auto sum = reader.little<std::uint32_t>(tail);
        if (!sum || *sum != crc32c(node.first(tail), inodes_[from.inode].seed))
            return wrong(inode, "has an extent tree with a wrong checksum");
    }
    std::uint64_t before = from.first;
    for (unsigned i = 0; i < header->entries; ++i) {
        const std::size_t at = 12 + i * 12U;
        const std::uint64_t first = *reader.little<std::uint32_t>(at);
        if (first < before || first >= from.end) return wrong(inode, "has extents that are out of order");
        if (header->depth == 0) {
            const auto extent = *reader.structure<ExtentLeaf>(at);
            const std::uint32_t length =
                extent.length > 32768 ? extent.length - 32768U : std::uint32_t{extent.length};
            if (length == 0 || first + length > from.end)
                return wrong(inode, "has an extent of an impossible length");
            before = first + length;
            auto told = tell(inodes_[from.inode], StreamKind::Data, first,
                             extent.low | std::uint64_t{extent.high} << 32, length);
            if (!told) return std::unexpected(told.error());
        } else {
            const auto index = *reader.structure<ExtentIndex>(at);
            std::uint64_t end = from.end;
            if (i + 1U < header->entries) end = *reader.little<std::uint32_t>(at + 12);
            if (end <= first) return wrong(inode, "has extents that are out of order");
            before = end;
            if (auto on = wait({index.low | std::uint64_t{index.high} << 32, first, end, from.inode,
                                static_cast<std::uint8_t>(header->depth - 1), true});
                !on)
                return on;
        }
    }
    return {};
}

// Pointers to blocks of the file, in order, or to blocks of such pointers; 0: a hole.
Result<void> Files::readPointers(std::span<const std::byte> pointers, const Waiting& from) {
    std::uint64_t each = 1;  // blocks of the file for each pointer
    for (unsigned i = 0; i < from.level; ++i) each *= pointersPerBlock();
    std::uint64_t start = 0, count = 0;  // the run that is open
    std::uint64_t first = from.first;
    auto close = [&]() -> Result<void> {
        if (count == 0) return {};
        auto told = tell(inodes_[from.inode], StreamKind::Data, first - count, start, count);
        if (!told) return std::unexpected(told.error());
        count = 0;
        return {};
    };
    for (std::size_t at = 0; at + 4 <= pointers.size(); at += 4, first += each) {
        const std::uint64_t block = loadLittle<std::uint32_t>(pointers.data() + at);
        if (from.level == 0) {
            if (count > 0 && block == start + count) {
                ++count;
                continue;
            }
            if (auto on = close(); !on) return on;
            if (block == 0) continue;
            start = block;
            count = 1;
        } else if (block != 0) {
            if (auto on = wait({block, first, first + each, from.inode,
                                static_cast<std::uint8_t>(from.level - 1), false});
                !on)
                return on;
        }
    }
    return close();
}

Result<void> Files::flush(Progress& progress) {
    while (!waiting_.empty()) {
        auto now = std::move(waiting_);
        waiting_.clear();
        std::ranges::sort(now, {}, &Waiting::block);
        for (const Waiting& one : now) {
            if (progress.cancelled()) return fail(Cause::Cancelled, "Cancelled while the inodes were read.");
            auto bytes = reader_.get(volume_.bytesOf(one.block), volume_.blockSize(),
                                     fmt::format("block map of inode {}", inodes_[one.inode].number));
            if (!bytes) return std::unexpected(bytes.error());
            auto on = one.tree ? readNode(*bytes, one) : readPointers(*bytes, one);
            if (!on) return on;
        }
    }
    for (const InodeState& inode : inodes_)
        if (inode.compare && inode.seen != inode.expected)
            if (auto on =
                    wrong(inode.number, fmt::format("counts {}, and has {}",
                                                    counted(inode.expected, "block", "blocks"), inode.seen));
                !on)
                return on;
    inodes_.clear();
    return {};
}

Result<void> Files::readInode(std::span<const std::byte> bytes, std::uint32_t number, bool marked) {
    const ByteReader reader(bytes);
    const auto inode = *reader.structure<Inode>(0);
    const bool reserved =
        number <
        std::max<std::uint32_t>(11, volume_.super().revision == 1 ? volume_.super().firstInode.value() : 11U);
    // Some of the file system's own files have no links: they count by what they hold.
    const bool own = number == inodeBadBlocks || number == inodeResize || number == inodeJournal;
    if (inode.links == 0 && !own) {
        if (marked && !reserved) return wrong(number, "is marked as used but has no links");
        return {};
    }
    if (!marked) return wrong(number, "is in use but marked as free");
    const Superblock& super = volume_.super();
    std::array<std::byte, 4> little;
    storeLittle(little.data(), number);
    InodeState state;
    state.number = number;
    if (volume_.hasChecksums()) {
        storeLittle(little.data(), number);
        std::uint32_t sum = crc32c(little, volume_.checksumSeed());
        storeLittle(little.data(), inode.generation.value());
        state.seed = sum = crc32c(little, sum);
        std::vector<std::byte> plain(bytes.begin(), bytes.end());
        const auto extra = reader.structure<InodeExtra>(sizeof(Inode));
        const bool wide = extra && extra->size >= 4;
        std::fill_n(plain.begin() + 0x7C, 2, std::byte{0});
        if (wide) std::fill_n(plain.begin() + 0x82, 2, std::byte{0});
        sum = crc32c(plain, sum);
        const std::uint32_t wanted =
            inode.checksumLow | (wide ? std::uint32_t{extra->checksumHigh} << 16 : sum & 0xFFFF0000U);
        // An inode that was never written is all zeros, and has no checksum.
        const bool empty = std::ranges::all_of(bytes, [](std::byte b) { return b == std::byte{0}; });
        if (sum != wanted && !empty) return wrong(number, "has a wrong checksum");
    }
    const bool wideBlocks = super.revision == 1;
    std::uint64_t attributeBlocks = 0;
    if (const std::uint64_t block =
            inode.attributesLow | (wideBlocks ? std::uint64_t{inode.attributesHigh} << 32 : 0);
        block != 0) {
        if (block >= volume_.blocks()) {
            if (auto on = wrong(number, "has its attributes outside the file system"); !on) return on;
        } else {
            FileExtent extent;
            extent.file = number;
            extent.stream = StreamKind::Attribute;
            extent.shared = true;  // inodes with the same attributes share the block
            extent.offset = volume_.bytesOf(block);
            extent.length = volume_.blockSize();
            if (auto on = visitor_->extent(extent); !on) return on;
            attributeBlocks = 1;
        }
    }
    const std::uint16_t kind = inode.mode & modeKind;
    std::uint64_t units = inode.blocksLow | (wideBlocks ? std::uint64_t{inode.blocksHigh} << 32 : 0);
    if ((inode.flags & inodeHugeFile) == 0 || (volume_.readOnly() & readOnlyHugeFiles) == 0)
        units /= volume_.blockSize() / 512;
    if ((inode.flags & inodeInlineData) != 0) return {};
    if (kind != modeFile && kind != modeFolder && kind != modeLink && !own)
        return {};  // devices, pipes, sockets
    // The text of a short link stands where the pointers would.
    if (kind == modeLink && (inode.flags & inodeExtents) == 0 &&
        units <= attributeBlocks * volume_.clusterBlocks())
        return {};
    state.seen = attributeBlocks;
    state.expected = units;
    // Clusters are counted otherwise, and values of attributes in inodes of their own are counted, too.
    state.compare = (!reserved || number == inodeRoot || number == inodeJournal) &&
                    volume_.clusterBlocks() == 1 && (volume_.incompatible() & incompatAttributeInodes) == 0;
    const auto index = static_cast<std::uint32_t>(inodes_.size());
    inodes_.push_back(state);
    const auto root = std::span<const std::byte>(inode.blocks);
    if ((inode.flags & inodeExtents) != 0) {
        const unsigned depth = loadLittle<std::uint16_t>(root.data() + 6);
        if (depth > maxTreeDepth) return wrong(number, "has a damaged extent tree");
        return readNode(root, {0, 0, largestBlock, index, static_cast<std::uint8_t>(depth), true});
    }
    if (auto on = readPointers(root.first(48), {0, 0, 12, index, 0, false}); !on) return on;
    std::uint64_t first = 12, each = 1;
    for (std::uint8_t level = 0; level < 3; ++level) {
        each *= pointersPerBlock();
        const std::uint64_t block = loadLittle<std::uint32_t>(root.data() + 48 + level * 4U);
        if (block != 0)
            if (auto on = wait({block, first, first + each, index, level, false}); !on) return on;
        first += each;
    }
    return {};
}

Result<void> Files::readTable(const Group& group, WindowReader& tables, WindowReader& bitmaps,
                              Progress& progress, std::uint64_t total) {
    const std::uint32_t size = volume_.inodeSize(), perBlock = volume_.blockSize() / size;
    const std::uint32_t perGroup = volume_.super().inodesPerGroup;
    if (group.usedInodes == 0) return {};
    auto bits = bitmaps.get(volume_.bytesOf(group.inodeBitmap), (perGroup + 7) / 8,
                            fmt::format("inode bitmap of group {}", group.number));
    if (!bits) return std::unexpected(bits.error());
    const std::vector<std::byte> marks(bits->begin(), bits->end());
    for (std::uint32_t i = 0; i < group.usedInodes; i += perBlock) {
        if (progress.cancelled()) return fail(Cause::Cancelled, "Cancelled while the inodes were read.");
        const std::uint64_t block = i / perBlock;
        progress.update((group.number * volume_.tableBlocks() + block) * volume_.blockSize(), total);
        auto bytes = tables.get(volume_.bytesOf(group.inodeTable + block), volume_.blockSize(),
                                fmt::format("inode table of group {}", group.number));
        if (!bytes) return std::unexpected(bytes.error());
        for (std::uint32_t k = 0; k < perBlock && i + k < group.usedInodes; ++k) {
            const std::uint32_t number = group.number * perGroup + i + k + 1;
            if (auto on = readInode(bytes->subspan(std::size_t{k} * size, size), number, bitAt(marks, i + k));
                !on)
                return on;
        }
        if (waiting_.size() >= mostWaiting || inodes_.size() >= mostWaiting)
            if (auto on = flush(progress); !on) return on;
    }
    return {};
}

Result<void> Files::tellAreas(Progress& progress, std::uint64_t total) {
    const std::uint64_t base = volume_.geometry().base;
    WindowReader descriptors(volume_.source());
    std::vector<Area> areas;
    for (std::uint32_t i = 0; i < volume_.groups(); ++i) {
        if (progress.cancelled()) return fail(Cause::Cancelled, "Cancelled while the inodes were read.");
        if (i % 1024 == 0) progress.update(0, total);
        auto group = volume_.group(descriptors, i);
        if (!group) return std::unexpected(group.error());
        areas.clear();
        volume_.addAreas(*group, areas);
        if (i == 0 && (volume_.incompatible() & incompatMmp) != 0 &&
            volume_.super().mmpBlock < volume_.blocks()) {
            const std::uint64_t at = volume_.bytesOf(volume_.super().mmpBlock) - base;
            areas.push_back({at, at + volume_.blockSize(), "block of the multiple mount protection"});
        }
        for (const Area& area : areas)
            if (auto on = visitor_->area({base + area.start, area.end - area.start, area.name}); !on)
                return on;
    }
    return {};
}

Result<void> Files::walk(CatalogueVisitor& visitor, Progress& progress) {
    visitor_ = &visitor;
    inodes_.clear();
    waiting_.clear();
    told_ = 0;
    const std::uint64_t total = volume_.bytesOf(volume_.groups() * volume_.tableBlocks());
    if (auto on = tellAreas(progress, total); !on) return on;
    WindowReader descriptors(volume_.source()), bitmaps(volume_.source());
    WindowReader tables(volume_.source(), 1 << 20);
    for (std::uint32_t i = 0; i < volume_.groups(); ++i) {
        auto group = volume_.group(descriptors, i);
        if (!group) return std::unexpected(group.error());
        if (auto on = readTable(*group, tables, bitmaps, progress, total); !on) return on;
    }
    return flush(progress);
}

// A catalogue with the volume that it reads.
class OwnFiles : public Files {
 public:
    explicit OwnFiles(std::unique_ptr<Volume> volume) : Files(*volume), own_(std::move(volume)) {}

 private:
    std::unique_ptr<Volume> own_;
};

}  // namespace

Result<std::unique_ptr<Catalogue>> openCatalogue(const ByteSource& source) {
    auto volume = Volume::open(source);
    if (!volume) return std::unexpected(volume.error());
    return std::make_unique<OwnFiles>(std::make_unique<Volume>(std::move(*volume)));
}

std::unique_ptr<Catalogue> openCatalogue(const Volume& volume) { return std::make_unique<Files>(volume); }

}  // namespace sectorsmith::ext
