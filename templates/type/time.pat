// SPDX-License-Identifier: GPL-3.0-or-later
// Times as numbers, shown in UTC.
#pragma once

import std.io;
import std.time;

namespace auto type {

    using time32_t = u32 [[format("type::impl::unix_text")]];
    using time64_t = u64 [[format("type::impl::unix_text")]];
    using time_t = time32_t;
    using time32 = time32_t;
    using time64 = time64_t;
    using DOSDate = u16 [[format("type::impl::dos_date_text")]];
    using DOSTime = u16 [[format("type::impl::dos_time_text")]];
    /// 100 ns since 1601.
    using FILETIME = u64 [[format("type::impl::filetime_text")]];

    namespace impl {

        fn unix_text(auto value) {
            return builtin::std::time::format("%c", builtin::std::time::to_utc(value));
        };

        /// The original's name, which templates use.
        fn format_time_t(auto value) {
            return type::impl::unix_text(value);
        };

        fn filetime_text(auto value) {
            u128 ticks = value;
            s128 seconds = ticks / 10000000;
            return builtin::std::time::format("%c", builtin::std::time::to_utc(seconds - 11644473600));
        };

        fn dos_date_text(auto value) {
            u128 v = value;
            return builtin::std::format("{:04}-{:02}-{:02}", (v >> 9) + 1980, (v >> 5) % 16, v % 32);
        };

        fn dos_time_text(auto value) {
            u128 v = value;
            return builtin::std::format("{:02}:{:02}:{:02}", v >> 11, (v >> 5) % 64, v % 32 * 2);
        };

    }

}
