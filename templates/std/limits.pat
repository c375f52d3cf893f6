// SPDX-License-Identifier: GPL-3.0-or-later
// The least and the greatest value of the integer types.
#pragma once

namespace auto std::limits {

    fn u8_min() {
        return u8(0);
    };

    fn u8_max() {
        return u8(~u128(0));
    };

    fn s8_min() {
        return -s128(u128(1) << 6) - s128(u128(1) << 6);
    };

    fn s8_max() {
        return s8(~u128(0) >> 121);
    };

    fn u16_min() {
        return u16(0);
    };

    fn u16_max() {
        return u16(~u128(0));
    };

    fn s16_min() {
        return -s128(u128(1) << 14) - s128(u128(1) << 14);
    };

    fn s16_max() {
        return s16(~u128(0) >> 113);
    };

    fn u32_min() {
        return u32(0);
    };

    fn u32_max() {
        return u32(~u128(0));
    };

    fn s32_min() {
        return -s128(u128(1) << 30) - s128(u128(1) << 30);
    };

    fn s32_max() {
        return s32(~u128(0) >> 97);
    };

    fn u64_min() {
        return u64(0);
    };

    fn u64_max() {
        return u64(~u128(0));
    };

    fn s64_min() {
        return -s128(u128(1) << 62) - s128(u128(1) << 62);
    };

    fn s64_max() {
        return s64(~u128(0) >> 65);
    };

    fn u128_min() {
        return u128(0);
    };

    fn u128_max() {
        return u128(~u128(0));
    };

    fn s128_min() {
        return -s128(u128(1) << 126) - s128(u128(1) << 126);
    };

    fn s128_max() {
        return s128(~u128(0) >> 1);
    };

}
