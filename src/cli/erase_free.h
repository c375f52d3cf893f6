// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith erase-free: erase what is not used.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/destructive_command.h"
#include "ops/erase_free.h"

namespace sectorsmith::cli {

struct EraseFreeOptions {
    std::string source;
    EraseMethod method = EraseMethod::Zero;
    std::string from;
    std::string reserve;  // of a mounted volume
    bool gaps = false;
    bool verify = false;    // read everything back
    bool thenTrim = false;  // a mounted volume, afterwards
    DestroyConfirmation gate;
};
int runEraseFree(Context& context, const EraseFreeOptions& options);

}  // namespace sectorsmith::cli
