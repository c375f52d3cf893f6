// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_testing.h"

namespace sectorsmith::testing {

bool isRoot() { return false; }

}  // namespace sectorsmith::testing
