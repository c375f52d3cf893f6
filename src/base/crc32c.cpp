// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/crc32c.h"

#include <array>

#include "base/checksum.h"
#include "base/endian.h"

#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace sectorsmith {

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

#if defined(__x86_64__)
// Processors since 2008 have an instruction for it: a walk over ext4 spends a third of its time here without.
__attribute__((target("sse4.2"))) std::uint32_t crc32cByProcessor(std::span<const std::byte> bytes,
                                                                  std::uint32_t seed) {
    const std::byte* at = bytes.data();
    std::size_t left = bytes.size();
    std::uint64_t crc = seed;
    for (; left >= 8; at += 8, left -= 8) crc = __builtin_ia32_crc32di(crc, loadLittle<std::uint64_t>(at));
    auto rest = static_cast<std::uint32_t>(crc);
    for (; left > 0; ++at, --left) rest = __builtin_ia32_crc32qi(rest, std::to_integer<unsigned char>(*at));
    return rest;
}

bool processorCounts() {
    unsigned a = 0, b = 0, c = 0, d = 0;
    return __get_cpuid(1, &a, &b, &c, &d) != 0 && (c & bit_SSE4_2) != 0;
}
#endif

}  // namespace

std::uint32_t crc32cByTables(std::span<const std::byte> bytes, std::uint32_t seed) {
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

std::uint32_t crc32c(std::span<const std::byte> bytes, std::uint32_t seed) {
#if defined(__x86_64__)
    static const bool byProcessor = processorCounts();
    if (byProcessor) return crc32cByProcessor(bytes, seed);
#endif
    return crc32cByTables(bytes, seed);
}

}  // namespace sectorsmith
