// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/units.h"

#include <gtest/gtest.h>

namespace sectorsmith {
namespace {

TEST(Units, ParsesWhatThePeopleWrite) {
    const std::pair<const char*, std::uint64_t> cases[] = {{"0", 0},
                                                           {"512", 512},
                                                           {"0x200", 512},
                                                           {"0XfF", 255},
                                                           {"4K", 4096},
                                                           {"4k", 4096},
                                                           {"1M", 1048576},
                                                           {"2G", 2147483648},
                                                           {"1T", 1099511627776},
                                                           {"0x10K", 16384},
                                                           {"2048s", 1048576},
                                                           {"9223372036854775807", 9223372036854775807u},
                                                           {"0x7FFFFFFFFFFFFFFF", 9223372036854775807u}};
    for (auto [text, bytes] : cases) {
        auto parsed = parseSize(text);
        ASSERT_TRUE(parsed) << text;
        EXPECT_EQ(*parsed, bytes) << text;
    }
    EXPECT_EQ(*parseSize("3s", 4096), 12288u);
}

TEST(Units, RefusesTheRest) {
    for (const char* text : {"", "K", "s", "0x", "-1", "+1", " 1", "1 ", "1.5G", "12q", "1KK", "1Ks", "0xG",
                             "08h", "9223372036854775808", "99999999999999999999999", "8388608T", "1e3"}) {
        auto parsed = parseSize(text);
        ASSERT_FALSE(parsed) << text;
        EXPECT_EQ(parsed.error().cause, Cause::Usage) << text;
        EXPECT_NE(parsed.error().message.find(text), std::string::npos);
    }
    EXPECT_TRUE(parseSize("8388607T"));
    EXPECT_FALSE(parseSize("1s", 0));
    EXPECT_FALSE(parseSize("18014398509481984s", 512));
}

TEST(Units, FormatsForPeople) {
    EXPECT_EQ(formatSize(0), "0 bytes");
    EXPECT_EQ(formatSize(1), "1 byte");
    EXPECT_EQ(formatSize(512), "512 bytes");
    EXPECT_EQ(formatSize(1023), "1023 bytes");
    EXPECT_EQ(formatSize(1024), "1 KiB");
    EXPECT_EQ(formatSize(1536), "1.5 KiB");
    EXPECT_EQ(formatSize(1048575), "1 MiB");
    EXPECT_EQ(formatSize(1610612736), "1.5 GiB");
    EXPECT_EQ(formatSize(274877906944), "256 GiB");
    EXPECT_EQ(formatSize((std::uint64_t{1} << 63) - 1), "8 EiB");
    EXPECT_EQ(formatSize(~std::uint64_t{0}), "16 EiB");
    EXPECT_EQ(formatSizeDecimal(500107862016), "500.1 GB");
    EXPECT_EQ(formatSizeDecimal(2000000000000), "2 TB");
    EXPECT_EQ(formatSizeDecimal(999), "999 bytes");
    EXPECT_EQ(formatSizeDecimal(999950), "1 MB");
    EXPECT_EQ(formatSizeDecimal(~std::uint64_t{0}), "18.4 EB");
}

}  // namespace
}  // namespace sectorsmith
