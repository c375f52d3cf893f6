// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/guid.h"

#include <algorithm>

#include "base/random.h"

namespace sectorsmith {

namespace {
// Where each byte of the text order lies in the mixed-endian form; its own inverse.
constexpr std::array<std::size_t, 16> mixedOrder{3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15};

int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}
}  // namespace

Guid Guid::fromMixed(std::span<const std::byte, 16> disk) {
    Guid guid;
    for (std::size_t i = 0; i < 16; ++i) guid.bytes[i] = disk[mixedOrder[i]];
    return guid;
}

Guid Guid::fromBig(std::span<const std::byte, 16> disk) {
    Guid guid;
    std::ranges::copy(disk, guid.bytes.begin());
    return guid;
}

std::optional<Guid> Guid::parse(std::string_view text) {
    if (text.size() == 38 && text.front() == '{' && text.back() == '}') text = text.substr(1, 36);
    if (text.size() != 36) return std::nullopt;
    Guid guid;
    std::size_t byte = 0;
    for (std::size_t i = 0; i < 36;) {
        if (i == 8 || i == 13 || i == 18 || i == 23) {
            if (text[i] != '-') return std::nullopt;
            ++i;
            continue;
        }
        int high = hexDigit(text[i]);
        int low = hexDigit(text[i + 1]);
        if (high < 0 || low < 0) return std::nullopt;
        guid.bytes[byte++] = static_cast<std::byte>(high * 16 + low);
        i += 2;
    }
    return guid;
}

Guid Guid::random() { return randomGuid(systemRandom); }

Guid randomGuid(const RandomBytes& source) {
    Guid guid;
    source(guid.bytes);
    guid.bytes[6] = (guid.bytes[6] & std::byte{0x0F}) | std::byte{0x40};
    guid.bytes[8] = (guid.bytes[8] & std::byte{0x3F}) | std::byte{0x80};
    return guid;
}

std::array<std::byte, 16> Guid::toMixed() const {
    std::array<std::byte, 16> disk{};
    for (std::size_t i = 0; i < 16; ++i) disk[mixedOrder[i]] = bytes[i];
    return disk;
}

bool Guid::isZero() const {
    return std::ranges::all_of(bytes, [](std::byte b) { return b == std::byte{0}; });
}

std::string Guid::text(bool upper) const {
    const char* digits = upper ? "0123456789ABCDEF" : "0123456789abcdef";
    std::string out;
    out.reserve(36);
    for (std::size_t i = 0; i < 16; ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10) out += '-';
        auto b = std::to_integer<unsigned>(bytes[i]);
        out += digits[b >> 4];
        out += digits[b & 15];
    }
    return out;
}

}  // namespace sectorsmith
