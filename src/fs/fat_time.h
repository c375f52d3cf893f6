// SPDX-License-Identifier: GPL-3.0-or-later
// Dates of FAT and exFAT.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>

#include "fs/catalogue.h"

namespace sectorsmith {

// A date and a time of day as the Microsoft FAT specification packs them, and hundredths of a second (0 to 199);
// `secondsEast`: how far the clock was ahead of UTC. No time for a date that is zero or does not exist.
FileTime fatTime(unsigned date, unsigned time, unsigned hundredths = 0, std::int64_t secondsEast = 0);

// The same where the volume does not say how far the clock was ahead of UTC: taken for this computer's time zone, as the
// drivers of Windows and macOS do, with the daylight saving time of that day. One thread. It remembers what it asked the
// system for: make another when the time zone may have changed.
class FatClock {
 public:
    FileTime time(unsigned date, unsigned time, unsigned hundredths = 0);

 private:
    // By the day since 1970, seconds; none: the clocks changed on that day.
    std::unordered_map<std::int64_t, std::optional<std::int64_t>> secondsEast_;
};

}  // namespace sectorsmith
