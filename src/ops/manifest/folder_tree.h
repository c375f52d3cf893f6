// SPDX-License-Identifier: GPL-3.0-or-later
// A mounted folder.
#pragma once

#include <filesystem>
#include <memory>
#include <set>
#include <string>

#include "ops/manifest/folder_system.h"
#include "ops/manifest/tree.h"

namespace sectorsmith::manifests {

struct FolderOptions {
    bool otherFileSystems = false;  // enter them, too
    bool direct = false;            // read small files, too, past the system's cache
    unsigned threads = 4;           // that list folders
};

class FolderTree : public Tree {
 public:
    // Errors: the folder cannot be opened; Usage: it is not a folder.
    static Result<std::unique_ptr<FolderTree>> open(const std::filesystem::path& folder,
                                                    const FolderOptions& options = {});

    // Files that are not listed although they are in the folder: the manifest itself. Before list().
    void leaveOut(const std::filesystem::path& file);

    std::string name() const override { return name_; }
    std::string identity() const override;
    bool leavesOut(const std::string& path) const override { return leftOut_.contains(path); }
    Result<Listing> list(Progress& progress) override;
    Result<std::unique_ptr<OpenedFile>> open(const TreeFile& file) const override;
    void place(std::span<TreeFile*> files, const Progress& progress) const override;
    bool seeks() const override { return rotates_; }
    std::vector<ByteRange> onDisk(const TreeFile& file, const ByteRange& range) const override;
    std::string disk() const override { return disk_; }

 private:
    class Walk;

    std::shared_ptr<const FolderSystem> system_;
    std::filesystem::path folder_;  // absolute, without links
    std::string name_;
    FolderOptions options_;
    std::set<std::string> leftOut_;
    std::string disk_;
    bool rotates_ = false;
};

}  // namespace sectorsmith::manifests
