// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith trim: discard unused blocks.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/destructive_command.h"

namespace sectorsmith::cli {

struct TrimOptions {
    std::string source;
    std::string offset;
    std::string length;
    bool gaps = false;
    bool free = false;
    bool secure = false;
    bool explain = false;  // only whether TRIM gets through
    DestroyConfirmation gate;
};
int runTrim(Context& context, const TrimOptions& options);

}  // namespace sectorsmith::cli
