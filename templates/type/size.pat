// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes shown in bytes, KiB, MiB, ...
#pragma once

import std.io;

namespace auto type {

    using Size<T> = T [[format("type::impl::size_text")]];
    using Size8 = Size<u8>;
    using Size16 = Size<u16>;
    using Size32 = Size<u32>;
    using Size64 = Size<u64>;
    using Size128 = Size<u128>;

    namespace impl {

        fn scaled(u128 value, u128 unit, str name) {
            if (value % unit == 0) return builtin::std::format("{} {}", value / unit, name);
            return builtin::std::format("{:.2f} {}", double(value) / double(unit), name);
        };

        fn size_text(auto size) {
            u128 value = size;
            u128 one = 1;
            if (value < 1024) return builtin::std::format("{} bytes", value);
            if (value < (one << 20)) return type::impl::scaled(value, one << 10, "KiB");
            if (value < (one << 30)) return type::impl::scaled(value, one << 20, "MiB");
            if (value < (one << 40)) return type::impl::scaled(value, one << 30, "GiB");
            if (value < (one << 50)) return type::impl::scaled(value, one << 40, "TiB");
            if (value < (one << 60)) return type::impl::scaled(value, one << 50, "PiB");
            return type::impl::scaled(value, one << 60, "EiB");
        };

    }

}
