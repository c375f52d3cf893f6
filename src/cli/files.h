// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith files: the names in a volume.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/volume_argument.h"

namespace sectorsmith::cli {

struct FilesOptions {
    VolumeOptions volume;
    std::string path;
    bool recursive = false;
    bool deleted = false;
};
int runFiles(Context& context, const FilesOptions& options);

}  // namespace sectorsmith::cli
