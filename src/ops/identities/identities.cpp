// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/identities/identities.h"

#include <algorithm>

#include "fs/detect.h"
#include "io/slice_source.h"
#include "io/system_file.h"
#include "ops/commit_phase.h"
#include "ops/errors.h"
#include "ops/identities/named_elsewhere.h"
#include "ops/messages.h"
#include "ops/table_commit.h"
#include "ops/volumes.h"
#include "part/gpt_edit.h"
#include "part/new_ids.h"
#include "part/partition_list.h"
#include "part/partition_source.h"

namespace sectorsmith {

namespace {

struct FoundFileSystem {
    unsigned partition = 0;
    ByteRange range;  // bytes of the disk
    FileSystemFacts facts;
};

SliceSource bytesOf(const std::shared_ptr<ByteSource>& disk, const ByteRange& range) {
    return {disk, range.offset, range.length, disk->name()};
}

// Of the main table's partitions, each place once; of the whole where there is no table.
std::vector<FoundFileSystem> fileSystemsOf(const std::shared_ptr<ByteSource>& disk, const DiskTables& tables,
                                           std::optional<unsigned> only) {
    std::vector<FoundFileSystem> found;
    if (isGentle(*disk)) return found;
    DetectOptions quick;
    quick.maxMapBytes = 0;
    const auto look = [&](unsigned partition, const ByteRange& range) {
        if (auto facts = detectFileSystem(bytesOf(disk, range), quick))
            found.push_back({partition, range, std::move(*facts)});
    };
    if (tables.scheme == Scheme::None) {
        if (!only) look(0, {0, disk->size()});
        return found;
    }
    const PartitionList list = listPartitions(tables);
    std::vector<std::uint64_t> seen;
    constexpr std::size_t mostPartitions = 1024;
    for (const Partition& partition : list.partitions) {
        if (seen.size() >= mostPartitions) break;
        if (partition.extended || partition.protective || partition.length == 0 ||
            partition.offset >= disk->size() || (tables.isGptLike() && partition.table != "gpt") ||
            (only && partition.index != *only) || std::ranges::find(seen, partition.offset) != seen.end())
            continue;
        seen.push_back(partition.offset);
        look(partition.index,
             {partition.offset, std::min(partition.length, disk->size() - partition.offset)});
    }
    return found;
}

bool hasPartition(const DiskTables& tables, unsigned number) {
    const PartitionList list = listPartitions(tables);
    const Partition* found = list.find({}, number);
    return found != nullptr && !found->extended && !found->protective;
}

DiskIdentity diskIdentityOf(const TableId& id) {
    switch (id.kind) {
        case TableId::Kind::DiskGuid: return {0, {"gpt-disk-guid", 0, say(OpsMessage::IdDiskGuid), id.value}};
        case TableId::Kind::DiskSignature:
            return {0, {"mbr-disk-signature", 0, say(OpsMessage::IdDiskSignature), id.value}};
        case TableId::Kind::PartitionGuid: break;
    }
    return {id.partition, {"gpt-partition-guid", 0, say(OpsMessage::IdPartitionGuid), id.value}};
}

// By partition; what the disk and the table have of each before its file system's.
void order(std::vector<NewIdentities::Change>& changes) {
    std::ranges::stable_sort(changes, {},
                             [](const NewIdentities::Change& one) { return one.identity.partition; });
}

Result<void> planTables(const ByteSource& disk, const DiskTables& tables, const NewIdentitiesRequest& request,
                        NewTableIds& ids) {
    auto planned = planNewTableIds(disk, tables, request.partition, request.random);
    if (!planned) return std::unexpected(planned.error());
    ids = std::move(*planned);
    return {};
}

// The disk or image, and the partition of it. An existing file of that literal name wins.
SourceSpec placeOfCopy(const CopyToIdentify& copy) {
    if (pathKind(copy.target) != PathKind::Missing) return {copy.target, {}, 0};
    return splitSourceSpec(copy.target);
}

}  // namespace

std::vector<DiskIdentity> diskIdentities(const std::shared_ptr<ByteSource>& disk,
                                         std::optional<unsigned> only) {
    std::vector<DiskIdentity> all;
    const DiskTables tables = readDiskTables(*disk);
    for (const TableId& id : tableIds(tables)) all.push_back(diskIdentityOf(id));
    if (only) std::erase_if(all, [&](const DiskIdentity& one) { return one.partition != *only; });
    for (const FoundFileSystem& one : fileSystemsOf(disk, tables, only))
        for (VolumeIdentity& identity : volumeIdentities(one.facts))
            all.push_back({one.partition, std::move(identity)});
    std::ranges::stable_sort(all, {}, &DiskIdentity::partition);
    return all;
}

Result<NewIdentities> planNewIdentities(const std::shared_ptr<ByteSource>& disk,
                                        const NewIdentitiesRequest& request) {
    const DiskTables tables = readDiskTables(*disk);
    if (tables.sector0Error) return std::unexpected(*tables.sector0Error);
    if (isGentle(*disk)) return fail(Cause::Refused, OpsError::IdentitiesOfGentleDisk, disk->name());
    if (request.partition && !hasPartition(tables, *request.partition))
        return fail(Cause::NotFound, OpsError::NoSuchPartition, *request.partition);
    NewIdentities wanted;
    wanted.plan.what = request.partition ? say(OpsMessage::NewIdentitiesOfPartition, *request.partition)
                                         : say(OpsMessage::NewIdentitiesOfDisk);
    NewTableIds ids;
    if (!request.volumesOnly)
        if (auto planned = planTables(*disk, tables, request, ids); !planned)
            return std::unexpected(planned.error());
    for (std::size_t i = 0; i < ids.before.size(); ++i)
        wanted.changes.push_back({diskIdentityOf(ids.before[i]), ids.after[i].value});
    std::optional<Error> refused;
    for (const FoundFileSystem& one : fileSystemsOf(disk, tables, request.partition)) {
        const SliceSource bytes = bytesOf(disk, one.range);
        for (Message& note : namedInWindows(bytes, one.partition, ids.before))
            wanted.notes.push_back(std::move(note));
        auto planned = planVolumeIdentity(bytes, one.facts, request.random);
        if (!planned) {
            if (planned.error().cause == Cause::Io) return std::unexpected(planned.error());
            if (volumeIdentities(one.facts).empty()) continue;
            wanted.kept.push_back({one.partition, planned.error()});
            if (!refused) refused = planned.error();
            continue;
        }
        wanted.decryptable.push_back({one.range, decryptableByIdentity(bytes, one.facts)});
        for (IdentityChange& change : planned->changes)
            wanted.changes.push_back(
                {{one.partition, std::move(change.identity)}, std::move(change.newValue)});
        for (IdentityWrite& write : planned->writes)
            wanted.plan.writes.push_back(
                {one.range.offset + write.offset, std::move(write.bytes), std::move(write.where)});
        for (Message& reason : planned->kept) wanted.kept.push_back({one.partition, std::move(reason)});
        for (Message& note : planned->notes) wanted.notes.push_back(std::move(note));
    }
    for (PlannedWrite& write : ids.plan.writes) wanted.plan.writes.push_back(std::move(write));
    for (Message& note : ids.plan.notes) wanted.notes.push_back(std::move(note));
    if (wanted.changes.empty()) {
        if (refused) return std::unexpected(*refused);
        return fail(Cause::NotFound, OpsError::NoIdentifiers, disk->name());
    }
    order(wanted.changes);
    const auto after = std::make_shared<PlannedSource>(disk, wanted.plan);
    if (auto good = checkNewIdentities(after, wanted); !good) return std::unexpected(good.error());
    return wanted;
}

Result<void> checkNewIdentities(const std::shared_ptr<ByteSource>& disk, const NewIdentities& wanted) {
    const auto now = diskIdentities(disk);
    const bool tables = std::ranges::any_of(wanted.changes, [](const NewIdentities::Change& change) {
        return change.identity.identity.kind.starts_with("gpt-");
    });
    if (tables)
        if (auto open = GptEditor::open(readDiskTables(*disk)); !open)
            return fail(Cause::Damaged, OpsError::NewIdentityWrong, say(OpsMessage::GuidPartitionTable),
                        open.error());
    for (const NewIdentities::Change& change : wanted.changes) {
        const DiskIdentity& old = change.identity;
        const auto found = std::ranges::find_if(now, [&](const DiskIdentity& one) {
            return one.partition == old.partition && one.identity.names(old.identity);
        });
        if (found == now.end() || found->identity.value != change.newValue)
            return fail(Cause::Damaged, OpsError::NewIdentityMissing, old.identity.what, change.newValue,
                        found == now.end() ? std::string() : found->identity.value);
    }
    for (const NewIdentities::Decryptable& one : wanted.decryptable) {
        const SliceSource bytes = bytesOf(disk, one.range);
        DetectOptions quick;
        quick.maxMapBytes = 0;
        const auto facts = detectFileSystem(bytes, quick);
        if (!facts || !facts->problems.empty())
            return failAt(one.range.offset, Cause::Damaged, OpsError::NewIdentityWrong,
                          facts ? facts->name : std::string(),
                          facts ? facts->problems.front() : std::string());
        if (decryptableByIdentity(bytes, *facts) != one.count)
            return failAt(one.range.offset, Cause::Damaged, OpsError::NewIdentityUndecryptable);
    }
    return {};
}

std::expected<CommitReport, CommitFailure> commitNewIdentities(const WriteTarget& target,
                                                               const CommitPlan& plan,
                                                               const NewIdentities& wanted,
                                                               Progress& progress,
                                                               const IdentityCheck& check) {
    auto report = commitTo(target, plan, progress);
    if (!report) return report;
    const auto verified = [&]() -> Result<void> {
        auto opened = openForReading(target);
        if (!opened) return std::unexpected(opened.error());
        return check(opened->source, wanted);
    }();
    if (verified) return report;
    // Nobody stops this half-way.
    SilentProgress uncancelled;
    auto undone = recover(target, report->recordId, Recovery::TakeBack, uncancelled);
    if (!undone)
        return std::unexpected(CommitFailure{
            because(verified.error(), OpsError::NewIdentityNotUndone, verified.error(), undone.error().error),
            report->recordId,
            true,
            {},
            false});
    return std::unexpected(CommitFailure{
        because(verified.error(), OpsError::NewIdentityUndone, verified.error()), {}, true, {}, false});
}

Result<NewIdentities> planIdentitiesOfCopy(const std::shared_ptr<ByteSource>& source,
                                           const CopyToIdentify& copy) {
    if (!placeOfCopy(copy).table.empty()) return fail(Cause::Usage, OpsError::IdentitiesByMainTable);
    forgetReads(*source);
    return planNewIdentities(source, {});
}

std::expected<GivenIdentities, CommitFailure> giveNewIdentities(const CopyToIdentify& copy,
                                                                const RandomBytes& random,
                                                                Progress& progress) {
    const auto failed = [](Error error) {
        return std::unexpected(CommitFailure{std::move(error), {}, false, {}, false});
    };
    const SourceSpec spec = placeOfCopy(copy);
    WriteTarget target;
    target.path = spec.path;
    target.stateFolder = copy.stateFolder;
    target.allowSharedDisk = copy.allowSharedDisk;
    // A whole image was given the source's sectors; disks, and images with partitions, have their own.
    if (isImage(spec.path) && spec.number == 0) target.sectorSize = copy.sourceSectorSize;
    NewIdentitiesRequest request;
    if (spec.number != 0) request.partition = spec.number;
    request.volumesOnly = spec.number != 0;
    request.random = random;
    auto opened = openForReading(target);
    if (!opened) return failed(opened.error());
    auto facts = factsOf(target);
    if (!facts) return failed(facts.error());
    target.reviewed = reviewedDisk(*facts, *opened->source);
    auto wanted = planNewIdentities(opened->source, request);
    if (!wanted) return failed(wanted.error());
    auto plan = planFromTable(*opened->source, wanted->plan);
    if (!plan) return failed(plan.error());
    opened->source.reset();
    auto report = commitNewIdentities(target, *plan, *wanted, progress);
    if (!report) return std::unexpected(report.error());
    return GivenIdentities{std::move(*wanted), std::move(*report)};
}

}  // namespace sectorsmith
