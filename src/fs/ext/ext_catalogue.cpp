// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Linux kernel documentation, filesystems/ext4: inodes, extent tree, indirect blocks, extended attributes, special
// inodes; e2fsprogs' documentation of the resize inode.
#include "fs/ext/ext_catalogue.h"

#include <cstddef>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/errors.h"
#include "fs/ext/ext_deleted.h"
#include "fs/messages.h"
#include "io/straight_reads.h"

namespace sectorsmith::ext {

std::uint64_t sizeOf(const Volume& volume, const Inode& inode) {
    const bool wide = volume.super().revision == 1 && (inode.mode & modeKind) == modeFile;
    return inode.sizeLow | (wide ? std::uint64_t{inode.sizeHigh} << 32 : 0);
}

FileEntry entryOf(const Volume& volume, std::span<const std::byte> bytes, std::uint32_t number) {
    const ByteReader reader(bytes);
    const auto inode = *reader.structure<Inode>(0);
    const auto extra = volume.inodeSize() > 128 ? reader.structure<InodeExtra>(sizeof(Inode)) : std::nullopt;
    auto time = [&](std::uint32_t seconds, std::uint32_t more, std::size_t end) {
        const bool known = extra && extra->size >= end;
        const std::int64_t high = known ? std::int64_t{more & 3} << 32 : 0;
        return FileTime::of(static_cast<std::int32_t>(seconds) + high, known ? more >> 2 : 0);
    };
    FileEntry entry;
    entry.file = number;
    entry.kind = kindOfMode(inode.mode);
    entry.size = sizeOf(volume, inode);
    entry.changed = time(inode.changeTime, extra ? extra->changeTimeExtra.value() : 0, 8);
    entry.modified = time(inode.modifyTime, extra ? extra->modifyTimeExtra.value() : 0, 12);
    entry.accessed = time(inode.accessTime, extra ? extra->accessTimeExtra.value() : 0, 16);
    if (extra && extra->size >= 24) entry.created = time(extra->createTime, extra->createTimeExtra, 24);
    entry.flags = inode.flags;
    entry.hasOwner = true;
    entry.mode = inode.mode & 07777;
    entry.owner = inode.ownerLow | std::uint32_t{inode.ownerHigh} << 16;
    entry.group = inode.groupLow | std::uint32_t{inode.groupHigh} << 16;
    entry.links = inode.links;
    return entry;
}

std::optional<std::span<const std::byte>> inlineRest(const ByteReader& bytes) {
    const auto extra = bytes.structure<InodeExtra>(sizeof(Inode));
    if (!extra) return std::span<const std::byte>{};
    std::uint64_t at = sizeof(Inode) + extra->size;
    if (bytes.little<std::uint32_t>(at) != 0xEA020000U) return std::span<const std::byte>{};
    const std::uint64_t first = at += 4;
    while (const auto entry = bytes.structure<AttributeEntry>(at)) {
        const std::size_t length = std::to_integer<std::size_t>(entry->length[0]);
        if (length == 0 && bytes.little<std::uint32_t>(at) == 0U) break;
        if (entry->prefix[0] == std::byte{7} && length == 4 &&
            bytes.matches(at + sizeof(AttributeEntry), "data")) {
            if (entry->size == 0) break;
            if (!bytes.contains(first + entry->value, entry->size)) return std::nullopt;
            return bytes.slice(first + entry->value, entry->size);
        }
        at += (sizeof(AttributeEntry) + length + 3) / 4 * 4;
    }
    return std::span<const std::byte>{};
}

namespace {

constexpr std::uint32_t inodeBadBlocks = 1, inodeRoot = 2, inodeResize = 7, inodeJournal = 8;
constexpr unsigned maxTreeDepth = 5;
constexpr std::size_t mostWaiting = 1 << 16;
constexpr std::uint64_t largestBlock = std::uint64_t{1} << 32;  // of a file, one more

// `bytes`: the inode with all that stands behind it; `seed`: Files::seedOf().
bool checksumHolds(std::span<const std::byte> bytes, const Inode& inode, std::uint32_t seed) {
    const auto extra = ByteReader(bytes).structure<InodeExtra>(sizeof(Inode));
    const bool wide = extra && extra->size >= 4;
    // The checksum's own two parts count as zeros.
    constexpr std::array<std::byte, 2> zeros{};
    std::uint32_t sum = crc32c(zeros, crc32c(bytes.first(0x7C), seed));
    if (wide) sum = crc32c(bytes.subspan(0x84), crc32c(zeros, crc32c(bytes.subspan(0x7E, 4), sum)));
    else sum = crc32c(bytes.subspan(0x7E), sum);
    const std::uint32_t wanted =
        inode.checksumLow | (wide ? std::uint32_t{extra->checksumHigh} << 16 : sum & 0xFFFF0000U);
    // An inode that was never written is all zeros, and has no checksum.
    return sum == wanted || std::ranges::all_of(bytes, [](std::byte b) { return b == std::byte{0}; });
}

class Files : public Catalogue {
 public:
    explicit Files(const Volume& volume) : volume_(volume), reader_(volume.source(), 64 * 1024) {}

