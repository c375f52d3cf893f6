// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/fat_time.h"

#include <chrono>
#include <ctime>

namespace sectorsmith {

namespace {

// Of this computer's clock at a local time, which counts as if it were UTC. Of an hour that the clocks skip or repeat, what
// the system makes of it.
std::int64_t secondsEastAt(std::int64_t local) {
    using namespace std::chrono;
    const sys_seconds when{seconds(local)};
    const auto midnight = floor<days>(when);
    const year_month_day day(midnight);
    const hh_mm_ss clock(when - midnight);
    std::tm fields{};
    fields.tm_year = static_cast<int>(day.year()) - 1900;
    fields.tm_mon = static_cast<int>(static_cast<unsigned>(day.month())) - 1;
    fields.tm_mday = static_cast<int>(static_cast<unsigned>(day.day()));
    fields.tm_hour = static_cast<int>(clock.hours().count());
    fields.tm_min = static_cast<int>(clock.minutes().count());
    fields.tm_sec = static_cast<int>(clock.seconds().count());
    fields.tm_isdst = -1;
    const std::time_t time = std::mktime(&fields);
    return time == static_cast<std::time_t>(-1) ? 0 : local - static_cast<std::int64_t>(time);
}

}  // namespace

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
