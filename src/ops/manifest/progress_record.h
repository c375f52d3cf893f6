// SPDX-License-Identifier: GPL-3.0-or-later
// What an interrupted run has read already, in a file beside the manifest.
#pragma once

#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <span>
#include <string>

#include "io/system_file.h"
#include "ops/manifest/tree.h"

namespace sectorsmith::manifests {

// One thread. The file holds a line of JSON for each file that was read; the last can be torn.
class ProgressRecord {
 public:
    // Continues the record `path`, or begins it. Errors: it is of another folder or disk (a copy is another one) or of other
    // checksums, or not a record at all (Usage); another run has it (InUse); it cannot be written. `afresh`: a record that is
    // there, of whatever run, is begun again; what is not a record stays.
    static Result<std::unique_ptr<ProgressRecord>> open(const std::filesystem::path& path, const Tree& tree,
                                                        std::span<const HashKind> hashes,
                                                        bool afresh = false);

    // Fills the digests of a file that was read before and has not changed since, by its size, dates and number.
    bool recall(TreeFile& file) const;
    // How many files were read before.
    std::size_t earlier() const { return earlier_.size(); }
    // Writes behind itself, at the latest after a second.
    Result<void> add(const TreeFile& file);
    // What was added is in the file.
    Result<void> save();
    // It is not needed any more.
    void remove();

 private:
    std::filesystem::path path_;
    std::unique_ptr<SystemFile> lock_;
    std::vector<HashKind> hashes_;
    std::map<std::string, TreeFile, std::less<>> earlier_;  // by path
    std::ofstream out_;
    std::chrono::steady_clock::time_point saved_;
};

}  // namespace sectorsmith::manifests
