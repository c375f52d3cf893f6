// SPDX-License-Identifier: GPL-3.0-or-later
// Whose a byte of a disk is: its partition, the volume's structure or the files that have it.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/progress.h"
#include "fs/file_index.h"
#include "fs/owner_index.h"
#include "ops/offset_usage.h"

namespace sectorsmith {

struct OffsetOwner {
    struct File {
        std::uint64_t id = 0;            // as the format numbers its files
        std::string volume;              // of an APFS container: its name for messages
        std::vector<std::string> paths;  // "/a/b", exact bytes; empty: no name leads to it
        StreamKind stream = StreamKind::Data;
        std::string name;  // of an attribute
        std::uint64_t streamOffset = 0;
        bool located = true;   // streamOffset means something
        bool deleted = false;  // it was here, and nobody else has been since as far as is known
    };
    std::uint64_t offset = 0, length = 0;  // bytes of the source that have the same owners
    std::string partition;                 // "#2"; empty without a table
    OffsetUsage::Kind use = OffsetUsage::Kind::Unknown;
    std::vector<Message> areas;
    std::vector<File> files;
    Message note;  // a clause
};

// Walks each volume the first time that it is asked for it, and then answers from memory. One thread.
class Owners {
 public:
    // `list`: the partitions of `source`.
    Owners(std::shared_ptr<ByteSource> source, PartitionList list);
    ~Owners();

    // Who has byte `offset`, at most up to `end`. Errors: Cancelled; OutOfRange. A volume that cannot be read is in the note.
    Result<OffsetOwner> at(std::uint64_t offset, std::uint64_t end, Progress& progress);
    // What the walks found wrong: clauses.
    const std::vector<Message>& findings() const { return findings_; }

 private:
    struct Volume;
    Result<Volume*> volumeAt(std::uint64_t offset, Progress& progress);
    Result<void> readDeleted(Volume& volume, Progress& progress);
    // Says whose a free byte was.
    Result<void> addDeleted(Volume& volume, OffsetOwner& owner, Progress& progress);
    Result<const FileIndex*> namesOf(Volume& volume, unsigned number, Progress& progress);

    std::shared_ptr<ByteSource> source_;
    PartitionList list_;
    std::map<std::uint64_t, std::unique_ptr<Volume>> volumes_;  // by where they begin
    std::vector<Message> findings_;
};

}  // namespace sectorsmith