    Result<void> walk(CatalogueVisitor& visitor, Progress& progress) override;
    std::string pathOf(unsigned, std::uint64_t) override { return {}; }
    Result<void> deleted(unsigned, const DeletedVisitor& visit, Progress& progress) override {
        return findDeleted(volume_, visit, progress);
    }

 private:
    struct InodeState {
        std::uint32_t number = 0;
        std::uint32_t seed = 0;      // of its blocks' checksums
        std::uint64_t expected = 0;  // blocks that the inode counts
        std::uint64_t seen = 0;      // those told so far
        bool compare = false;
        bool folder = false;  // whose names are wanted
    };
    // Blocks of a folder with names that are still to be read.
    struct Names {
        std::uint64_t block = 0, count = 0;
        std::uint32_t folder = 0;
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
    std::uint32_t seedOf(const Inode& inode, std::uint32_t number) const;
    Result<void> tellAttributes(std::uint32_t number, std::uint64_t block);
    Result<void> readBlockPointers(std::span<const std::byte> root, std::uint32_t index);
    // `place`: bytes of the source, of the inode.
    Result<void> readInode(std::span<const std::byte> bytes, std::uint64_t place, std::uint32_t number,
                           bool marked);
    Result<void> readNode(std::span<const std::byte> node, const Waiting& from);
    Result<void> readPointers(std::span<const std::byte> pointers, const Waiting& from);
    Result<void> flush(Progress& progress);
    Result<void> readNames(std::span<const std::byte> block, std::uint32_t folder);
    Result<void> tellData(const ByteReader& bytes, const Inode& inode, std::uint32_t number,
                          std::uint64_t size, bool shortLink, std::uint64_t place);
    Result<void> readInlineNames(const ByteReader& bytes, const Inode& inode, std::uint32_t number);
    // One more block, or run of blocks, of an inode; false: outside the volume, which was reported.
    Result<bool> tell(InodeState& inode, StreamKind stream, std::uint64_t first, std::uint64_t block,
                      std::uint64_t count, bool unwritten = false);
    Result<void> wait(const Waiting& what);
    template <typename... Arguments>
    Result<void> wrong(std::uint32_t inode, FsError what, const Arguments&... arguments) {
        return visitor_->finding(fail(Cause::Damaged, what, inode, arguments...).error());
    }
    // As wrong(), of what says where the file's blocks lie.
    template <typename... Arguments>
    Result<void> lost(std::uint32_t inode, FsError what, const Arguments&... arguments) {
        if (auto on = visitor_->lostExtents(0, inode); !on) return on;
        return wrong(inode, what, arguments...);
    }
    std::uint64_t sizeOf(const Inode& inode) const { return ext::sizeOf(volume_, inode); }
    std::uint64_t pointersPerBlock() const { return volume_.blockSize() / 4; }

