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
// Table k: what a byte makes of the sum when k more bytes follow it. So eight bytes are looked up at once.
constexpr std::size_t atOnce = 8;
constexpr std::array<std::array<std::uint32_t, 256>, atOnce> castagnoliTables() {
    std::array<std::array<std::uint32_t, 256>, atOnce> tables{};
    for (std::uint32_t i = 0; i < 256; ++i) {
        std::uint32_t c = i;
        for (int k = 0; k < 8; ++k) c = (c & 1) ? (c >> 1) ^ 0x82F63B78u : c >> 1;
        tables[0][i] = c;
    }
    for (std::size_t k = 1; k < atOnce; ++k)
        for (std::size_t i = 0; i < 256; ++i)
            tables[k][i] = tables[k - 1][i] >> 8 ^ tables[0][tables[k - 1][i] & 0xFF];
    return tables;
}
}  // namespace

std::uint32_t crc32c(std::span<const std::byte> bytes, std::uint32_t seed) {
    static constexpr auto tables = castagnoliTables();
    std::uint32_t crc = seed;
    for (; bytes.size() >= atOnce; bytes = bytes.subspan(atOnce)) {
        const std::uint64_t word = loadLittle<std::uint64_t>(bytes.data()) ^ crc;
        crc = 0;
        for (std::size_t k = 0; k < atOnce; ++k) crc ^= tables[atOnce - 1 - k][word >> (8 * k) & 0xFF];
    }
    for (const std::byte b : bytes)
        crc = tables[0][(crc ^ std::to_integer<std::uint32_t>(b)) & 0xFF] ^ (crc >> 8);
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
