// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <span>

#include "base/error.h"

namespace sectorsmith {

// A file of mode 0600 that one living process appends to. The lock ends with the process, however it ends.
class LockedFile {
 public:
    virtual ~LockedFile() = default;
    // All of the bytes, handed to the system (not synced).
    virtual Result<void> append(std::span<const std::byte> bytes) = 0;
    // What was appended is on stable storage when it returns.
    virtual Result<void> sync() = 0;

    // A new, empty file; InUse when it exists.
    static Result<std::unique_ptr<LockedFile>> create(const std::filesystem::path& path);
    // Whether a living process holds the file.
    static bool held(const std::filesystem::path& path);
};

}  // namespace sectorsmith