    const Volume& volume_;
    WindowReader reader_;
    CatalogueVisitor* visitor_ = nullptr;
    std::vector<InodeState> inodes_;  // those with blocks that wait
    std::vector<Waiting> waiting_;
    std::vector<Names> folders_;
    bool names_ = false;
    std::uint64_t told_ = 0;  // blocks
};

Result<bool> Files::tell(InodeState& inode, StreamKind stream, std::uint64_t first, std::uint64_t block,
                         std::uint64_t count, bool unwritten) {
    if (block == 0 || block < volume_.super().firstDataBlock || block >= volume_.blocks() ||
        count > volume_.blocks() - block) {
        auto on = lost(inode.number, FsError::InodeBlockOutside, block);
        if (!on) return std::unexpected(on.error());
        return false;
    }
    // Every block has one owner, so this bounds the work whatever the pointers say.
    told_ += count;
    if (told_ > volume_.blocks()) return fail(Cause::Damaged, FsError::InodesTooManyBlocks);
    inode.seen += count;
    FileExtent extent;
    extent.file = inode.number;
    extent.stream = stream;
    extent.streamOffset = volume_.bytesOf(first);
    extent.offset = volume_.bytesOf(block);
    extent.length = volume_.bytesOf(count);
    extent.unwritten = unwritten;
    if (auto on = visitor_->extent(extent); !on) return std::unexpected(on.error());
    if (inode.folder && stream == StreamKind::Data) folders_.push_back({block, count, inode.number});
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
        return lost(inode, FsError::InodeExtentTreeDamaged);
    if (header->entries == 0 && (from.block != 0 || header->depth != 0))
        return lost(inode, FsError::InodeExtentNodeEmpty);
    if (from.block != 0 && volume_.hasChecksums()) {
        const std::size_t tail = 12 + header->most * 12U;
        const auto sum = reader.little<std::uint32_t>(tail);
        if (!sum || *sum != crc32c(node.first(tail), inodes_[from.inode].seed))
            return lost(inode, FsError::InodeExtentTreeChecksum);
    }
    std::uint64_t before = from.first;
    for (unsigned i = 0; i < header->entries; ++i) {
        const std::size_t at = 12 + i * 12U;
        const std::uint64_t first = *reader.little<std::uint32_t>(at);
        if (first < before || first >= from.end) return lost(inode, FsError::InodeExtentOrder);
        if (header->depth == 0) {
            const auto extent = *reader.structure<ExtentLeaf>(at);
            const std::uint32_t length =
                extent.length > 32768 ? extent.length - 32768U : std::uint32_t{extent.length};
            if (length == 0 || first + length > from.end) return lost(inode, FsError::InodeExtentLength);
            before = first + length;
            auto told = tell(inodes_[from.inode], StreamKind::Data, first,
                             extent.low | std::uint64_t{extent.high} << 32, length, extent.length > 32768);
            if (!told) return std::unexpected(told.error());
        } else {
            const auto index = *reader.structure<ExtentIndex>(at);
            std::uint64_t end = from.end;
            if (i + 1U < header->entries) end = *reader.little<std::uint32_t>(at + 12);
            if (end <= first) return lost(inode, FsError::InodeExtentOrder);
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
            if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
            auto bytes = reader_.get(volume_.bytesOf(one.block), volume_.blockSize(),
                                     {FsMessage::BlockMapOf, inodes_[one.inode].number});
            if (!bytes) {
                if (auto on = visitor_->lostExtents(0, inodes_[one.inode].number); !on) return on;
                if (auto on = visitor_->finding(bytes.error()); !on) return on;
                continue;
            }
            auto on = one.tree ? readNode(*bytes, one) : readPointers(*bytes, one);
            if (!on) return on;
        }
    }
    std::ranges::sort(folders_, {}, &Names::block);
    for (const Names& names : folders_)
        for (std::uint64_t block = names.block; block < names.block + names.count; ++block) {
            if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
            auto bytes =
                reader_.get(volume_.bytesOf(block), volume_.blockSize(), {FsMessage::FolderOf, names.folder});
            if (!bytes) {
                if (auto on = visitor_->finding(bytes.error()); !on) return on;
                continue;
            }
            if (auto on = readNames(*bytes, names.folder); !on) return on;
        }
    folders_.clear();
    for (const InodeState& inode : inodes_)
        if (inode.compare && inode.seen != inode.expected)
            if (auto on = wrong(inode.number, FsError::InodeBlockCount, inode.expected, inode.seen); !on)
                return on;
    inodes_.clear();
    return {};
}

Result<void> Files::readNames(std::span<const std::byte> block, std::uint32_t folder) {
    const ByteReader reader(block);
    const std::uint32_t inodes = volume_.super().inodeCount;
    for (std::size_t at = 0; at + sizeof(FolderEntry) <= block.size();) {
        const auto entry = *reader.structure<FolderEntry>(at);
        std::size_t length = entry.length;
        // Blocks of 64 KiB and more do not fit into 16 bits.
        if (volume_.blockSize() > 32768 && (length == 65535 || length == 0)) length = block.size() - at;
        const std::size_t name = std::to_integer<std::size_t>(entry.name[0]);
        if (length < sizeof(FolderEntry) || length % 4 != 0 || length > block.size() - at ||
            sizeof(FolderEntry) + name > length || entry.inode > inodes)
            return wrong(folder, FsError::InodeNameDamaged);
        const auto bytes = block.subspan(at + sizeof(FolderEntry), name);
        const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        at += length;
        if (entry.inode == 0 || name == 0 || text == "." || text == "..") continue;
        if (auto on = visitor_->name({.file = entry.inode, .parent = folder, .volume = 0, .name = text}); !on)
            return on;
    }
    return {};
}

// The number of its parent, and entries.
Result<void> Files::readInlineNames(const ByteReader& bytes, const Inode& inode, std::uint32_t number) {
    if (auto on = readNames(std::span<const std::byte>(inode.blocks).subspan(4), number); !on) return on;
    const auto rest = inlineRest(bytes);
    if (!rest) return wrong(number, FsError::InodeAttributesDamaged);
    return rest->empty() ? Result<void>{} : readNames(*rest, number);
}

Result<void> Files::tellData(const ByteReader& bytes, const Inode& inode, std::uint32_t number,
                             std::uint64_t size, bool shortLink, std::uint64_t place) {
    StreamEntry stream;
    stream.file = number;
    stream.size = stream.valid = size;
    if ((inode.flags & inodeEncrypted) != 0) stream.coding = StreamCoding::Encrypted;
    std::vector<std::byte> text;
    const bool inData = (inode.flags & inodeInlineData) != 0;
    if (shortLink || inData) {
        text.assign(inode.blocks.begin(), inode.blocks.end());
        if (inData) {
            const auto rest = inlineRest(bytes);
            if (!rest) return wrong(number, FsError::InodeAttributesDamaged);
            text.insert(text.end(), rest->begin(), rest->end());
        }
        if (size > text.size()) return wrong(number, FsError::InodeTooLong);
        text.resize(size);
        stream.resident = true;
        stream.bytes = text;
        stream.offset = place + offsetof(Inode, blocks);  // what does not fit there stands behind the inode
    }
    return visitor_->stream(stream);
}

// What the checksums of the inode and of its blocks begin with.
std::uint32_t Files::seedOf(const Inode& inode, std::uint32_t number) const {
    std::array<std::byte, 4> little;
    storeLittle(little.data(), number);
    const std::uint32_t sum = crc32c(little, volume_.checksumSeed());
    storeLittle(little.data(), inode.generation.value());
    return crc32c(little, sum);
}

Result<void> Files::tellAttributes(std::uint32_t number, std::uint64_t block) {
    if (block >= volume_.blocks()) return wrong(number, FsError::InodeAttributesOutside);
    FileExtent extent;
    extent.file = number;
    extent.stream = StreamKind::Attribute;
    extent.shared = true;  // inodes with the same attributes share the block
    extent.offset = volume_.bytesOf(block);
    extent.length = volume_.blockSize();
    return visitor_->extent(extent);
}

// The pointers of old: twelve blocks, then one, two and three levels of blocks of pointers.
Result<void> Files::readBlockPointers(std::span<const std::byte> root, std::uint32_t index) {
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

Result<void> Files::readInode(std::span<const std::byte> bytes, std::uint64_t place, std::uint32_t number,
                              bool marked) {
    const ByteReader reader(bytes);
    const auto inode = *reader.structure<Inode>(0);
    const bool reserved =
        number <
        std::max<std::uint32_t>(11, volume_.super().revision == 1 ? volume_.super().firstInode.value() : 11U);
    // Some of the file system's own files have no links: they count by what they hold.
    const bool own = number == inodeBadBlocks || number == inodeResize || number == inodeJournal;
    if (inode.links == 0 && !own) {
        if (marked && !reserved) return wrong(number, FsError::InodeNoLinks);
        return {};
    }
    if (!marked) return wrong(number, FsError::InodeMarkedFree);
    InodeState state;
    state.number = number;
    if (volume_.hasChecksums()) {
        state.seed = seedOf(inode, number);
        if (!checksumHolds(bytes, inode, state.seed)) return wrong(number, FsError::InodeChecksum);
    }
    const bool wideBlocks = volume_.super().revision == 1;
    const std::uint64_t attributes =
        inode.attributesLow | (wideBlocks ? std::uint64_t{inode.attributesHigh} << 32 : 0);
    std::uint64_t attributeBlocks = 0;
    if (attributes != 0) {
        attributeBlocks = attributes < volume_.blocks() ? 1 : 0;
        if (auto on = tellAttributes(number, attributes); !on) return on;
    }
    const std::uint16_t kind = inode.mode & modeKind;
    std::uint64_t units = inode.blocksLow | (wideBlocks ? std::uint64_t{inode.blocksHigh} << 32 : 0);
    if ((inode.flags & inodeHugeFile) == 0 || (volume_.readOnly() & readOnlyHugeFiles) == 0)
        units /= volume_.blockSize() / 512;
    // The text of a short link stands where the pointers would.
    const bool shortLink = kind == modeLink && (inode.flags & inodeExtents) == 0 &&
                           units <= attributeBlocks * volume_.clusterBlocks();
    if (names_ && inode.links != 0) {
        if (auto on = visitor_->file(entryOf(volume_, bytes, number)); !on) return on;
        if (kind == modeFile || kind == modeFolder || kind == modeLink)
            if (auto on = tellData(reader, inode, number, sizeOf(inode), shortLink, place); !on) return on;
    }
    if ((inode.flags & inodeInlineData) != 0)
        return names_ && kind == modeFolder ? readInlineNames(reader, inode, number) : Result<void>{};
    if (kind != modeFile && kind != modeFolder && kind != modeLink && !own)
        return {};  // devices, pipes, sockets
    if (shortLink) return {};
    state.folder = names_ && kind == modeFolder;
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
        if (depth > maxTreeDepth) return lost(number, FsError::InodeExtentTreeDamaged);
        return readNode(root, {0, 0, largestBlock, index, static_cast<std::uint8_t>(depth), true});
    }
    return readBlockPointers(root, index);
}

Result<void> Files::readTable(const Group& group, WindowReader& tables, WindowReader& bitmaps,
                              Progress& progress, std::uint64_t total) {
    const std::uint32_t size = volume_.inodeSize(), perBlock = volume_.blockSize() / size;
    const std::uint32_t perGroup = volume_.super().inodesPerGroup;
    if (group.usedInodes == 0) return {};
    auto bits = bitmaps.get(volume_.bytesOf(group.inodeBitmap), (perGroup + 7) / 8,
                            {FsMessage::AreaInodeBitmapOf, group.number});
    if (!bits)
        if (auto on = visitor_->finding(bits.error()); !on) return on;
    // Empty: cannot be read; then an inode that has links is in use.
    const std::vector<std::byte> marks =
        bits ? std::vector(bits->begin(), bits->end()) : std::vector<std::byte>{};
    for (std::uint32_t i = 0; i < group.usedInodes; i += perBlock) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        const std::uint64_t block = i / perBlock;
        progress.update((group.number * volume_.tableBlocks() + block) * volume_.blockSize(), total);
        auto bytes = tables.get(volume_.bytesOf(group.inodeTable + block), volume_.blockSize(),
                                {FsMessage::AreaInodeTableOf, group.number});
        if (!bytes) {
            if (auto on = visitor_->finding(bytes.error()); !on) return on;
            continue;
        }
        for (std::uint32_t k = 0; k < perBlock && i + k < group.usedInodes; ++k) {
            const std::uint32_t number = group.number * perGroup + i + k + 1;
            const std::uint64_t place = volume_.bytesOf(group.inodeTable + block) + std::uint64_t{k} * size;
            const auto inode = bytes->subspan(std::size_t{k} * size, size);
            const bool marked = marks.empty()
                                    ? loadLittle<std::uint16_t>(inode.data() + offsetof(Inode, links)) != 0
                                    : bitAt(marks, i + k);
            if (auto on = readInode(inode, place, number, marked); !on) return on;
        }
        if (waiting_.size() >= mostWaiting || folders_.size() >= mostWaiting || inodes_.size() >= mostWaiting)
            if (auto on = flush(progress); !on) return on;
    }
    return {};
}

Result<void> Files::tellAreas(Progress& progress, std::uint64_t total) {
    const std::uint64_t base = volume_.geometry().base;
    WindowReader descriptors(volume_.source());
    std::vector<Area> areas;
    for (std::uint32_t i = 0; i < volume_.groups(); ++i) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        if (i % 1024 == 0) progress.update(0, total);
        auto group = volume_.group(descriptors, i);
        if (!group) return std::unexpected(group.error());
        areas.clear();
        volume_.addAreas(*group, areas);
        if (i == 0 && (volume_.incompatible() & incompatMmp) != 0 &&
            volume_.super().mmpBlock < volume_.blocks()) {
            const std::uint64_t at = volume_.bytesOf(volume_.super().mmpBlock) - base;
            areas.push_back({at, at + volume_.blockSize(), say(FsMessage::AreaMultipleMount)});
        }
        if (auto on = sectorsmith::tellAreas(*visitor_, base, areas); !on) return on;
    }
    return {};
}

Result<void> Files::walk(CatalogueVisitor& visitor, Progress& progress) {
    visitor_ = &visitor;
    names_ = visitor.wantsNames();
    folders_.clear();
    inodes_.clear();
    waiting_.clear();
    told_ = 0;
    const std::uint64_t total = volume_.bytesOf(volume_.groups() * volume_.tableBlocks());
    if (auto on = tellAreas(progress, total); !on) return on;
    WindowReader descriptors(volume_.source()), bitmaps(volume_.source());
    WindowReader tables(volume_.source(), straightPiece);
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
