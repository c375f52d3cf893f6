// SPDX-License-Identifier: GPL-3.0-or-later
// Integers shown in a base: type::Hex<u32> x;
#pragma once

import std.io;

namespace auto type {

    using Hex<T> = T [[format("type::impl::hex_text")]];
    using Oct<T> = T [[format("type::impl::oct_text")]];
    using Dec<T> = T [[format("type::impl::dec_text")]];
    using Bin<T> = T [[format("type::impl::bin_text")]];

    namespace impl {

        fn hex_text(auto value) {
            return builtin::std::format("0x{:02X}", value);
        };

        fn oct_text(auto value) {
            return builtin::std::format("0o{:03o}", value);
        };

        fn dec_text(auto value) {
            return builtin::std::format("{}", value);
        };

        fn bin_text(auto value) {
            return builtin::std::format("0b{:08b}", value);
        };

    }

}
