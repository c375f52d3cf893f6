// SPDX-License-Identifier: GPL-3.0-or-later
// CRCs over the bytes of a field, with any parameters.
#pragma once

namespace auto std::hash {

    fn crc8(ref auto pattern, u8 init, u8 poly, u8 xorout, bool reflect_in, bool reflect_out) {
        return builtin::std::hash::crc8(pattern, init, poly, xorout, reflect_in, reflect_out);
    };

    fn crc16(ref auto pattern, u16 init, u16 poly, u16 xorout, bool reflect_in, bool reflect_out) {
        return builtin::std::hash::crc16(pattern, init, poly, xorout, reflect_in, reflect_out);
    };

    fn crc32(ref auto pattern, u32 init, u32 poly, u32 xorout, bool reflect_in, bool reflect_out) {
        return builtin::std::hash::crc32(pattern, init, poly, xorout, reflect_in, reflect_out);
    };

    fn crc64(ref auto pattern, u64 init, u64 poly, u64 xorout, bool reflect_in, bool reflect_out) {
        return builtin::std::hash::crc64(pattern, init, poly, xorout, reflect_in, reflect_out);
    };

}
