// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith set: fields, by name.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/review.h"

namespace sectorsmith::cli {

struct SetOptions {
    std::string source;
    std::string templateName;
    std::string offset;
    std::vector<std::string> includes;
    std::vector<std::string> assignments;  // PATH=VALUE
    bool keepChecksums = false;
    bool updateAllChecksums = false;
    bool noCopies = false;
    WriteGate gate;
};
int runSet(Context& context, const SetOptions& options);

}  // namespace sectorsmith::cli
