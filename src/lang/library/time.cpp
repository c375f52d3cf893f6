// SPDX-License-Identifier: GPL-3.0-or-later
// builtin::std::time. A broken-down time travels as one number, byte by byte: second, minute, hour, day of the month,
// month (0-11), year (two bytes), day of the week (0 Sunday), day of the year (two bytes, from 0), daylight saving.
#include <fmt/format.h>

#include <chrono>
#include <ctime>
#include <mutex>

#include "lang/errors.h"
#include "lang/library/modules.h"

namespace sectorsmith::lang::library {

namespace {

struct Time {
    int second = 0, minute = 0, hour = 0, day = 0, month = 0, weekday = 0, yearDay = 0;
    std::int64_t year = 0;
    bool summer = false;
};

Uint128 pack(const Time& t) {
    // A year that two bytes cannot hold makes the time 0, which format() shows as no time.
    if (t.year < 0 || t.year > 0xFFFF) return 0;
    auto part = [](std::int64_t v, int shift) { return static_cast<Uint128>(v) << shift; };
    return part(t.second, 0) | part(t.minute, 8) | part(t.hour, 16) | part(t.day, 24) | part(t.month, 32) |
           part(t.year, 40) | part(t.weekday, 56) | part(t.yearDay, 64) | part(t.summer ? 1 : 0, 80);
}

Time unpack(Uint128 v) {
    auto part = [&](int shift, unsigned mask) {
        return static_cast<int>(static_cast<unsigned>(v >> shift) & mask);
    };
    Time t;
    t.second = part(0, 0xFF);
    t.minute = part(8, 0xFF);
    t.hour = part(16, 0xFF);
    t.day = part(24, 0xFF);
    t.month = part(32, 0xFF);
    t.year = part(40, 0xFFFF);
    t.weekday = part(56, 0xFF);
    t.yearDay = part(64, 0xFFFF);
    t.summer = part(80, 0xFF) != 0;
    return t;
}

bool valid(const Time& t) {
    return t.day >= 1 && t.day <= 31 && t.month <= 11 && t.hour <= 23 && t.minute <= 59 && t.second <= 60 &&
           t.weekday <= 6;
}

constexpr std::int64_t kFarthest = std::int64_t{1} << 41;  // seconds: past the year 65535

// The Gregorian calendar in eras of 400 years that begin in March, so that leap days come last.
Time civil(std::int64_t seconds) {
    std::int64_t days = seconds / 86'400;
    std::int64_t rest = seconds % 86'400;
    if (rest < 0) rest += 86'400, --days;
    Time t;
    t.second = static_cast<int>(rest % 60);
    t.minute = static_cast<int>(rest / 60 % 60);
    t.hour = static_cast<int>(rest / 3'600);
    t.weekday = static_cast<int>(((days + 4) % 7 + 7) % 7);
    const std::int64_t z = days + 719'468;
    const std::int64_t era = (z >= 0 ? z : z - 146'096) / 146'097;
    const std::int64_t ofEra = z - era * 146'097;
    const std::int64_t yearOfEra = (ofEra - ofEra / 1'460 + ofEra / 36'524 - ofEra / 146'096) / 365;
    const std::int64_t ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const std::int64_t shifted = (5 * ofYear + 2) / 153;
    t.day = static_cast<int>(ofYear - (153 * shifted + 2) / 5 + 1);
    t.month = static_cast<int>(shifted < 10 ? shifted + 2 : shifted - 10);
    t.year = yearOfEra + era * 400 + (t.month <= 1 ? 1 : 0);
    const bool leap = (t.year % 4 == 0 && t.year % 100 != 0) || t.year % 400 == 0;
    t.yearDay = static_cast<int>(shifted < 10 ? ofYear + 59 + (leap ? 1 : 0) : ofYear - 306);
    return t;
}

NativeResult epoch(NativeContext&, Args) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return makeSigned(std::chrono::duration_cast<std::chrono::seconds>(now).count());
}

NativeResult toUtc(NativeContext&, Args args) {
    SECTORSMITH_TRY(seconds, integerArg(args, 0));
    if (seconds > kFarthest || seconds < -kFarthest) return makeUnsigned(0);
    return makeUnsigned(pack(civil(static_cast<std::int64_t>(seconds))));
}

NativeResult toLocal(NativeContext& context, Args args) {
    SECTORSMITH_TRY(seconds, integerArg(args, 0));
    if (seconds > kFarthest || seconds < 0) return toUtc(context, args);
    // localtime() shares one result between all callers.
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    const auto value = static_cast<std::time_t>(seconds);
    const std::tm* tm = std::localtime(&value);
    if (tm == nullptr) return toUtc(context, args);
    Time t;
    t.second = tm->tm_sec;
    t.minute = tm->tm_min;
    t.hour = tm->tm_hour;
    t.day = tm->tm_mday;
    t.month = tm->tm_mon;
    t.year = std::int64_t{tm->tm_year} + 1900;
    t.weekday = tm->tm_wday;
    t.yearDay = tm->tm_yday;
    t.summer = tm->tm_isdst > 0;
    return makeUnsigned(pack(t));
}

NativeResult toEpoch(NativeContext&, Args args) {
    const auto packed = asUnsigned(args[0].value);
    if (!packed) return fail(Cause::Usage, LangError::ArgumentHasToBe, 1, say(LangError::ATime));
    const Time t = unpack(*packed);
    const std::int64_t year = t.year - (t.month <= 1 ? 1 : 0);
    const std::int64_t era = year / 400;
    const std::int64_t ofEra = year - era * 400;
    const std::int64_t month = (t.month + 10) % 12;
    const std::int64_t days =
        era * 146'097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + (153 * month + 2) / 5 + t.day - 1 - 719'468;
    return makeSigned(days * 86'400 + t.hour * 3'600 + t.minute * 60 + t.second);
}

// As strftime in the C locale, whatever the system's language: what is shown must not depend on it.
std::string formatTime(std::string_view format, const Time& t) {
    static constexpr std::string_view kDays[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                                 "Thursday", "Friday", "Saturday"};
    static constexpr std::string_view kMonths[] = {"January",   "February", "March",    "April",
                                                   "May",       "June",     "July",     "August",
                                                   "September", "October",  "November", "December"};
    std::string out;
    auto again = [&](std::string_view f) { out += formatTime(f, t); };
    for (std::size_t i = 0; i < format.size(); ++i) {
        if (format[i] != '%' || i + 1 == format.size()) {
            out += format[i];
            continue;
        }
        const int hour12 = t.hour % 12 == 0 ? 12 : t.hour % 12;
        switch (format[++i]) {
            case 'Y': out += fmt::format("{}", t.year); break;
            case 'C': out += fmt::format("{:02}", t.year / 100); break;
            case 'y': out += fmt::format("{:02}", t.year % 100); break;
            case 'm': out += fmt::format("{:02}", t.month + 1); break;
            case 'd': out += fmt::format("{:02}", t.day); break;
            case 'e': out += fmt::format("{:2}", t.day); break;
            case 'H': out += fmt::format("{:02}", t.hour); break;
            case 'I': out += fmt::format("{:02}", hour12); break;
            case 'M': out += fmt::format("{:02}", t.minute); break;
            case 'S': out += fmt::format("{:02}", t.second); break;
            case 'j': out += fmt::format("{:03}", t.yearDay + 1); break;
            case 'w': out += fmt::format("{}", t.weekday); break;
            case 'u': out += fmt::format("{}", t.weekday == 0 ? 7 : t.weekday); break;
            case 'p': out += t.hour < 12 ? "AM" : "PM"; break;
            case 'a': out += kDays[t.weekday].substr(0, 3); break;
            case 'A': out += kDays[t.weekday]; break;
            case 'b':
            case 'h': out += kMonths[t.month].substr(0, 3); break;
            case 'B': out += kMonths[t.month]; break;
            case 'c': again("%a %b %e %H:%M:%S %Y"); break;
            case 'x':
            case 'D': again("%m/%d/%y"); break;
            case 'X':
            case 'T': again("%H:%M:%S"); break;
            case 'F': again("%Y-%m-%d"); break;
            case 'R': again("%H:%M"); break;
            case 'r': again("%I:%M:%S %p"); break;
            case 'n': out += '\n'; break;
            case 't': out += '\t'; break;
            case '%': out += '%'; break;
            default: out += '%', out += format[i]; break;
        }
    }
    return out;
}

NativeResult format(NativeContext&, Args args) {
    SECTORSMITH_TRY(text, textArg(args, 0));
    const auto packed = asUnsigned(args[1].value);
    if (!packed) return fail(Cause::Usage, LangError::ArgumentHasToBe, 2, say(LangError::ATime));
    const Time t = unpack(*packed);
    if (!valid(t)) return makeText("no time");
    return makeText(formatTime(text, t));
}

constexpr NativeFunction kTime[] = {
    {"builtin::std::time::epoch", 0, 0, NativeEffect::State, epoch},
    {"builtin::std::time::to_utc", 1, 1, NativeEffect::Pure, toUtc},
    {"builtin::std::time::to_local", 1, 1, NativeEffect::State, toLocal},
    {"builtin::std::time::to_epoch", 1, 1, NativeEffect::Pure, toEpoch},
    {"builtin::std::time::format", 2, 2, NativeEffect::Pure, format},
};

}  // namespace

std::span<const NativeFunction> timeNatives() { return kTime; }

}  // namespace sectorsmith::lang::library
