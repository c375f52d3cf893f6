// SPDX-License-Identifier: GPL-3.0-or-later
// Internal to the speed test: a folder of its own for files with names.
#pragma once

#include <filesystem>
#include <memory>

#include "base/error.h"
#include "ops/locked_file.h"

namespace sectorsmith::speed {

// Gone with the object, with all that is in it. What an ended process left is recognised by its lock: removeLeftFolders().
class WorkFolder {
 public:
    static Result<std::unique_ptr<WorkFolder>> make(const std::filesystem::path& under);
    ~WorkFolder();
    WorkFolder(const WorkFolder&) = delete;
    WorkFolder& operator=(const WorkFolder&) = delete;
    const std::filesystem::path& path() const { return path_; }

 private:
    explicit WorkFolder(std::filesystem::path path) : path_(std::move(path)) {}
    std::filesystem::path path_;
    std::unique_ptr<LockedFile> lock_;
};

}  // namespace sectorsmith::speed
