// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/exfat/exfat.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.h"
#include "fs/errors.h"
#include "fs/exfat/exfat_structs.h"
#include "fs/read.h"

namespace sectorsmith::exfat {

namespace {

struct Geometry {
    const ByteSource* source;
    std::uint64_t sector;
    std::uint64_t cluster;
    std::uint64_t fat;
    std::uint64_t heap;
    std::uint32_t clusters;

    std::optional<std::vector<std::byte>> readCluster(std::uint32_t number) const {
        if (number < 2 || number - 2 >= clusters) return std::nullopt;
        return fsread::bytes(*source, heap + std::uint64_t{number - 2} * cluster, cluster);
    }
    std::optional<std::uint32_t> next(std::uint32_t number) const {
        auto data = fsread::bytes(*source, fat + std::uint64_t{number} * 4, 4);
        return data ? std::optional(loadLittle<std::uint32_t>(data->data())) : std::nullopt;
    }
};

// Ones in the allocation bitmap, which lies in a chain of clusters of its own.
std::optional<std::uint64_t> countUsed(const Geometry& geometry, const BitmapEntry& entry,
                                       std::uint64_t maxBytes) {
    const std::uint64_t needed = (std::uint64_t{geometry.clusters} + 7) / 8;
    if (entry.length < needed || needed > maxBytes) return std::nullopt;
    std::uint64_t used = 0;
    std::uint64_t left = needed;
    std::uint32_t cluster = entry.firstCluster;
    while (left > 0) {
        auto data = geometry.readCluster(cluster);
        if (!data) return std::nullopt;
        const std::uint64_t part = std::min<std::uint64_t>(left, data->size());
        // Bits past the last cluster mean nothing.
        if (part == left && geometry.clusters % 8 != 0)
            (*data)[part - 1] &= static_cast<std::byte>((1U << (geometry.clusters % 8)) - 1);
        used += fsread::countOnes(std::span<const std::byte>(*data).first(part));
        left -= part;
        if (left == 0) break;
        auto following = geometry.next(cluster);
        if (!following) return std::nullopt;
        cluster = *following;
    }
    return used;
}

}  // namespace

std::optional<FileSystemFacts> detect(const ByteSource& source, const DetectOptions& options) {
    const auto boot = fsread::structure<BootSector>(source, 0);
    if (!boot || !ByteReader(boot->name).matches(0, "EXFAT   ") || boot->signature != 0xAA55)
        return std::nullopt;
    const auto sectorShift = std::to_integer<unsigned>(boot->sectorShift[0]);
    const auto clusterShift = std::to_integer<unsigned>(boot->clusterShift[0]);
    if (sectorShift < 9 || sectorShift > 12 || clusterShift > 25 - sectorShift) return std::nullopt;
    FileSystemFacts facts;
    facts.kind = FileSystemKind::ExFat;
    facts.name = fileSystemName(facts.kind);
    facts.version = fmt::format("{}.{}", boot->revision >> 8, boot->revision & 0xFF);
    facts.sectorSize = 1U << sectorShift;
    facts.blockSize = 1U << (sectorShift + clusterShift);
    facts.uuid = fmt::format("{:04X}-{:04X}", boot->serial >> 16, boot->serial & 0xFFFF);
    facts.clean = (boot->flags & 2) == 0;
    facts.caseSensitive = false;
    const std::uint64_t length = boot->volumeLength;
    if (length > (std::uint64_t{1} << 62) >> sectorShift) {
        facts.problems.push_back(fsSentence(FsError::VolumeSize));
        return facts;
    }
    facts.totalBytes = length << sectorShift;
    if (facts.totalBytes > source.size())
        facts.problems.push_back(
            fsSentence(FsError::LargerThanVolume, facts.totalBytes, facts.totalBytes - source.size()));
    const Geometry geometry{&source,
                            facts.sectorSize,
                            facts.blockSize,
                            std::uint64_t{boot->fatOffset} << sectorShift,
                            std::uint64_t{boot->heapOffset} << sectorShift,
                            std::min<std::uint32_t>(boot->clusterCount, 0xFFFFFFF5)};
    std::uint32_t cluster = boot->rootCluster;
    std::optional<std::uint64_t> used;
    bool end = false;
    for (unsigned rounds = 0; rounds < 64 && !end;
         ++rounds) {  // label and bitmap stand at the start of the root
        auto data = geometry.readCluster(cluster);
        if (!data) break;
        const ByteReader reader(*data);
        for (std::size_t offset = 0; offset + 32 <= data->size() && !end; offset += 32) {
            const unsigned type = *reader.little<std::uint8_t>(offset);
            if (type == 0) end = true;
            if (type == entryLabel) {
                const auto entry = *reader.structure<LabelEntry>(offset);
                const auto units = std::min<std::size_t>(std::to_integer<std::size_t>(entry.length[0]), 11);
                facts.label = decodeText(std::span(entry.label).first(units * 2), Encoding::Utf16Le);
            }
            if (type == entryBitmap && !used) {
                const auto entry = *reader.structure<BitmapEntry>(offset);
                if ((std::to_integer<unsigned>(entry.flags[0]) & 1) == (boot->flags & 1U))
                    used = countUsed(geometry, entry, options.maxMapBytes);
            }
        }
        auto following = geometry.next(cluster);
        if (!following) break;
        cluster = *following;
    }
    if (used && *used <= geometry.clusters) {
        facts.freeBytes = (geometry.clusters - *used) * facts.blockSize;
        if (*facts.freeBytes <= facts.totalBytes) facts.usedBytes = facts.totalBytes - *facts.freeBytes;
        else facts.freeBytes.reset();
    }
    return facts;
}

}  // namespace sectorsmith::exfat
