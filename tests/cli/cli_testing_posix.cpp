// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include "cli_testing.h"

namespace sectorsmith::testing {

bool isRoot() { return ::geteuid() == 0; }

}  // namespace sectorsmith::testing
