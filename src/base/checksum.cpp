// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/checksum.h"

#include <zlib.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "base/endian.h"

namespace sectorsmith {

std::uint32_t crc32(std::span<const std::byte> bytes, std::uint32_t seed) {
    return static_cast<std::uint32_t>(
        ::crc32_z(seed, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
}

namespace {

// To `low` each of at most 2^15 words, to `high` what `low` is after each. Four words at once, in lanes that do not wait for
// each other.
void addWords(std::span<const std::byte> bytes, std::uint64_t& low, std::uint64_t& high) {
    if constexpr (std::endian::native == std::endian::little) {
        using Two = std::uint64_t __attribute__((vector_size(16)));
        Two even{}, odd{}, evenSums{}, oddSums{};  // of words 0 and 2, 1 and 3 of each four
        const std::size_t fours = bytes.size() / 16;
        for (std::size_t i = 0; i < fours; ++i) {
            Two words;
            std::memcpy(&words, bytes.data() + 16 * i, sizeof words);
            even += words & 0xFFFFFFFF;
            odd += words >> 32;
            evenSums += even;
            oddSums += odd;
        }
        // A word counts in `high` as often as words from it on follow.
        high += 4 * fours * low + 4 * (evenSums[0] + oddSums[0] + evenSums[1] + oddSums[1]) -
                (odd[0] + 2 * even[1] + 3 * odd[1]);
        low += even[0] + odd[0] + even[1] + odd[1];
        bytes = bytes.subspan(16 * fours);
    }
    for (; bytes.size() >= 4; bytes = bytes.subspan(4)) {
        low += loadLittle<std::uint32_t>(bytes.data());
        high += low;
    }
}

}  // namespace

std::optional<std::uint64_t> fletcher64(std::span<const std::byte> object) {
    if (object.size() < 8 || object.size() % 4 != 0) return std::nullopt;
    constexpr std::uint64_t mod = 0xFFFFFFFF;
    std::uint64_t low = 0;
    std::uint64_t high = 0;
    // 2^15 words keep `high` below 2^64 between two reductions.
    constexpr std::size_t step = 4 * std::size_t{32768};
    for (object = object.subspan(8); !object.empty();
         object = object.subspan(std::min(object.size(), step))) {
        addWords(object.first(std::min(object.size(), step)), low, high);
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
