// SPDX-License-Identifier: GPL-3.0-or-later
// The catalogue of a container. Inside fs/apfs only. apfs_catalogue.cpp walks one state, apfs_states.cpp knows the others.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/crypt.h"
#include "fs/allocation_map.h"
#include "fs/apfs/apfs_btree.h"
#include "fs/apfs/apfs_structs.h"
#include "fs/catalogue.h"
#include "fs/errors.h"
#include "fs/messages.h"
#include "fs/read.h"

namespace sectorsmith::apfs {

constexpr std::uint64_t unencrypted = 1;  // flags of a volume

// What an object map says of one object at one transaction.
struct Mapped {
    std::uint64_t oid = 0, xid = 0, block = 0;
    std::uint32_t size = 0;  // bytes
    std::uint32_t keys = 0;  // of a node of the file tree
    std::uint8_t flags = 0;
    std::uint8_t level = 0;  // of a node of the file tree
    bool fileNode = false;   // it is one
    bool linked = false;     // an index node of the newest tree leads to it
    bool damaged = false;    // cannot be read, or is not what it should be
};

struct Volume {
    unsigned slot = 0;
    Message name;  // "volume 0 (“Macintosh HD”)"
    VolumeSuperblock superblock;
    std::vector<Mapped> objects;                                        // by object, then transaction
    std::vector<std::pair<std::uint64_t, SnapshotMetadata>> snapshots;  // by transaction
    std::vector<VolumeSnapshot> snapshotNames;
    std::uint64_t view = 0;   // the transaction whose names are told: the checkpoint's, or a snapshot's
    bool incomplete = false;  // a node of its files cannot be read
    std::shared_ptr<const XtsCipher> cipher;  // of an encrypted volume that was unlocked
    // Whether a node can be read.
    bool open(const Mapped& object) const { return (object.flags & mappedEncrypted) == 0 || cipher; }
};

class Files : public Catalogue {
 public:
    Files(const ByteSource& source, const ContainerSuperblock& superblock)
        : source_(source), superblock_(superblock), blockSize_(superblock.blockSize) {}

    Result<void> walk(CatalogueVisitor& visitor, Progress& progress) override;
    std::vector<unsigned> volumes() const override {
        std::vector<unsigned> slots;
        for (const Volume& volume : volumes_) slots.push_back(volume.slot);
        return slots;
    }
    std::string pathOf(unsigned volume, std::uint64_t file) override;
    std::string volumeName(unsigned volume) const override;
    std::vector<VolumeSnapshot> snapshots(unsigned volume) const override {
        const auto it = std::ranges::find(volumes_, volume, &Volume::slot);
        return it == volumes_.end() ? std::vector<VolumeSnapshot>() : it->snapshotNames;
    }
    std::vector<Message> notes() const override { return notes_; }
    bool locked(unsigned volume) override;
    Result<void> unlock(unsigned volume, std::string_view password) override;
    std::shared_ptr<const XtsCipher> cipher(unsigned volume) const override {
        const auto it = ciphers_.find(volume);
        return it == ciphers_.end() ? nullptr : it->second;
    }
    void useKeysOf(const Catalogue& other, unsigned volume) override {
        if (auto key = other.cipher(volume)) ciphers_[volume] = std::move(key);
    }
    Result<void> useSnapshot(unsigned volume, std::string_view name) override {
        snapshotVolume_ = volume;
        snapshot_ = name;
        return {};
    }
    std::vector<std::uint64_t> checkpoints() const override;
    Result<void> useCheckpoint(std::uint64_t transaction) override;
    FileTime changedAt(unsigned volume, std::uint64_t transaction) const override;
    Result<void> deleted(unsigned volume, const DeletedVisitor& visit, Progress& progress) override;

 private:
    // A stream's extents say the stream's number; the file that has it can have another.
    struct Owner {
        std::uint64_t file = 0;
        std::string attribute;  // empty: the file's data
    };
    struct Link {
        std::uint32_t object = 0;  // index
        std::uint8_t level = 0;
    };

