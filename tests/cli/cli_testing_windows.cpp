// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_testing.h"

namespace sectorsmith::testing {

bool runsAsRoot() { return false; }

}  // namespace sectorsmith::testing
