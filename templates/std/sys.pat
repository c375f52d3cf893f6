// SPDX-License-Identifier: GPL-3.0-or-later
// Checks, and what the evaluation was started with.
#pragma once

import std.io;

namespace auto std {

    /// Fails with `message` unless `condition` holds.
    fn assert(bool condition, str message) {
        if (!condition)
            builtin::std::error(builtin::std::format("assertion failed: {}", message));
    };

    /// Warns with `message` unless `condition` holds.
    fn assert_warn(bool condition, str message) {
        if (!condition)
            builtin::std::warning(builtin::std::format("assertion failed: {}", message));
    };

    /// A variable that the evaluation was given, or an empty string.
    fn env(str name) {
        return builtin::std::env(name);
    };

    /// How many values a parameter pack holds.
    fn sizeof_pack(auto ... pack) {
        return builtin::std::sizeof_pack(pack);
    };

    /// For branches that nobody has written yet.
    fn unimplemented() {
        builtin::std::error("this part of the template is not written yet");
    };

}