    Result<void> tellArea(std::uint64_t block, std::uint64_t blocks, const Message& name);
    Result<void> tellStream(const Volume& volume, std::uint64_t stream, std::uint64_t at, std::uint64_t block,
                            std::uint64_t blocks, bool older,
                            std::optional<std::uint64_t> sector = std::nullopt);
    static Message nameOf(unsigned slot, const VolumeSuperblock& superblock) {
        return say(FsMessage::ApfsVolume, slot, fsread::text(superblock.name));
    }
    // A volume's superblock without a walk.
    std::optional<VolumeSuperblock> superblockOf(unsigned slot) const;
    Result<void> report(std::uint64_t bytes);
    // A tree of nodes that the object map does not know, or does (a sealed volume's).
    Result<void> tree(const Volume* volume, std::uint64_t root, std::uint32_t type, std::uint32_t subtype,
                      Message name, std::function<Result<void>(const NodeRecord&)> record);
    Result<std::vector<Mapped>> objectMap(std::uint64_t block, const Message& name);
    Result<void> readVolume(unsigned slot, const Mapped& object);
    Result<void> tellVolume(Volume& volume);
    Result<void> extentTree(const Volume& volume, std::uint64_t root, std::uint32_t type,
                            const Message& name);
    Result<void> fileTree(Volume& volume);
    // Calls `visit` for each node of the file tree, in the order of the disk.
    Result<void> forEachNode(Volume& volume, bool first,
                             const std::function<Result<void>(Mapped&, const Node&)>& visit);
    // nullopt: it is of another kind. Valid until the next one is read by `reader` or into `plain`.
    Result<std::optional<Node>> readNode(const Volume& volume, const Mapped& object, WindowReader& reader,
                                         std::vector<std::byte>& plain) const;
    Result<void> learn(Volume& volume, const Mapped& object, const Node& node);
    Result<void> readSnapshots(Volume& volume);
    Result<void> tellRecords(const Volume& volume, const Mapped& object, const Node& node);
    Result<void> tellExtent(const Volume& volume, const NodeRecord& record, bool older);
    Result<void> tellInode(const Volume& volume, std::uint64_t file, const NodeRecord& record);
    Result<void> tellAttribute(const Volume& volume, std::uint64_t file, const NodeRecord& record,
                               std::uint64_t place);
    Result<void> wrong(const Volume& volume, std::uint64_t file, FsError what) {
        return visitor_->finding(fail(Cause::Damaged, what, file, volume.name).error());
    }
    // The newest of an object up to a transaction; nullptr: there is none.
    static const Mapped* find(const std::vector<Mapped>& objects, std::uint64_t oid, std::uint64_t xid);
    const Mapped* find(const std::vector<Mapped>& objects, std::uint64_t oid) const {
        return find(objects, oid, superblock_.header.xid);
    }
    bool inView(const Volume& volume, const Mapped& object) const {
        return find(volume.objects, object.oid, volume.view) == &object;
    }
    // The value of an inode's record.
    std::optional<std::vector<std::byte>> inode(const Volume& volume, std::uint64_t file) const;
    // The transaction of the volume's superblock; 0: it is not there any more.
    std::uint64_t writtenAt(unsigned slot);

    const ByteSource& source_;
    ContainerSuperblock superblock_;
    const std::uint32_t blockSize_;
    CatalogueVisitor* visitor_ = nullptr;
    Progress* progress_ = nullptr;
    std::uint64_t done_ = 0, total_ = 0;  // bytes
    std::vector<Volume> volumes_;
    std::unordered_map<std::uint64_t, Owner> streams_;  // of the volume that is walked, where they differ
    std::unordered_map<std::uint64_t, std::uint64_t>
        compressed_;  // files and their bytes, of the same volume
    std::vector<Link> links_;
    std::vector<Message> notes_;
    bool names_ = false;
    // A damaged node of the files ends the walk: of an older state anything can have been overwritten, and what was deleted
    // is known only where all that is there is.
    bool strict_ = false;
    unsigned snapshotVolume_ = 0;
    std::string snapshot_;  // whose names are told; empty: the newest
    std::map<unsigned, std::shared_ptr<const XtsCipher>> ciphers_;
};

}  // namespace sectorsmith::apfs
