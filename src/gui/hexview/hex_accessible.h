// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sectorsmith::gui {

// Makes hex views readable by assistive technology: the visible page is a text, because accessible text counts in int and
// a disk does not. Safe to call more than once.
void installHexAccessible();

}  // namespace sectorsmith::gui
