// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith partitions: what the tables say.
#pragma once

#include <string>

#include "cli/context.h"

namespace sectorsmith::cli {

struct PartitionsOptions {
    std::string source;
};
int runPartitions(Context& context, const PartitionsOptions& options);

}  // namespace sectorsmith::cli
