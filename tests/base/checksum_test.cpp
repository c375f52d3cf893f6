// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/checksum.h"

#include <gtest/gtest.h>

#include <string_view>

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
