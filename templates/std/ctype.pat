// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of ASCII characters.
#pragma once

namespace auto std::ctype {

    fn isdigit(char c) {
        return c >= '0' && c <= '9';
    };

    fn isxdigit(char c) {
        return c >= '0' && c <= '9' || c >= 'A' && c <= 'F' || c >= 'a' && c <= 'f';
    };

    fn isupper(char c) {
        return c >= 'A' && c <= 'Z';
    };

    fn islower(char c) {
        return c >= 'a' && c <= 'z';
    };

    fn isalpha(char c) {
        return std::ctype::isupper(c) || std::ctype::islower(c);
    };

    fn isalnum(char c) {
        return std::ctype::isalpha(c) || std::ctype::isdigit(c);
    };

    /// Blank, tab, the ends of line and page.
    fn isspace(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    };

    /// Blank and tab.
    fn isblank(char c) {
        return c == ' ' || c == '\t';
    };

    fn isprint(char c) {
        return c >= ' ' && c <= '~';
    };

    fn iscntrl(char c) {
        return u8(c) < 0x20 || u8(c) == 0x7F;
    };

    fn isgraph(char c) {
        return c > ' ' && c <= '~';
    };

    fn ispunct(char c) {
        return std::ctype::isgraph(c) && !std::ctype::isalnum(c);
    };

}
