// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sectorsmith {

// The same letter in the other case, for the alphabets that volumes are named in (Latin, Greek, Cyrillic); the letter
// itself when it has none.
char32_t otherCase(char32_t c);

}  // namespace sectorsmith
