// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Microsoft exFAT specification. Its only counter, PercentInUse, is not kept by Linux and says nothing here; so the
// bitmap is compared with the clusters of every file: all of them are set in it, and nothing else is.
#include "fs/exfat/exfat_allocation.h"

#include <fmt/format.h>

#include <bit>

#include "base/byte_reader.h"
#include "fs/errors.h"
#include "fs/exfat/exfat_structs.h"
#include "fs/read.h"

namespace sectorsmith::exfat {

namespace {

constexpr std::uint64_t step = std::uint64_t{1} << 20;
constexpr std::uint32_t badCluster = 0xFFFFFFF7;
constexpr std::uint32_t endOfChain = 0xFFFFFFFF;
constexpr std::size_t entrySize = 32;
constexpr std::size_t maxRuns = std::size_t{1} << 22;
constexpr std::uint64_t maxFolder = std::uint64_t{256} << 20;  // bytes, by the specification

// With what helps.
template <typename... Arguments>
std::unexpected<Error> damaged(FsError code, const Arguments&... arguments) {
    const Error reason = fail(Cause::Damaged, code, arguments...).error();
    return std::unexpected(because(reason, FsError::CheckExfat, reason));
}
template <typename... Arguments>
std::unexpected<Error> damagedAt(std::uint64_t offset, FsError code, const Arguments&... arguments) {
    const Error reason = failAt(offset, Cause::Damaged, code, arguments...).error();
    return std::unexpected(because(reason, FsError::CheckExfat, reason));
}

struct Clusters {
    std::uint32_t first = 0;
    std::uint64_t bytes = 0;
    bool contiguous = false;  // no chain in the FAT
};
struct Run {
    std::uint32_t first = 0;
    std::uint32_t count = 0;
};

class Map : public AllocationMap {
 public:
    Map(const ByteSource& source, const BootSector& boot)
        : source_(source), boot_(boot), fat_(source, 65536) {}

    Result<void> open();
    const BlockGeometry& geometry() const override { return geometry_; }
    std::uint64_t mapBytes() const override { return (geometry_.blocks + 7) / 8; }
    Result<void> requireClean() override;
    Result<void> compareWithFiles(Progress& progress) override;
    Result<void> walk(FreeSink& sink) override;
    Result<BlockUse> use(std::uint64_t offset) override;

 private:
    Result<void> checkBootRegion();
    Result<std::uint32_t> next(std::uint32_t cluster);
    // The runs of a file; `bytes` of ~0 follows the chain to its end (the root folder). At most `limit` clusters.
    Result<std::vector<Run>> runs(const Clusters& clusters, std::uint64_t limit);
    Result<std::vector<std::byte>> read(std::span<const Run> runs, std::uint64_t offset,
                                        std::uint64_t length) const;
    Result<std::vector<std::byte>> readMap(std::uint64_t offset, std::uint64_t length) const {
        return read(bitmap_, offset, length);
    }
    // Entries of one folder: every allocation in it goes to `claim` (with whether it is a folder).
    template <typename Claim>
    Result<void> readFolder(std::span<const std::byte> bytes, Claim claim) const;
    Result<std::uint64_t> countBad(Progress& progress);

