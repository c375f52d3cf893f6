// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "cli/context.h"

namespace sectorsmith::cli {

struct OpenDeviceOptions {
    std::string path;
    bool write = false;
    bool exclusive = false;
    bool direct = false;
};
int runOpenDevice(Context& context, const OpenDeviceOptions& options);

}  // namespace sectorsmith::cli
