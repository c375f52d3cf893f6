// SPDX-License-Identifier: GPL-3.0-or-later
// Times by this computer's clock.
#pragma once

#include <cstdint>

namespace sectorsmith {

// Seconds that this computer's clock is ahead of UTC at the local time `local` (seconds since 1970, counted as if it were
// UTC), with the daylight saving time of then. Of an hour that the clocks skip or repeat: what the system makes of it. 0 for
// what the system's library does not know (on Windows what is before 1970).
std::int64_t secondsEastAt(std::int64_t local);

}  // namespace sectorsmith
