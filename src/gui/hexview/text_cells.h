// SPDX-License-Identifier: GPL-3.0-or-later
// The text column: which character stands over which bytes, also where a character is several bytes long.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/text.h"

namespace sectorsmith::gui {

struct TextCell {
    // The character that starts at this byte; 0: a control character, or no character of this encoding.
    char32_t character = 0;
    // This byte belongs to the character of an earlier cell and shows nothing of its own.
    bool continuation = false;
};

// How many bytes before and after a range must be known to read the characters at its edges.
// Shift-JIS needs a
// byte that ends a character for certain: 64 bytes of its text hold one.
constexpr std::size_t textContextBytes = 64;

// One cell per byte of `bytes`. `base` is the offset of bytes[0] in the source: UTF-16 units stand at even offsets.
// Give up to textContextBytes more at both ends and drop their cells.
std::vector<TextCell> textCells(std::span<const std::byte> bytes, std::uint64_t base, Encoding encoding);

// True for characters that a cell shows: no controls, no surrogates, no private or unassigned planes.
bool isShownCharacter(char32_t c);

}  // namespace sectorsmith::gui
