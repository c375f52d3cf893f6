// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/copy/used_space.h"

#include <algorithm>

#include "base/units.h"
#include "fs/allocation.h"
#include "fs/catalogue.h"
#include "io/slice_source.h"
#include "ops/copy/errors.h"
#include "ops/copy/messages.h"
#include "ops/free_space/byte_ranges.h"
#include "ops/free_space/free_space.h"
#include "ops/free_space/gaps.h"
#include "part/disk_tables.h"
#include "part/partition_list.h"

namespace sectorsmith::copier {

namespace {

// Keeps what files and structures have.
class OwnedBlocks : public CatalogueVisitor {
 public:
    Result<void> area(const VolumeArea& area) override { return add({area.offset, area.length}); }
    Result<void> extent(const FileExtent& extent) override { return add({extent.offset, extent.length}); }

    std::vector<ByteRange> take() { return normalised(std::move(ranges_)); }

 private:
    Result<void> add(const ByteRange& range) {
        // Neighbours come one after another mostly.
        if (!ranges_.empty() && ranges_.back().end() == range.offset) ranges_.back().length += range.length;
        else ranges_.push_back(range);
        if (ranges_.size() <= mostFreeRuns) return {};
        return fail(Cause::NoSpace, CopyError::TooFragmented);
    }
    std::vector<ByteRange> ranges_;
};

// Bytes of the volume, normalised.
Result<std::vector<ByteRange>> freeRuns(const ByteSource& volume, bool compare, AllocationSummary& summary,
                                        Progress& progress) {
    std::vector<ByteRange> runs;
    bool tooMany = false;
    AllocationOptions options;
    options.compareWithFiles = compare;
    const auto visit = [&](const ByteRange& run) {
        tooMany = runs.size() >= mostFreeRuns;
        if (!tooMany) runs.push_back(run.clippedTo({0, volume.size()}));
        return !tooMany;
    };
    auto read = readAllocation(volume, visit, progress, options);
    if (!read) return std::unexpected(read.error());
    if (tooMany) return fail(Cause::NoSpace, CopyError::TooFragmented);
    summary = std::move(*read);
    return normalised(std::move(runs));
}

// The free bytes of a volume; NotFound etc. say why it is copied whole.
Result<std::vector<ByteRange>> freeOf(const ByteSource& volume, AllocationSummary& summary, Message& note,
                                      Progress& progress) {
    auto runs = freeRuns(volume, true, summary, progress);
    if (runs || runs.error().cause != Cause::Damaged) return runs;
    const Error damage = runs.error();
    // The map calls blocks free that files have, perhaps nothing worse: the files decide.
    runs = freeRuns(volume, false, summary, progress);
    if (!runs) return std::unexpected(damage);
    auto catalogue = openCatalogue(volume);
    if (!catalogue) return std::unexpected(damage);
    OwnedBlocks owned;
    if (auto walked = (*catalogue)->walk(owned, progress); !walked)
        return std::unexpected(walked.error().cause == Cause::Cancelled ? walked.error() : damage);
    note = say(CopyMessage::FreeButOwned, damage);
    return without(*runs, owned.take());
}

}  // namespace

Result<UsedSpace> usedSpace(const std::shared_ptr<ByteSource>& source, Progress& progress) {
    UsedSpace used;
    std::vector<ByteRange> unused;
    const auto addVolume = [&](const ByteRange& range, const Message& name) -> Result<void> {
        const SliceSource volume(source, range.offset, range.length, source->name());
        AllocationSummary summary;
        Message note;
        auto free = freeOf(volume, summary, note, progress);
        if (!free) {
            if (free.error().cause == Cause::Cancelled) return std::unexpected(free.error());
            used.notes.push_back(say(CopyMessage::CopiedWhole, name, formatSize(range.length), free.error()));
            return {};
        }
        for (const ByteRange& run : *free) unused.push_back({range.offset + run.offset, run.length});
        used.notes.push_back(say(CopyMessage::UsedOf, name, formatSize(range.length - totalBytes(*free)),
                                 formatSize(range.length), summary.name));
        if (!note.empty()) used.notes.push_back(std::move(note));
        return {};
    };
    const PartitionList list = listPartitions(*source);
    if (list.scheme == Scheme::None) {
        if (auto added = addVolume({0, source->size()}, say(CopyMessage::TheFileSystem)); !added)
            return std::unexpected(added.error());
    } else {
        std::vector<ByteRange> seen;
        for (const Partition& partition : list.partitions) {
            const ByteRange range =
                ByteRange{partition.offset, partition.length}.clippedTo({0, source->size()});
            if (partition.extended || partition.protective || range.empty()) continue;
            // Both sides of a hybrid name the same bytes. What overlaps otherwise is nobody's to judge.
            if (std::ranges::find(seen, range) != seen.end()) continue;
            seen.push_back(range);
        }
        for (std::size_t i = 0; i < seen.size(); ++i) {
            const bool alone = std::ranges::none_of(
                seen, [&](const ByteRange& other) { return other != seen[i] && other.overlaps(seen[i]); });
            const auto named = std::ranges::find_if(list.partitions, [&](const Partition& partition) {
                return partition.offset == seen[i].offset && !partition.extended && !partition.protective;
            });
            const Message name = say(CopyMessage::PartitionNumber, named->index);
            if (!alone) {
                used.notes.push_back(say(CopyMessage::CopiedWholeOverlaps, name));
                continue;
            }
            if (auto added = addVolume(seen[i], name); !added) return std::unexpected(added.error());
        }
        auto gaps = findGaps(source, {}, progress);
        if (!gaps && gaps.error().cause == Cause::Cancelled) return std::unexpected(gaps.error());
        if (!gaps) used.notes.push_back(say(CopyMessage::GapsCopiedWhole, gaps.error()));
        else unused.insert(unused.end(), gaps->ranges.begin(), gaps->ranges.end());
    }
    const ByteRange all{0, source->size()};
    used.ranges =
        without(std::vector<ByteRange>{all}, wholeUnits(normalised(std::move(unused)), source->sectorSize()));
    return used;
}

}  // namespace sectorsmith::copier
