// SPDX-License-Identifier: GPL-3.0-or-later
// Endian integers, the bounds-checked reader, GUIDs.
#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "base/byte_reader.h"
#include "base/endian.h"
#include "base/guid.h"

namespace sectorsmith {
namespace {

std::vector<std::byte> bytes(std::initializer_list<int> values) {
    std::vector<std::byte> out;
    for (int v : values) out.push_back(static_cast<std::byte>(v));
    return out;
}

TEST(Endian, LoadsAndStoresBothOrders) {
    auto b = bytes({0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0xF8});
    EXPECT_EQ(loadLittle<std::uint16_t>(b.data()), 0x0201);
    EXPECT_EQ(loadBig<std::uint16_t>(b.data()), 0x0102);
    EXPECT_EQ(loadLittle<std::uint32_t>(b.data()), 0x04030201u);
    EXPECT_EQ(loadBig<std::uint32_t>(b.data()), 0x01020304u);
    EXPECT_EQ(loadLittle<std::uint64_t>(b.data()), 0xF807060504030201u);
    EXPECT_EQ(loadBig<std::uint64_t>(b.data()), 0x01020304050607F8u);
    EXPECT_EQ(loadLittle<std::int64_t>(b.data()), -574483808854539775);
    EXPECT_EQ(loadBig<std::int8_t>(b.data() + 7), -8);

    std::vector<std::byte> out(8);
    storeLittle<std::uint64_t>(out.data(), 0xF807060504030201u);
    EXPECT_EQ(out, b);
    storeBig<std::uint64_t>(out.data(), 0x01020304050607F8u);
    EXPECT_EQ(out, b);
    storeLittle<std::int16_t>(out.data(), -2);
    EXPECT_EQ(out[0], std::byte{0xFE});
    EXPECT_EQ(out[1], std::byte{0xFF});
}

TEST(Endian, OnDiskIntegersArePacked) {
    struct Entry {
        std::byte kind;
        Le32 little;
        Be32 big;
        Le64 wide;
    };
    static_assert(sizeof(Entry) == 17);
    Entry entry{std::byte{1}, 0x11223344u, 0x11223344u, 5u};
    EXPECT_EQ(entry.little.bytes[0], std::byte{0x44});
    EXPECT_EQ(entry.big.bytes[0], std::byte{0x11});
    EXPECT_EQ(entry.little, entry.big.value());
    entry.wide = ~std::uint64_t{0};
    EXPECT_EQ(entry.wide.value(), ~std::uint64_t{0});
}

TEST(ByteReader, NeverReadsOutside) {
    auto b = bytes({'E', 'F', 'I', ' ', 1, 2});
    ByteReader reader(b);
    EXPECT_EQ(reader.little<std::uint16_t>(4), 0x0201);
    EXPECT_EQ(reader.big<std::uint16_t>(4), 0x0102);
    EXPECT_FALSE(reader.little<std::uint16_t>(5));
    EXPECT_FALSE(reader.big<std::uint32_t>(3));
    EXPECT_TRUE(reader.little<std::uint32_t>(2));
    EXPECT_FALSE(reader.little<std::uint64_t>(0));
    // Offsets that wrap around when a length is added.
    EXPECT_FALSE(reader.little<std::uint8_t>(~std::uint64_t{0}));
    EXPECT_FALSE(reader.contains(~std::uint64_t{0}, 2));
    EXPECT_FALSE(reader.contains(2, ~std::uint64_t{0}));
    EXPECT_TRUE(reader.contains(6, 0));
    EXPECT_FALSE(reader.contains(7, 0));
    EXPECT_TRUE(reader.matches(0, "EFI "));
    EXPECT_FALSE(reader.matches(4, "EFI "));
    EXPECT_FALSE(reader.matches(~std::uint64_t{0}, "E"));
    EXPECT_EQ(reader.slice(4, 100).size(), 2u);
    EXPECT_TRUE(reader.slice(6, 1).empty());
    EXPECT_TRUE(reader.slice(~std::uint64_t{0}, ~std::uint64_t{0}).empty());
    struct Two {
        Le16 a;
        Be16 b;
    };
    auto two = reader.structure<Two>(2);
    ASSERT_TRUE(two);
    EXPECT_EQ(two->a, 0x2049);
    EXPECT_EQ(two->b, 0x0102);
    EXPECT_FALSE(reader.structure<Two>(3));
}

// The type of an EFI system partition as UEFI 2.10, table 5.7 writes it and as it lies in a GPT entry.
TEST(Guid, BothByteOrders) {
    auto disk = bytes(
        {0x28, 0x73, 0x2A, 0xC1, 0x1F, 0xF8, 0xD2, 0x11, 0xBA, 0x4B, 0x00, 0xA0, 0xC9, 0x3E, 0xC9, 0x3B});
    auto guid = Guid::fromMixed(std::span<const std::byte, 16>(disk));
    EXPECT_EQ(guid.text(), "C12A7328-F81F-11D2-BA4B-00A0C93EC93B");
    EXPECT_EQ(guid.text(false), "c12a7328-f81f-11d2-ba4b-00a0c93ec93b");
    auto back = guid.toMixed();
    EXPECT_TRUE(std::ranges::equal(back, disk));
    EXPECT_EQ(Guid::fromBig(std::span<const std::byte, 16>(disk)).text(),
              "28732AC1-1FF8-D211-BA4B-00A0C93EC93B");
    EXPECT_EQ(Guid::parse("{c12a7328-F81F-11d2-ba4b-00a0c93ec93b}"), guid);
    EXPECT_FALSE(guid.isZero());
    EXPECT_TRUE(Guid{}.isZero());
}

TEST(Guid, RefusesWhatIsNone) {
    for (const char* text :
         {"", "C12A7328-F81F-11D2-BA4B-00A0C93EC93", "C12A7328-F81F-11D2-BA4B-00A0C93EC93BB",
          "C12A7328F81F-11D2-BA4B-00A0C93EC93B-", "C12A7328-F81F-11D2-BA4B-00A0C93EC93G",
          "{C12A7328-F81F-11D2-BA4B-00A0C93EC93B", "C12A7328-F81F-11D2-BA4B_00A0C93EC93B"})
        EXPECT_FALSE(Guid::parse(text)) << text;
}

TEST(Guid, RandomOnesAreVersion4AndDiffer) {
    std::set<std::string> seen;
    for (int i = 0; i < 100; ++i) {
        auto text = Guid::random().text();
        EXPECT_EQ(text[14], '4');
        EXPECT_NE(std::string("89AB").find(text[19]), std::string::npos) << text;
        seen.insert(text);
    }
    EXPECT_EQ(seen.size(), 100u);
}

}  // namespace
}  // namespace sectorsmith
