// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/cell_digits.h"

#include <array>

namespace sectorsmith::gui {

namespace {

constexpr int mostChars = 8;
using Table = std::array<std::array<char, mostChars>, 256>;

constexpr Table tableOf(unsigned radix, int chars) {
    Table table{};
    for (unsigned byte = 0; byte < 256; ++byte) {
        unsigned rest = byte;
        for (int i = chars; i-- > 0; rest /= radix)
            table[byte][static_cast<unsigned>(i)] = "0123456789ABCDEF"[rest % radix];
    }
    return table;
}

constexpr std::array<Table, 4> tables{tableOf(16, 2), tableOf(10, 3), tableOf(8, 3), tableOf(2, 8)};

}  // namespace

unsigned radixOf(CellBase base) {
    switch (base) {
        case CellBase::Decimal: return 10;
        case CellBase::Octal: return 8;
        case CellBase::Binary: return 2;
        case CellBase::Hexadecimal: break;
    }
    return 16;
}

int cellChars(CellBase base) {
    switch (base) {
        case CellBase::Decimal:
        case CellBase::Octal: return 3;
        case CellBase::Binary: return 8;
        case CellBase::Hexadecimal: break;
    }
    return 2;
}

std::string_view cellDigits(CellBase base, unsigned byte) {
    return {tables[static_cast<std::size_t>(base)][byte & 0xFF].data(),
            static_cast<std::size_t>(cellChars(base))};
}

std::optional<unsigned> withDigit(CellBase base, unsigned byte, int place, unsigned digit) {
    const unsigned radix = radixOf(base);
    if (digit >= radix || place < 0 || place >= cellChars(base)) return std::nullopt;
    unsigned weight = 1;
    for (int i = cellChars(base) - 1; i > place; --i) weight *= radix;
    const unsigned above = byte / (weight * radix) * (weight * radix);
    const unsigned value = above + digit * weight + byte % weight;
    if (value <= 0xFF) return value;
    const unsigned rounded = above + digit * weight;
    if (rounded <= 0xFF) return rounded;
    return std::nullopt;
}

}  // namespace sectorsmith::gui
