// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Apple TN1150: allocation file, extents overflow file, journal.
#include "fs/hfsplus/hfsplus_allocation.h"

#include <fmt/format.h>

#include <bit>

#include "base/byte_reader.h"
#include "fs/hfsplus/hfsplus_structs.h"
#include "fs/read.h"

namespace sectorsmith::hfsplus {

namespace {

constexpr std::uint64_t step = std::uint64_t{1} << 20;
constexpr std::size_t maxExtents = 1 << 20;
constexpr std::uint32_t fileExtents = 3, fileCatalog = 4, fileAllocation = 6, fileStartup = 7,
                        fileAttributes = 8;

std::unexpected<Error> damaged(std::string text, std::optional<std::uint64_t> offset = std::nullopt) {
    return fail(Cause::Damaged, std::move(text) + ": check the volume first (fsck_hfs, Disk Utility).",
                offset);
}

class Map : public AllocationMap {
 public:
    Map(const ByteSource& source, std::uint64_t base, const VolumeHeader& header)
        : source_(source), base_(base), header_(header) {}

    Result<void> open();
    const BlockGeometry& geometry() const override { return geometry_; }
    std::uint64_t mapBytes() const override { return (geometry_.blocks + 7) / 8; }
    Result<void> requireClean() override;
    Result<void> walk(FreeSink& sink) override;
    Result<BlockUse> use(std::uint64_t offset) override;
    std::optional<Area> behind() const override {
        if (geometry_.volumeBytes >= source_.size()) return std::nullopt;
        if (base_ != 0) return Area{geometry_.volumeBytes, source_.size(), "HFS wrapper"};
        if (!isHeader(source_.size() - 1024)) return std::nullopt;
        return Area{geometry_.volumeBytes, source_.size(), "alternate volume header"};
    }

 private:
    // All extents of a fork, those in the extents overflow file, too.
    Result<std::vector<Extent>> extentsOf(const Fork& fork, std::uint32_t file);
    Result<void> overflow(std::uint32_t file, std::uint64_t from, std::vector<Extent>& extents);
    Result<std::vector<std::byte>> read(std::span<const Extent> extents, std::uint64_t offset,
                                        std::uint64_t length, std::string_view what) const;
    bool isHeader(std::uint64_t offset) const;
    Result<std::optional<JournalInfo>> journal() const;
    Result<std::vector<Area>> areas();

