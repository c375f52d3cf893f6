// SPDX-License-Identifier: GPL-3.0-or-later
// The vectors of the RFCs. (XTS is tested by the volume that macOS encrypted: fs/apfs_keys_test.cpp.)
#include "base/crypt.h"

#include <gtest/gtest.h>

namespace sectorsmith {
namespace {

std::vector<std::byte> fromHex(std::string_view hex) {
    std::vector<std::byte> bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
        bytes.push_back(static_cast<std::byte>(std::stoul(std::string(hex.substr(i, 2)), nullptr, 16)));
    return bytes;
}
std::vector<std::byte> plain(std::span<const std::byte> bytes) { return {bytes.begin(), bytes.end()}; }
std::span<const std::byte> text(std::string_view text) { return std::as_bytes(std::span(text)); }

TEST(Crypt, Sha256OfFips180) {
    EXPECT_EQ(plain(sha256Of(text("abc"))),
              fromHex("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
}

TEST(Crypt, HmacOfRfc4231) {
    EXPECT_EQ(plain(hmacSha256(text("Jefe"), text("what do ya want for nothing?"))),
              fromHex("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"));
    EXPECT_EQ(plain(hmacSha256(std::vector<std::byte>(131, std::byte{0xAA}),
                               text("Test Using Larger Than Block-Size Key - Hash Key First"))),
              fromHex("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"));
}

TEST(Crypt, Pbkdf2OfRfc7914) {
    const auto key = pbkdf2Sha256("passwd", text("salt"), 1, 32);
    ASSERT_TRUE(key);
    EXPECT_EQ(plain(key->bytes()),
              fromHex("55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc"));
    const auto slow = pbkdf2Sha256("Password", text("NaCl"), 80000, 32);
    ASSERT_TRUE(slow);
    EXPECT_EQ(plain(slow->bytes()),
              fromHex("4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56"));
    EXPECT_FALSE(pbkdf2Sha256("", text("salt"), 1, 32));
    EXPECT_FALSE(pbkdf2Sha256("a", {}, 1, 32));
}

TEST(Crypt, KeyWrapOfRfc3394) {
    const auto small = fromHex("000102030405060708090A0B0C0D0E0F");
    auto wrapped = fromHex("1FA68B0A8112B447AEF34BD8FB5A7B829D3E862371D2CFE5");
    const auto key = unwrapKey(small, wrapped);
    ASSERT_TRUE(key);
    EXPECT_EQ(plain(key->bytes()), fromHex("00112233445566778899AABBCCDDEEFF"));
    wrapped[3] ^= std::byte{1};
    EXPECT_FALSE(unwrapKey(small, wrapped));
    EXPECT_FALSE(unwrapKey(small, std::span(wrapped).first(20)));
    EXPECT_FALSE(unwrapKey(std::span(small).first(7), wrapped));
    const auto large = unwrapKey(
        fromHex("000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F"),
        fromHex("28C9F404C4B810F4CBCCB35CFB87F8263F5786E2D80ED326CBC7F0E71A99F43BFB988B9B7A02DD21"));
    ASSERT_TRUE(large);
    EXPECT_EQ(plain(large->bytes()),
              fromHex("00112233445566778899AABBCCDDEEFF000102030405060708090A0B0C0D0E0F"));
}

// IEEE 1619-2007, vector 4; and key halves that are equal, as key bags have them.
TEST(Crypt, XtsBothWays) {
    Secret key(32);
    std::ranges::copy(fromHex("2718281828459045235360287471352631415926535897932384626433832795"),
                      key.bytes().begin());
    std::vector<std::byte> bytes(512);
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::byte>(i);
    const auto text = bytes;
    const XtsCipher cipher(std::move(key));
    cipher.encrypt(bytes, 0);
    EXPECT_EQ(std::vector(bytes.begin(), bytes.begin() + 32),
              fromHex("27a7479befa1d476489f308cd4cfa6e2a96e4bbe3208ff25287dd3819616e89c"));
    cipher.decrypt(bytes, 0);
    EXPECT_EQ(bytes, text);
    Secret same(32);
    std::ranges::fill(same.bytes(), std::byte{7});
    const XtsCipher equal(std::move(same));
    bytes.resize(1024);
    const auto longer = bytes;
    equal.encrypt(bytes, 97 * 8);
    EXPECT_NE(bytes, longer);
    equal.decrypt(std::span(bytes).first(512), 97 * 8);
    equal.decrypt(std::span(bytes).subspan(512), 97 * 8 + 1);
    EXPECT_EQ(bytes, longer);
}

TEST(Crypt, SecretsAreOverwritten) {
    std::string text = "secret";
    Secret::wipe(text);
    EXPECT_TRUE(text.empty());
    std::vector<std::byte> bytes(5, std::byte{1});
    Secret::wipe(bytes);
    EXPECT_EQ(bytes, std::vector<std::byte>(5));
}

}  // namespace
}  // namespace sectorsmith
