// SPDX-License-Identifier: GPL-3.0-or-later
// Magic numbers: type::Magic<"EFI PART"> signature;
#pragma once

import std.io;
import std.string;

namespace auto type {

    /// The bytes as a text in quotes, with \xNN for what cannot be printed.
    fn escape_bytes(ref auto value) {
        str result = "\"";
        for (u128 i = 0, i < sizeof(value), i += 1) {
            u8 c = value[i];
            if (c >= 0x20 && c < 0x7F) result += char(c);
            else result += builtin::std::format("\\x{:02X}", c);
        }
        return result + "\"";
    };

    /// Fails when the bytes are not those of `ExpectedValue`.
    struct Magic<auto ExpectedValue> {
        char value[builtin::std::string::length(ExpectedValue)];
        if (value != ExpectedValue)
            builtin::std::error(builtin::std::format("wrong magic number: {}", type::escape_bytes(value)));
    } [[sealed, format("type::impl::magic_text")]];

    namespace impl {

        fn magic_text(ref auto magic) {
            return type::escape_bytes(magic.value);
        };

    }

}
