// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"

namespace sectorsmith::cli {

// The whole command as a function: `arguments` without the program's name. Returns the exit code; throws nothing.
int run(const std::vector<std::string>& arguments, Streams streams);

}  // namespace sectorsmith::cli
