// SPDX-License-Identifier: GPL-3.0-or-later
// Addresses of network cards.
#pragma once

import std.io;

namespace auto type {

    struct MACAddress {
        u8 bytes[6];
    } [[sealed, format("type::impl::mac_text")]];

    namespace impl {

        fn mac_text(ref auto address) {
            return builtin::std::format("{:02X}:{:02X}:{:02X}:{:02X}:{:02X}:{:02X}", address.bytes[0], address.bytes[1],
                address.bytes[2], address.bytes[3], address.bytes[4], address.bytes[5]);
        };

    }

}
