// SPDX-License-Identifier: GPL-3.0-or-later
// The files of a volume that is not mounted, through its catalogue. The time of files that were deleted, and their space,
// are not looked at.
#pragma once

#include <memory>
#include <string>

#include "fs/file_index.h"
#include "fs/stream_index.h"
#include "ops/manifest/tree.h"

namespace sectorsmith::manifests {

class VolumeTree : public Tree {
 public:
    // The folder `path` ("/" or empty: all) of a volume. `bytes` and `catalogue` (of the state that is wanted, unlocked) are
    // kept by reference. `name`: what people call it. `disk`: what onDisk() counts from, which is where `bytes` begin.
    // `state`: which of the volume's states the catalogue tells of, a snapshot or a checkpoint; empty: the present one.
    VolumeTree(const ByteSource& bytes, Catalogue& catalogue, unsigned volume, std::string path,
               std::string name, std::string disk, std::string state = {})
        : bytes_(bytes),
          catalogue_(catalogue),
          volume_(volume),
          path_(std::move(path)),
          name_(std::move(name)),
          disk_(std::move(disk)),
          state_(std::move(state)) {}

    std::string name() const override { return name_; }
    std::string identity() const override;
    // Walks the volume twice. Errors also: NotFound; Usage: a file.
    Result<Listing> list(Progress& progress) override;
    Result<std::unique_ptr<OpenedFile>> open(const TreeFile& file) const override;
    std::vector<ByteRange> onDisk(const TreeFile& file, const ByteRange& range) const override;
    std::string disk() const override { return disk_; }
    // What was wrong with the structures, and what was not looked at; after list().
    const std::vector<Message>& findings() const { return findings_; }
    const std::vector<Message>& notes() const { return notes_; }

 private:
    void listFolder(const FileIndex& names, std::uint64_t folder, Listing& listing) const;
    std::string linkTarget(std::uint64_t file) const;

    const ByteSource& bytes_;
    Catalogue& catalogue_;
    unsigned volume_;
    std::string path_, name_, disk_, state_;
    bool hasHoles_ = true;  // the file system knows files with holes
    StreamIndex streams_;
    std::vector<Message> findings_, notes_;
};

}  // namespace sectorsmith::manifests
