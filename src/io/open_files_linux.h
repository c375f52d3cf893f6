// SPDX-License-Identifier: GPL-3.0-or-later
// Which processes have a file or device open, by its identity, never by its name. Source: Documentation/filesystems/proc.rst.
#pragma once

#include <sys/types.h>

#include <functional>
#include <string>
#include <vector>

struct stat;

namespace sectorsmith {

struct OpenFile {
    std::string process;  // its number
    std::string program;  // its name, as the process itself may have chosen it
    bool writing = false;
    bool own = false;  // of this process
    dev_t device = 0;  // st_rdev of a device node; else 0
};

// One entry for each process, file and way of opening it that `wanted` says yes to. Processes of other users are seen by root
// alone, those of other PID namespaces not at all. `mappings`: also files that are only mapped into memory (slow; root).
std::vector<OpenFile> openFiles(const std::function<bool(const struct stat&)>& wanted, bool mappings = false);

}  // namespace sectorsmith
