// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/hfs_names.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "base/endian.h"

namespace sectorsmith {

namespace {

// Mac Roman's characters from 20h on in their order, those that count as the same together. What is not named comes behind them
// in the order of its codes.
constexpr std::string_view romanOrder =
    "20CA 21 22 D2 D3 C7 C8 23 24 25 26 27 D4 D5 28 29 2A 2B 2C 2D 2E 2F 30 31 32 33 34 35 36 37 38 39 3A 3B "
    "3C 3D 3E 3F "
    "40 4161 88CB 808A 8BCC 818C AEBE 60 87 89 BB 4262 4363 828D 4464 4565 838E 8F 90 91 4666 4767 4868 4969 "
    "92 93 94 "
    "95 4A6A 4B6B 4C6C 4D6D 4E6E 8496 4F6F 859A 9BCD AFBF CECF 97 98 99 BC 5070 5171 5272 5373 A7 5474 5575 "
    "869F 9C 9D "
    "9E 5676 5777 5878 5979 D8 5A7A 5B 5C 5D 5E 5F 7B 7C 7D 7E 7F";

consteval std::array<std::uint8_t, 256> romanRanks() {
    const auto digit = [](char c) { return c <= '9' ? c - '0' : c - 'A' + 10; };
    std::array<std::uint8_t, 256> ranks{};
    std::array<bool, 256> named{};
    std::uint8_t rank = 0;
    for (std::size_t c = 0; c < 0x20; ++c) {
        ranks[c] = rank++;
        named[c] = true;
    }
    for (std::size_t i = 0; i < romanOrder.size(); i += 2) {
        if (romanOrder[i] == ' ') {
            ++rank;
            ++i;
        }
        const auto c = static_cast<std::size_t>(digit(romanOrder[i]) * 16 + digit(romanOrder[i + 1]));
        ranks[c] = rank;
        named[c] = true;
    }
    for (std::size_t c = 0; c < 256; ++c)
        if (!named[c]) ranks[c] = ++rank;
    return ranks;
}
constexpr auto ranks = romanRanks();

// Capital letters and their distance to the small ones; `step` 2: every other one.
struct Capitals {
    std::uint16_t first, last, step, distance;
};
constexpr Capitals capitals[] = {
    {0x0041, 0x005A, 1, 32},  {0x00C6, 0x00C6, 1, 32},  {0x00D0, 0x00D0, 1, 32},  {0x00D8, 0x00D8, 1, 32},
    {0x00DE, 0x00DE, 1, 32},  {0x0110, 0x0110, 1, 1},   {0x0126, 0x0126, 1, 1},   {0x0132, 0x0132, 1, 1},
    {0x013F, 0x0141, 2, 1},   {0x014A, 0x014A, 1, 1},   {0x0152, 0x0152, 1, 1},   {0x0166, 0x0166, 1, 1},
    {0x0181, 0x0181, 1, 210}, {0x0182, 0x0184, 2, 1},   {0x0186, 0x0186, 1, 206}, {0x0187, 0x0187, 1, 1},
    {0x0189, 0x018A, 1, 205}, {0x018B, 0x018B, 1, 1},   {0x018E, 0x018E, 1, 79},  {0x018F, 0x018F, 1, 202},
    {0x0190, 0x0190, 1, 203}, {0x0191, 0x0191, 1, 1},   {0x0193, 0x0193, 1, 205}, {0x0194, 0x0194, 1, 207},
    {0x0196, 0x0196, 1, 211}, {0x0197, 0x0197, 1, 209}, {0x0198, 0x0198, 1, 1},   {0x019C, 0x019C, 1, 211},
    {0x019D, 0x019D, 1, 213}, {0x019F, 0x019F, 1, 214}, {0x01A2, 0x01A4, 2, 1},   {0x01A7, 0x01A7, 1, 1},
    {0x01A9, 0x01A9, 1, 218}, {0x01AC, 0x01AC, 1, 1},   {0x01AE, 0x01AE, 1, 218}, {0x01B1, 0x01B2, 1, 217},
    {0x01B3, 0x01B5, 2, 1},   {0x01B7, 0x01B7, 1, 219}, {0x01B8, 0x01B8, 1, 1},   {0x01BC, 0x01BC, 1, 1},
    {0x01C4, 0x01C4, 1, 2},   {0x01C5, 0x01C5, 1, 1},   {0x01C7, 0x01C7, 1, 2},   {0x01C8, 0x01C8, 1, 1},
    {0x01CA, 0x01CA, 1, 2},   {0x01CB, 0x01CB, 1, 1},   {0x01E4, 0x01E4, 1, 1},   {0x01F1, 0x01F1, 1, 2},
    {0x01F2, 0x01F2, 1, 1},   {0x0391, 0x03A1, 1, 32},  {0x03A3, 0x03A9, 1, 32},  {0x03E2, 0x03EE, 2, 1},
    {0x0402, 0x0402, 1, 80},  {0x0404, 0x0406, 1, 80},  {0x0408, 0x040B, 1, 80},  {0x040F, 0x040F, 1, 80},
    {0x0410, 0x0418, 1, 32},  {0x041A, 0x042F, 1, 32},  {0x0460, 0x0474, 2, 1},   {0x0478, 0x0480, 2, 1},
    {0x0490, 0x04BE, 2, 1},   {0x04C3, 0x04C3, 1, 1},   {0x04C7, 0x04C7, 1, 1},   {0x04CB, 0x04CB, 1, 1},
    {0x0531, 0x0556, 1, 48},  {0x10A0, 0x10C5, 1, 48},  {0x2160, 0x216F, 1, 16},  {0xFF21, 0xFF3A, 1, 32},
};

// A unit as it is compared; 0: it does not count.
std::uint16_t foldedUnit(std::uint16_t unit) {
    if (unit == 0) return 0xFFFF;
    if (unit < 0x80) return unit >= 'A' && unit <= 'Z' ? static_cast<std::uint16_t>(unit + 32) : unit;
    if ((unit >= 0x200C && unit <= 0x200F) || (unit >= 0x202A && unit <= 0x202E) ||
        (unit >= 0x206A && unit <= 0x206F) || unit == 0xFEFF)
        return 0;
    const auto* found = std::ranges::lower_bound(capitals, unit, {}, &Capitals::last);
    if (found == std::end(capitals) || unit < found->first || (unit - found->first) % found->step != 0)
        return unit;
    return static_cast<std::uint16_t>(unit + found->distance);
}

}  // namespace

std::strong_ordering compareHfsNames(std::span<const std::byte> a, std::span<const std::byte> b) {
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        if (const auto order =
                ranks[std::to_integer<std::size_t>(a[i])] <=> ranks[std::to_integer<std::size_t>(b[i])];
            order != 0)
            return order;
    return a.size() <=> b.size();
}

std::strong_ordering compareHfsPlusNames(std::span<const std::byte> a, std::span<const std::byte> b,
                                         bool foldsCase) {
    // The next unit that counts; -1 behind the last.
    const auto next = [foldsCase](std::span<const std::byte>& name) {
        while (name.size() >= 2) {
            const auto unit = loadBig<std::uint16_t>(name.data());
            name = name.subspan(2);
            const std::uint16_t counts = foldsCase ? foldedUnit(unit) : unit;
            if (counts != 0 || !foldsCase) return static_cast<int>(counts);
        }
        return -1;
    };
    while (true) {
        const int first = next(a);
        const int second = next(b);
        if (first != second) return first <=> second;
        if (first < 0) return std::strong_ordering::equal;
    }
}

}  // namespace sectorsmith
