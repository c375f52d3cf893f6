// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith scan: reads all of a disk and says where it is unreadable or slow.
#pragma once

#include <string>

#include "cli/context.h"

namespace sectorsmith::cli {

struct ScanCommand {
    std::string source;
    std::string map;   // a map file of ddrescue
    std::string slow;  // milliseconds
    unsigned retries = 0;
};
int runScan(Context& context, const ScanCommand& options);

}  // namespace sectorsmith::cli
