// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/editing/review.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "gui/editing/changes_list.h"
#include "gui/session/text.h"
#include "io/open.h"
#include "ops/commit_review.h"
#include "ops/state_folder.h"

namespace sectorsmith::gui {

namespace {

void fillLines(Review& review) {
    constexpr std::size_t reviewLineBytes = 16;
    for (const SectorRun& run : review.plan.runs) {
        review.sectors += (run.length() + review.sectorSize - 1) / review.sectorSize;
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

// The engine's review in people's language, the worst first.
void fillNotes(Review& review, const CommitReview& engine) {
    const auto add = [&](Severity severity, QString text, std::optional<std::uint64_t> offset) {
        review.notes.push_back({severity, std::move(text), offset});
    };
    if (!engine.tableChanges.empty())
        add(Severity::Warning, tr("This changes the partition table."), std::nullopt);
    for (const ByteRange& range : engine.unread)
        add(Severity::Warning,
            tr("Sectors %1 to %2 are unreadable. They are overwritten completely; their previous "
               "contents cannot be restored, so undoing the write skips them.")
                .arg(range.offset / review.sectorSize)
                .arg((range.end() - 1) / review.sectorSize),
            range.offset);
    for (const CommitReview::Head& head : engine.heads) {
        if (head.partition == 0)
            add(Severity::Warning,
                tr("This changes the first sectors, where a file system stores its boot sector or "
                   "superblock."),
                head.offset);
        else if (head.name.empty())
            add(Severity::Warning,
                tr("This changes the boot sector or superblock of partition %1.").arg(head.partition),
                head.offset);
        else
            add(Severity::Warning,
                tr("This changes the boot sector or superblock of partition %1 (“%2”).")
                    .arg(head.partition)
                    .arg(toQString(head.name)),
                head.offset);
    }
    for (const Finding& finding : engine.findings.appeared)
        if (finding.severity != Severity::Info)
            add(finding.severity,
                tr("After writing: %1 (%2)").arg(messageText(finding.message), toQString(finding.rule)),
                finding.offset);
    for (const Finding& finding : engine.findings.solved)
        if (finding.severity != Severity::Info)
            add(Severity::Info,
                tr("Fixed: %1 (%2)").arg(messageText(finding.message), toQString(finding.rule)),
                finding.offset);
    std::ranges::stable_sort(review.notes, std::greater(), &ReviewNote::severity);
}

void askSystem(Review& review, const std::shared_ptr<ByteSource>& disk, const WriteTarget& target,
               bool isDevice) {
    const auto facts = factsOf(target);
    if (!facts) {
        review.refused = facts.error();
        return;
    }
    review.disk = identityOf(*facts, !isDevice);
    review.reviewed = reviewedDisk(*facts, *disk);
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
    CheckOptions options;  // an image does not know where it will lie
    if (isDevice)
        if (const auto facts = factsOf(target)) options = checkOptionsOf(*facts);
    CommitReview engine = reviewCommit(disk, review.plan, options);
    fillNotes(review, engine);
    review.tableChanges = std::move(engine.tableChanges);
    askSystem(review, disk, target, isDevice);
    return review;
}

QString failureText(const CommitFailure& failure) {
    QString text = sentence(errorText(failure.error));
    if (!failure.wrote) text += u' ' + tr("Nothing was written.");
    return text;
}

}  // namespace sectorsmith::gui
