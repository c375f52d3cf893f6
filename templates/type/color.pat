// SPDX-License-Identifier: GPL-3.0-or-later
// Colours of red, green, blue and sometimes alpha, which their fields are drawn in.
#pragma once

import std.core;
import std.io;

namespace auto type {

    /// So many bits of each, red in the lowest; A 0: no alpha.
    bitfield RGBA<auto R, auto G, auto B, auto A> {
        r : R;
        g : G;
        b : B;
        if (A > 0) a : A;
    } [[sealed, format("type::impl::format_color"), color(type::impl::color_digits(r, R, g, G, b, B))]];

    using RGB<auto R, auto G, auto B> = RGBA<R, G, B, 0>;

    using RGBA8 = RGBA<8, 8, 8, 8>;
    using RGB8 = RGB<8, 8, 8>;
    using RGB565 = RGB<5, 6, 5>;
    using RGB4444 = RGBA<4, 4, 4, 4>;
    using RGBA5551 = RGBA<5, 5, 5, 1>;

    namespace impl {

        // Of so many bits, as one of eight.
        fn byte_of(u128 value, u128 bits) {
            u128 most = (u128(1) << bits) - 1;
            return most == 0 ? 0 : (value * 255 + most / 2) / most;
        };

        fn color_digits(u128 r, u128 red, u128 g, u128 green, u128 b, u128 blue) {
            return std::format("{:02X}{:02X}{:02X}", type::impl::byte_of(r, red), type::impl::byte_of(g, green),
                type::impl::byte_of(b, blue));
        };

        fn format_color(ref auto color) {
            if (std::core::has_member(color, "a"))
                return std::format("#{0:02X}{1:02X}{2:02X}{3:02X} | rgba({0}, {1}, {2}, {3})", u128(color.r), u128(color.g),
                    u128(color.b), u128(color.a));
            return std::format("#{0:02X}{1:02X}{2:02X} | rgb({0}, {1}, {2})", u128(color.r), u128(color.g), u128(color.b));
        };

    }

}
