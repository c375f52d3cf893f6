// SPDX-License-Identifier: GPL-3.0-or-later
// Windows has none of the programs that the tests compare with, and no shell that understands their commands.
#include "testing/images.h"

namespace sectorsmith::testing {

bool haveShell() { return false; }
RunResult run(const std::string&) { return {127, "", "there is no POSIX shell here"}; }
bool haveProgram(const std::string&) { return false; }

}  // namespace sectorsmith::testing
