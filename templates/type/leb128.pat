// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in groups of seven bits, the lowest first; the top bit of a byte says that another one follows.
#pragma once

import std.io;
import std.mem;

namespace auto type {

    struct LEB128Base {
        u8 array[while($ == addressof(this) || (builtin::std::mem::read_unsigned($ - 1, 1) & 0x80) != 0)] [[hidden]];
    } [[sealed]];

    using uLEB128 = LEB128Base [[format("type::impl::uleb128_text"), transform("type::impl::uleb128_value")]];
    using sLEB128 = LEB128Base [[format("type::impl::sleb128_text"), transform("type::impl::sleb128_value")]];
    using LEB128 = uLEB128;

    namespace impl {

        fn uleb128_value(ref auto leb128) {
            u128 result = 0;
            u128 count = sizeof(leb128.array);
            for (u128 i = 0, i < count && i < 19, i += 1) {
                u128 group = leb128.array[i] & 0x7F;
                result = result | group << 7 * i;
            }
            return result;
        };

        fn sleb128_value(ref auto leb128) {
            u128 bits = sizeof(leb128.array) * 7;
            u128 value = type::impl::uleb128_value(leb128);
            u128 one = 1;
            if (bits < 128 && (value >> (bits - 1)) % 2 == 1) return s128(value) - s128(one << bits);
            return s128(value);
        };

        fn uleb128_text(ref auto leb128) {
            u128 value = type::impl::uleb128_value(leb128);
            return builtin::std::format("{} (0x{:X})", value, value);
        };

        fn sleb128_text(ref auto leb128) {
            return builtin::std::format("{}", type::impl::sleb128_value(leb128));
        };

    }

}