    const ByteSource& source_;
    std::uint64_t base_;
    VolumeHeader header_;
    BlockGeometry geometry_;
    std::vector<Extent> extents_;     // of the extents overflow file
    std::vector<Extent> allocation_;  // of the allocation file
};

Result<void> Map::open() {
    const std::uint32_t size = header_.blockSize;
    if (size < 512 || !std::has_single_bit(size) || header_.totalBlocks == 0)
        return damaged("The volume header is damaged", base_ + 1024);
    geometry_.base = base_;
    geometry_.blockSize = size;
    geometry_.blocks = header_.totalBlocks;
    geometry_.limit = geometry_.blocks * size;
    geometry_.volumeBytes = base_ + geometry_.limit;
    if (header_.freeBlocks > header_.totalBlocks)
        return damaged(fmt::format("The volume header counts {} free blocks of {}",
                                   header_.freeBlocks.value(), header_.totalBlocks.value()),
                       base_ + 1024);
    auto tree = extentsOf(header_.extents, fileExtents);
    if (!tree) return std::unexpected(tree.error());
    extents_ = std::move(*tree);
    auto allocation = extentsOf(header_.allocation, fileAllocation);
    if (!allocation) return std::unexpected(allocation.error());
    allocation_ = std::move(*allocation);
    if (header_.allocation.logicalSize < mapBytes() ||
        header_.allocation.logicalSize > std::uint64_t{header_.allocation.totalBlocks} * size)
        return damaged(fmt::format("The allocation file has {} bytes, {} blocks need {}",
                                   header_.allocation.logicalSize.value(), geometry_.blocks, mapBytes()),
                       base_ + 1024 + 0x70);
    return {};
}

Result<std::vector<Extent>> Map::extentsOf(const Fork& fork, std::uint32_t file) {
    std::vector<Extent> extents;
    std::uint64_t blocks = 0;
    for (const Extent& extent : fork.extents) {
        if (extent.count == 0) break;
        extents.push_back(extent);
        blocks += extent.count;
    }
    if (blocks < fork.totalBlocks) {
        if (file == fileExtents || extents.size() < 8)
            return damaged(fmt::format("File {} has fewer blocks than its size needs", file));
        if (auto done = overflow(file, blocks, extents); !done) return std::unexpected(done.error());
        blocks = 0;
        for (const Extent& extent : extents) blocks += extent.count;
    }
    if (blocks != fork.totalBlocks)
        return damaged(fmt::format("File {} has {} blocks, its extents have {}", file,
                                   fork.totalBlocks.value(), blocks));
    for (const Extent& extent : extents)
        if (extent.start >= geometry_.blocks || extent.count > geometry_.blocks - extent.start)
            return damaged(fmt::format("An extent of file {} lies outside the volume", file));
    return extents;
}

// Looks through the leaves of the extents overflow file, which follow each other: its order is not trusted, and no more
// nodes are read than it has.
Result<void> Map::overflow(std::uint32_t file, std::uint64_t from, std::vector<Extent>& extents) {
    auto first = read(extents_, 0, 512, "extents overflow file");
    if (!first) return std::unexpected(first.error());
    const auto tree = ByteReader(*first).structure<TreeHeader>(sizeof(NodeDescriptor));
    const std::uint32_t nodeSize = tree ? tree->nodeSize.value() : 0;
    if (nodeSize < 512 || nodeSize > 32768 || !std::has_single_bit(nodeSize))
        return damaged("The extents overflow file is damaged");
    std::uint64_t total = 0;
    for (const Extent& extent : extents_) total += std::uint64_t{extent.count} * geometry_.blockSize;
    const std::uint64_t nodes = std::min<std::uint64_t>(tree->totalNodes, total / nodeSize);
    std::uint32_t number = tree->firstLeaf;
    for (std::uint64_t visited = 0; number != 0; ++visited) {
        if (visited >= nodes || number >= nodes) return damaged("The extents overflow file runs in circles");
        auto node = read(extents_, std::uint64_t{number} * nodeSize, nodeSize, "extents overflow file");
        if (!node) return std::unexpected(node.error());
        const ByteReader reader(*node);
        const auto descriptor = *reader.structure<NodeDescriptor>(0);
        if (descriptor.kind[0] != std::byte{0xFF} ||
            (descriptor.records + 1U) * 2U > nodeSize - sizeof(NodeDescriptor))
            return damaged("A node of the extents overflow file is damaged");
        for (unsigned i = 0; i < descriptor.records; ++i) {
            const std::uint64_t at = *reader.big<std::uint16_t>(nodeSize - 2U * (i + 1));
            const auto key = reader.structure<ExtentKey>(at);
            if (!key || key->length != 10) return damaged("A record of the extents overflow file is damaged");
            if (key->file != file || key->fork[0] != std::byte{0}) continue;
            if (key->start != from) return damaged(fmt::format("The extents of file {} have a gap", file));
            for (unsigned e = 0; e < 8; ++e) {
                const auto extent = reader.structure<Extent>(at + sizeof(ExtentKey) + e * sizeof(Extent));
                if (!extent) return damaged("A record of the extents overflow file is damaged");
                if (extent->count == 0) break;
                extents.push_back(*extent);
                from += extent->count;
            }
            if (extents.size() > maxExtents)
                return fail(Cause::NoSpace, "A file of the volume has too many extents.");
        }
        number = descriptor.next;
    }
    return {};
}

Result<std::vector<std::byte>> Map::read(std::span<const Extent> extents, std::uint64_t offset,
                                         std::uint64_t length, std::string_view what) const {
    std::vector<std::byte> out(length);
    std::uint64_t done = 0;
    for (const Extent& extent : extents) {
        const std::uint64_t bytes = std::uint64_t{extent.count} * geometry_.blockSize;
        if (offset >= bytes) {
            offset -= bytes;
            continue;
        }
        const std::uint64_t part = std::min(bytes - offset, length - done);
        const std::uint64_t at = base_ + std::uint64_t{extent.start} * geometry_.blockSize + offset;
        if (at > source_.size() || part > source_.size() - at)
            return damaged(fmt::format("The {} lies beyond the end", what), at);
        if (auto got = readExact(source_, at, std::span(out).subspan(done, part)); !got)
            return fail(got.error().cause,
                        fmt::format("The {} cannot be read: {}", what, got.error().message),
                        got.error().offset);
        done += part;
        offset = 0;
        if (done == length) return out;
    }
    return damaged(fmt::format("The {} is too short", what));
}

bool Map::isHeader(std::uint64_t offset) const {
    const auto header = fsread::structure<VolumeHeader>(source_, offset);
    return header && (header->signature == 0x482B || header->signature == 0x4858) &&
           header->blockSize == header_.blockSize;
}

Result<std::optional<JournalInfo>> Map::journal() const {
    if ((header_.attributes & attributeJournaled) == 0) return std::nullopt;
    const std::uint64_t at = base_ + std::uint64_t{header_.journalInfoBlock} * geometry_.blockSize;
    if (header_.journalInfoBlock == 0 || header_.journalInfoBlock >= geometry_.blocks)
        return damaged("The journal's place is outside the volume", base_ + 1024);
    const auto info = fsread::structure<JournalInfo>(source_, at);
    if (!info) return fail(Cause::Io, "The journal info block cannot be read.", at);
    return *info;
}

Result<void> Map::requireClean() {
    if ((header_.attributes & attributeInconsistent) != 0)
        return fail(Cause::Refused,
                    "The volume is marked as inconsistent: check it first (fsck_hfs, Disk Utility).");
    if ((header_.attributes & attributeUnmounted) == 0)
        return fail(
            Cause::Refused,
            "The volume is mounted, or was not unmounted cleanly: unmount it, or check it first (fsck_hfs).");
    auto info = journal();
    if (!info) return std::unexpected(info.error());
    if (!*info) return {};
    const std::uint32_t flags = (*info)->flags;
    if ((flags & 4) != 0) return {};  // never used
    if ((flags & 1) == 0)
        return fail(Cause::Refused,
                    "The journal is on another device: whether it is empty is not known here.");
    const std::uint64_t offset = (*info)->offset;
    if (offset >= geometry_.limit || (*info)->size > geometry_.limit - offset)
        return damaged("The journal lies outside the volume");
    auto head = fsread::bytes(source_, base_ + offset, 24);
    if (!head) return fail(Cause::Io, "The journal cannot be read.", base_ + offset);
    // In the byte order of the computer that wrote it.
    const std::byte* p = head->data();
    const bool big = loadBig<std::uint32_t>(p) == 0x4A4E4C78 && loadBig<std::uint32_t>(p + 4) == 0x12345678;
    const bool little =
        loadLittle<std::uint32_t>(p) == 0x4A4E4C78 && loadLittle<std::uint32_t>(p + 4) == 0x12345678;
    if (!big && !little) return damaged("The journal's header is damaged", base_ + offset);
    const std::uint64_t start = big ? loadBig<std::uint64_t>(p + 8) : loadLittle<std::uint64_t>(p + 8);
    const std::uint64_t end = big ? loadBig<std::uint64_t>(p + 16) : loadLittle<std::uint64_t>(p + 16);
    if (start != end)
        return fail(Cause::Refused,
                    "The journal has to be replayed first: blocks that the map calls free can hold files. "
                    "Mount and unmount the volume on a Mac, or check it (fsck_hfs).");
    return {};
}

Result<std::vector<Area>> Map::areas() {
    std::vector<Area> areas;
    areas.push_back({0, 1536, "volume header"});
    auto add = [&](std::span<const Extent> extents, const char* name) {
        for (const Extent& extent : extents) {
            const std::uint64_t start = std::uint64_t{extent.start} * geometry_.blockSize;
            areas.push_back({start, start + std::uint64_t{extent.count} * geometry_.blockSize, name});
        }
    };
    add(extents_, "extents overflow file");
    add(allocation_, "allocation file");
    for (const auto& [fork, file, name] :
         {std::tuple{&header_.catalog, fileCatalog, "catalog file"},
          std::tuple{&header_.attributesFile, fileAttributes, "attributes file"},
          std::tuple{&header_.startup, fileStartup, "startup file"}}) {
        auto extents = extentsOf(*fork, file);
        if (!extents) return std::unexpected(extents.error());
        add(*extents, name);
    }
    // The copy of the volume header stands 1024 bytes before the end: of the partition, or of the blocks.
    for (const std::uint64_t end : {source_.size(), geometry_.volumeBytes})
        if (end >= 1024 && end <= source_.size() && end - 1024 > base_ && isHeader(end - 1024))
            areas.push_back({end - 1024 - base_, end - 512 - base_, "alternate volume header"});
    auto info = journal();
    if (!info) return std::unexpected(info.error());
    if (*info) {
        const std::uint64_t block = std::uint64_t{header_.journalInfoBlock} * geometry_.blockSize;
        areas.push_back({block, block + geometry_.blockSize, "journal info block"});
        const std::uint64_t offset = (*info)->offset, size = (*info)->size;
        if (((*info)->flags & 1) != 0 && offset < geometry_.limit && size <= geometry_.limit - offset)
            areas.push_back({offset, offset + size, "journal"});
    }
    return areas;
}

Result<void> Map::walk(FreeSink& sink) {
    auto fixed = areas();
    if (!fixed) return std::unexpected(fixed.error());
    sink.forbid(std::move(*fixed));
    for (std::uint64_t done = 0; done < mapBytes() && !sink.stopped(); done += step) {
        if (auto on = sink.progress(done, mapBytes()); !on) return on;
        auto bits = read(allocation_, done, std::min(step, mapBytes() - done), "allocation file");
        if (!bits) return std::unexpected(bits.error());
        const std::uint64_t count = std::min(step * 8, geometry_.blocks - done * 8);
        if (auto given = freeFromBitsHighFirst(*bits, count, done * 8, sink); !given) return given;
    }
    if (!sink.stopped() && sink.freeBlocks() != header_.freeBlocks)
        return damaged(fmt::format("The allocation file has {} free blocks, the volume header counts {}",
                                   sink.freeBlocks(), header_.freeBlocks.value()),
                       base_ + 1024 + 0x30);
    return sink.finish();
}

Result<BlockUse> Map::use(std::uint64_t offset) {
    BlockUse use;
    use.use = Use::Used;
    if (offset < base_) {
        use.length = base_;
        use.area = "HFS wrapper";
        return use;
    }
    const std::uint64_t block = (offset - base_) / geometry_.blockSize;
    use.offset = base_ + block * geometry_.blockSize;
    use.length = geometry_.blockSize;
    auto byte = read(allocation_, block / 8, 1, "allocation file");
    if (!byte) return std::unexpected(byte.error());
    if (((std::to_integer<unsigned>((*byte)[0]) >> (7 - block % 8)) & 1) == 0) {
        use.use = Use::Free;
        return use;
    }
    auto fixed = areas();
    if (!fixed) return use;
    for (const Area& area : *fixed)
        if (offset - base_ >= area.start && offset - base_ < area.end) {
            use.area = area.name;
            break;
        }
    return use;
}

}  // namespace

Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source, std::uint64_t base) {
    const auto header = fsread::structure<VolumeHeader>(source, base + 1024);
    if (!header) return fail(Cause::Io, "The volume header cannot be read.", base + 1024);
    auto map = std::make_unique<Map>(source, base, *header);
    if (auto opened = map->open(); !opened) return std::unexpected(opened.error());
    return map;
}

}  // namespace sectorsmith::hfsplus
