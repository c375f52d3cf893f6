// SPDX-License-Identifier: GPL-3.0-or-later
// Shift-JIS as Windows has it (code page 932): one or two bytes a character.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace sectorsmith {

// What begins at the front of some bytes.
struct ShiftJisStep {
    char32_t c = 0xFFFD;
    std::size_t length = 1;  // bytes; 1 for what is no character
    bool valid = false;
};
ShiftJisStep shiftJisStep(std::span<const std::byte> bytes);  // at least one byte

// Whether a byte can be the first of two. The others end a character, so a new one begins behind them.
bool isShiftJisLead(std::byte byte);

// nullopt when there is none.
std::optional<std::string> shiftJisBytes(char32_t c);

}  // namespace sectorsmith
