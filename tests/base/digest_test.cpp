// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/digest.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace sectorsmith {
namespace {

// The test suite of RFC 1321.
TEST(Digest, Md5) {
    const auto hex = [](std::string_view text) {
        std::string out;
        for (const std::byte b : md5(std::as_bytes(std::span(text))))
            out += fmt::format("{:02x}", std::to_integer<unsigned>(b));
        return out;
    };
    EXPECT_EQ(hex(""), "d41d8cd98f00b204e9800998ecf8427e");
    EXPECT_EQ(hex("message digest"), "f96b697d7cb7938d525a2f31aaf161d0");
    EXPECT_EQ(hex("12345678901234567890123456789012345678901234567890123456789012345678901234567890"),
              "57edf4a22be3c955ac49da2e2107b67a");
}

}  // namespace
}  // namespace sectorsmith
