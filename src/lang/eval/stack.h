// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace sectorsmith::lang {

// The lowest address of its stack that the calling thread may use, with a margin left for what is called from there (the
// library, the console's receiver), and at most 64 MiB below `here`. Where the system does not say, 400 KiB below.
const char* stackEnd(const char* here);

// The system's part: the lowest address of the calling thread's stack, nullptr when it is not known.
const char* threadStackBottom();

}  // namespace sectorsmith::lang
