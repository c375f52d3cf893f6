// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/commit_review.h"

#include <algorithm>

#include "ops/volumes.h"
#include "part/disk_tables.h"
#include "part/partition_list.h"

namespace sectorsmith {

namespace {

// Where every file system of these formats keeps what the rest hangs on.
constexpr std::uint64_t headBytes = 4096;

std::vector<CommitReview::Head> headsTouched(const PartitionList& list, std::span<const SectorRun> runs) {
    std::vector<CommitReview::Head> heads;
    const auto touches = [&](const ByteRange& range) {
        return std::ranges::any_of(
            runs, [&](const SectorRun& run) { return range.overlaps({run.offset, run.length()}); });
    };
    if (list.scheme == Scheme::None) {
        if (touches({0, headBytes})) heads.push_back({});
        return heads;
    }
    for (const Partition& partition : list.partitions) {
        if (partition.extended || partition.protective || partition.length == 0 || partition.offset == 0)
            continue;
        if (!touches({partition.offset, std::min(partition.length, headBytes)})) continue;
        // A hybrid's tables name the same partition twice.
        if (std::ranges::find(heads, partition.offset, &CommitReview::Head::offset) == heads.end())
            heads.push_back({partition.index, partition.name, partition.offset});
    }
    return heads;
}

}  // namespace

CommittedSource::CommittedSource(std::shared_ptr<const ByteSource> disk, std::vector<SectorRun> runs)
    : disk_(std::move(disk)), runs_(std::move(runs)) {
    std::ranges::sort(runs_, {}, &SectorRun::offset);
}

std::vector<SectorRun>::const_iterator CommittedSource::runAt(std::uint64_t offset) const {
    return std::ranges::upper_bound(runs_, offset, {}, &SectorRun::end);
}

ReadReport CommittedSource::read(std::uint64_t offset, std::span<std::byte> out) const {
    ReadReport report;
    auto run = runAt(offset);
    for (std::size_t at = 0; at < out.size();) {
        const std::uint64_t here = offset + at;
        const std::uint64_t left = out.size() - at;
        if (run != runs_.end() && here >= run->offset) {
            const auto piece =
                out.subspan(at, static_cast<std::size_t>(std::min<std::uint64_t>(left, run->end() - here)));
            if (auto known = readSide(*run, Side::After, here - run->offset, piece); !known)
                report.bad.push_back({here, piece.size(), known.error()});
            at += piece.size();
            ++run;
            continue;
        }
        const std::uint64_t length = run == runs_.end() ? left : std::min(left, run->offset - here);
        ReadReport below = disk_->read(here, out.subspan(at, static_cast<std::size_t>(length)));
        std::ranges::move(below.bad, std::back_inserter(report.bad));
        at += static_cast<std::size_t>(length);
    }
    return report;
}

Extent CommittedSource::extentAt(std::uint64_t offset) const {
    const auto run = runAt(offset);
    if (run != runs_.end() && offset >= run->offset) return {offset, run->end() - offset, false};
    Extent extent = disk_->extentAt(offset);
    if (run != runs_.end()) extent.length = std::min(extent.length, run->offset - offset);
    return extent;
}

CommitReview reviewCommit(const std::shared_ptr<ByteSource>& disk, const CommitPlan& plan,
                          const CheckOptions& options) {
    CommitReview review;
    for (const SectorRun& run : plan.runs)
        if (run.unread) review.unread.push_back({run.offset, run.length()});
    const auto after = std::make_shared<CommittedSource>(disk, plan.runs);
    const DiskTables tables = readDiskTables(*disk);
    const DiskTables tablesAfter = readDiskTables(*after);
    review.tableChanges = tableChanges(tables, tablesAfter);
    review.heads = headsTouched(listPartitions(tables), plan.runs);
    const bool gentle = isGentle(*disk);
    review.findings = compareFindings(findingsOf(disk, tables, options, gentle),
                                      findingsOf(after, tablesAfter, options, gentle));
    return review;
}

}  // namespace sectorsmith
