// SPDX-License-Identifier: GPL-3.0-or-later
// A byte as digits: hexadecimal, decimal, octal or binary, always as many as its largest value has.
#pragma once

#include <optional>
#include <string_view>

namespace sectorsmith::gui {

enum class CellBase { Hexadecimal, Decimal, Octal, Binary };

unsigned radixOf(CellBase base);  // 16, 10, 8, 2
int cellChars(CellBase base);     // digits of a cell: 2, 3, 3, 8

// The digits of a byte, with leading zeros: "1F", "031", "037", "00011111". Valid for ever.
std::string_view cellDigits(CellBase base, unsigned byte);

// The byte after its digit at `place` (0 is the leftmost) was typed over. Where the rest would then be too large ("199",
// a 2 typed first), it becomes zeros; nullopt when that does not help either, or the digit is not one of the base.
std::optional<unsigned> withDigit(CellBase base, unsigned byte, int place, unsigned digit);

}  // namespace sectorsmith::gui
