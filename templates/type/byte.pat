// SPDX-License-Identifier: GPL-3.0-or-later
// A byte in all its forms.
#pragma once

import std.io;
import std.core;

namespace auto type {

    bitfield Bits {
        bit0 : 1;
        bit1 : 1;
        bit2 : 1;
        bit3 : 1;
        bit4 : 1;
        bit5 : 1;
        bit6 : 1;
        bit7 : 1;
    } [[format("type::impl::bits_text"), bitfield_order(std::core::BitfieldOrder::LeastToMostSignificant, 8)]];

    bitfield Nibbles {
        low : 4;
        high : 4;
    } [[format("type::impl::nibbles_text"), bitfield_order(std::core::BitfieldOrder::LeastToMostSignificant, 8)]];

    union Byte {
        Bits bits;
        Nibbles nibbles;
        u8 value;
    } [[format("type::impl::byte_text"), single_color]];

    namespace impl {

        fn bits_text(ref auto bits) {
            return builtin::std::format("0b{}{}{}{}{}{}{}{}", bits.bit7, bits.bit6, bits.bit5, bits.bit4, bits.bit3, bits.bit2,
                bits.bit1, bits.bit0);
        };

        fn nibbles_text(ref auto nibbles) {
            return builtin::std::format("{{ {:X}, {:X} }}", nibbles.high, nibbles.low);
        };

        fn byte_text(ref auto byte) {
            return builtin::std::format("0x{:02X}", byte.value);
        };

    }

}
