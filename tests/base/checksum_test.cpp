// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/checksum.h"

#include <gtest/gtest.h>

#include <string_view>

#include "base/crc32c.h"
#include "base/endian.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

using testing::bytesOf;

TEST(Checksum, Crc32CheckValues) {
    EXPECT_EQ(crc32(bytesOf("123456789")), 0xCBF43926u);
    EXPECT_EQ(crc32(bytesOf("6789"), crc32(bytesOf("12345"))), 0xCBF43926u);
    EXPECT_EQ(~crc32c(bytesOf("123456789")), 0xE3069283u);
}

// As its polynomial defines it, bit by bit, for all lengths and places.
TEST(Checksum, Crc32cOfAllLengths) {
    const auto bytes = testing::pattern(600);
    for (std::size_t start = 0; start < 9; ++start)
        for (std::size_t length = 0; start + length < 70; ++length) {
            const auto part = std::span<const std::byte>(bytes).subspan(start, length);
            std::uint32_t wanted = 0xFFFFFFFF;
            for (const std::byte b : part) {
                wanted ^= std::to_integer<std::uint32_t>(b);
                for (int bit = 0; bit < 8; ++bit)
                    wanted = (wanted & 1) != 0 ? wanted >> 1 ^ 0x82F63B78U : wanted >> 1;
            }
            EXPECT_EQ(crc32c(part, 0xFFFFFFFF), wanted) << start << ", " << length;
            EXPECT_EQ(crc32cByTables(part, 0xFFFFFFFF), wanted) << start << ", " << length;
        }
    const std::span<const std::byte> all(bytes);
    EXPECT_EQ(crc32c(all.subspan(13), crc32c(all.first(13), 7)), crc32c(all, 7));
}

// As its definition says it, word by word; the largest words in more of them than are summed at once.
TEST(Checksum, Fletcher64OfAllLengths) {
    auto bytes = testing::pattern(600);
    bytes.resize(400'000, std::byte{0xFF});
    for (std::size_t length = 8; length <= bytes.size(); length += length < 200 ? 4 : 39'996) {
        std::uint64_t low = 0, high = 0;
        for (std::size_t at = 8; at < length; at += 4) {
            low = (low + loadLittle<std::uint32_t>(bytes.data() + at)) % 0xFFFFFFFF;
            high = (high + low) % 0xFFFFFFFF;
        }
        const std::uint64_t first = 0xFFFFFFFF - (low + high) % 0xFFFFFFFF;
        const std::uint64_t second = 0xFFFFFFFF - (low + first) % 0xFFFFFFFF;
        EXPECT_EQ(fletcher64(std::span(bytes).first(length)), second << 32 | first) << length;
    }
}

TEST(Checksum, Fletcher64RefusesOddLengths) {
    std::vector<std::byte> bytes(4096);
    EXPECT_TRUE(fletcher64(bytes));
    EXPECT_FALSE(fletcher64(std::span(bytes).first(4095)));
    EXPECT_FALSE(fletcher64(std::span(bytes).first(4)));
}

// The container superblock of a disk made by macOS carries the checksum that Apple computed.
TEST(Checksum, Fletcher64AgreesWithMacOs) {
    SECTORSMITH_REAL_IMAGE(image, "apfs_volume");
    auto bytes = testing::readFile(image);
    auto block = std::span<const std::byte>(bytes).first(4096);
    EXPECT_EQ(fletcher64(block), loadLittle<std::uint64_t>(block.data()));
}

}  // namespace
}  // namespace sectorsmith
