// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/local_time.h"

#include <chrono>
#include <ctime>

namespace sectorsmith {

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

}  // namespace sectorsmith
