// SPDX-License-Identifier: GPL-3.0-or-later
// A time zone for a test and the programs that it runs.
#pragma once

#include <cstdlib>
#include <ctime>
#include <optional>
#include <string>

namespace sectorsmith::testing {

// Until it goes. `zone`: as of the variable TZ.
class TimeZone {
 public:
    explicit TimeZone(const char* zone) {
        if (const char* before = std::getenv("TZ")) before_ = before;
        ::setenv("TZ", zone, 1);
        ::tzset();
    }
    ~TimeZone() {
        if (before_) ::setenv("TZ", before_->c_str(), 1);
        else ::unsetenv("TZ");
        ::tzset();
    }
    TimeZone(const TimeZone&) = delete;
    TimeZone& operator=(const TimeZone&) = delete;

 private:
    std::optional<std::string> before_;
};

// Rules of their own, so that no list of zones has to be there: Berlin, Newfoundland until 2011 (half an hour, and clocks
// that changed a minute after midnight), Lord Howe (half an hour of daylight saving), Chatham (75 minutes from anywhere).
inline constexpr const char* timeZones[] = {
    "CET-1CEST,M3.5.0,M10.5.0/3",
    "NST3:30NDT,M3.2.0/0:01,M11.1.0/0:01",
    "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
    "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45",
    "UTC0",
};

}  // namespace sectorsmith::testing
