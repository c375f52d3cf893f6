// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Microsoft exFAT specification.
#include "fs/exfat/exfat_volume.h"

#include <bit>

#include "base/byte_reader.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::exfat {

namespace {

constexpr std::size_t maxRuns = std::size_t{1} << 22;

}  // namespace

Result<void> Volume::open() {
    sectorShift_ = std::to_integer<unsigned>(boot_.sectorShift[0]);
    const unsigned clusterShift = std::to_integer<unsigned>(boot_.clusterShift[0]);
    if (sectorShift_ < 9 || sectorShift_ > 12 || clusterShift > 25 - sectorShift_)
        return damagedAt(0x6C, FsError::BootSectorDamaged);
    if (boot_.revision >> 8 != 1)
        return fail(Cause::Refused, FsError::ExfatVersion, boot_.revision >> 8, boot_.revision & 0xFF);
    if (boot_.fatCount[0] != std::byte{1}) return fail(Cause::Refused, FsError::TexFat);
    const std::uint64_t sector = std::uint64_t{1} << sectorShift_;
    const auto region = fsread::bytes(source_, 0, sector * 12);
    if (!region) return failAt(0, Cause::Io, FsError::BootRegionUnreadable);
    if (auto good = checkBootRegion(*region, sector); !good) return good;
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
    auto root = runs({boot_.rootCluster, ~std::uint64_t{0}, false}, largestFolder / geometry_.blockSize + 1);
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
    const std::uint64_t mapBytes = (clusters + 7) / 8;
    if (entry->length != mapBytes)
        return damaged(FsError::AllocationBitmapSize, entry->length.value(), clusters, mapBytes);
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

std::uint32_t bootRegionSum(std::span<const std::byte> region, std::uint64_t sectorBytes) {
    std::uint32_t sum = 0;
    for (std::size_t i = 0; i < sectorBytes * 11; ++i) {
        if (i == 106 || i == 107 || i == 112) continue;  // flags and PercentInUse change
        sum = std::rotr(sum, 1) + std::to_integer<std::uint32_t>(region[i]);
    }
    return sum;
}

Result<void> checkBootRegion(std::span<const std::byte> region, std::uint64_t sectorBytes) {
    const std::uint32_t sum = bootRegionSum(region, sectorBytes);
    for (std::size_t i = sectorBytes * 11; i < sectorBytes * 12; i += 4)
        if (loadLittle<std::uint32_t>(region.data() + i) != sum)
            return damagedAt(i, FsError::BootRegionChecksum);
    return {};
}

Result<std::uint32_t> Volume::next(std::uint32_t cluster) {
    auto bytes = fat_.get(fatOffset_ + std::uint64_t{cluster} * 4, 4, FsMessage::AreaFat);
    if (!bytes) return std::unexpected(bytes.error());
    return loadLittle<std::uint32_t>(bytes->data());
}

Result<std::vector<Run>> Volume::runs(const Clusters& clusters, std::uint64_t limit, std::vector<Run>* good) {
    const auto broken = [&](std::vector<Run> runs, FsError what) {
        if (good != nullptr) *good = std::move(runs);
        return damaged(what);
    };
    const bool open = clusters.bytes == ~std::uint64_t{0};
    const std::uint64_t size = geometry_.blockSize;
    std::uint64_t wanted = open ? limit : clusters.bytes / size + (clusters.bytes % size != 0 ? 1 : 0);
    std::vector<Run> runs;
    if (wanted == 0) return runs;
    if (wanted > limit) return damaged(FsError::FileTooManyClusters, wanted);
    auto inside = [&](std::uint64_t cluster) { return cluster >= 2 && cluster - 2 < geometry_.blocks; };
    if (!inside(clusters.first)) return damaged(FsError::FileFirstCluster, clusters.first);
    if (clusters.contiguous) {
        if (wanted > geometry_.blocks - (clusters.first - 2))
            return broken(
                {{clusters.first, static_cast<std::uint32_t>(geometry_.blocks - (clusters.first - 2))}},
                FsError::FileOutside);
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
            if (*following != endOfChain) return broken(std::move(runs), FsError::ChainTooLong);
            return runs;
        }
        if (open && *following == endOfChain) return runs;
        if (!inside(*following)) return broken(std::move(runs), FsError::ChainTooShort);
        cluster = *following;
    }
}

Result<std::vector<std::byte>> Volume::read(std::span<const Run> runs, std::uint64_t offset,
                                            std::uint64_t length) const {
    if (length > largestFolder + geometry_.blockSize) return damaged(FsError::FolderTooLarge);
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

}  // namespace sectorsmith::exfat
