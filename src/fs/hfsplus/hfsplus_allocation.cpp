// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Apple TN1150: allocation file, journal.
//
// The header's count of free blocks finds a bit that was turned, but not two: so the map is compared with the blocks that
// all files have, too.
#include "fs/hfsplus/hfsplus_allocation.h"

#include "base/byte_reader.h"
#include "fs/catalogue_check.h"
#include "fs/errors.h"
#include "fs/hfsplus/hfsplus_catalogue.h"
#include "fs/hfsplus/hfsplus_volume.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::hfsplus {

namespace {

constexpr std::uint64_t step = std::uint64_t{1} << 20;

class Map : public AllocationMap {
 public:
    explicit Map(Volume volume)
        : volume_(std::move(volume)), geometry_(volume_.geometry()), header_(volume_.header()) {}

    const BlockGeometry& geometry() const override { return geometry_; }
    std::uint64_t mapBytes() const override { return volume_.mapBytes(); }
    Result<void> requireClean() override;
    Result<void> compareWithFiles(Progress& progress) override;
    Result<void> walk(FreeSink& sink) override;
    Result<BlockUse> use(std::uint64_t offset) override;
    std::optional<Area> behind() const override {
        const std::uint64_t size = volume_.source().size();
        if (geometry_.volumeBytes >= size) return std::nullopt;
        if (geometry_.base != 0) return Area{geometry_.volumeBytes, size, say(FsMessage::AreaHfsWrapper)};
        if (!volume_.isHeader(size - 1024)) return std::nullopt;
        return Area{geometry_.volumeBytes, size, say(FsMessage::AreaAlternateVolumeHeader)};
    }

 private:
    Result<std::vector<std::byte>> readMap(std::uint64_t offset, std::uint64_t length) const {
        return volume_.read(volume_.allocationFile(), offset, length, FsMessage::AreaAllocationFile);
    }

    Volume volume_;
    const BlockGeometry& geometry_;
    const VolumeHeader& header_;
};

Result<void> Map::requireClean() {
    if ((header_.attributes & attributeInconsistent) != 0)
        return fail(Cause::Refused, FsError::HfsInconsistent);
    if ((header_.attributes & attributeUnmounted) == 0) return fail(Cause::Refused, FsError::HfsNotClean);
    auto info = volume_.journal();
    if (!info) return std::unexpected(info.error());
    if (!*info) return {};
    const std::uint32_t flags = (*info)->flags;
    if ((flags & 4) != 0) return {};  // never used
    if ((flags & 1) == 0) return fail(Cause::Refused, FsError::JournalElsewhere);
    const std::uint64_t offset = (*info)->offset;
    if (offset >= geometry_.limit || (*info)->size > geometry_.limit - offset)
        return damaged(FsError::JournalOutside);
    auto head = fsread::bytes(volume_.source(), geometry_.base + offset, 24);
    if (!head) return failAt(geometry_.base + offset, Cause::Io, FsError::JournalUnreadable);
    // In the byte order of the computer that wrote it.
    const std::byte* p = head->data();
    const bool big = loadBig<std::uint32_t>(p) == 0x4A4E4C78 && loadBig<std::uint32_t>(p + 4) == 0x12345678;
    const bool little =
        loadLittle<std::uint32_t>(p) == 0x4A4E4C78 && loadLittle<std::uint32_t>(p + 4) == 0x12345678;
    if (!big && !little) return damagedAt(geometry_.base + offset, FsError::JournalHeaderDamaged);
    const std::uint64_t start = big ? loadBig<std::uint64_t>(p + 8) : loadLittle<std::uint64_t>(p + 8);
    const std::uint64_t end = big ? loadBig<std::uint64_t>(p + 16) : loadLittle<std::uint64_t>(p + 16);
    if (start != end) return fail(Cause::Refused, FsError::HfsJournalNotEmpty);
    return {};
}

Result<void> Map::compareWithFiles(Progress& progress) {
    PagedBits bits(geometry_.blocks, [&](std::uint64_t offset, std::uint64_t length) {
        auto bytes = readMap(offset, length);
        if (bytes) reverseBits(*bytes);
        return bytes;
    });
    return requireFilesAllocated(*openCatalogue(volume_), geometry_, bits,
                                 header_.totalBlocks - header_.freeBlocks, FsError::CheckHfsPlus, progress);
}

Result<void> Map::walk(FreeSink& sink) {
    auto fixed = volume_.areas();
    if (!fixed) return std::unexpected(fixed.error());
    sink.forbid(std::move(*fixed));
    for (std::uint64_t done = 0; done < mapBytes() && !sink.stopped(); done += step) {
        if (auto on = sink.progress(done, mapBytes()); !on) return on;
        auto bits = readMap(done, std::min(step, mapBytes() - done));
        if (!bits) return std::unexpected(bits.error());
        const std::uint64_t count = std::min(step * 8, geometry_.blocks - done * 8);
        if (auto given = freeFromBitsHighFirst(*bits, count, done * 8, sink); !given) return given;
    }
    if (!sink.stopped() && sink.freeBlocks() != header_.freeBlocks)
        return damagedAt(geometry_.base + 1024 + 0x30, FsError::AllocationFileCount, sink.freeBlocks(),
                         header_.freeBlocks.value());
    return sink.finish();
}

Result<BlockUse> Map::use(std::uint64_t offset) {
    BlockUse use;
    use.use = Use::Used;
    if (offset < geometry_.base) {
        use.length = geometry_.base;
        use.area = say(FsMessage::AreaHfsWrapper);
        return use;
    }
    const std::uint64_t block = (offset - geometry_.base) / geometry_.blockSize;
    use.offset = geometry_.base + block * geometry_.blockSize;
    use.length = geometry_.blockSize;
    auto byte = readMap(block / 8, 1);
    if (!byte) return std::unexpected(byte.error());
    if (((std::to_integer<unsigned>((*byte)[0]) >> (7 - block % 8)) & 1) == 0) {
        use.use = Use::Free;
        return use;
    }
    auto fixed = volume_.areas();
    if (!fixed) return use;
    for (const Area& area : *fixed)
        if (offset - geometry_.base >= area.start && offset - geometry_.base < area.end) {
            use.area = area.name;
            break;
        }
    return use;
}

}  // namespace

Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source, std::uint64_t base) {
    auto volume = Volume::open(source, base);
    if (!volume) return std::unexpected(volume.error());
    return std::make_unique<Map>(std::move(*volume));
}

}  // namespace sectorsmith::hfsplus
