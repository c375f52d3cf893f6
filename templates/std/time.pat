// SPDX-License-Identifier: GPL-3.0-or-later
// Times and dates.
#pragma once

import std.io;
import std.core;

namespace auto std::time {

    /// A time in its parts: month from 0, day of the year from 0, Sunday is day 0 of the week.
    struct Time {
        u8 sec;
        u8 min;
        u8 hour;
        u8 mday;
        u8 mon;
        u16 year;
        u8 wday;
        u16 yday;
        bool isdst;
    } [[sealed]];

    /// The parts and the number in which the natives carry them.
    union TimeConverter {
        Time time;
        u128 value;
    };

    /// Seconds since 1970.
    using EpochTime = s128;

    enum TimeZone : u8 {
        Local,
        UTC
    };

    /// As FAT keeps it: years from 1980.
    bitfield DOSDate {
        day : 5;
        month : 4;
        year : 7;
    } [[sealed, bitfield_order(std::core::BitfieldOrder::LeastToMostSignificant, 16)]];

    /// As FAT keeps it: seconds in twos.
    bitfield DOSTime {
        seconds : 5;
        minutes : 6;
        hours : 5;
    } [[sealed, bitfield_order(std::core::BitfieldOrder::LeastToMostSignificant, 16)]];

    union DOSDateConverter {
        DOSDate date;
        u16 value;
    };

    union DOSTimeConverter {
        DOSTime time;
        u16 value;
    };

    /// Now.
    fn epoch() {
        return builtin::std::time::epoch();
    };

    fn to_local(EpochTime epoch_time) {
        le TimeConverter converter;
        converter.value = builtin::std::time::to_local(epoch_time);
        return converter.time;
    };

    fn to_utc(EpochTime epoch_time) {
        le TimeConverter converter;
        converter.value = builtin::std::time::to_utc(epoch_time);
        return converter.time;
    };

    fn now(TimeZone time_zone = TimeZone::Local) {
        le TimeConverter converter;
        if (time_zone == TimeZone::UTC) converter.value = builtin::std::time::to_utc(builtin::std::time::epoch());
        else converter.value = builtin::std::time::to_local(builtin::std::time::epoch());
        return converter.time;
    };

    fn to_dos_date(u16 value) {
        le DOSDateConverter converter;
        converter.value = value;
        return converter.date;
    };

    fn to_dos_time(u16 value) {
        le DOSTimeConverter converter;
        converter.value = value;
        return converter.time;
    };

    /// Windows counts 100 ns from 1601.
    fn filetime_to_unix(u64 value) {
        return value / 10000000 - 11644473600;
    };

    /// As strftime says it.
    fn format(Time time, str format_string = "%c") {
        le TimeConverter converter;
        converter.time = time;
        return builtin::std::time::format(format_string, converter.value);
    };

    fn format_dos_date(DOSDate date, str format_string = "{}/{}/{}") {
        return builtin::std::format(format_string, date.day, date.month, date.year + 1980);
    };

    fn format_dos_time(DOSTime time, str format_string = "{:02}:{:02}:{:02}") {
        return builtin::std::format(format_string, time.hours, time.minutes, time.seconds * 2);
    };

}
