// SPDX-License-Identifier: GPL-3.0-or-later
// Bits of a number.
#pragma once

namespace auto std::bit {

    /// How many bits are 1.
    fn popcount(u128 x) {
        return builtin::std::bit::popcount(x);
    };

    fn has_single_bit(u128 x) {
        return builtin::std::bit::popcount(x) == 1;
    };

    /// The smallest power of two that is not below `x`.
    fn bit_ceil(u128 x) {
        u128 result = 1;
        while (result < x) result = result << 1;
        return result;
    };

    /// The greatest power of two that is not above `x`; 0 for 0.
    fn bit_floor(u128 x) {
        if (x == 0) return 0;
        u128 result = 1;
        while (result <= x / 2) result = result << 1;
        return result;
    };

}
