// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/write_session.h"

#include <algorithm>

#include "io/open.h"
#include "io/writable_device.h"
#include "ops/commit_phase.h"
#include "ops/errors.h"
#include "ops/state_folder.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

std::unexpected<CommitFailure> failed(Error error) {
    return std::unexpected(CommitFailure{std::move(error), {}, false, {}, false});
}

std::expected<UndoStore, Error> storeFor(const WriteTarget& target) {
    auto folder = stateFolderForWriting(target.stateFolder, target.path);
    if (!folder) return std::unexpected(folder.error());
    return UndoStore(stateFoldersToRead(target.stateFolder), *folder);
}

// With what the record says of its disk where nobody said anything else.
WriteTarget completed(WriteTarget target, const UndoRecord& record) {
    if (target.path.empty()) target.path = record.disk.path;
    if (record.disk.image && !target.sectorSize) target.sectorSize = record.disk.sectorSize;
    // A record of all bytes of the file was written over these, whatever they look like by now: what was written may be
    // the beginning of a container, and must not bar the way back.
    std::error_code none;
    if (record.disk.image && fs::file_size(target.path, none) == record.disk.size && !none)
        target.asBytes = true;
    return target;
}

// Opens with the lock that fits, once it is known that nothing is in the way.
Result<std::unique_ptr<BlockDevice>> openLocked(const WriteTarget& target, std::span<const SectorRun> runs) {
    auto facts = factsWithUsers(target);
    if (!facts) return std::unexpected(facts.error());
    // Looking at the content first may cost people another question for a password; a disk that nobody uses needs no look.
    const bool used =
        !facts->uses.empty() ||
        std::ranges::any_of(facts->partitions, [](const DevicePartition& p) { return !p.uses.empty(); });
    if (!isImage(target.path) && !used && !facts->readOnly)
        return openForWriting(target.path, {Exclusivity::Exclusive, target.sectorSize, target.asBytes});
    auto opened = openForReading(target);
    if (!opened) return std::unexpected(opened.error());
    if (!opened->readOnlyReason.empty())
        return fail(Cause::Refused, OpsError::CannotWrite, target.path, opened->readOnlyReason);
    auto access = checkWriteAccess(*facts, *opened->source, runs, target.allowSharedDisk);
    if (!access) return std::unexpected(access.error());
    return openForWriting(target.path, {access->exclusivity, target.sectorSize, target.asBytes});
}

// The same, and it is what was reviewed.
Result<std::unique_ptr<BlockDevice>> lockFor(const WriteTarget& target, std::span<const SectorRun> runs) {
    auto device = openLocked(target, runs);
    if (!device) return device;
    if (auto same = checkReviewed(target, **device); !same) return std::unexpected(same.error());
    return device;
}

}  // namespace

Result<WriteAccess> mayCommit(const WriteTarget& target, const ByteSource& disk, const CommitPlan& plan) {
    auto facts = factsWithUsers(target);
    if (!facts) return std::unexpected(facts.error());
    auto access = checkWriteAccess(*facts, disk, plan.runs, target.allowSharedDisk);
    const std::filesystem::path folder = stateFolder(target.stateFolder);
    if (!access || folder.empty()) return access;
    if (auto room = checkStateRoom(folder, UndoStore::sizeOf(plan.runs)); !room)
        return std::unexpected(room.error());
    return access;
}

std::expected<CommitReport, CommitFailure> commitTo(const WriteTarget& target, const CommitPlan& plan,
                                                    Progress& progress) {
    auto store = storeFor(target);
    if (!store) return failed(store.error());
    tellPhase(progress, CommitPhase::Lock);
    auto device = lockFor(target, plan.runs);
    if (!device) return failed(device.error());
    return commit(**device, plan, *store, progress);
}

std::expected<CommitReport, CommitFailure> recover(WriteTarget target, std::string_view id, Recovery what,
                                                   Progress& progress) {
    auto record = UndoStore(allStateFolders(target.stateFolder)).load(id);
    if (!record) return failed(record.error());
    return recover(std::move(target), std::move(*record), what, progress);
}

std::expected<CommitReport, CommitFailure> recover(WriteTarget target, UndoRecord record, Recovery what,
                                                   Progress& progress) {
    target = completed(std::move(target), record);
    // The record changes its name where it lies.
    auto folder = stateFolderForWriting(record.file.parent_path(), target.path);
    if (!folder) return failed(folder.error());
    UndoStore store({}, *folder);
    tellPhase(progress, CommitPhase::Lock);
    const std::vector<SectorRun> runs = what == Recovery::TakeBack ? runsToTakeBack(record) : record.runs;
    auto device = lockFor(target, runs);
    if (!device) return failed(device.error());
    std::error_code none;
    if (!fs::exists(record.file, none))
        return failed(fail(Cause::Changed, OpsError::RecordClosed, record.id).error());
    const DiskIs disk = target.diskConfirmed ? DiskIs::ConfirmedByHand : DiskIs::AsRecorded;
    return what == Recovery::TakeBack ? takeBack(**device, record, store, progress, disk)
                                      : finish(**device, record, store, progress, disk);
}

Result<RecoveryPreview> previewRecovery(const WriteTarget& target, const UndoRecord& record, Recovery what) {
    RecoveryPreview preview;
    preview.target = completed(target, record);
    auto facts = factsOf(preview.target);
    if (!facts) return std::unexpected(facts.error());
    preview.disk = identityOf(*facts, isImage(preview.target.path));
    preview.match = matchDisk(record.disk, record.boot, preview.disk);
    const bool inside = std::ranges::all_of(
        record.runs, [&](const SectorRun& run) { return run.end() <= preview.disk.size; });
    if (preview.match == DiskMatch::Other && preview.target.diskConfirmed && inside &&
        differsInSizeAlone(record.disk, preview.disk))
        preview.match = DiskMatch::Unproven;
    if (preview.match == DiskMatch::Other)
        return fail(Cause::Changed, OpsError::OtherDisk, record.id, describe(record.disk),
                    describe(preview.disk));
    auto opened = openForReading(preview.target);
    if (!opened) return std::unexpected(opened.error());
    preview.source = opened->source;
    preview.target.reviewed = reviewedDisk(*facts, *opened->source);
    preview.runs = what == Recovery::TakeBack ? runsToTakeBack(record) : record.runs;
    for (SectorRun& run : preview.runs) {
        run.oldBytes = {preview.source, run.offset};
        run.unread = false;
    }
    if (what == Recovery::TakeBack) preview.leftAlone = unknownBefore(record);
    return preview;
}

}  // namespace sectorsmith
