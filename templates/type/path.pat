// SPDX-License-Identifier: GPL-3.0-or-later
// Paths: texts up to a NUL, in parts.
#pragma once

import std.mem;
import std.string;

namespace auto type {

    struct PathSegment<auto Delimiter> {
        char string[while(builtin::std::mem::read_unsigned($, 1) != 0 &&
                          builtin::std::mem::read_string($, builtin::std::string::length(Delimiter)) != Delimiter)];
        if (builtin::std::mem::read_unsigned($, 1) == 0)
            break;
        char separator[builtin::std::string::length(Delimiter)] [[hidden]];
    } [[sealed, format("type::impl::segment_text")]];

    struct Path<auto Delimiter> {
        PathSegment<Delimiter> segments[while(true)];
        char terminator [[hidden]];
    } [[format("type::impl::path_text")]];

    using UnixPath = Path<"/">;
    using DOSPath = Path<"\\">;

    namespace impl {

        fn segment_text(ref auto segment) {
            return segment.string;
        };

        fn path_text(ref auto path) {
            return builtin::std::mem::read_string(addressof(path), sizeof(path.segments));
        };

    }

}
