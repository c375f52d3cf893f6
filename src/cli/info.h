// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith info: what a source is.
#pragma once

#include <string>

#include "cli/context.h"

namespace sectorsmith::cli {

struct InfoOptions {
    std::string source;
    std::string offset;  // also: what uses the block there
};
int runInfo(Context& context, const InfoOptions& options);

}  // namespace sectorsmith::cli
