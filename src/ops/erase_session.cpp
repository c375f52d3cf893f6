// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/erase_session.h"

#include <fmt/format.h>

#include "base/units.h"
#include "fs/detect.h"
#include "io/cached_source.h"
#include "ops/volumes.h"
#include "part/disk_tables.h"

namespace sectorsmith {

namespace {

// What lies in the range: for the plan of a plain TRIM.
std::vector<std::string> contentsOf(const std::shared_ptr<ByteSource>& disk, const ByteRange& range) {
    std::vector<std::string> found;
    const PartitionList list = listPartitions(*disk);
    const auto volumes = volumesOf(disk, list);
    const auto describe = [](const FileSystemFacts& facts) {
        const std::string label = displayLabel(facts);
        return label.empty() ? facts.name : fmt::format("{} “{}”", facts.name, label);
    };
    for (std::size_t i = 0; i < list.partitions.size(); ++i) {
        const Partition& partition = list.partitions[i];
        if (partition.protective || partition.extended || partition.offset >= range.end() ||
            range.offset >= partition.offset + partition.length)
            continue;
        std::string line = fmt::format("partition {} ({})", partition.index, formatSize(partition.length));
        if (i < volumes.size() && volumes[i]) line += ", " + describe(*volumes[i]);
        found.push_back(std::move(line));
    }
    if (list.scheme != Scheme::None && range.offset == 0)
        found.push_back(fmt::format("the partition table ({})", schemeName(list.scheme)));
    if (list.scheme == Scheme::None && range.offset == 0 && !isGentle(*disk))
        if (auto facts = detectFileSystem(*disk)) found.push_back(describe(*facts));
    return found;
}

FreeSpaceRequest shifted(FreeSpaceRequest request, std::uint64_t base, std::uint64_t size) {
    if (request.volume && base > 0) {
        request.volume->offset -= base;
        request.volume->length = std::min(request.volume->length, size);
    }
    return request;
}

class ShiftedWatcher : public EraseWatcher {
 public:
    ShiftedWatcher(EraseWatcher& other, std::uint64_t base) : other_(other), base_(base) {}
    void update(std::uint64_t done, std::uint64_t total) override { other_.update(done, total); }
    bool cancelled() const override { return other_.cancelled(); }
    void piece(const ByteRange& range, Piece piece) override {
        other_.piece({range.offset + base_, range.length}, piece);
    }

 private:
    EraseWatcher& other_;
    std::uint64_t base_;
};

// The reading of a map is no part of the erasing's progress, but may be cancelled.
class MapProgress : public Progress {
 public:
    explicit MapProgress(const Progress& other) : other_(other) {}
    void update(std::uint64_t, std::uint64_t) override {}
    bool cancelled() const override { return other_.cancelled(); }

 private:
    const Progress& other_;
};

}  // namespace

std::vector<std::string> eraseCautions(const EraseOptions& options, bool image, bool rotational,
                                       bool freeSpaceOnly) {
    const EraseMethod method = options.method;
    const bool overwrites = method == EraseMethod::Zero || method == EraseMethod::Random;
    std::vector<std::string> out;
    out.push_back(
        freeSpaceOnly
            ? "Deleted files cannot be brought back afterwards: no undo record is kept of what is not in use."
            : "What lies there is lost: no undo record is kept.");
    if (method == EraseMethod::ZeroRange && !image)
        out.push_back(
            "The disk zeroes the blocks itself if it has the command (Write Zeroes); if not, the system "
            "sends it zeros.");
    if (image && !overwrites) {
        out.push_back(
            "The image reads as zeros there, but nothing is overwritten: the old bytes stay on the disk that "
            "holds the image until something else is written in their place.");
    } else if (method == EraseMethod::Trim && options.secure) {
        out.push_back(
            "Secure discard: the drive says that it clears the cells, too, copies that it has moved among "
            "them. Nobody can look whether it does; where the drive has no such command nothing is done.");
    } else if (method == EraseMethod::Trim) {
        out.push_back(
            "TRIM is a hint. The drive may erase now, later or never; reading may show zeros, the old bytes "
            "or something else.");
    } else if (!rotational) {
        out.push_back(
            "An SSD writes to other cells than those that held the old bytes: they cannot be read through "
            "the disk's connector any more, but may still be in its memory chips until it clears them.");
    }
    return out;
}

std::string nameToType(const DeviceFacts& facts) { return facts.name; }

Result<ErasePlan> planErase(const EraseJob& job, const std::shared_ptr<ByteSource>& disk,
                            Progress& progress) {
    ErasePlan plan;
    auto facts = factsWithUsers(job.target);
    if (!facts) return std::unexpected(facts.error());
    plan.facts = std::move(*facts);
    std::vector<ByteRange> wanted;
    if (job.range) wanted.push_back(*job.range);
    else if (job.free.volume) wanted.push_back(*job.free.volume);
    // Before minutes are spent on a map.
    auto access = checkExclusiveAccess(plan.facts, wanted, job.free.gaps ? std::nullopt : job.partition,
                                       job.target.allowSharedDisk);
    if (!access) return std::unexpected(access.error());
    plan.access = std::move(*access);
    if (job.range) {
        plan.space.ranges = wholeUnits(std::vector<ByteRange>{*job.range}, disk->sectorSize());
        plan.space.bytes = totalBytes(plan.space.ranges);
        plan.destroys = contentsOf(disk, *job.range);
        return plan;
    }
    FreeSpaceRequest request = job.free;
    request.alsoUsed = partitionRanges(plan.facts);
    auto space = readFreeSpace(disk, request, progress);
    if (!space) return std::unexpected(space.error());
    plan.space = std::move(*space);
    return plan;
}

Result<EraseResult> runErase(const EraseJob& job, const ErasePlan& plan, EraseWatcher& watcher) {
    const bool single = !job.free.gaps;
    auto locked = openForDestroy(job.target, plan.space.ranges, single ? job.partition : std::nullopt);
    if (!locked) return std::unexpected(locked.error());
    BlockDevice& device = *locked->device;
    const std::uint64_t base = locked->base;
    std::vector<ByteRange> ranges = plan.space.ranges;
    for (ByteRange& range : ranges) range.offset -= base;
    if (!job.range) {
        // The plan was made before the lock. Only what is free now is touched, and only if it is what was agreed to.
        FreeSpaceRequest request = shifted(job.free, base, device.size());
        request.alsoUsed = partitionRanges(plan.facts);
        const auto cached = std::make_shared<CachedSource>(locked->content, std::uint64_t{16} << 20);
        MapProgress reading(watcher);
        auto space = readFreeSpace(cached, request, reading);
        if (!space) return std::unexpected(space.error());
        if (space->ranges != ranges)
            return fail(Cause::Changed,
                        fmt::format("the free space of {} is not what the plan says any more: something has "
                                    "changed it in between. Nothing was written",
                                    device.name()));
    }
    EraseOptions options = job.options;
    options.from = options.from > base ? options.from - base : 0;
    ShiftedWatcher shiftedWatcher(watcher, base);
    EraseResult result;
    result.report = eraseRanges(device, *locked->content, ranges, options, shiftedWatcher);
    result.report.reached += base;
    for (SkippedRange& left : result.report.left) left.offset += base;
    // A table that is gone: the system need not go on with partitions that nobody can see.
    if (job.range && !ranges.empty() && ranges.front().offset == 0 && base == 0)
        if (auto reread = device.rereadPartitions()) result.notReread = std::move(*reread);
    return result;
}

}  // namespace sectorsmith
