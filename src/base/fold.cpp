// SPDX-License-Identifier: GPL-3.0-or-later
// Source: The Unicode Standard, 3.13 (default caseless matching), with simple foldings: one character stays one.
#include "base/fold.h"

#include <algorithm>
#include <span>

#include "base/decompose.h"
#include "base/fold_table.h"
#include "base/text.h"

namespace sectorsmith {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

char32_t fold(char32_t c) {
    if (c < 0x80) return static_cast<unsigned char>(lower(static_cast<char>(c)));
    const auto after = std::ranges::upper_bound(foldings, c, {}, &Folding::first);
    if (after == foldings.begin()) return c;
    const Folding& run = *std::prev(after);
    if (c > run.last || (c - run.first) % run.stride != 0) return c;
    return static_cast<char32_t>(static_cast<std::int32_t>(c) + run.distance);
}

}  // namespace

void appendFolded(std::string& out, std::string_view text) {
    if (std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; })) {
        for (const char c : text) out += lower(c);
        return;
    }
    const std::string plain = decompose(
        isValidUtf8(text) ? text
                          : std::string_view(decodeText(std::as_bytes(std::span(text)), Encoding::Utf8)));
    for (std::size_t at = 0; at < plain.size();) {
        const auto lead = static_cast<unsigned char>(plain[at]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        char32_t c = length == 1 ? lead : lead & (0x7FU >> length);
        for (std::size_t i = 1; i < length && at + i < plain.size(); ++i)
            c = c << 6 | (static_cast<unsigned char>(plain[at + i]) & 0x3F);
        appendUtf8(out, fold(c));
        at += length;
    }
}

}  // namespace sectorsmith
