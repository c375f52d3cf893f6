// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/printable.h"

#include <algorithm>
#include <span>

#include "base/text.h"

namespace sectorsmith {

std::string printableText(std::string_view text) {
    // Most texts are plain.
    if (std::ranges::all_of(text, [](char c) { return c >= 0x20 && c < 0x7F; })) return std::string(text);
    std::string valid;
    if (!isValidUtf8(text)) {
        valid = decodeText(std::as_bytes(std::span(text)), Encoding::Utf8);
        text = valid;
    }
    std::string result;
    result.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        const bool c1 = c == 0xC2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xA0;
        if (c1) ++i;  // U+0080 to U+009F: terminals obey these, too
        if (c < 0x20 || c == 0x7F || c1) result += '.';
        else result += static_cast<char>(c);
    }
    return result;
}

}  // namespace sectorsmith
