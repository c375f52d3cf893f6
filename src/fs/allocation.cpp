// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/allocation.h"

#include "fs/allocation_map.h"
#include "fs/errors.h"
#include "fs/file_systems.h"
#include "fs/recognise.h"

namespace sectorsmith {

namespace {

struct Opened {
    FileSystemFacts facts;
    std::unique_ptr<AllocationMap> map;
};

Result<Opened> open(const ByteSource& volume) {
    auto facts = recogniseVolume(volume);
    if (!facts) return std::unexpected(facts.error());
    Opened opened;
    opened.facts = std::move(*facts);

    const FileSystem* system = fileSystemOf(opened.facts.kind);
    if (system == nullptr) return fail(Cause::Unsupported, FsError::NoAllocationMap, opened.facts.name);
    auto map = system->openMap(volume, opened.facts);
    if (!map) return std::unexpected(map.error());
    opened.map = std::move(*map);
    return opened;
}

}  // namespace

Result<AllocationSummary> readAllocation(const ByteSource& volume, const FreeRunVisitor& visitor,
                                         Progress& progress, const AllocationOptions& options) {
    auto opened = open(volume);
    if (!opened) return std::unexpected(opened.error());
    AllocationMap& map = *opened->map;
    const BlockGeometry geometry = map.geometry();
    if (map.mapBytes() > options.maxMapBytes)
        return fail(Cause::NoSpace, FsError::MapTooLarge, map.mapBytes());
    if (geometry.volumeBytes > volume.size())
        return fail(Cause::Damaged, FsError::LargerThanVolume, geometry.volumeBytes,
                    geometry.volumeBytes - volume.size());
    if (auto clean = map.requireClean(); !clean) return std::unexpected(clean.error());
    if (options.compareWithFiles)
        if (auto same = map.compareWithFiles(progress); !same) return std::unexpected(same.error());
    AllocationSummary summary;
    {
        FreeSink sink(geometry, nullptr, progress);
        if (auto walked = map.walk(sink); !walked) return std::unexpected(walked.error());
        summary.freeBytes = sink.freeBytes();
        summary.reservedBytes = sink.reservedBlocks() * geometry.blockSize;
        summary.freeRuns = sink.runs();
        summary.largestRun = sink.largestRun();
    }
    if (summary.freeBytes + summary.reservedBytes > geometry.volumeBytes)
        return fail(Cause::Damaged, FsError::MoreFreeThanVolume);
    summary.kind = opened->facts.kind;
    summary.name = opened->facts.name;
    summary.label = opened->facts.label;
    summary.uuid = opened->facts.uuid;
    summary.blockSize = geometry.blockSize;
    summary.volumeBytes = geometry.volumeBytes;
    summary.usedBytes = geometry.volumeBytes - summary.freeBytes - summary.reservedBytes;
    summary.notes = map.notes;
    if (!visitor) return summary;
    FreeSink sink(geometry, &visitor, progress);
    if (auto walked = map.walk(sink); !walked) return std::unexpected(walked.error());
    if (!sink.stopped() && (sink.freeBytes() != summary.freeBytes || sink.runs() != summary.freeRuns))
        return fail(Cause::Changed, FsError::MapChanged);
    return summary;
}

Result<void> visitFreeRuns(const ByteSource& volume, const FreeRunVisitor& visitor, Progress& progress) {
    auto opened = open(volume);
    if (!opened) return std::unexpected(opened.error());
    FreeSink sink(opened->map->geometry(), &visitor, progress);
    return opened->map->walk(sink);
}

Result<UsageMap> readUsageMap(const ByteSource& volume, std::size_t parts, Progress& progress,
                              const AllocationOptions& options) {
    if (parts == 0 || parts > (1U << 20)) return fail(Cause::Usage, FsError::UsageMapParts);
    UsageMap map;
    map.freeBytes.resize(parts);
    auto counted = readAllocation(volume, nullptr, progress, options);
    if (!counted) return std::unexpected(counted.error());
    const std::uint64_t total = counted->volumeBytes;
    // Without overflow: whole bytes of a part, and the rest spread.
    auto start = [&](std::uint64_t part) { return total / parts * part + total % parts * part / parts; };
    std::size_t part = 0;
    AllocationOptions again = options;
    again.compareWithFiles = false;
    auto summary = readAllocation(
        volume,
        [&](const ByteRange& run) {
            std::uint64_t at = run.offset;
            const std::uint64_t end = run.offset + run.length;
            while (at < end && part < parts) {
                const std::uint64_t partEnd = part + 1 == parts ? total : start(part + 1);
                if (at >= partEnd) {
                    ++part;
                    continue;
                }
                const std::uint64_t piece = std::min(end, partEnd) - at;
                map.freeBytes[part] += piece;
                at += piece;
            }
            return true;
        },
        progress, again);
    if (!summary) return std::unexpected(summary.error());
    map.summary = std::move(*summary);
    return map;
}

void refineUsage(const ByteSource& volume, FileSystemFacts& facts, std::uint64_t maxMapBytes) {
    SilentProgress progress;
    AllocationOptions options;
    options.compareWithFiles = false;
    options.maxMapBytes = maxMapBytes;
    auto summary = readAllocation(volume, nullptr, progress, options);
    if (summary) {
        const std::uint64_t free = summary->freeBytes + summary->reservedBytes;
        if (free > facts.totalBytes) return;
        facts.freeBytes = free;
        facts.usedBytes = facts.totalBytes - free;
        return;
    }
    if (summary.error().cause == Cause::Damaged) facts.problems.push_back(summary.error().message);
}

}  // namespace sectorsmith
