// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/checksum.h"

#include <zlib.h>

#include <algorithm>
#include <array>

#include "base/endian.h"

namespace sectorsmith {

std::uint32_t crc32(std::span<const std::byte> bytes, std::uint32_t seed) {
    return static_cast<std::uint32_t>(
        ::crc32_z(seed, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

namespace {
constexpr std::array<std::uint32_t, 256> castagnoliTable() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t c = i;
        for (int k = 0; k < 8; ++k) c = (c & 1) ? (c >> 1) ^ 0x82F63B78u : c >> 1;
        table[i] = c;
    }
    return table;
}
}  // namespace

std::uint32_t crc32c(std::span<const std::byte> bytes, std::uint32_t seed) {
    static constexpr auto table = castagnoliTable();
    std::uint32_t crc = seed;
    for (std::byte b : bytes) crc = table[(crc ^ std::to_integer<std::uint32_t>(b)) & 0xFF] ^ (crc >> 8);
    return crc;
}

std::optional<std::uint64_t> fletcher64(std::span<const std::byte> object) {
    if (object.size() < 8 || object.size() % 4 != 0) return std::nullopt;
    constexpr std::uint64_t mod = 0xFFFFFFFF;
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    // 2^16 words keep `high` below 2^64 between two reductions.
    std::size_t pos = 8;
    while (pos < object.size()) {
        std::size_t end = std::min(object.size(), pos + 4 * std::size_t{32768});
        for (; pos < end; pos += 4) {
            low += loadLittle<std::uint32_t>(object.data() + pos);
            high += low;
        }
        low %= mod;
        high %= mod;
    }
    std::uint64_t checkLow = mod - (low + high) % mod;
    std::uint64_t checkHigh = mod - (low + checkLow) % mod;
    return (checkHigh << 32) | checkLow;
}

bool fletcher64Fits(std::span<const std::byte> object) {
    const auto sum = fletcher64(object);
    return sum && *sum == loadLittle<std::uint64_t>(object.data());
}

}  // namespace sectorsmith
