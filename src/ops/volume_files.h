// SPDX-License-Identifier: GPL-3.0-or-later
// The volumes of a source, and the files of one of them, read at once and then kept in memory.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/message.h"
#include "base/progress.h"
#include "fs/deleted_files.h"
#include "fs/facts.h"
#include "fs/file_index.h"
#include "fs/name_search.h"
#include "fs/owner_index.h"
#include "fs/stream_index.h"
#include "io/open.h"
#include "io/slice_source.h"

namespace sectorsmith {

// A file system that was recognised in a source; of an APFS container one for each of its volumes.
struct FoundVolume {
    std::uint64_t offset = 0, length = 0;  // bytes of the source: of the container, where there is one
    std::string partition;                 // "#2"; empty without a table
    FileSystemFacts facts;
    std::optional<ApfsVolumeFacts> volume;

    unsigned slot() const { return volume ? volume->index : 0; }
    const std::string& name() const { return volume ? volume->name : facts.label; }
    bool encrypted() const { return volume ? volume->encrypted : facts.encrypted; }
    // There is a reader for its files, which may have to be unlocked first.
    bool readable() const;
    // Its files can be listed: there is a reader for it, and it is not encrypted.
    bool listable() const { return readable() && !encrypted(); }
};

// In the order of the disk. Reads the tables and the heads of the partitions; never fails.
std::vector<FoundVolume> findVolumes(const std::shared_ptr<ByteSource>& source);

// What opens one encrypted volume. The password it was made with is not kept. Any thread may use it.
class VolumeKey {
 public:
    // `password`: of any of the volume's users, or its recovery key. Takes seconds. Errors: as Catalogue::unlock().
    static Result<std::shared_ptr<const VolumeKey>> make(const std::shared_ptr<ByteSource>& source,
                                                         const FoundVolume& volume,
                                                         std::string_view password);
    bool opens(const FoundVolume& volume) const { return volume.offset == offset_ && volume.slot() == slot_; }
    // Gives the key to another catalogue of the same bytes; nothing where they begin elsewhere.
    void unlock(Catalogue& catalogue, std::uint64_t offset) const;

 private:
    std::uint64_t offset_ = 0;
    unsigned slot_ = 0;
    std::shared_ptr<SliceSource> bytes_;
    std::unique_ptr<Catalogue> catalogue_;
};
using VolumeKeys = std::vector<std::shared_ptr<const VolumeKey>>;

// Which state of a volume: the present one, a snapshot, or what an older checkpoint of the container says.
struct VolumeState {
    std::string snapshot;          // its name
    std::uint64_t checkpoint = 0;  // its transaction
    bool present() const { return snapshot.empty() && checkpoint == 0; }
    bool operator==(const VolumeState&) const = default;
};
struct DatedState {
    VolumeState state;
    std::uint64_t transaction = 0;
    FileTime time;  // when a snapshot was made; when the volume had last been changed before a checkpoint
};

struct VolumeReading {
    VolumeState state;
    // With the deleted files that something on the volume still describes; in the present state only.
    bool deleted = false;
    VolumeKeys keys;
};

// Filled once, then only read: any thread may.
class VolumeFiles {
 public:
    // Reads all names of the volume (of `source`). Of a checkpoint's state, each file has its verdict: how much of it nobody
    // has overwritten since. Errors: Refused: encrypted, and no key opens it; Unsupported: nothing reads this file system;
    // Cancelled; as FileIndex::build, NameSearch::build and DeletedFiles::find.
    static Result<std::shared_ptr<const VolumeFiles>> read(const std::shared_ptr<ByteSource>& source,
                                                           const FoundVolume& volume,
                                                           const VolumeReading& reading, Progress& progress);

    const FileIndex& names() const { return names_; }
    const NameSearch& search() const { return search_; }
    const ByteSource& bytes() const { return *bytes_; }
    const VolumeState& state() const { return reading_.state; }
    // The snapshots, and the older checkpoints in which the volume was another one and can still be found; the newest first.
    // Reads a little of each. Errors: Cancelled.
    Result<std::vector<DatedState>> states(Progress& progress) const;
    // Sentences: what was not looked at.
    const std::vector<Message>& notes() const { return notes_; }

    // The deleted files, or those of an older checkpoint; nullptr: neither was asked for.
    const DeletedFiles* deleted() const { return deleted_.get(); }
    // What is left of a file of those; nullptr: it is not one of them.
    const DeletedFiles::File* remains(std::uint64_t file) const;
    // A deleted file (or the folder of those whose own is lost) among the present ones.
    bool isDeleted(std::uint64_t file) const;
    // The numbers of the names of all deleted files, by name.
    const std::vector<std::uint32_t>& deletedNames() const { return deletedNames_; }

    bool isFolder(std::uint64_t file) const;
    // "/a/b": of the first of the names that lead to its folder.
    std::string pathOf(const FileIndex::Name& name) const;
    // The numbers (FileIndex::names()) of what a folder holds, by name.
    std::vector<std::uint32_t> folder(std::uint64_t file) const;
    // The numbers of the names that `text` is a part of; with * ? or [a-z] in it, of those that the command `find` finds. By
    // name. Errors: Usage: not a pattern; Cancelled.
    Result<std::vector<std::uint32_t>> find(std::string_view text, Progress& progress) const;

    // The streams of these files (sorted), by another walk. Offsets are those of bytes().
    Result<StreamIndex> streams(std::vector<std::uint64_t> files, Progress& progress) const;
    // The data of a file as a source of its own, read-only, by another walk; `path`: what it is called. What of a deleted
    // file was overwritten since is unreadable. Keeps the volume's bytes, not this. Errors: Unsupported: a folder, or as
    // openContent(); NotFound: of a deleted file only the name is left; as streams().
    Result<OpenedSource> open(std::uint64_t file, const std::string& path, Progress& progress) const;
    // Whose the bytes are, of all volumes of a container. Of the present files alone.
    Result<OwnerIndex> owners(Progress& progress) const;
    // Whose bytes were a deleted file's and are nobody's now. Empty without deleted().
    Result<OwnerIndex> deletedOwners(Progress& progress) const;

 private:
    class Walk;
    // Of the state that was asked for, without deleted files.
    Result<std::unique_ptr<Catalogue>> catalogue() const;
    Result<void> findDeleted(Progress& progress);

    std::shared_ptr<SliceSource> bytes_;
    std::uint64_t offset_ = 0;
    unsigned slot_ = 0;
    VolumeReading reading_;
    FileIndex names_;
    NameSearch search_;
    std::vector<VolumeSnapshot> snapshots_;
    std::vector<Message> notes_;
    std::unique_ptr<DeletedFiles> deleted_;
    mutable std::mutex walking_;  // deleted_ may be walked by one thread at a time
    std::vector<std::uint32_t> deletedNames_;
};

}  // namespace sectorsmith
