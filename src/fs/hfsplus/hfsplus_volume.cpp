// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/hfsplus/hfsplus_volume.h"

#include <bit>

#include "base/byte_reader.h"
#include "fs/errors.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::hfsplus {

namespace {

constexpr std::size_t maxExtents = 1 << 20;

}  // namespace

ForkBlocks::ForkBlocks(std::vector<Extent> extents) : extents_(std::move(extents)) {
    std::uint64_t blocks = 0;
    starts_.reserve(extents_.size());
    for (const Extent& extent : extents_) starts_.push_back(blocks += extent.count);
}

std::size_t ForkBlocks::find(std::uint64_t block) const {
    return static_cast<std::size_t>(std::ranges::upper_bound(starts_, block) - starts_.begin());
}

Result<Volume> Volume::open(const ByteSource& source, std::uint64_t base) {
    const auto header = fsread::structure<VolumeHeader>(source, base + 1024);
    if (!header) return failAt(base + 1024, Cause::Io, FsError::VolumeHeaderUnreadable);
    Volume volume(source, base, *header);
    if (auto opened = volume.open(); !opened) return std::unexpected(opened.error());
    return volume;
}

Result<void> Volume::open() {
    const std::uint32_t size = header_.blockSize;
    if (size < 512 || !std::has_single_bit(size) || header_.totalBlocks == 0)
        return damagedAt(base_ + 1024, FsError::VolumeHeaderDamaged);
    geometry_.base = base_;
    geometry_.blockSize = size;
    geometry_.blocks = header_.totalBlocks;
    geometry_.limit = geometry_.blocks * size;
    geometry_.volumeBytes = base_ + geometry_.limit;
    if (header_.freeBlocks > header_.totalBlocks)
        return damagedAt(base_ + 1024, FsError::VolumeHeaderFree, header_.freeBlocks.value(),
                         header_.totalBlocks.value());
    auto tree = blocksOf(header_.extents, fileExtents);
    if (!tree) return std::unexpected(tree.error());
    overflow_ = std::move(*tree);
    auto allocation = blocksOf(header_.allocation, fileAllocation);
    if (!allocation) return std::unexpected(allocation.error());
    allocation_ = std::move(*allocation);
    if (header_.allocation.logicalSize < mapBytes() ||
        header_.allocation.logicalSize > std::uint64_t{header_.allocation.totalBlocks} * size)
        return damagedAt(base_ + 1024 + 0x70, FsError::AllocationFileSize,
                         header_.allocation.logicalSize.value(), geometry_.blocks, mapBytes());
    return {};
}

Result<ForkBlocks> Volume::blocksOf(const Fork& fork, std::uint32_t file) const {
    std::vector<Extent> extents;
    std::uint64_t blocks = 0;
    for (const Extent& extent : fork.extents) {
        if (extent.count == 0) break;
        extents.push_back(extent);
        blocks += extent.count;
    }
    if (blocks < fork.totalBlocks) {
        if (file == fileExtents || extents.size() < 8) return damaged(FsError::FileTooFewBlocks, file);
        if (auto done = overflow(file, blocks, extents); !done) return std::unexpected(done.error());
        blocks = 0;
        for (const Extent& extent : extents) blocks += extent.count;
    }
    if (blocks != fork.totalBlocks)
        return damaged(FsError::FileBlockCount, file, fork.totalBlocks.value(), blocks);
    for (const Extent& extent : extents)
        if (extent.start >= geometry_.blocks || extent.count > geometry_.blocks - extent.start)
            return damaged(FsError::FileExtentOutside, file);
    return ForkBlocks(std::move(extents));
}

// Looks through the leaves of the extents overflow file, which follow each other: its order is not trusted, and no more
// nodes are read than it has.
Result<void> Volume::overflow(std::uint32_t file, std::uint64_t from, std::vector<Extent>& extents) const {
    auto first = read(overflow_, 0, 512, FsMessage::AreaExtentsOverflow);
    if (!first) return std::unexpected(first.error());
    const auto tree = ByteReader(*first).structure<TreeHeader>(sizeof(NodeDescriptor));
    const std::uint32_t nodeSize = tree ? tree->nodeSize.value() : 0;
    if (nodeSize < 512 || nodeSize > 32768 || !std::has_single_bit(nodeSize))
        return damaged(FsError::OverflowDamaged);
    const std::uint64_t total = overflow_.blocks() * geometry_.blockSize;
    const std::uint64_t nodes = std::min<std::uint64_t>(tree->totalNodes, total / nodeSize);
    std::uint32_t number = tree->firstLeaf;
    for (std::uint64_t visited = 0; number != 0; ++visited) {
        if (visited >= nodes || number >= nodes) return damaged(FsError::OverflowCircular);
        auto node =
            read(overflow_, std::uint64_t{number} * nodeSize, nodeSize, FsMessage::AreaExtentsOverflow);
        if (!node) return std::unexpected(node.error());
        const ByteReader reader(*node);
        const auto descriptor = *reader.structure<NodeDescriptor>(0);
        if (descriptor.kind[0] != std::byte{0xFF} ||
            (descriptor.records + 1U) * 2U > nodeSize - sizeof(NodeDescriptor))
            return damaged(FsError::OverflowNodeDamaged);
        for (unsigned i = 0; i < descriptor.records; ++i) {
            const std::uint64_t at = *reader.big<std::uint16_t>(nodeSize - 2U * (i + 1));
            const auto key = reader.structure<ExtentKey>(at);
            if (!key || key->length != 10) return damaged(FsError::OverflowRecordDamaged);
            if (key->file != file || key->fork[0] != std::byte{0}) continue;
            if (key->start != from) return damaged(FsError::FileExtentsGap, file);
            for (unsigned e = 0; e < 8; ++e) {
                const auto extent = reader.structure<Extent>(at + sizeof(ExtentKey) + e * sizeof(Extent));
                if (!extent) return damaged(FsError::OverflowRecordDamaged);
                if (extent->count == 0) break;
                extents.push_back(*extent);
                from += extent->count;
            }
            if (extents.size() > maxExtents) return fail(Cause::NoSpace, FsError::FileTooManyExtents);
        }
        number = descriptor.next;
    }
    return {};
}

