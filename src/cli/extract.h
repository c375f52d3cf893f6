// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith extract: files copied out of a volume.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/volume_argument.h"

namespace sectorsmith::cli {

struct ExtractOptions {
    VolumeOptions volume;
    std::vector<std::string> paths;
    std::string folder;
    bool overwrite = false;
    bool deleted = false;
};
int runExtract(Context& context, const ExtractOptions& options);

}  // namespace sectorsmith::cli
