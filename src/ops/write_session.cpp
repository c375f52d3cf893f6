// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/write_session.h"

#include <fmt/format.h>

#include <algorithm>

#include "io/open.h"
#include "io/writable_device.h"
#include "ops/commit_phase.h"
#include "ops/state_folder.h"

namespace sectorsmith {

namespace fs = std::filesystem;

namespace {

bool isImage(const std::string& path) {
    std::error_code none;
    return fs::is_regular_file(path, none);
}

std::unexpected<CommitFailure> failed(Error error) {
    return std::unexpected(CommitFailure{std::move(error), {}, false, {}});
}

std::expected<UndoStore, Error> storeFor(const WriteTarget& target) {
    auto folder = stateFolderForWriting(target.stateFolder, target.path);
    if (!folder) return std::unexpected(folder.error());
    return UndoStore(stateFoldersToRead(target.stateFolder), *folder);
}

// Opens with the lock that fits, once it is known that nothing is in the way.
Result<std::unique_ptr<BlockDevice>> lockFor(const WriteTarget& target, std::span<const SectorRun> runs) {
    auto facts = factsOf(target);
    if (!facts) return std::unexpected(facts.error());
    addUsers(target, *facts);
    // Looking at the content first may cost people another question for a password; a disk that nobody uses needs no look.
    const bool used =
        !facts->uses.empty() ||
        std::ranges::any_of(facts->partitions, [](const DevicePartition& p) { return !p.uses.empty(); });
    if (!isImage(target.path) && !used && !facts->readOnly)
        return openForWriting(target.path, {Exclusivity::Exclusive, target.sectorSize, target.asBytes});
    OpenOptions options;
    options.sectorSize = target.sectorSize;
    options.asBytes = target.asBytes;
    auto opened = openPath(target.path, options);
    if (!opened) return std::unexpected(opened.error());
    if (!opened->readOnlyReason.empty()) return fail(Cause::Refused, opened->readOnlyReason);
    auto access = checkWriteAccess(*facts, *opened->source, runs, target.besideOthers);
    if (!access) return std::unexpected(access.error());
    return openForWriting(target.path, {access->exclusivity, target.sectorSize, target.asBytes});
}

}  // namespace

Result<DeviceFacts> factsOf(const WriteTarget& target) {
    if (!isImage(target.path)) return deviceFacts(target.path);
    std::error_code error;
    DeviceFacts facts;
    facts.path = fs::canonical(target.path, error).string();
    if (error) return fail(Cause::NotFound, fmt::format("{}: {}", target.path, error.message()));
    facts.name = fs::path(facts.path).filename().string();
    facts.size = fs::file_size(facts.path, error);
    facts.logicalSectorSize = target.sectorSize.value_or(512);
    return facts;
}

void addUsers(const WriteTarget& target, DeviceFacts& facts) {
    if (isImage(target.path)) facts.uses = imageUses(target.path);
    else addHiddenUses(facts);
}

DeviceIdentity identityOf(const DeviceFacts& facts, bool image) {
    return {image,
            facts.path,
            facts.model,
            facts.serial,
            facts.transport,
            facts.size,
            facts.logicalSectorSize,
            facts.diskSequence};
}

Result<WriteAccess> mayCommit(const WriteTarget& target, const ByteSource& disk, const CommitPlan& plan) {
    auto facts = factsOf(target);
    if (!facts) return std::unexpected(facts.error());
    addUsers(target, *facts);
    return checkWriteAccess(*facts, disk, plan.runs, target.besideOthers);
}

std::expected<CommitReport, CommitFailure> commitTo(const WriteTarget& target, const CommitPlan& plan,
                                                    Progress& progress) {
    auto store = storeFor(target);
    if (!store) return failed(store.error());
    tellPhase(progress, commit_phase::lock);
    auto device = lockFor(target, plan.runs);
    if (!device) return failed(device.error());
    return commit(**device, plan, *store, progress);
}

std::expected<CommitReport, CommitFailure> recover(WriteTarget target, std::string_view id, Recovery what,
                                                   Progress& progress) {
    const UndoStore reading(stateFoldersToRead(target.stateFolder));
    auto record = reading.load(id);
    if (!record) return failed(record.error());
    if (target.path.empty()) target.path = record->disk.path;
    if (record->disk.image && !target.sectorSize) target.sectorSize = record->disk.sectorSize;
    // A record of all bytes of the file was written over these, whatever they look like by now: what was written may be
    // the beginning of a container, and must not bar the way back.
    std::error_code none;
    if (record->disk.image && fs::file_size(target.path, none) == record->disk.size && !none)
        target.asBytes = true;
    auto store = storeFor(target);
    if (!store) return failed(store.error());
    tellPhase(progress, commit_phase::lock);
    auto device = lockFor(target, record->runs);
    if (!device) return failed(device.error());
    return what == Recovery::TakeBack ? takeBack(**device, *record, *store, progress)
                                      : finish(**device, *record, *store, progress);
}

}  // namespace sectorsmith
