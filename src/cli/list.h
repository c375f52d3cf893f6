// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith list: the disks of this computer.
#pragma once

#include "cli/context.h"

namespace sectorsmith::cli {

struct ListOptions {};
int runList(Context& context, const ListOptions& options);

}  // namespace sectorsmith::cli