    const ByteSource& source_;
    BootSector boot_;
    WindowReader fat_;
    BlockGeometry geometry_;
    unsigned sectorShift_ = 0;
    std::uint64_t fatOffset_ = 0;
    std::vector<Run> bitmap_, root_;
    std::vector<Run> upcase_;
};

Result<void> Map::open() {
    sectorShift_ = std::to_integer<unsigned>(boot_.sectorShift[0]);
    const unsigned clusterShift = std::to_integer<unsigned>(boot_.clusterShift[0]);
    if (sectorShift_ < 9 || sectorShift_ > 12 || clusterShift > 25 - sectorShift_)
        return damagedAt(0x6C, FsError::BootSectorDamaged);
    if (boot_.revision >> 8 != 1)
        return fail(Cause::Refused, FsError::ExfatVersion, boot_.revision >> 8, boot_.revision & 0xFF);
    if (boot_.fatCount[0] != std::byte{1}) return fail(Cause::Refused, FsError::TexFat);
    if (auto good = checkBootRegion(); !good) return good;
    const std::uint64_t length = boot_.volumeLength;
    const std::uint64_t heap = boot_.heapOffset;
    if (length > (std::uint64_t{1} << 62) >> sectorShift_ || heap >= length ||
        std::uint64_t{boot_.fatOffset} + boot_.fatLength > heap || boot_.fatOffset < 24)
        return damagedAt(0x48, FsError::BootSectorOffsets);
    const std::uint64_t clusters = boot_.clusterCount;
    if (clusters == 0 || clusters > 0xFFFFFFF5 || clusters > (length - heap) >> clusterShift ||
        (std::uint64_t{boot_.fatLength} << sectorShift_) / 4 < clusters + 2)
        return damagedAt(0x5C, FsError::TooManyClusters, clusters);
    geometry_.base = heap << sectorShift_;
    geometry_.blockSize = 1U << (sectorShift_ + clusterShift);
    geometry_.blocks = clusters;
    geometry_.limit = clusters * geometry_.blockSize;
    geometry_.volumeBytes = length << sectorShift_;
    fatOffset_ = std::uint64_t{boot_.fatOffset} << sectorShift_;
    auto root = runs({boot_.rootCluster, ~std::uint64_t{0}, false}, maxFolder / geometry_.blockSize + 1);
    if (!root) return std::unexpected(root.error());
    root_ = std::move(*root);
    std::uint64_t rootClusters = 0;
    for (const Run& run : root_) rootClusters += run.count;
    auto bytes = read(root_, 0, rootClusters * geometry_.blockSize);
    if (!bytes) return std::unexpected(bytes.error());
    const ByteReader reader(*bytes);
    std::optional<BitmapEntry> entry;
    std::optional<Clusters> upcase;
    for (std::size_t at = 0; at + entrySize <= bytes->size(); at += entrySize) {
        const unsigned type = *reader.little<std::uint8_t>(at);
        if (type == 0) break;
        if (type == 0x82)
            upcase = Clusters{*reader.little<std::uint32_t>(at + 20), *reader.little<std::uint64_t>(at + 24),
                              false};
        if (type != entryBitmap) continue;
        const auto found = *reader.structure<BitmapEntry>(at);
        if ((std::to_integer<unsigned>(found.flags[0]) & 1) != 0) continue;
        if (entry) return damaged(FsError::TwoAllocationBitmaps);
        entry = found;
    }
    if (!entry) return damaged(FsError::NoAllocationBitmap);
    if (entry->length != mapBytes())
        return damaged(FsError::AllocationBitmapSize, entry->length.value(), clusters, mapBytes());
    auto bitmap = runs({entry->firstCluster, entry->length, false}, clusters);
    if (!bitmap) return std::unexpected(bitmap.error());
    bitmap_ = std::move(*bitmap);
    if (upcase) {
        auto found = runs(*upcase, clusters);
        if (!found) return std::unexpected(found.error());
        upcase_ = std::move(*found);
    }
    return {};
}

// The checksum of the first eleven sectors fills the twelfth.
Result<void> Map::checkBootRegion() {
    const std::uint64_t sector = std::uint64_t{1} << sectorShift_;
    auto region = fsread::bytes(source_, 0, sector * 12);
    if (!region) return failAt(0, Cause::Io, FsError::BootRegionUnreadable);
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < sector * 11; ++i) {
        if (i == 106 || i == 107 || i == 112) continue;  // flags and PercentInUse change
        sum = std::rotr(sum, 1) + std::to_integer<std::uint32_t>((*region)[i]);
    }
    for (std::size_t i = sector * 11; i < sector * 12; i += 4)
        if (loadLittle<std::uint32_t>(region->data() + i) != sum)
            return damagedAt(i, FsError::BootRegionChecksum);
    return {};
}

Result<std::uint32_t> Map::next(std::uint32_t cluster) {
    auto bytes = fat_.get(fatOffset_ + std::uint64_t{cluster} * 4, 4, "FAT");
    if (!bytes) return std::unexpected(bytes.error());
    return loadLittle<std::uint32_t>(bytes->data());
}

Result<std::vector<Run>> Map::runs(const Clusters& clusters, std::uint64_t limit) {
    const bool open = clusters.bytes == ~std::uint64_t{0};
    const std::uint64_t size = geometry_.blockSize;
    std::uint64_t wanted = open ? limit : clusters.bytes / size + (clusters.bytes % size != 0 ? 1 : 0);
    std::vector<Run> runs;
    if (wanted == 0) return runs;
    if (wanted > limit) return damaged(FsError::FileTooManyClusters, wanted);
    auto inside = [&](std::uint64_t cluster) { return cluster >= 2 && cluster - 2 < geometry_.blocks; };
    if (!inside(clusters.first)) return damaged(FsError::FileFirstCluster, clusters.first);
    if (clusters.contiguous) {
        if (wanted > geometry_.blocks - (clusters.first - 2)) return damaged(FsError::FileOutside);
        runs.push_back({clusters.first, static_cast<std::uint32_t>(wanted)});
        return runs;
    }
    std::uint32_t cluster = clusters.first;
    while (true) {
        if (!runs.empty() && runs.back().first + runs.back().count == cluster) ++runs.back().count;
        else runs.push_back({cluster, 1});
        if (runs.size() > maxRuns) return fail(Cause::NoSpace, FsError::FileTooFragmented);
        auto following = next(cluster);
        if (!following) return std::unexpected(following.error());
        if (--wanted == 0) {
            // A chain may be longer than the size needs only by mistake, and what follows would be nobody's.
            if (*following != endOfChain) return damaged(FsError::ChainTooLong);
            return runs;
        }
        if (open && *following == endOfChain) return runs;
        if (!inside(*following)) return damaged(FsError::ChainTooShort);
        cluster = *following;
    }
}

Result<std::vector<std::byte>> Map::read(std::span<const Run> runs, std::uint64_t offset,
                                         std::uint64_t length) const {
    if (length > maxFolder + geometry_.blockSize) return damaged(FsError::FolderTooLarge);
    std::vector<std::byte> out(length);
    std::uint64_t done = 0;
    for (const Run& run : runs) {
        const std::uint64_t bytes = std::uint64_t{run.count} * geometry_.blockSize;
        if (offset >= bytes) {
            offset -= bytes;
            continue;
        }
        const std::uint64_t part = std::min(bytes - offset, length - done);
        const std::uint64_t at = geometry_.base + std::uint64_t{run.first - 2} * geometry_.blockSize + offset;
        if (auto got = readExact(source_, at, std::span(out).subspan(done, part)); !got)
            return std::unexpected(got.error());
        done += part;
        offset = 0;
        if (done == length) return out;
    }
    if (done < length) return damaged(FsError::BitmapOrFolderTooShort);
    return out;
}

Result<void> Map::requireClean() {
    if ((boot_.flags & 2) != 0) return fail(Cause::Refused, FsError::ExfatDirty);
    if ((boot_.flags & 4) != 0) return fail(Cause::Refused, FsError::ExfatMediaFailure);
    return {};
}

Result<void> Map::walk(FreeSink& sink) {
    std::vector<Area> areas;
    auto add = [&](std::span<const Run> runs, const char* name) {
        for (const Run& run : runs)
            areas.push_back({std::uint64_t{run.first - 2} * geometry_.blockSize,
                             (std::uint64_t{run.first - 2} + run.count) * geometry_.blockSize, name});
    };
    add(bitmap_, "allocation bitmap");
    add(upcase_, "up-case table");
    add(root_, "root folder");
    sink.forbid(std::move(areas));
    for (std::uint64_t done = 0; done < mapBytes() && !sink.stopped(); done += step) {
        if (auto on = sink.progress(done, mapBytes()); !on) return on;
        auto bits = readMap(done, std::min(step, mapBytes() - done));
        if (!bits) return std::unexpected(bits.error());
        const std::uint64_t count = std::min(step * 8, geometry_.blocks - done * 8);
        if (auto given = freeFromBits(*bits, count, done * 8, sink); !given) return given;
    }
    return sink.finish();
}

template <typename Claim>
Result<void> Map::readFolder(std::span<const std::byte> bytes, Claim claim) const {
    const ByteReader reader(bytes);
    for (std::size_t at = 0; at + entrySize <= bytes.size(); at += entrySize) {
        const unsigned type = *reader.little<std::uint8_t>(at);
        if (type == 0) return {};
        if ((type & 0x80) == 0) continue;                             // not in use
        if ((type & 0x40) != 0) return damaged(FsError::StrayEntry);  // a secondary without its primary
        auto allocation = [&](std::size_t entry, bool contiguous) {
            return Clusters{*reader.little<std::uint32_t>(entry + 20),
                            *reader.little<std::uint64_t>(entry + 24), contiguous};
        };
        if (type == entryBitmap || type == 0x82) {
            if (auto done = claim(allocation(at, false), false); !done) return done;
            continue;
        }
        if (type == entryLabel) continue;
        const bool benign = (type & 0x20) != 0;
        if (type != 0x85 && !benign)
            return fail(Cause::Refused, FsError::ExfatUnknownEntry, fmt::format("{:02x}", type));
        const std::size_t secondaries = *reader.little<std::uint8_t>(at + 1);
        if (!reader.contains(at, (secondaries + 1) * entrySize)) return damaged(FsError::LastEntryTruncated);
        std::uint16_t sum = 0;
        for (std::size_t i = 0; i < (secondaries + 1) * entrySize; ++i) {
            if (i == 2 || i == 3) continue;
            sum = static_cast<std::uint16_t>(std::rotr(sum, 1) + std::to_integer<unsigned>(bytes[at + i]));
        }
        if (sum != *reader.little<std::uint16_t>(at + 2)) return damaged(FsError::EntryChecksum);
        const bool folder = type == 0x85 && (*reader.little<std::uint16_t>(at + 4) & 0x10) != 0;
        if (benign) {
            const unsigned flags = *reader.little<std::uint16_t>(at + 4);
            if ((flags & 1) != 0)
                if (auto done = claim(allocation(at, (flags & 2) != 0), false); !done) return done;
        }
        for (std::size_t i = 1; i <= secondaries; ++i) {
            const std::size_t entry = at + i * entrySize;
            const unsigned kind = *reader.little<std::uint8_t>(entry);
            const unsigned flags = *reader.little<std::uint8_t>(entry + 1);
            if ((kind & 0xC0) != 0xC0) return damaged(FsError::EntryIncomplete);
            if (kind == 0xC1 || (flags & 1) == 0) continue;
            const Clusters clusters = allocation(entry, (flags & 2) != 0);
            if (clusters.first == 0 && clusters.bytes == 0) continue;
            if (auto done = claim(clusters, folder && kind == 0xC0); !done) return done;
        }
        at += secondaries * entrySize;
    }
    return {};
}

Result<void> Map::compareWithFiles(Progress& progress) {
    std::uint64_t used = 0;
    for (std::uint64_t done = 0; done < mapBytes(); done += step) {
        auto bits = readMap(done, std::min(step, mapBytes() - done));
        if (!bits) return std::unexpected(bits.error());
        used += countBits(*bits, std::min(step * 8, geometry_.blocks - done * 8));
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
    }
    PagedBits bits(geometry_.blocks,
                   [&](std::uint64_t offset, std::uint64_t length) { return readMap(offset, length); });
    std::uint64_t claimed = 0;
    std::vector<Clusters> folders;
    // Every claim adds to `claimed`, which stops at `used`: so no loop of folders or chains goes on for ever.
    auto claimRuns = [&](std::span<const Run> runs) -> Result<void> {
        for (const Run& run : runs) {
            claimed += run.count;
            if (claimed > used) return damaged(FsError::FilesExceedBitmap, used);
            auto all = bits.allSet(run.first - 2, run.count);
            if (!all) return std::unexpected(all.error());
            if (!*all) return damaged(FsError::FileClustersFree, run.first);
        }
        return {};
    };
    auto claim = [&](const Clusters& clusters, bool folder) -> Result<void> {
        auto found = runs(clusters, used - claimed);
        if (!found) return std::unexpected(found.error());
        if (auto done = claimRuns(*found); !done) return done;
        if (folder && clusters.bytes > 0) folders.push_back(clusters);
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        progress.update(claimed, used);
        return {};
    };
    if (auto done = claimRuns(root_); !done) return done;
    std::uint64_t rootClusters = 0;
    for (const Run& run : root_) rootClusters += run.count;
    auto bytes = read(root_, 0, rootClusters * geometry_.blockSize);
    if (!bytes) return std::unexpected(bytes.error());
    if (auto done = readFolder(*bytes, claim); !done) return done;
    while (!folders.empty()) {
        const Clusters folder = folders.back();
        folders.pop_back();
        auto where = runs(folder, geometry_.blocks);
        if (!where) return std::unexpected(where.error());
        bytes = read(*where, 0, folder.bytes);
        if (!bytes) return std::unexpected(bytes.error());
        if (auto done = readFolder(*bytes, claim); !done) return done;
    }
    if (claimed == used) return {};
    auto bad = countBad(progress);
    if (!bad) return std::unexpected(bad.error());
    if (claimed + *bad != used) return damaged(FsError::BitmapExceedsFiles, used, claimed + *bad);
    return {};
}

Result<std::uint64_t> Map::countBad(Progress& progress) {
    std::uint64_t bad = 0;
    const std::uint64_t end = (geometry_.blocks + 2) * 4;
    for (std::uint64_t at = 8; at < end; at += step) {
        if (progress.cancelled()) return fail(Cause::Cancelled, FsError::Cancelled);
        auto bytes = readBytes(source_, fatOffset_ + at, std::min(step, end - at));
        if (!bytes) return std::unexpected(bytes.error());
        for (std::size_t i = 0; i + 4 <= bytes->size(); i += 4)
            bad += loadLittle<std::uint32_t>(bytes->data() + i) == badCluster ? 1 : 0;
    }
    return bad;
}

Result<BlockUse> Map::use(std::uint64_t offset) {
    BlockUse use;
    use.use = Use::Used;
    auto area = [&](std::uint64_t start, std::uint64_t end, std::string name) {
        use.offset = start;
        use.length = end - start;
        use.area = std::move(name);
        return use;
    };
    const std::uint64_t region = std::uint64_t{12} << sectorShift_;
    if (offset < region) return area(0, region, "boot region");
    if (offset < region * 2) return area(region, region * 2, "backup boot region");
    if (offset < fatOffset_) return area(region * 2, fatOffset_, "room before the FAT");
    if (offset < geometry_.base) return area(fatOffset_, geometry_.base, "FAT");
    const std::uint64_t index = (offset - geometry_.base) / geometry_.blockSize;
    const std::uint64_t start = geometry_.base + index * geometry_.blockSize;
    if (index >= geometry_.blocks)
        return area(start, geometry_.volumeBytes, "tail after the last whole cluster");
    auto byte = readMap(index / 8, 1);
    if (!byte) return std::unexpected(byte.error());
    area(start, start + geometry_.blockSize, {});
    if (!bitAt(*byte, index % 8)) {
        use.use = Use::Free;
        return use;
    }
    auto within = [&](std::span<const Run> runs) {
        return std::ranges::any_of(runs, [&](const Run& run) {
            return index + 2 >= run.first && index + 2 - run.first < run.count;
        });
    };
    if (within(bitmap_)) use.area = "allocation bitmap";
    else if (within(upcase_)) use.area = "up-case table";
    else if (within(root_)) use.area = "root folder";
    return use;
}

}  // namespace

Result<std::unique_ptr<AllocationMap>> openAllocationMap(const ByteSource& source) {
    const auto boot = fsread::structure<BootSector>(source, 0);
    if (!boot) return failAt(0, Cause::Io, FsError::BootSectorUnreadable);
    auto map = std::make_unique<Map>(source, *boot);
    if (auto opened = map->open(); !opened) return std::unexpected(opened.error());
    return map;
}

}  // namespace sectorsmith::exfat
