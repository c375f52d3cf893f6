// SPDX-License-Identifier: GPL-3.0-or-later
// Texts. Lengths and places count bytes.
#pragma once

import std.io;
import std.mem;

namespace auto std::string {

    /// A length and as many characters.
    struct SizedStringBase<SizeType, DataType> {
        SizeType size;
        DataType data[size];
    } [[sealed, format("std::string::impl::sized_text"), transform("std::string::impl::sized_text")]];

    using SizedString<SizeType> = SizedStringBase<SizeType, char>;
    using SizedString16<SizeType> = SizedStringBase<SizeType, char16>;

    /// Characters up to a zero.
    struct NullStringBase<DataType> {
        DataType string[while(builtin::std::mem::read_unsigned($, sizeof(DataType)) != 0)];
        DataType null_terminator;
    } [[sealed, format("std::string::impl::null_text"), transform("std::string::impl::null_text")]];

    using NullString = NullStringBase<char>;
    using NullString16 = NullStringBase<char16>;

    namespace impl {

        fn sized_text(ref auto string) {
            return string.data;
        };

        fn null_text(ref auto string) {
            return string.string;
        };

    }

    fn length(str string) {
        return builtin::std::string::length(string);
    };

    /// The character at `index`; a negative one counts from the end.
    fn at(str string, s128 index) {
        return builtin::std::string::at(string, index);
    };

    fn substr(str string, u128 pos, u128 count) {
        return builtin::std::string::substr(string, pos, count);
    };

    /// The number that the text begins with; base 0 goes by its prefix.
    fn parse_int(str string, u8 base) {
        return builtin::std::string::parse_int(string, base);
    };

    fn parse_float(str string) {
        return builtin::std::string::parse_float(string);
    };

    fn to_string(auto x) {
        return builtin::std::format("{}", x);
    };

    fn starts_with(str string, str part) {
        u128 wanted = builtin::std::string::length(part);
        if (wanted > builtin::std::string::length(string)) return false;
        return builtin::std::string::substr(string, 0, wanted) == part;
    };

    fn ends_with(str string, str part) {
        u128 all = builtin::std::string::length(string);
        u128 wanted = builtin::std::string::length(part);
        if (wanted > all) return false;
        return builtin::std::string::substr(string, all - wanted, wanted) == part;
    };

    fn contains(str string, str part) {
        u128 all = builtin::std::string::length(string);
        u128 wanted = builtin::std::string::length(part);
        for (u128 i = 0, i + wanted <= all, i += 1) {
            if (builtin::std::string::substr(string, i, wanted) == part) return true;
        }
        return false;
    };

    fn reverse(str string) {
        str result;
        u128 left = builtin::std::string::length(string);
        while (left > 0) {
            left -= 1;
            result += builtin::std::string::at(string, left);
        }
        return result;
    };

    fn to_upper(str string) {
        str result;
        u128 all = builtin::std::string::length(string);
        for (u128 i = 0, i < all, i += 1) {
            char c = builtin::std::string::at(string, i);
            if (c >= 'a' && c <= 'z') c = c - 0x20;
            result += c;
        }
        return result;
    };

    fn to_lower(str string) {
        str result;
        u128 all = builtin::std::string::length(string);
        for (u128 i = 0, i < all, i += 1) {
            char c = builtin::std::string::at(string, i);
            if (c >= 'A' && c <= 'Z') c = c + 0x20;
            result += c;
        }
        return result;
    };

    /// Every `pattern` in `string` becomes `replace`.
    fn replace(str string, str pattern, str replace) {
        u128 all = builtin::std::string::length(string);
        u128 wanted = builtin::std::string::length(pattern);
        if (wanted == 0) return string;
        str result;
        u128 i = 0;
        while (i < all) {
            if (i + wanted <= all && builtin::std::string::substr(string, i, wanted) == pattern) {
                result += replace;
                i += wanted;
            } else {
                result += builtin::std::string::at(string, i);
                i += 1;
            }
        }
        return result;
    };

}
