// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/text_cells.h"

#include <QChar>
#include <algorithm>

#include "base/shift_jis.h"

namespace sectorsmith::gui {

namespace {

unsigned unit(std::byte b) { return std::to_integer<unsigned>(b); }

// Length of the well-formed UTF-8 sequence at the start of `bytes` (Unicode 15, table 3-7), 0 when there is none.
std::size_t utf8Sequence(std::span<const std::byte> bytes, char32_t& out) {
    const unsigned first = unit(bytes[0]);
    if (first < 0x80) {
        out = first;
        return 1;
    }
    std::size_t length = 0;
    char32_t least = 0;
    if (first >= 0xC2 && first <= 0xDF) {
        length = 2, least = 0x80, out = first & 0x1F;
    } else if (first >= 0xE0 && first <= 0xEF) {
        length = 3, least = 0x800, out = first & 0x0F;
    } else if (first >= 0xF0 && first <= 0xF4) {
        length = 4, least = 0x10000, out = first & 0x07;
    }
    if (length == 0 || bytes.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        const unsigned next = unit(bytes[i]);
        if ((next & 0xC0) != 0x80) return 0;
        out = (out << 6) | (next & 0x3F);
    }
    if (out < least || out > 0x10FFFF || (out >= 0xD800 && out <= 0xDFFF)) return 0;
    return length;
}

char32_t shown(char32_t c) { return isShownCharacter(c) ? c : 0; }

void utf8Cells(std::span<const std::byte> bytes, std::vector<TextCell>& cells) {
    for (std::size_t i = 0; i < bytes.size();) {
        char32_t c = 0;
        const std::size_t length = utf8Sequence(bytes.subspan(i), c);
        if (length == 0) {
            ++i;
            continue;
        }
        cells[i].character = shown(c);
        for (std::size_t k = 1; k < length; ++k) cells[i + k].continuation = true;
        i += length;
    }
}

void utf16Cells(std::span<const std::byte> bytes, std::uint64_t base, bool big,
                std::vector<TextCell>& cells) {
    auto at = [&](std::size_t i) -> char32_t {
        const unsigned a = unit(bytes[i]);
        const unsigned b = unit(bytes[i + 1]);
        return big ? (a << 8 | b) : (b << 8 | a);
    };
    for (std::size_t i = base % 2; i + 1 < bytes.size();) {
        const char32_t c = at(i);
        std::size_t length = 2;
        if (c >= 0xD800 && c <= 0xDBFF && i + 3 < bytes.size()) {
            const char32_t low = at(i + 2);
            if (low >= 0xDC00 && low <= 0xDFFF) {
                cells[i].character = shown(0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00));
                length = 4;
            }
        } else {
            cells[i].character = shown(c);
        }
        for (std::size_t k = 1; k < length; ++k) cells[i + k].continuation = true;
        i += length;
    }
}

void shiftJisCells(std::span<const std::byte> bytes, std::uint64_t base, std::vector<TextCell>& cells) {
    // Where a character begins is certain at the start of the source, and behind a byte that cannot be the first of two.
    std::size_t i = 0;
    if (base > 0) {
        const std::size_t most = std::min(bytes.size(), textContextBytes);
        while (i < most && isShiftJisLead(bytes[i])) ++i;
        i = i < most ? i + 1 : 0;
    }
    while (i < bytes.size()) {
        const ShiftJisStep step = shiftJisStep(bytes.subspan(i));
        if (step.valid) {
            cells[i].character = shown(step.c);
            if (step.length == 2) cells[i + 1].continuation = true;
        }
        i += step.length;
    }
}

}  // namespace

bool isShownCharacter(char32_t c) {
    if (c < 0x20 || (c >= 0x7F && c < 0xA0) || c > 0x10FFFF) return false;
    if (c == 0xAD) return false;  // the soft hyphen has no glyph of its own
    switch (QChar::category(c)) {
        case QChar::Other_Control:
        case QChar::Other_Format:
        case QChar::Other_Surrogate:
        case QChar::Other_PrivateUse:
        case QChar::Other_NotAssigned:
        case QChar::Separator_Line:
        case QChar::Separator_Paragraph:
        case QChar::Mark_NonSpacing:
        case QChar::Mark_Enclosing:
        case QChar::Mark_SpacingCombining: return false;
        default: return true;
    }
}

std::vector<TextCell> textCells(std::span<const std::byte> bytes, std::uint64_t base, Encoding encoding) {
    std::vector<TextCell> cells(bytes.size());
    switch (encoding) {
        case Encoding::Utf8: utf8Cells(bytes, cells); break;
        case Encoding::Utf16Le:
        case Encoding::Utf16Be: utf16Cells(bytes, base, encoding == Encoding::Utf16Be, cells); break;
        case Encoding::ShiftJis: shiftJisCells(bytes, base, cells); break;
        default:
            for (std::size_t i = 0; i < bytes.size(); ++i)
                cells[i].character = printableChar(bytes[i], encoding);
    }
    return cells;
}

}  // namespace sectorsmith::gui
