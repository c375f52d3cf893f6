// SPDX-License-Identifier: GPL-3.0-or-later
// Source: The Unicode Standard, 3.7 (decomposition) and 3.12 (Hangul's syllables).
#include "base/decompose.h"

#include <algorithm>

#include "base/decompose_table.h"
#include "base/text.h"

namespace sectorsmith {

namespace {

void appendDecomposed(std::string& out, char32_t c) {
    constexpr char32_t firstSyllable = 0xAC00, syllables = 11172, vowels = 21, tails = 28;
    if (c >= firstSyllable && c < firstSyllable + syllables) {
        const char32_t index = c - firstSyllable;
        appendUtf8(out, 0x1100 + index / (vowels * tails));
        appendUtf8(out, 0x1161 + index % (vowels * tails) / tails);
        if (index % tails != 0) appendUtf8(out, 0x11A7 + index % tails);
        return;
    }
    const auto it = std::ranges::lower_bound(decompositions, c, {}, &Decomposition::character);
    if (it == decompositions.end() || it->character != c) return appendUtf8(out, c);
    appendDecomposed(out, it->first);  // which can be composed itself; the second never is
    if (it->second != 0) appendUtf8(out, it->second);
}

}  // namespace

std::string decompose(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        const std::string_view bytes = text.substr(at, length);
        at += bytes.size();
        if (length == 1 || bytes.size() < length || !isValidUtf8(bytes)) {
            out += bytes[0];
            at -= bytes.size() - 1;
            continue;
        }
        char32_t c = lead & (0x7FU >> length);
        for (const char more : bytes.substr(1)) c = c << 6 | (static_cast<unsigned char>(more) & 0x3F);
        appendDecomposed(out, c);
    }
    return out;
}

}  // namespace sectorsmith
