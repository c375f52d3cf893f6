// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shift_jis.h"

#include "base/shift_jis_table.h"

namespace sectorsmith {

namespace {

constexpr unsigned rowCells = 94;
constexpr char32_t noCharacter = 0xFFFD;
constexpr char32_t firstKatakana = 0xFF61;  // half-width, one byte from 0xA1 to 0xDF

char32_t characterOf(unsigned row, unsigned cell) {
    for (const ShiftJisRows& rows : shiftJisRows) {
        if (row < rows.first) break;
        const std::size_t at = std::size_t{row - rows.first} * rowCells + cell - 1;
        if (at < rows.characters.size()) return rows.characters[at];
    }
    return noCharacter;
}

}  // namespace

bool isShiftJisLead(std::byte byte) {
    const auto b = std::to_integer<unsigned>(byte);
    return (b >= 0x81 && b <= 0x9F) || (b >= 0xE0 && b <= 0xFC);
}

ShiftJisStep shiftJisStep(std::span<const std::byte> bytes) {
    const auto lead = std::to_integer<unsigned>(bytes[0]);
    if (lead < 0x80) return {lead, 1, true};
    if (lead >= 0xA1 && lead <= 0xDF) return {firstKatakana + lead - 0xA1, 1, true};
    if (!isShiftJisLead(bytes[0]) || bytes.size() < 2) return {};
    const auto trail = std::to_integer<unsigned>(bytes[1]);
    if (trail < 0x40 || trail == 0x7F || trail > 0xFC) return {};
    // Two rows for each first byte: trails up to 0x9E are of the odd one.
    const unsigned pair = lead - (lead <= 0x9F ? 0x81 : 0xC1);
    const bool even = trail > 0x9E;
    const unsigned cell = even ? trail - 0x9E : trail - 0x3F - (trail > 0x7F ? 1 : 0);
    const char32_t c = characterOf(pair * 2 + (even ? 2 : 1), cell);
    if (c == noCharacter) return {};
    return {c, 2, true};
}

std::optional<std::string> shiftJisBytes(char32_t c) {
    if (c < 0x80) return std::string(1, static_cast<char>(c));
    if (c >= firstKatakana && c <= firstKatakana + 0xDF - 0xA1)
        return std::string(1, static_cast<char>(c - firstKatakana + 0xA1));
    if (c > 0xFFFF || c == noCharacter) return std::nullopt;
    for (const ShiftJisRows& rows : shiftJisRows) {
        // NEC's choice of IBM's characters: Windows writes IBM's own places of them.
        if (rows.first >= 89 && rows.first <= 92) continue;
        const std::size_t at = rows.characters.find(static_cast<char16_t>(c));
        if (at == std::u16string_view::npos) continue;
        const auto row = rows.first + static_cast<unsigned>(at / rowCells);
        const auto cell = static_cast<unsigned>(at % rowCells) + 1;
        const unsigned pair = (row - 1) / 2;
        const unsigned lead = pair + (pair <= 0x1E ? 0x81 : 0xC1);
        const unsigned trail = row % 2 == 0 ? cell + 0x9E : cell + 0x3F + (cell >= 64 ? 1 : 0);
        return std::string{static_cast<char>(lead), static_cast<char>(trail)};
    }
    return std::nullopt;
}

}  // namespace sectorsmith
