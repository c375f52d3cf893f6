// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt repair.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/review.h"
#include "part/gpt_repair.h"

namespace sectorsmith::cli {

struct GptRepairCommand {
    std::string source;
    GptSource from = GptSource::Auto;
    bool newDiskGuid = false;
    bool newPartitionGuids = false;
    WriteGate gate;
};
int runGptRepair(Context& context, const GptRepairCommand& options);

}  // namespace sectorsmith::cli
