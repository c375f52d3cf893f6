// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith where: where files lie.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/volume_argument.h"

namespace sectorsmith::cli {

struct WhereOptions {
    VolumeOptions volume;
    std::vector<std::string> paths;
};
int runWhere(Context& context, const WhereOptions& options);

}  // namespace sectorsmith::cli
