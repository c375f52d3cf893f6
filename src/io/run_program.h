// SPDX-License-Identifier: GPL-3.0-or-later
// Another program, run for what it prints.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/progress.h"

namespace sectorsmith {

struct ProgramAnswer {
    int exitCode = 0;
    std::string output;  // what it printed on its standard output; its messages (standard error) are dropped
};

struct ProgramLimits {
    std::size_t output = std::size_t{4} << 20;  // bytes
    std::chrono::milliseconds patience{60'000};
};

// The whole path of the program `name` ("smartctl"): from PATH, or from the folders of administrators' programs, which are not
// in everybody's PATH. Empty: it is not there. One per system.
std::string findProgram(const std::string& name);

// Runs the program at `path` in the C locale, without input, and waits until it ends. Any thread. NotFound: it cannot be
// started; Io: it was ended by a signal; NoSpace: it printed more than `limits` allow; Cancelled, by `watcher` (may be
// null). A program that takes too long (Io) or is cancelled is killed; one that waits in the kernel for a dead disk ends by
// itself later and is not waited for. One per system.
Result<ProgramAnswer> runProgram(const std::string& path, const std::vector<std::string>& arguments,
                                 const ProgramLimits& limits, const Progress* watcher);

}  // namespace sectorsmith
