// SPDX-License-Identifier: GPL-3.0-or-later
// Bases for [[pointer_base]]: what they return is added to the pointer's value. And a pointer that may be null.
#pragma once

import std.mem;

namespace auto std::ptr {

    /// Counted from the pointer itself.
    fn relative_to_pointer(u128 offset) {
        return $;
    };

    /// Counted from the struct that the pointer is in.
    fn relative_to_parent(u128 offset) {
        return addressof(parent);
    };

    /// Counted backwards from the end of the data. (The value is added to the base, so it is taken off twice.)
    fn relative_to_end(u128 offset) {
        return builtin::std::mem::size() - offset * 2;
    };

    /// A pointer, or padding when its value is 0.
    struct NullablePtr<PointeeTy, PointerTy> {
        PointerTy pointerValue [[no_unique_address, hidden]];
        if (pointerValue == 0)
            padding[sizeof(PointerTy)];
        else
            PointeeTy *data : PointerTy;
    };

}
