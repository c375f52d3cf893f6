// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/catalogue_check.h"

#include "fs/errors.h"
#include "fs/messages.h"

namespace sectorsmith {

namespace {

class Check : public CatalogueVisitor {
 public:
    Check(Catalogue& catalogue, const BlockGeometry& geometry, PagedBits& map, std::uint64_t usedBlocks,
          FsError help)
        : catalogue_(catalogue),
          geometry_(geometry),
          map_(map),
          left_(usedBlocks * geometry.blockSize),
          help_(help) {}

    Result<void> area(const VolumeArea& area) override {
        auto free = firstFree(area.offset, area.length);
        if (!free) return std::unexpected(free.error());
        if (*free) return calledFree(**free, FsError::BlockOfAreaFree, *area.name);
        return {};
    }

    Result<void> extent(const FileExtent& extent) override {
        if (extent.offset < geometry_.base || extent.offset - geometry_.base >= geometry_.limit ||
            extent.length > geometry_.limit - (extent.offset - geometry_.base))
            return damagedAt(extent.offset, FsError::ExtentOutside, ownerOf(extent));
        // Each block has one owner, so a volume cannot keep this busy with extents that all name the same blocks.
        if (!extent.shared) {
            if (extent.length > left_)
                return damagedAt(extent.offset, FsError::SharedBlocks, ownerOf(extent));
            left_ -= extent.length;
        }
        auto free = firstFree(extent.offset, extent.length);
        if (!free) return std::unexpected(free.error());
        if (*free) return calledFree(**free, FsError::BlockOfFileFree, ownerOf(extent));
        return {};
    }

 private:
    // The first block of these bytes that the map calls free. Bytes outside its blocks (a volume's header before the first)
    // are none of its business.
    Result<std::optional<std::uint64_t>> firstFree(std::uint64_t offset, std::uint64_t length) {
        const std::uint64_t end = std::min(offset + length, geometry_.base + geometry_.limit);
        const std::uint64_t start = std::max(offset, geometry_.base);
        if (start >= end) return std::nullopt;
        const std::uint64_t first = (start - geometry_.base) / geometry_.blockSize;
        const std::uint64_t last = (end - geometry_.base - 1) / geometry_.blockSize;
        return map_.firstClear(first, std::min(last, geometry_.blocks - 1) - first + 1);
    }
    std::unexpected<Error> damagedAt(std::uint64_t offset, FsError code, const auto&... arguments) const {
        const Error reason = failAt(offset, Cause::Damaged, code, arguments...).error();
        return std::unexpected(because(reason, help_, reason));
    }
    std::unexpected<Error> calledFree(std::uint64_t block, FsError code, const MessageArgument& what) const {
        return damagedAt(geometry_.base + block * geometry_.blockSize, code, block, what);
    }
    // "file 27 (“/a/b”, resource fork)"
    Message ownerOf(const FileExtent& extent) {
        MessageList more;
        if (const std::string path = catalogue_.pathOf(extent.volume, extent.file); !path.empty())
            more.add(say(FsMessage::OwnerPath, path));
        if (extent.stream == StreamKind::ResourceFork) more.add(say(FsMessage::ResourceFork));
        if (extent.stream == StreamKind::Attribute)
            more.add(extent.name.empty() ? say(FsMessage::ExtendedAttributes)
                                         : say(FsMessage::ExtendedAttribute, extent.name));
        if (extent.stream == StreamKind::Structure) more.add(say(FsMessage::BlockMap));
        const Message owner = more.empty() ? say(FsMessage::OwnerFile, extent.file)
                                           : say(FsMessage::OwnerFileMore, extent.file, more.message());
        const std::string volume = catalogue_.volumeName(extent.volume);
        return volume.empty() ? owner : say(FsMessage::OwnerOf, owner, volume);
    }

    Catalogue& catalogue_;
    const BlockGeometry& geometry_;
    PagedBits& map_;
    std::uint64_t left_;  // bytes in use that no file has named yet
    FsError help_;
};

}  // namespace

Result<void> requireFilesAllocated(Catalogue& catalogue, const BlockGeometry& geometry, PagedBits& map,
                                   std::uint64_t usedBlocks, FsError help, Progress& progress) {
    Check check(catalogue, geometry, map, usedBlocks, help);
    return catalogue.walk(check, progress);
}

}  // namespace sectorsmith
