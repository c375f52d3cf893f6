// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the source.
#pragma once

import std.mem;

namespace auto hex::prv {

    /// "file_size": its bytes; everything else is an empty text.
    fn get_information(str category, str argument = "") {
        if (category == "file_size") return std::mem::size();
        return "";
    };

}
