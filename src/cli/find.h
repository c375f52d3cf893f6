// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith find: files by name, size, date and kind.
#pragma once

#include <optional>
#include <string>

#include "cli/context.h"
#include "cli/volume_argument.h"
#include "fs/catalogue.h"

namespace sectorsmith::cli {

struct FindOptions {
    VolumeOptions volume;
    std::string pattern;
    std::optional<FileKind> kind;
    std::string smallest, largest;  // bytes
    std::string after, before;      // dates
    bool expression = false;
    bool exact = false;
    bool deleted = false;
};
int runFind(Context& context, const FindOptions& options);

}  // namespace sectorsmith::cli
