// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/read.h"

#include <algorithm>
#include <bit>

#include "base/text.h"

namespace sectorsmith::fsread {

std::string text(std::span<const std::byte> field, bool trim) {
    const auto end = std::ranges::find(field, std::byte{0});
    field = field.first(static_cast<std::size_t>(end - field.begin()));
    std::string raw(reinterpret_cast<const char*>(field.data()), field.size());
    if (!isValidUtf8(raw)) raw = decodeText(field, Encoding::Latin1);
    if (trim)
        while (!raw.empty() && raw.back() == ' ') raw.pop_back();
    return raw;
}

std::uint64_t countOnes(std::span<const std::byte> bytes) {
    std::uint64_t ones = 0;
    std::size_t i = 0;
    for (; i + 8 <= bytes.size(); i += 8)
        ones += static_cast<unsigned>(std::popcount(loadLittle<std::uint64_t>(bytes.data() + i)));
    for (; i < bytes.size(); ++i)
        ones += static_cast<unsigned>(std::popcount(std::to_integer<unsigned>(bytes[i])));
    return ones;
}

}  // namespace sectorsmith::fsread
