// SPDX-License-Identifier: GPL-3.0-or-later
// Fixed-point numbers: integers of which the last `precision` bits are the fraction.
#pragma once

namespace auto std::fxpt {

    using fixed = s128;

    fn to_float(fixed fxt, u32 precision) {
        return double(fxt) / double(u128(1) << precision);
    };

    fn to_fixed(double flt, u32 precision) {
        return fixed(flt * double(u128(1) << precision));
    };

    fn change_precision(fixed value, u32 start_precision, u32 end_precision) {
        if (end_precision >= start_precision) return value << (end_precision - start_precision);
        return value >> (start_precision - end_precision);
    };

    fn add(fixed a, fixed b, u32 precision) {
        return a + b;
    };

    fn subtract(fixed a, fixed b, u32 precision) {
        return a - b;
    };

    fn multiply(fixed a, fixed b, u32 precision) {
        return a * b >> precision;
    };

    fn divide(fixed a, fixed b, u32 precision) {
        return (a << precision) / b;
    };

}
