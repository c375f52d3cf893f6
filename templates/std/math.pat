// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers.
#pragma once

import std.mem;

namespace auto std::math {

    /// What accumulate() makes of the values.
    enum AccumulateOperation : u8 {
        Add      = 0,
        Multiply = 1,
        Modulo   = 2,
        Min      = 3,
        Max      = 4
    };

    fn min(auto a, auto b) {
        return a < b ? a : b;
    };

    fn max(auto a, auto b) {
        return a > b ? a : b;
    };

    fn clamp(auto x, auto min, auto max) {
        if (x < min) return min;
        if (x > max) return max;
        return x;
    };

    fn abs(auto x) {
        return x < 0 ? -x : x;
    };

    fn sign(auto x) {
        if (x < 0) return -1;
        if (x > 0) return 1;
        return 0;
    };

    /// The size of `x` with the sign of `y`.
    fn copy_sign(auto x, auto y) {
        auto size = std::math::abs(x);
        if (y < 0) return -size;
        return size;
    };

    /// In 128 bits: 0 from 131 on, where so many factors are even that nothing is left.
    fn factorial(u128 x) {
        u128 result = 1;
        for (u128 i = 2, i <= x && result != 0, i += 1) result *= i;
        return result;
    };

    /// How many ways there are to take `k` of `n`, in any order.
    fn comb(u128 n, u128 k) {
        if (k > n) return 0;
        u128 result = 1;
        for (u128 i = 1, i <= k, i += 1) result = result * (n - k + i) / i;
        return result;
    };

    /// The same with their order.
    fn perm(u128 n, u128 k) {
        if (k > n) return 0;
        u128 result = 1;
        for (u128 i = n - k + 1, i <= n && result != 0, i += 1) result *= i;
        return result;
    };

    fn floor(auto value) {
        return builtin::std::math::floor(value);
    };

    fn ceil(auto value) {
        return builtin::std::math::ceil(value);
    };

    fn round(auto value) {
        return builtin::std::math::round(value);
    };

    fn trunc(auto value) {
        return builtin::std::math::trunc(value);
    };

    fn log10(auto value) {
        return builtin::std::math::log10(value);
    };

    fn log2(auto value) {
        return builtin::std::math::log2(value);
    };

    fn ln(auto value) {
        return builtin::std::math::ln(value);
    };

    fn exp(auto value) {
        return builtin::std::math::exp(value);
    };

    fn sqrt(auto value) {
        return builtin::std::math::sqrt(value);
    };

    fn cbrt(auto value) {
        return builtin::std::math::cbrt(value);
    };

    fn sin(auto value) {
        return builtin::std::math::sin(value);
    };

    fn cos(auto value) {
        return builtin::std::math::cos(value);
    };

    fn tan(auto value) {
        return builtin::std::math::tan(value);
    };

    fn asin(auto value) {
        return builtin::std::math::asin(value);
    };

    fn acos(auto value) {
        return builtin::std::math::acos(value);
    };

    fn atan(auto value) {
        return builtin::std::math::atan(value);
    };

    fn sinh(auto value) {
        return builtin::std::math::sinh(value);
    };

    fn cosh(auto value) {
        return builtin::std::math::cosh(value);
    };

    fn tanh(auto value) {
        return builtin::std::math::tanh(value);
    };

    fn asinh(auto value) {
        return builtin::std::math::asinh(value);
    };

    fn acosh(auto value) {
        return builtin::std::math::acosh(value);
    };

    fn atanh(auto value) {
        return builtin::std::math::atanh(value);
    };

    fn fmod(auto x, auto y) {
        return builtin::std::math::fmod(x, y);
    };

    fn pow(auto base, auto exp) {
        return builtin::std::math::pow(base, exp);
    };

    fn atan2(auto y, auto x) {
        return builtin::std::math::atan2(y, x);
    };

    /// Folds the values of `valueSize` bytes that lie in [start, end).
    fn accumulate(u128 start, u128 end, u128 valueSize, std::mem::Section section = 0,
                  AccumulateOperation operation = AccumulateOperation::Add, std::mem::Endian endian = std::mem::Endian::Native) {
        return builtin::std::math::accumulate(start, end, valueSize, section, u128(operation), u128(endian));
    };

}
