// SPDX-License-Identifier: GPL-3.0-or-later
// Addresses of the Internet.
#pragma once

import std.io;

namespace auto type {

    struct IPv4Address {
        u8 bytes[4];
    } [[sealed, format("type::impl::ipv4_text")]];

    struct IPv6Address {
        be u16 words[8];
    } [[sealed, format("type::impl::ipv6_text")]];

    namespace impl {

        fn ipv4_text(ref auto address) {
            return builtin::std::format("{}.{}.{}.{}", address.bytes[0], address.bytes[1], address.bytes[2], address.bytes[3]);
        };

        fn ipv6_text(ref auto address) {
            str result = builtin::std::format("{:x}", address.words[0]);
            for (u8 i = 1, i < 8, i += 1) result += builtin::std::format(":{:x}", address.words[i]);
            return result;
        };

    }

}
