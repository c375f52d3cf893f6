// SPDX-License-Identifier: GPL-3.0-or-later
// Half-precision floating point numbers (IEEE 754 binary16).
#pragma once

import std.io;
import std.math;

namespace auto type {

    /// Two bytes: a sign, five bits of exponent, ten of mantissa.
    using float16 = u16 [[format("type::impl::format_float16")]];

    namespace impl {

        fn format_float16(auto value) {
            u32 bits = value;
            s32 exponent = (bits >> 10) & 0x1F;
            u32 mantissa = bits & 0x3FF;
            str sign = (bits & 0x8000) != 0 ? "-" : "";
            if (exponent == 31) return mantissa == 0 ? sign + "inf" : "nan";
            double number = exponent == 0 ? mantissa / 1024.0 : 1.0 + mantissa / 1024.0;
            for (s32 e = exponent == 0 ? 1 : exponent, e > 15, e -= 1) number = number * 2.0;
            for (s32 e = exponent == 0 ? 1 : exponent, e < 15, e += 1) number = number / 2.0;
            return std::format("{}{}", sign, number);
        };

    }

}
