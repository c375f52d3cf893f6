// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: Apple File System Reference (2020-06-22): Container, Volumes, Snapshot Metadata, Encryption; libfsapfs'
// documentation for the key bags.
//
// The newest checkpoint wins at mounting, and older ones are tried where it is damaged: so all of them change, with the
// key bags of their own that they can have.
#include "fs/apfs/apfs_identity.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <set>

#include "base/checksum.h"
#include "base/guid.h"
#include "fs/apfs/apfs.h"
#include "fs/apfs/apfs_btree.h"
#include "fs/apfs/apfs_keys.h"
#include "fs/apfs/apfs_records.h"
#include "fs/errors.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::apfs {

namespace {

constexpr std::uint64_t fusionFeature = 0x100;  // incompatible
constexpr std::uint64_t sealedFeature = 0x20;
constexpr std::uint64_t flagUnencrypted = 1, flagOneKey = 8;
constexpr std::uint16_t roleRecovery = 0x4, rolePreboot = 0x10;
constexpr std::size_t mostChangedSnapshots = 65536;

using Bytes = std::vector<std::byte>;

bool isZero(const Uuid& uuid) { return Guid::fromBig(uuid).isZero(); }
std::string textOf(const Uuid& uuid) { return Guid::fromBig(uuid).text(false); }

struct PlacedSuperblock {
    std::uint64_t block = 0;
    ContainerSuperblock superblock;
};

// Block 0 and what the checkpoint descriptor area has, of this container as it is: the newest first, block 0 last of its
// transaction.
std::vector<PlacedSuperblock> superblocksOf(const ByteSource& source, const Container& container) {
    std::vector<PlacedSuperblock> all;
    const ContainerSuperblock& newest = container.superblock();
    const auto add = [&](std::uint64_t block) {
        bool ok = false;
        const auto data = container.block(source, block, &ok);
        const auto one = data && ok ? ByteReader(*data).structure<ContainerSuperblock>(0) : std::nullopt;
        if (one && ByteReader(one->magic).matches(0, "NXSB") && one->uuid == newest.uuid &&
            one->blockSize.value() == newest.blockSize.value() &&
            one->blockCount.value() == newest.blockCount.value())
            all.push_back({block, *one});
    };
    for (std::uint32_t i = 0; i < std::min<std::uint32_t>(newest.descriptorBlocks, maxDescriptorBlocks); ++i)
        add(newest.descriptorBase + i);
    add(0);
    std::ranges::stable_sort(all, std::ranges::greater(),
                             [](const PlacedSuperblock& one) { return one.superblock.header.xid.value(); });
    return all;
}

struct PlacedVolume {
    std::uint64_t block = 0;
    VolumeSuperblock superblock;
};

std::optional<PlacedVolume> volumeOf(const ByteSource& source, const Container& container,
                                     const ContainerSuperblock& superblock, std::uint64_t oid) {
    const auto block = container.lookUp(source, superblock.omapOid, oid, superblock.header.xid);
    if (!block) return std::nullopt;
    bool ok = false;
    const auto data = container.block(source, *block, &ok);
    const auto volume = data && ok ? ByteReader(*data).structure<VolumeSuperblock>(0) : std::nullopt;
    if (!volume || !ByteReader(volume->magic).matches(0, "APSB") || volume->header.oid.value() != oid)
        return std::nullopt;
    return PlacedVolume{*block, *volume};
}

std::vector<std::uint64_t> volumeNumbers(const ContainerSuperblock& superblock) {
    std::vector<std::uint64_t> numbers;
    for (std::size_t i = 0; i < std::min<std::size_t>(superblock.maxFileSystems, superblock.volumes.size());
         ++i)
        if (superblock.volumes[i] != 0) numbers.push_back(superblock.volumes[i]);
    return numbers;
}

Result<void> visitSnapshots(const ByteSource& source, std::uint32_t blockSize, const VolumeSuperblock& volume,
                            const std::function<Result<void>(std::uint64_t superblock)>& visit) {
    if (volume.snapshotTreeOid == 0) return {};
    if ((volume.snapshotTreeType & storageMask) != storagePhysical)
        return fail(Cause::Unsupported, FsError::IdentitySnapshotTree);
    TreeVisit tree;
    tree.root = volume.snapshotTreeOid;
    tree.subtype = typeSnapshotTree;
    tree.name = say(FsMessage::AreaSnapshots, fsread::text(volume.name));
    tree.newest = volume.header.xid;
    tree.resolve = [](std::uint64_t oid) -> Result<std::uint64_t> { return oid; };
    tree.node = [](std::uint64_t) -> Result<void> { return {}; };
    tree.record = [&](const NodeRecord& record) -> Result<void> {
        const auto key = ByteReader(record.key).little<std::uint64_t>(0);
        if (!key || *key >> 60 != recordSnapshot) return {};
        const auto data = ByteReader(record.value).structure<SnapshotMetadata>(0);
        return data ? visit(data->superblock) : Result<void>{};
    };
    return visitTree(source, blockSize, tree);
}

// Names in a volume's root folder. What is damaged is left out.
std::vector<std::string> rootNames(const ByteSource& source, const Container& container,
                                   const VolumeSuperblock& volume) {
    std::vector<std::string> names;
    if ((volume.flags & flagUnencrypted) == 0) return names;
    constexpr std::uint64_t rootFolder = 2;
    constexpr std::size_t mostNames = 4096;
    TreeVisit tree;
    tree.root = volume.rootTreeOid;
    tree.subtype = typeFileTree;
    tree.name = say(FsMessage::AreaFileTree, fsread::text(volume.name));
    tree.resolve = [&](std::uint64_t oid) -> Result<std::uint64_t> {
        const auto block = container.lookUp(source, volume.omapOid, oid, volume.header.xid);
        if (!block) return fail(Cause::Damaged, FsError::ContainerDamaged);
        return *block;
    };
    tree.node = [](std::uint64_t) -> Result<void> { return {}; };
    tree.record = [&](const NodeRecord& record) -> Result<void> {
        const auto key = ByteReader(record.key).little<std::uint64_t>(0).value_or(0);
        // The keys rise: that was all of it.
        if ((key & idMask) > rootFolder) return fail(Cause::Cancelled, FsError::ContainerDamaged);
        if ((key & idMask) != rootFolder || key >> 60 != recordName) return {};
        // Folders that are named after volumes are looked for.
        if (const auto name = nameOf(record, (volume.incompatibleFeatures & foldsNames) != 0);
            name && names.size() < mostNames && Guid::parse(std::string(name->name)))
            names.emplace_back(name->name);
        return {};
    };
    (void)visitTree(source, container.blockSize(), tree);
    return names;
}

class Planner {
 public:
    Planner(const ByteSource& source, Container container)
        : source_(source),
          container_(std::move(container)),
          newest_(container_.superblock()),
          blockSize_(container_.blockSize()) {}

