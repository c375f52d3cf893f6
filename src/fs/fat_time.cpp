// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/fat_time.h"

#include <chrono>

#include "base/local_time.h"

namespace sectorsmith {

FileTime fatTime(unsigned date, unsigned time, unsigned hundredths, std::int64_t secondsEast) {
    using namespace std::chrono;
    const year_month_day day{year{1980 + static_cast<int>(date >> 9)}, month{(date >> 5) & 15U},
                             std::chrono::day{date & 31U}};
    if (date == 0 || !day.ok()) return {};
    const std::int64_t seconds =
        (time >> 11) * 3600 + ((time >> 5) & 63) * 60 + (time & 31) * 2 + hundredths / 100 - secondsEast;
    return FileTime::of(sys_days(day).time_since_epoch().count() * std::int64_t{86400} + seconds,
                        hundredths % 100 * 10'000'000);
}

FileTime FatClock::time(unsigned date, unsigned time, unsigned hundredths) {
    constexpr std::int64_t second = 1'000'000'000, dayLength = 86400;
    const FileTime utc = fatTime(date, time, hundredths);
    if (utc.nanoseconds == FileTime::none) return utc;
    const std::int64_t local = utc.nanoseconds / second;  // after 1980
    const auto [known, isNew] = secondsEast_.try_emplace(local / dayLength);
    if (isNew) {
        const std::int64_t midnight = local / dayLength * dayLength, east = secondsEastAt(midnight);
        if (secondsEastAt(midnight + dayLength) == east) known->second = east;
    }
    return {utc.nanoseconds - (known->second ? *known->second : secondsEastAt(local)) * second};
}

}  // namespace sectorsmith
