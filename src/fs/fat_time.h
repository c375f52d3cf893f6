// SPDX-License-Identifier: GPL-3.0-or-later
// Dates of FAT and exFAT.
#pragma once

#include <cstdint>

#include "fs/catalogue.h"

namespace sectorsmith {

// A date and a time of day as the Microsoft FAT specification packs them, and hundredths of a second (0 to 199);
// `secondsEast`: how far the clock was ahead of UTC. No time for a date that is zero or does not exist.
FileTime fatTime(unsigned date, unsigned time, unsigned hundredths = 0, std::int64_t secondsEast = 0);

}  // namespace sectorsmith
