// SPDX-License-Identifier: GPL-3.0-or-later
// Values that are shown by a format of their own.
#pragma once

import std.io;

namespace auto type {

    /// A T that is shown as std::format says: `type::Formatted<u32, "0x{:08X}"> x;`
    struct Formatted<T, auto FormatString> {
        T value;
    } [[sealed, format("type::impl::format_formatted"), transform("type::impl::transform_formatted")]];

    namespace impl {

        fn format_formatted(ref auto formatted) {
            return std::format(formatted.FormatString, formatted.value);
        };

        fn transform_formatted(ref auto formatted) {
            return formatted.value;
        };

    }

}
