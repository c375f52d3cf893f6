// SPDX-License-Identifier: GPL-3.0-or-later
// GUIDs (RFC 4122). As a GPT keeps them the first three parts are little-endian; use `be type::GUID` for plain order.
#pragma once

import std.io;

namespace auto type {

    struct GUID {
        u32 time_low;
        u16 time_mid;
        u16 time_high_and_version;
        u8 clock_seq_and_reserved;
        u8 clock_seq_low;
        u8 node[6];
    } [[sealed, format("type::impl::guid_text")]];

    using UUID = GUID;

    namespace impl {

        fn guid_text(ref auto guid) {
            return builtin::std::format("{{{:08X}-{:04X}-{:04X}-{:02X}{:02X}-{:02X}{:02X}{:02X}{:02X}{:02X}{:02X}}}",
                guid.time_low, guid.time_mid, guid.time_high_and_version, guid.clock_seq_and_reserved, guid.clock_seq_low,
                guid.node[0], guid.node[1], guid.node[2], guid.node[3], guid.node[4], guid.node[5]);
        };

    }

}
