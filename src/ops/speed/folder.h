// SPDX-License-Identifier: GPL-3.0-or-later
// Test files on a mounted folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "io/system_file.h"

namespace sectorsmith::speed {

// A file without a name where the system has such, else one that is removed when it is closed: nothing is left behind however
// the process ends. Its space is reserved as far as the file system can; `folder` is an existing folder. The sentence of an
// error names the folder.
Result<std::unique_ptr<SystemFile>> makeTestFile(const std::filesystem::path& folder, std::uint64_t bytes);

// A new file with a name, for tests of creating files. The caller removes it.
Result<std::unique_ptr<SystemFile>> createNamedFile(const std::filesystem::path& path);

// What the folder lies on.
struct FolderPlace {
    std::string device;      // "/dev/sda2"; empty where there is none (a network) or it is not known
    std::string fileSystem;  // "ext4"; may be empty
    bool readOnly = false;
    std::string source = {};   // what is mounted: "/dev/sda2", "server:/export"; empty: not known
    std::string options = {};  // how: "rw,relatime,vers=4.2"; empty: not known
};
FolderPlace placeOf(const std::filesystem::path& folder);

// The server of a network file system, by what is mounted; empty: it is none that is known.
std::string serverOf(std::string_view fileSystem, std::string_view source);

// The mean without the fastest and the slowest fifth of the values; 0 of none.
double trimmedMean(std::vector<double> values);

}  // namespace sectorsmith::speed
