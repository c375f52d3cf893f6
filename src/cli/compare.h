// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith compare: where two sources differ.
#pragma once

#include <string>

#include "cli/context.h"

namespace sectorsmith::cli {

struct CompareOptions {
    std::string first;
    std::string second;
    std::string offset;
    std::string offset2;
    std::string length;
};
int runCompare(Context& context, const CompareOptions& options);

}  // namespace sectorsmith::cli
