// SPDX-License-Identifier: GPL-3.0-or-later
// Decimal digits of four bits.
#pragma once

import std.io;

namespace auto type {

    /// `Digits` bytes with a digit in each.
    struct UnpackedBCD<auto Digits> {
        u8 digits[Digits];
    } [[sealed, format("type::impl::unpacked_text")]];

    /// Two digits to a byte, the high one first.
    struct BCD<auto Digits> {
        u8 bytes[(Digits + 1) / 2];
    } [[sealed, format("type::impl::packed_text")]];

    namespace impl {

        fn unpacked_text(ref auto bcd) {
            str result;
            for (u128 i = 0, i < sizeof(bcd.digits), i += 1) result += builtin::std::format("{:X}", bcd.digits[i] & 0x0F);
            return result;
        };

        fn packed_text(ref auto bcd) {
            str result;
            for (u128 i = 0, i < sizeof(bcd.bytes), i += 1) result += builtin::std::format("{:02X}", bcd.bytes[i]);
            return result;
        };

    }

}
