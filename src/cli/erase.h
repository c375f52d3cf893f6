// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith erase: overwrite or discard all of a disk, partition or image.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/destructive_command.h"
#include "ops/erase_free.h"

namespace sectorsmith::cli {

struct EraseCommand {
    std::string source;
    EraseMethod method = EraseMethod::Zero;
    std::string from;
    std::string report;   // a file for the report
    bool verify = false;  // read everything back
    DestroyConfirmation gate;
};
int runErase(Context& context, const EraseCommand& options);

}  // namespace sectorsmith::cli
