// SPDX-License-Identifier: GPL-3.0-or-later
#include <unistd.h>

#include "cli_testing.h"

namespace sectorsmith::testing {

bool runsAsRoot() { return ::geteuid() == 0; }

}  // namespace sectorsmith::testing