Result<void> Volume::read(const ForkBlocks& fork, std::uint64_t offset, std::span<std::byte> out,
                          AreaName what) const {
    const std::uint64_t size = geometry_.blockSize, all = fork.blocks() * size;
    if (offset > all || out.size() > all - offset) return damaged(FsError::TooShort, what.message());
    while (!out.empty()) {
        const std::size_t index = fork.find(offset / size);
        const Extent& extent = fork.extents()[index];
        const std::uint64_t inside = offset - fork.start(index) * size;
        const std::uint64_t part = std::min<std::uint64_t>(extent.count * size - inside, out.size());
        const std::uint64_t at = base_ + extent.start * size + inside;
        if (at > source_->size() || part > source_->size() - at)
            return damagedAt(at, FsError::BeyondEnd, what.message());
        if (auto got = readExact(*source_, at, out.first(part)); !got)
            return std::unexpected(because(got.error(), FsError::Unreadable, what.message(), got.error()));
        out = out.subspan(part);
        offset += part;
    }
    return {};
}

Result<std::vector<std::byte>> Volume::read(const ForkBlocks& fork, std::uint64_t offset,
                                            std::uint64_t length, AreaName what) const {
    std::vector<std::byte> out(length);
    if (auto done = read(fork, offset, std::span(out), what); !done) return std::unexpected(done.error());
    return out;
}

bool Volume::isHeader(std::uint64_t offset) const {
    const auto header = fsread::structure<VolumeHeader>(*source_, offset);
    return header && (header->signature == 0x482B || header->signature == 0x4858) &&
           header->blockSize == header_.blockSize;
}

Result<std::optional<JournalInfo>> Volume::journal() const {
    if ((header_.attributes & attributeJournaled) == 0) return std::nullopt;
    const std::uint64_t at = base_ + std::uint64_t{header_.journalInfoBlock} * geometry_.blockSize;
    if (header_.journalInfoBlock == 0 || header_.journalInfoBlock >= geometry_.blocks)
        return damagedAt(base_ + 1024, FsError::JournalOffset);
    const auto info = fsread::structure<JournalInfo>(*source_, at);
    if (!info) return failAt(at, Cause::Io, FsError::JournalInfoUnreadable);
    return *info;
}

Result<std::vector<Area>> Volume::areas() const {
    std::vector<Area> areas;
    areas.push_back({0, 1536, say(FsMessage::AreaVolumeHeader)});
    auto add = [&](const ForkBlocks& fork, FsMessage name) {
        for (const Extent& extent : fork.extents()) {
            const std::uint64_t start = std::uint64_t{extent.start} * geometry_.blockSize;
            areas.push_back({start, start + std::uint64_t{extent.count} * geometry_.blockSize, say(name)});
        }
    };
    add(overflow_, FsMessage::AreaExtentsOverflow);
    add(allocation_, FsMessage::AreaAllocationFile);
    for (const auto& [fork, file, name] :
         {std::tuple{&header_.catalog, fileCatalog, FsMessage::AreaCatalogFile},
          std::tuple{&header_.attributesFile, fileAttributes, FsMessage::AreaAttributesFile},
          std::tuple{&header_.startup, fileStartup, FsMessage::AreaStartupFile}}) {
        auto extents = blocksOf(*fork, file);
        if (!extents) return std::unexpected(extents.error());
        add(*extents, name);
    }
    // The copy of the volume header stands 1024 bytes before the end: of the partition, or of the blocks.
    for (const std::uint64_t end : {source_->size(), geometry_.volumeBytes})
        if (end >= 1024 && end <= source_->size() && end - 1024 > base_ && isHeader(end - 1024))
            areas.push_back(
                {end - 1024 - base_, end - 512 - base_, say(FsMessage::AreaAlternateVolumeHeader)});
    auto info = journal();
    if (!info) return std::unexpected(info.error());
    if (*info) {
        const std::uint64_t block = std::uint64_t{header_.journalInfoBlock} * geometry_.blockSize;
        areas.push_back({block, block + geometry_.blockSize, say(FsMessage::AreaJournalInfo)});
        const std::uint64_t offset = (*info)->offset, size = (*info)->size;
        if (((*info)->flags & 1) != 0 && offset < geometry_.limit && size <= geometry_.limit - offset)
            areas.push_back({offset, offset + size, say(FsMessage::AreaJournal)});
    }
    return areas;
}

}  // namespace sectorsmith::hfsplus
