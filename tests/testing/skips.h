// SPDX-License-Identifier: GPL-3.0-or-later
// Which tests may skip where everything that they need is installed.
#pragma once

namespace sectorsmith::testing {

// With CI=true in the environment a test that skips ends the program with a failure, unless tests/skips.txt expects it.
// Called once by each test program's main().
void judgeSkips();

}  // namespace sectorsmith::testing
