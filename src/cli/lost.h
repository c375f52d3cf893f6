// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith lost: partitions that no table has any more.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/review.h"

namespace sectorsmith::cli {

struct LostCommand {
    std::string source;
    std::string offset;
    std::string length;
    std::string confidence;
    std::vector<std::string> choose;  // numbers of found volumes
    bool quick = false;
    bool apply = false;
    WriteGate gate;
};
int runLost(Context& context, const LostCommand& options);

}  // namespace sectorsmith::cli
