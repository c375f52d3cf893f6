// SPDX-License-Identifier: GPL-3.0-or-later
// What the other program's window offers to patterns; here nothing is selected, and no virtual files are made.
#pragma once

namespace auto hex::core {

    struct Selection {
        bool valid;
        u64 address, size;
    };

    fn get_selection() {
        Selection result;
        return result;
    };

    fn add_virtual_file(str, auto) {
    };

}
