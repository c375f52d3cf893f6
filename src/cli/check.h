// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith check: what is wrong with the tables.
#pragma once

#include <string>

#include "cli/context.h"

namespace sectorsmith::cli {

struct CheckTablesOptions {
    std::string source;
    bool rules = false;  // list all rules instead
};
int runCheck(Context& context, const CheckTablesOptions& options);

}  // namespace sectorsmith::cli
