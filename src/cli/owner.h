// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith owner: what has a byte.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"

namespace sectorsmith::cli {

struct OwnerOptions {
    std::string source;
    std::vector<std::string> offsets;
    std::string map;   // a file of ddrescue: its bad areas
    std::string list;  // a file of sector numbers
};
int runOwner(Context& context, const OwnerOptions& options);

}  // namespace sectorsmith::cli