    Result<VolumeIdentityPlan> plan(const FileSystemFacts& facts, const RandomBytes& random);

 private:
    Result<void> check();
    Result<void> readVolumes(const FileSystemFacts& facts);
    Result<void> findSuperblocks();
    Result<void> addSnapshot(std::uint64_t block, const Uuid& uuid, bool required);
    Result<void> findKeyBags();
    Result<void> addContainerBag(const Range& place, bool newest);
    Result<void> addVolumeBag(const Range& place, const Uuid& uuid, bool newest);
    void addBag(KeyBag bag, const Range& place, const Uuid& uuid, Message where);
    void addBlock(std::uint64_t block, std::size_t at, const Uuid& uuid, Message where);
    void tellFolders(const FileSystemFacts& facts);

    const ByteSource& source_;
    Container container_;
    const ContainerSuperblock& newest_;
    std::uint32_t blockSize_;
    std::vector<PlacedSuperblock> superblocks_;
    std::map<std::uint64_t, PlacedVolume> volumes_;  // of the newest checkpoint, by number
    bool volumesStay_ = false;
    Uuid newContainer_{};
    std::map<Uuid, Uuid> newVolumes_;
    std::map<std::uint64_t, Uuid> volumeBlocks_, snapshotBlocks_;  // the new UUID
    std::set<std::uint64_t> seenBags_;
    VolumeIdentityPlan plan_;
};

// What is not understood is left alone.
Result<void> Planner::check() {
    if ((newest_.descriptorBlocks & 0x80000000) != 0 || newest_.descriptorBlocks > maxDescriptorBlocks)
        return fail(Cause::Unsupported, FsError::IdentityScatteredCheckpoints);
    if ((newest_.incompatibleFeatures & fusionFeature) != 0 || !isZero(newest_.fusionUuid))
        return fail(Cause::Unsupported, FsError::IdentityFusion);
    constexpr std::uint64_t knownFeatures = 3;  // versions 1 and 2
    if ((newest_.incompatibleFeatures & ~knownFeatures) != 0 || newest_.readOnlyFeatures != 0)
        return fail(Cause::Unsupported, FsError::ContainerFeatures,
                    hexText(newest_.incompatibleFeatures.value(), 1),
                    hexText(newest_.readOnlyFeatures.value(), 1));
    if (newest_.blockedOut.count != 0) return fail(Cause::Refused, FsError::ContainerResizing);
    if (newest_.mediaKeyLocker.start != 0 || newest_.mediaKeyLocker.count != 0)
        return fail(Cause::Unsupported, FsError::IdentityMediaKeys);
    superblocks_ = superblocksOf(source_, container_);
    const auto inPlace = std::ranges::count(superblocks_, std::uint64_t{0}, &PlacedSuperblock::block);
    if (inPlace != 1 || superblocks_.front().superblock.header.xid.value() != newest_.header.xid.value())
        return fail(Cause::Damaged, FsError::NoValidSuperblock);
    return {};
}

Result<void> Planner::readVolumes(const FileSystemFacts& facts) {
    for (const ApfsVolumeFacts& one : facts.volumes) {
        if (one.index >= newest_.volumes.size()) return fail(Cause::Damaged, FsError::ContainerDamaged);
        const std::uint64_t oid = newest_.volumes[one.index];
        const auto volume = volumeOf(source_, container_, newest_, oid);
        if (!volume) return fail(Cause::Damaged, FsError::ApfsVolumeDamaged, one.index);
        const VolumeSuperblock& superblock = volume->superblock;
        if (superblock.rollingStateOid != 0)
            return fail(Cause::Unsupported, FsError::IdentityEncryptionRunning, one.name);
        if ((superblock.flags & flagUnencrypted) == 0 &&
            ((superblock.flags & flagOneKey) == 0 || newest_.keyLocker.start == 0))
            return fail(Cause::Unsupported, FsError::IdentityHardwareKeys, one.name);
        volumesStay_ |=
            (superblock.incompatibleFeatures & sealedFeature) != 0 || !isZero(superblock.groupUuid);
        volumes_.emplace(oid, *volume);
    }
    return {};
}

Result<void> Planner::addSnapshot(std::uint64_t block, const Uuid& uuid, bool required) {
    auto data = readObject(source_, blockSize_, block, blockSize_, FsMessage::AreaASnapshotSuperblock);
    const auto superblock = data ? ByteReader(*data).structure<VolumeSuperblock>(0) : std::nullopt;
    if (!superblock || !ByteReader(superblock->magic).matches(0, "APSB")) {
        if (!required) return {};
        if (!data) return std::unexpected(data.error());
        return failAt(block * blockSize_, Cause::Damaged, FsError::ContainerDamaged);
    }
    if (superblock->uuid != uuid) return {};
    if (snapshotBlocks_.size() >= mostChangedSnapshots)
        return fail(Cause::Unsupported, FsError::IdentityTooManySnapshots);
    snapshotBlocks_.emplace(block, newVolumes_.at(uuid));
    return {};
}

// The superblocks of volumes and snapshots that some checkpoint still reaches. Of older ones parts may be overwritten.
Result<void> Planner::findSuperblocks() {
    std::set<std::uint64_t> seenTrees;
    for (const PlacedSuperblock& one : superblocks_) {
        const bool newest = one.superblock.header.xid.value() == newest_.header.xid.value();
        for (const std::uint64_t oid : volumeNumbers(one.superblock)) {
            const auto volume = volumeOf(source_, container_, one.superblock, oid);
            if (!volume || !newVolumes_.contains(volume->superblock.uuid)) continue;
            const Uuid& uuid = volume->superblock.uuid;
            volumeBlocks_.emplace(volume->block, newVolumes_.at(uuid));
            if (const std::uint64_t revert = volume->superblock.revertToSuperblock; revert != 0)
                if (auto added = addSnapshot(revert, uuid, newest); !added) return added;
            if (!seenTrees.insert(volume->superblock.snapshotTreeOid).second) continue;
            const auto visited =
                visitSnapshots(source_, blockSize_, volume->superblock,
                               [&](std::uint64_t block) { return addSnapshot(block, uuid, newest); });
            if (!visited && (newest || visited.error().cause == Cause::Unsupported)) return visited;
        }
    }
    return {};
}

void Planner::addBag(KeyBag bag, const Range& place, const Uuid& uuid, Message where) {
    for (const KeyBag::Entry& entry : bag.entries)
        if (const auto found = newVolumes_.find(entry.uuid); found != newVolumes_.end())
            std::ranges::copy(found->second, bag.plain.begin() + static_cast<std::ptrdiff_t>(entry.offset));
    plan_.writes.push_back({place.start * blockSize_,
                            sealKeyBag(std::move(bag.plain), blockSize_, place, uuid), std::move(where)});
}

Result<void> Planner::addVolumeBag(const Range& place, const Uuid& uuid, bool newest) {
    if (!seenBags_.insert(place.start).second) return {};
    if (place.count != 1) return fail(Cause::Unsupported, FsError::IdentityKeyBag);
    auto bag = readKeyBag(source_, blockSize_, place, uuid, BagType::Volume, textOf(uuid));
    if (!bag) return newest ? Result<void>(std::unexpected(bag.error())) : Result<void>{};
    for (const KeyBag::Entry& entry : bag->entries) {
        if (entry.tag != tagUnlockRecords && entry.tag != tagPasswordHint)
            return fail(Cause::Unsupported, FsError::IdentityKeyBag);
        if (entry.tag == tagUnlockRecords && keptByHardware(entry.data))
            return fail(Cause::Unsupported, FsError::IdentityHardwareKeys, textOf(uuid));
    }
    if (const auto found = newVolumes_.find(uuid); found != newVolumes_.end())
        addBag(std::move(*bag), place, found->second, say(FsMessage::PlaceVolumeKeyBag));
    return {};
}

Result<void> Planner::addContainerBag(const Range& place, bool newest) {
    if (place.start == 0 || !seenBags_.insert(place.start).second) return {};
    if (place.count != 1) return fail(Cause::Unsupported, FsError::IdentityKeyBag);
    const auto raw = container_.block(source_, place.start);
    if (raw && fletcher64Fits(*raw) && newest) return fail(Cause::Unsupported, FsError::IdentityPlainKeyBag);
    auto bag = readKeyBag(source_, blockSize_, place, newest_.uuid, BagType::Container, textOf(newest_.uuid));
    if (!bag) return newest ? Result<void>(std::unexpected(bag.error())) : Result<void>{};
    for (const KeyBag::Entry& entry : bag->entries) {
        if (entry.tag != tagVolumeKey && entry.tag != tagUnlockRecords && entry.tag != tagPasswordHint)
            return fail(Cause::Unsupported, FsError::IdentityKeyBag);
        if (entry.tag == tagVolumeKey && keptByHardware(entry.data))
            return fail(Cause::Unsupported, FsError::IdentityHardwareKeys, textOf(entry.uuid));
        if (entry.tag != tagUnlockRecords) continue;
        const auto records = ByteReader(entry.data).structure<Range>(0);
        if (!records) return fail(Cause::Damaged, FsError::KeyBagDamaged, textOf(entry.uuid));
        if (auto added = addVolumeBag(*records, entry.uuid, newest); !added) return added;
    }
    addBag(std::move(*bag), place, newContainer_, say(FsMessage::PlaceContainerKeyBag));
    return {};
}

Result<void> Planner::findKeyBags() {
    for (const PlacedSuperblock& one : superblocks_) {
        const bool newest = one.superblock.header.xid.value() == newest_.header.xid.value();
        if (auto added = addContainerBag(one.superblock.keyLocker, newest); !added) return added;
    }
    return {};
}

void Planner::addBlock(std::uint64_t block, std::size_t at, const Uuid& uuid, Message where) {
    auto data = container_.block(source_, block);
    if (!data) return;  // it was read a moment ago; checking what was planned finds it
    std::ranges::copy(uuid, data->begin() + static_cast<std::ptrdiff_t>(at));
    storeLittle(data->data(), fletcher64(*data).value_or(0));
    plan_.writes.push_back({block * blockSize_, std::move(*data), std::move(where)});
}

// A system's folder in Preboot has the name of its volume.
void Planner::tellFolders(const FileSystemFacts& facts) {
    for (const auto& [oid, holder] : volumes_) {
        if (holder.superblock.role != rolePreboot && holder.superblock.role != roleRecovery) continue;
        const std::string volume = fsread::text(holder.superblock.name);
        for (const std::string& name : rootNames(source_, container_, holder.superblock)) {
            const auto named = Guid::parse(name);
            if (!named) continue;
            const auto found = newVolumes_.find(named->bytes);
            if (found == newVolumes_.end()) continue;
            const auto same = std::ranges::find(facts.volumes, textOf(found->first), &ApfsVolumeFacts::uuid);
            plan_.notes.push_back(say(FsMessage::FolderNamedByUuid, volume, name,
                                      same == facts.volumes.end() ? std::string() : same->name,
                                      textOf(newVolumes_.at(holder.superblock.uuid)),
                                      Guid::fromBig(found->second).text()));
        }
    }
}

Result<VolumeIdentityPlan> Planner::plan(const FileSystemFacts& facts, const RandomBytes& random) {
    if (auto known = check(); !known) return std::unexpected(known.error());
    if (auto known = readVolumes(facts); !known) return std::unexpected(known.error());
    newContainer_ = randomGuid(random).bytes;
    const auto identities = volumeIdentities(facts);
    plan_.changes.push_back({identities.front(), textOf(newContainer_)});
    if (volumesStay_) {
        plan_.kept.push_back(say(FsMessage::ApfsVolumesKeepUuids));
    } else {
        for (std::size_t i = 0; i < facts.volumes.size(); ++i) {
            const Uuid uuid = randomGuid(random).bytes;
            const Uuid& old = volumes_.at(newest_.volumes[facts.volumes[i].index]).superblock.uuid;
            if (!newVolumes_.emplace(old, uuid).second)
                return fail(Cause::Unsupported, FsError::IdentityTwice, textOf(old));
            plan_.changes.push_back({identities[i + 1], textOf(uuid)});
        }
        if (auto found = findSuperblocks(); !found) return std::unexpected(found.error());
    }
    if (auto found = findKeyBags(); !found) return std::unexpected(found.error());
    for (const auto& [block, uuid] : snapshotBlocks_)
        addBlock(block, offsetof(VolumeSuperblock, uuid), uuid, say(FsMessage::PlaceSnapshotSuperblock));
    for (const auto& [block, uuid] : volumeBlocks_)
        addBlock(block, offsetof(VolumeSuperblock, uuid), uuid, say(FsMessage::PlaceVolumeSuperblock));
    // The newest checkpoint decides, block 0 leads to it: last.
    std::ranges::reverse(superblocks_);
    std::ranges::stable_partition(superblocks_, [](const PlacedSuperblock& one) { return one.block != 0; });
    for (const PlacedSuperblock& one : superblocks_)
        addBlock(one.block, offsetof(ContainerSuperblock, uuid), newContainer_,
                 say(FsMessage::PlaceContainerSuperblock));
    tellFolders(facts);
    return std::move(plan_);
}

}  // namespace

