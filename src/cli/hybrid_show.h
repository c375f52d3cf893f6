// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith hybrid show.
#pragma once

#include <string>

#include "cli/context.h"

namespace sectorsmith::cli {

struct HybridShowOptions {
    std::string source;
};
int runHybridShow(Context& context, const HybridShowOptions& options);

}  // namespace sectorsmith::cli
