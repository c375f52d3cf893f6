// SPDX-License-Identifier: GPL-3.0-or-later
// Source: Apple File System Reference (2020-06-22): checkpoints, snapshot metadata.
//
// The states of a container besides the present one: its snapshots, older checkpoints, and what was deleted since.
#include <algorithm>
#include <unordered_set>
#include <utility>

#include "base/byte_reader.h"
#include "fs/apfs/apfs.h"
#include "fs/apfs/apfs_files.h"
#include "fs/deleted_files.h"
#include "fs/errors.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::apfs {

namespace {

constexpr std::size_t mostSnapshots = 1 << 16;
constexpr std::size_t mostOlderStates = 32;  // snapshots, checkpoints

}  // namespace

std::vector<std::uint64_t> Files::checkpoints() const {
    std::vector<std::uint64_t> all;
    for (const ContainerSuperblock& one : apfs::checkpoints(source_)) all.push_back(one.header.xid);
    return all;
}

Result<void> Files::useCheckpoint(std::uint64_t transaction) {
    for (const ContainerSuperblock& one : apfs::checkpoints(source_))
        if (one.header.xid == transaction) {
            strict_ = one.header.xid < superblock_.header.xid;
            superblock_ = one;
            return {};
        }
    return fail(Cause::NotFound, FsError::NoSuchCheckpoint, transaction);
}

FileTime Files::changedAt(unsigned volume, std::uint64_t transaction) const {
    for (const ContainerSuperblock& one : apfs::checkpoints(source_))
        if (one.header.xid == transaction)
            if (const auto superblock = Files(source_, one).superblockOf(volume))
                return {static_cast<std::int64_t>(superblock->lastModified.value())};
    return {};
}

Result<void> Files::readSnapshots(Volume& volume) {
    volume.view = superblock_.header.xid;
    const VolumeSuperblock& superblock = volume.superblock;
    if (superblock.snapshotTreeOid == 0) return {};
    std::vector<std::pair<std::uint64_t, SnapshotMetadata>>& snapshots = volume.snapshots;
    const Message name = say(FsMessage::AreaSnapshots, volume.name);
    auto read = tree(
        &volume, superblock.snapshotTreeOid, superblock.snapshotTreeType, typeSnapshotTree, name,
        [&](const NodeRecord& record) -> Result<void> {
            const auto key = ByteReader(record.key).little<std::uint64_t>(0);
            if (!key || *key >> 60 != recordSnapshot) return {};  // their names
            const auto value = ByteReader(record.value).structure<SnapshotMetadata>(0);
            if (!value) return fail(Cause::Damaged, FsError::RecordDamaged, name);
            if (snapshots.size() >= mostSnapshots) return fail(Cause::NoSpace, FsError::TooMany, name);
            snapshots.emplace_back(*key & idMask, *value);
            std::string text =
                fsread::text(ByteReader(record.value).slice(sizeof(SnapshotMetadata), value->nameLength));
            if (volume.slot == snapshotVolume_ && !snapshot_.empty() && text == snapshot_)
                volume.view = *key & idMask;
            volume.snapshotNames.push_back(
                {*key & idMask, std::move(text), {static_cast<std::int64_t>(value->created.value())}});
            return {};
        });
    if (!read) return read;
    if (snapshots.size() != superblock.snapshotCount)
        return fail(Cause::Damaged, FsError::SnapshotCount, snapshots.size(), name,
                    superblock.snapshotCount.value());
    return {};
}

// Numbers of files are never used again: what an older state has under another number was deleted since.
Result<void> Files::deleted(unsigned slot, const DeletedVisitor& visit, Progress& progress) {
    class Live : public CatalogueVisitor {
     public:
        Live(std::unordered_set<std::uint64_t>& files, unsigned slot) : files_(files), slot_(slot) {}
        bool wantsNames() const override { return true; }
        Result<void> area(const VolumeArea&) override { return {}; }
        Result<void> extent(const FileExtent&) override { return {}; }
        Result<void> file(const FileEntry& entry) override {
            if (entry.volume == slot_) files_.insert(entry.file);
            return {};
        }
        Result<void> finding(Error) override { return {}; }

     private:
        std::unordered_set<std::uint64_t>& files_;
        unsigned slot_;
    };
    std::unordered_set<std::uint64_t> told;
    Live live(told, slot);
    {
        const bool before = std::exchange(strict_, true);
        const auto walked = walk(live, progress);
        strict_ = before;
        if (!walked) return walked;
    }
    const auto here = std::ranges::find(volumes_, slot, &Volume::slot);
    if (here == volumes_.end() || ((here->superblock.flags & unencrypted) == 0 && !here->cipher)) return {};
    std::uint64_t seen = here->superblock.header.xid;
    const std::vector<VolumeSnapshot> snapshots = here->snapshotNames;
    // Damage in what is older is nobody's fault: that state is left out.
    const auto add = [&](Files& state, DeletedTrace trace) -> Result<void> {
        auto gathered =
            filesOf(state, slot, trace, [&](std::uint64_t file) { return !told.contains(file); }, progress);
        if (!gathered) {
            const Cause cause = gathered.error().cause;
            return cause == Cause::Cancelled || cause == Cause::NoSpace ? std::unexpected(gathered.error())
                                                                        : Result<void>{};
        }
        for (DeletedFile& file : *gathered) {
            told.insert(file.entry.file);
            if (auto on = visit(std::move(file)); !on) return on;
        }
        return {};
    };
    for (std::size_t i = 0; i < std::min(snapshots.size(), mostOlderStates); ++i) {
        Files state(source_, superblock_);
        state.useKeysOf(*this, slot);
        (void)state.useSnapshot(slot, snapshots[snapshots.size() - 1 - i].name);
        if (auto on = add(state, DeletedTrace::Snapshot); !on) return on;
    }
    std::size_t states = 0;
    for (const ContainerSuperblock& one : apfs::checkpoints(source_)) {
        if (one.header.xid >= superblock_.header.xid) continue;
        if (++states > mostOlderStates) break;
        Files state(source_, one);
        state.strict_ = true;
        state.useKeysOf(*this, slot);
        // The same state of this volume needs no second look.
        const std::uint64_t written = state.writtenAt(slot);
        if (written == 0 || written == seen) continue;
        seen = written;
        if (auto on = add(state, DeletedTrace::Checkpoint); !on) return on;
    }
    return {};
}

std::uint64_t Files::writtenAt(unsigned slot) {
    class Quiet : public CatalogueVisitor {
        Result<void> area(const VolumeArea&) override { return {}; }
        Result<void> extent(const FileExtent&) override { return {}; }
    } quiet;
    SilentProgress progress;
    visitor_ = &quiet;
    progress_ = &progress;
    auto objects = objectMap(superblock_.omapOid, say(FsMessage::AreaObjectMap));
    const Mapped* object = objects && slot < 100 ? find(*objects, superblock_.volumes[slot]) : nullptr;
    return object == nullptr ? 0 : object->xid;
}

}  // namespace sectorsmith::apfs