Result<VolumeIdentityPlan> planIdentity(const ByteSource& source, const FileSystemFacts& facts,
                                        const RandomBytes& random) {
    auto container = Container::open(source);
    if (!container) return fail(Cause::Damaged, FsError::ContainerDamaged);
    return Planner(source, std::move(*container)).plan(facts, random);
}

unsigned decryptableKeyBags(const ByteSource& source) {
    const auto container = Container::open(source);
    if (!container) return 0;
    const std::uint32_t blockSize = container->blockSize();
    std::set<std::uint64_t> seen;
    unsigned count = 0;
    for (const PlacedSuperblock& one : superblocksOf(source, *container)) {
        const Range& place = one.superblock.keyLocker;
        if (place.start == 0 || !seen.insert(place.start).second) continue;
        const auto bag = readKeyBag(source, blockSize, place, one.superblock.uuid, BagType::Container, {});
        if (!bag) continue;
        ++count;
        // The volumes' as the checkpoint has them: their UUIDs are in their superblocks.
        for (const std::uint64_t oid : volumeNumbers(one.superblock)) {
            const auto volume = volumeOf(source, *container, one.superblock, oid);
            if (!volume) continue;
            for (const KeyBag::Entry& entry : bag->entries) {
                const auto records = ByteReader(entry.data).structure<Range>(0);
                if (entry.tag != tagUnlockRecords || entry.uuid != volume->superblock.uuid || !records)
                    continue;
                if (readKeyBag(source, blockSize, *records, entry.uuid, BagType::Volume, {})) ++count;
            }
        }
    }
    return count;
}

}  // namespace sectorsmith::apfs
