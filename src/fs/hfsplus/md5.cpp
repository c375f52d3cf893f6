// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/hfsplus/md5.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

#include "base/endian.h"

namespace sectorsmith::hfsplus {

std::array<std::byte, 16> md5(std::span<const std::byte> bytes) {
    // The constants are the integer parts of 2^32 |sin(i)| (RFC 1321, 3.4).
    static const auto table = [] {
        std::array<std::uint32_t, 64> t{};
        for (std::size_t i = 0; i < 64; ++i)
            t[i] = static_cast<std::uint32_t>(
                std::floor(std::fabs(std::sin(static_cast<double>(i + 1))) * 4294967296.0));
        return t;
    }();
    static constexpr int shifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};

    std::vector<std::byte> message(bytes.begin(), bytes.end());
    message.push_back(std::byte{0x80});
    while (message.size() % 64 != 56) message.push_back(std::byte{0});
    message.resize(message.size() + 8);
    storeLittle<std::uint64_t>(message.data() + message.size() - 8, bytes.size() * 8);

    std::array<std::uint32_t, 4> state{0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476};
    for (std::size_t block = 0; block < message.size(); block += 64) {
        auto [a, b, c, d] = state;
        for (unsigned i = 0; i < 64; ++i) {
            std::uint32_t f = 0;
            unsigned word = 0;
            switch (i / 16) {
                case 0:
                    f = (b & c) | (~b & d);
                    word = i;
                    break;
                case 1:
                    f = (d & b) | (~d & c);
                    word = (5 * i + 1) % 16;
                    break;
                case 2:
                    f = b ^ c ^ d;
                    word = (3 * i + 5) % 16;
                    break;
                default:
                    f = c ^ (b | ~d);
                    word = (7 * i) % 16;
                    break;
            }
            f += a + table[i] + loadLittle<std::uint32_t>(message.data() + block + std::size_t{4} * word);
            a = d;
            d = c;
            c = b;
            b += std::rotl(f, shifts[i / 16][i % 4]);
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
    }
    std::array<std::byte, 16> digest{};
    for (std::size_t i = 0; i < 4; ++i) storeLittle(digest.data() + 4 * i, state[i]);
    return digest;
}

}  // namespace sectorsmith::hfsplus
