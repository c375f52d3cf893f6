// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/free_space/free_space.h"

#include <fmt/format.h>

#include "base/units.h"
#include "io/slice_source.h"
#include "ops/errors.h"
#include "ops/free_space/gaps.h"
#include "ops/messages.h"
#include "part/disk_tables.h"

namespace sectorsmith {

namespace {

Result<void> addVolume(FreeRanges& space, const std::shared_ptr<ByteSource>& disk, const ByteRange& range,
                       Progress& progress) {
    const SliceSource volume(disk, range.offset, range.length, disk->name());
    // A table that lies where a file system should begin would make the whole disk one volume.
    if (const DiskTables tables = readDiskTables(volume);
        range.length == disk->size() && tables.scheme != Scheme::None)
        return fail(Cause::Refused, OpsError::NamePartition, disk->name(), schemeName(tables.scheme),
                    disk->name());
    std::optional<Error> problem;
    std::uint64_t last = range.offset;
    const auto visit = [&](const ByteRange& run) {
        // The reader has checked this; what is written to disks is worth a second look.
        if (run.offset > range.length || run.length > range.length - run.offset ||
            range.offset + run.offset < last) {
            problem = failAt(range.offset + run.offset, Cause::Damaged, OpsError::FreeSpaceOutside,
                             run.length, run.offset)
                          .error();
            return false;
        }
        last = range.offset + run.offset + run.length;
        if (space.ranges.size() >= mostFreeRuns) {
            problem = fail(Cause::NoSpace, OpsError::FreeSpaceFragmented, disk->name(), mostFreeRuns).error();
            return false;
        }
        space.ranges.push_back({range.offset + run.offset, run.length});
        return true;
    };
    auto summary = readAllocation(volume, visit, progress);
    if (problem) return std::unexpected(*problem);
    if (!summary) return std::unexpected(summary.error());
    if (summary->reservedBytes > 0)
        space.notes.push_back(say(OpsMessage::FreeNewestStateVolumeKept, formatSize(summary->reservedBytes)));
    for (const Message& note : summary->notes) space.notes.push_back(note);
    space.volume = std::move(*summary);
    return {};
}

}  // namespace

Result<FreeRanges> readFreeSpace(const std::shared_ptr<ByteSource>& disk, const FreeSpaceRequest& request,
                                 Progress& progress) {
    FreeRanges space;
    if (request.volume) {
        if (request.volume->end() > disk->size())
            return fail(Cause::Refused, OpsError::VolumeBeyondEnd, disk->name());
        if (auto added = addVolume(space, disk, *request.volume, progress); !added)
            return std::unexpected(added.error());
    }
    if (request.gaps) {
        auto gaps = findGaps(disk, request.alsoUsed, progress);
        if (!gaps) return std::unexpected(gaps.error());
        space.ranges.insert(space.ranges.end(), gaps->ranges.begin(), gaps->ranges.end());
        space.left = std::move(gaps->left);
    }
    // Blocks smaller than the disk's sectors: the sectors at the borders are shared with used ones.
    const std::uint64_t before = totalBytes(space.ranges);
    space.ranges = wholeUnits(normalised(std::move(space.ranges)), disk->sectorSize());
    space.bytes = totalBytes(space.ranges);
    if (space.bytes < before)
        space.notes.push_back(say(OpsMessage::SectorsHoldUsedBlocksToo, formatSize(before - space.bytes)));
    return space;
}

}  // namespace sectorsmith
