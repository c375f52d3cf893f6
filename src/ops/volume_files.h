// SPDX-License-Identifier: GPL-3.0-or-later
// The volumes of a source, and the files of one of them, read at once and then kept in memory.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/message.h"
#include "base/progress.h"
#include "fs/facts.h"
#include "fs/file_index.h"
#include "fs/name_search.h"
#include "fs/owner_index.h"
#include "fs/stream_index.h"
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
    // Its files can be listed: there is a reader for it, and it is not encrypted.
    bool listable() const;
};

// In the order of the disk. Reads the tables and the heads of the partitions; never fails.
std::vector<FoundVolume> findVolumes(const std::shared_ptr<ByteSource>& source);

// Filled once, then only read: any thread may.
class VolumeFiles {
 public:
    // Reads all names of the volume (of `source`), or of the snapshot of that name. Errors: Refused: encrypted; Unsupported:
    // nothing reads this file system; Cancelled; as FileIndex::build and NameSearch::build.
    static Result<std::shared_ptr<const VolumeFiles>> read(const std::shared_ptr<ByteSource>& source,
                                                           const FoundVolume& volume,
                                                           const std::string& snapshot, Progress& progress);

    const FileIndex& names() const { return names_; }
    const NameSearch& search() const { return search_; }
    const ByteSource& bytes() const { return *bytes_; }
    // The oldest first.
    const std::vector<VolumeSnapshot>& snapshots() const { return snapshots_; }
    // Sentences: what was not looked at.
    const std::vector<Message>& notes() const { return notes_; }

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
    // Whose the bytes are, of all volumes of a container.
    Result<OwnerIndex> owners(Progress& progress) const;

 private:
    Result<std::unique_ptr<Catalogue>> catalogue() const;

    std::shared_ptr<SliceSource> bytes_;
    unsigned slot_ = 0;
    std::string snapshot_;
    FileIndex names_;
    NameSearch search_;
    std::vector<VolumeSnapshot> snapshots_;
    std::vector<Message> notes_;
};

}  // namespace sectorsmith
