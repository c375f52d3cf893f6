// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays as types.
#pragma once

import std.sys;

namespace auto std {

    /// `Size` elements: std::Array<std::Array<u8, 4>, 3> is a matrix.
    struct Array<T, auto Size> {
        T data[Size] [[inline]];
    } [[format("std::impl::no_text")]];

    /// As many elements as fill `NumBytes` bytes.
    struct ByteSizedArray<T, auto NumBytes> {
        u128 begin = $;
        T array[while($ - begin < NumBytes)] [[inline]];
        std::assert($ - begin == NumBytes, "the last element reaches beyond the end of the array");
    } [[format("std::impl::no_text")]];

    namespace impl {

        fn no_text(ref auto array) {
            return "[ ... ]";
        };

    }

}
