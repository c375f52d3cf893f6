// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/review.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "gui/editing/changes_list.h"
#include "gui/session/text.h"
#include "io/open.h"
#include "ops/state_folder.h"
#include "ops/table_check.h"
#include "ops/volumes.h"
#include "part/partition_list.h"

namespace sectorsmith::gui {

namespace {

void fillLines(Review& review) {
    constexpr std::size_t reviewLineBytes = 16;
    for (const SectorRun& run : review.plan.runs) {
        review.sectors += (run.length() + review.sectorSize - 1) / review.sectorSize;
        if (run.unread) {
            const std::uint64_t first = run.offset / review.sectorSize;
            const std::uint64_t last = (run.end() - 1) / review.sectorSize;
            review.notes.push_back(
                {Severity::Warning,
                 tr("Sectors %1 to %2 are unreadable. They are overwritten completely; their previous "
                    "contents cannot be restored, so undoing the write skips them.")
                     .arg(first)
                     .arg(last),
                 run.offset});
        }
        // What could not be read differs everywhere.
        std::vector<std::byte> opposite;
        if (run.unread)
            std::ranges::transform(run.after, std::back_inserter(opposite), [](std::byte x) { return ~x; });
        for (const auto& [at, count] :
             differingPieces(run.unread ? opposite : run.before, run.after, reviewLineBytes)) {
            if (review.lines.size() == Review::maxLines) {
                ++review.moreLines;
                continue;
            }
            const auto part = [at = at, count = count](const std::vector<std::byte>& from) {
                return std::vector<std::byte>(from.begin() + static_cast<std::ptrdiff_t>(at),
                                              from.begin() + static_cast<std::ptrdiff_t>(at + count));
            };
            review.lines.push_back({run.offset + at, part(run.before), part(run.after), run.unread});
        }
    }
}

// Where every file system of these formats keeps what the rest hangs on.
void noteHeads(Review& review, const PartitionList& partitions) {
    constexpr std::uint64_t headBytes = 4096;
    const auto touches = [&](std::uint64_t offset, std::uint64_t length) {
        return std::ranges::any_of(review.plan.runs, [&](const SectorRun& run) {
            return run.offset < offset + length && offset < run.offset + run.after.size();
        });
    };
    if (partitions.scheme == Scheme::None) {
        if (touches(0, headBytes))
            review.notes.push_back({Severity::Warning,
                                    tr("This changes the first sectors, where a file system stores its boot "
                                       "sector or superblock."),
                                    0});
        return;
    }
    for (const Partition& partition : partitions.partitions) {
        if (partition.extended || partition.protective || partition.length == 0 || partition.offset == 0)
            continue;
        if (!touches(partition.offset, std::min(partition.length, headBytes))) continue;
        QString text =
            partition.name.empty()
                ? tr("This changes the boot sector or superblock of partition %1.").arg(partition.index)
                : tr("This changes the boot sector or superblock of partition %1 (“%2”).")
                      .arg(partition.index)
                      .arg(toQString(partition.name));
        const bool known =
            std::ranges::any_of(review.notes, [&](const ReviewNote& n) { return n.text == text; });
        if (!known) review.notes.push_back({Severity::Warning, std::move(text), partition.offset});
    }
}

void compareChecks(Review& review, const std::shared_ptr<ByteSource>& disk, const DiskTables& before,
                   const std::shared_ptr<ByteSource>& edited, const DiskTables& after,
                   const CheckOptions& options) {
    const bool gentle = isGentle(*disk);
    const FindingChanges compared = compareFindings(findingsOf(disk, before, options, gentle),
                                                    findingsOf(edited, after, options, gentle));
    for (const Finding& finding : compared.appeared)
        if (finding.severity != Severity::Info)
            review.notes.push_back(
                {finding.severity,
                 tr("After writing: %1 (%2)").arg(toQString(finding.message), toQString(finding.rule)),
                 finding.offset});
    for (const Finding& finding : compared.solved)
        if (finding.severity != Severity::Info)
            review.notes.push_back(
                {Severity::Info,
                 tr("Fixed: %1 (%2)").arg(toQString(finding.message), toQString(finding.rule)),
                 finding.offset});
}

void askSystem(Review& review, const std::shared_ptr<ByteSource>& disk, const WriteTarget& target,
               bool isDevice) {
    const auto facts = factsOf(target);
    if (!facts) {
        review.refused = facts.error();
        return;
    }
    review.disk = identityOf(*facts, !isDevice);
    for (const DevicePartition& partition : facts->partitions) {
        QStringList said;
        for (const std::string& text : {partition.fileSystem, partition.label})
            if (!text.empty()) said << toQString(text);
        for (const DeviceUse& use : partition.uses) {
            said << errorText(useReason(use));
            if (use.kind == DeviceUse::Kind::Mounted) review.mounted.push_back({partition.path, use.where});
        }
        review.volumes << toQString(partition.name) +
                              (said.isEmpty() ? QString()
                                              : QStringLiteral(": ") + said.join(QLatin1String(", ")));
    }
    for (const DeviceUse& use : facts->uses)
        if (use.kind == DeviceUse::Kind::Mounted) review.mounted.push_back({facts->path, use.where});
    WriteTarget asked = target;
    asked.allowSharedDisk = false;
    auto access = mayCommit(asked, *disk, review.plan);
    if (!access && access.error().cause == Cause::InUse) {
        asked.allowSharedDisk = true;
        if (auto beside = mayCommit(asked, *disk, review.plan)) {
            review.beside = beside->inUse;
            access = std::move(beside);
        }
    }
    if (!access) review.refused = access.error();
    if (auto folder = stateFolderForWriting(target.stateFolder, target.path); !folder)
        review.noFolder = folder.error();
}

}  // namespace

Review prepareReview(const std::shared_ptr<ByteSource>& disk, std::vector<StagedWrite> edits,
                     const WriteTarget& target, bool isDevice, const std::string& what) {
    Review review;
    review.sectorSize = std::max<std::uint32_t>(disk->sectorSize(), 1);
    review.plan.what = what;
    auto edited = std::make_shared<Overlay>(disk);
    if (auto staged = edited->stage(edits, what); !staged) {
        review.refused = staged.error();
        return review;
    }
    edits.clear();
    auto plan = planFromOverlay(*edited, what);
    if (!plan) {
        review.refused = plan.error();
        return review;
    }
    review.plan = std::move(*plan);
    if (review.plan.runs.empty()) return review;
    fillLines(review);
    const DiskTables before = readDiskTables(*disk);
    const DiskTables after = readDiskTables(*edited);
    review.tableChanges = tableChanges(before, after);
    if (!review.tableChanges.empty())
        review.notes.insert(review.notes.begin(),
                            {Severity::Warning, tr("This changes the partition table."), {}});
    noteHeads(review, listPartitions(before));
    CheckOptions options;  // an image does not know where it will lie
    if (isDevice)
        if (const auto facts = factsOf(target)) options = checkOptionsOf(*facts);
    compareChecks(review, disk, before, edited, after, options);
    std::ranges::stable_sort(review.notes, std::greater(), &ReviewNote::severity);
    askSystem(review, disk, target, isDevice);
    return review;
}

}  // namespace sectorsmith::gui
