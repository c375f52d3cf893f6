// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in base 64.
#pragma once

import std.string;

namespace auto type {

    /// A text type, `char[8]` in a struct or a string type, shown decoded.
    struct Base64<T> {
        T string;
    } [[sealed, format("type::impl::base64_text"), transform("type::impl::base64_text")]];

    namespace impl {

        fn base64_digit(char c) {
            if (c >= 'A' && c <= 'Z') return c - 'A';
            if (c >= 'a' && c <= 'z') return c - 'a' + 26;
            if (c >= '0' && c <= '9') return c - '0' + 52;
            if (c == '+' || c == '-') return 62;
            if (c == '/' || c == '_') return 63;
            return -1;
        };

        fn base64_decoded(str text) {
            str decoded;
            u32 bits = 0;
            u8 count = 0;
            for (u64 i = 0, i < std::string::length(text), i += 1) {
                s32 digit = type::impl::base64_digit(text[i]);
                if (digit >= 0) {
                    bits = (bits << 6 | digit) & 0xFFFF;
                    count += 6;
                    if (count >= 8) {
                        count -= 8;
                        decoded += char(bits >> count & 0xFF);
                    }
                }
            }
            return decoded;
        };

        fn base64_text(ref auto base64) {
            return type::impl::base64_decoded(base64.string);
        };

    }

}
