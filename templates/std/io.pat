// SPDX-License-Identifier: GPL-3.0-or-later
// Text: formatting, printing, and giving up.
#pragma once

namespace auto std {

    /// Prints to the console. `fmt` holds places such as {}, {1} or {:08X} for the values that follow.
    fn print(auto fmt, auto ... args) {
        builtin::std::print(fmt, args);
    };

    /// The same as a string.
    fn format(auto fmt, auto ... args) {
        return builtin::std::format(fmt, args);
    };

    /// Ends the evaluation of this field with an error.
    fn error(str message) {
        builtin::std::error(message);
    };

    /// Prints a warning and goes on.
    fn warning(str message) {
        builtin::std::warning(message);
    };

}
