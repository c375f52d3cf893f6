// SPDX-License-Identifier: GPL-3.0-or-later
// Linux's table of mounts. Source: Documentation/filesystems/proc.rst, 3.5 (mountinfo) and 3.8 (fdinfo).
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sectorsmith {

// One line, with the escapes of its fields decoded: names hold whatever bytes they hold.
struct MountLine {
    std::string id;            // "36": the same number as mnt_id of a descriptor's fdinfo
    std::string device;        // "8:1"; "0:…" where the file system has a number of its own
    std::string root;          // what of the file system is mounted
    std::string point;         // where
    std::string options;       // of the mount: "rw,relatime"
    std::string type;          // "ext4", "fuseblk"
    std::string source;        // "/dev/sda1", as whoever mounted it named it
    std::string superOptions;  // of the file system
};

// The lines of such a file that can be understood, in its order; empty on systems without one.
std::vector<MountLine> readMountTable(const std::filesystem::path& file = "/proc/self/mountinfo");

// The mount that `path` lies on, by the number that the system gives for it (Linux); where that is not known, by the
// longest mount point above it, later lines hiding earlier ones. `path` must exist. None where there is no such table.
std::optional<MountLine> mountHolding(const std::filesystem::path& path);

// Turns \040 and the like of a mount or swap table back into the characters.
std::string unescapeOctal(std::string_view text);

}  // namespace sectorsmith
