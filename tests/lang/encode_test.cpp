// SPDX-License-Identifier: GPL-3.0-or-later
#include "lang/encode.h"

#include <gtest/gtest.h>

#include "io/memory_source.h"
#include "lang/template.h"
#include "testing/images.h"

namespace sectorsmith::lang {
namespace {

class EncodeTest : public ::testing::Test {
 protected:
    void lay(const std::string& text, std::vector<std::byte> data) {
        const auto loader = folderLoader({(sectorsmith::testing::sourceFolder() / "templates").string()});
        const CompileResult compiled =
            compile(std::make_shared<SourceText>(SourceText{"test", text}), *loader);
        for (const Diagnostic& d : compiled.diagnostics) ADD_FAILURE() << render(d);
        ASSERT_TRUE(compiled.program);
        evaluation_ = evaluate(compiled.program, std::make_shared<MemorySource>(std::move(data)));
    }
    // As hexadecimal digits, or the reason.
    std::string bytes(const std::string& path, const std::string& text) {
        const NodePtr node = findPath(evaluation_->root(), path);
        if (!node) return "no such field";
        const auto result = encode(*node, text);
        if (!result) return "error: " + result.error().message;
        EXPECT_EQ(result->size(), node->size());
        std::string out;
        for (std::byte b : *result) {
            constexpr char digits[] = "0123456789abcdef";
            out += digits[std::to_integer<int>(b) >> 4];
            out += digits[std::to_integer<int>(b) & 15];
        }
        return out;
    }
    bool refused(const std::string& path, const std::string& text) {
        return bytes(path, text).starts_with("error");
    }

    std::shared_ptr<Evaluation> evaluation_;
};

TEST_F(EncodeTest, Numbers) {
    lay("struct S { u8 a; be u16 b; s8 c; u24 d; be s128 e; float f; bool g; double h; u8 *p : u16; }; S s @ "
        "0;",
        std::vector<std::byte>(64));
    EXPECT_EQ(bytes("s.a", "255"), "ff");
    EXPECT_EQ(bytes("s.a", " 0x1F "), "1f");
    EXPECT_EQ(bytes("s.a", "0b1'0000'0001"), "error: the number must lie between 0 and 255");
    EXPECT_TRUE(refused("s.a", "-1"));
    EXPECT_TRUE(refused("s.a", "12x"));
    EXPECT_TRUE(refused("s.a", ""));
    EXPECT_EQ(bytes("s.b", "258"), "0102");
    EXPECT_EQ(bytes("s.c", "-128"), "80");
    EXPECT_TRUE(refused("s.c", "128"));
    EXPECT_EQ(bytes("s.d", "0x010203"), "030201");
    EXPECT_EQ(bytes("s.e", "-2"), "fffffffffffffffffffffffffffffffe");
    EXPECT_TRUE(refused("s.e", "170141183460469231731687303715884105728"));
    EXPECT_TRUE(refused("s.e", "999999999999999999999999999999999999999999"));
    EXPECT_EQ(bytes("s.f", "1.5"), "0000c03f");
    EXPECT_TRUE(refused("s.f", "1e300"));
    EXPECT_EQ(bytes("s.g", "true"), "01");
    EXPECT_TRUE(refused("s.g", "2"));
    EXPECT_EQ(bytes("s.h", "-0.5"), "000000000000e0bf");
    EXPECT_EQ(bytes("s.p", "0x1234"), "3412");
    EXPECT_TRUE(refused("s", "1"));
}

TEST_F(EncodeTest, BitsKeepTheirNeighbours) {
    std::vector<std::byte> data(8, std::byte{0xA5});
    lay("enum K : u8 { Z, A, Big = 200 }; bitfield L { lo : 3; signed mid : 6; K k : 3; bool f : 1; }; L l @ "
        "0; be L b @ 2;",
        data);
    // 0xA5A5 little: lo is bits 0-2, mid 3-8, k 9-11, f 12.
    EXPECT_EQ(bytes("l.lo", "2"), "a2");
    EXPECT_EQ(bytes("l.mid", "-1"), "fda5");
    EXPECT_TRUE(refused("l.mid", "32"));
    EXPECT_TRUE(refused("l.lo", "8"));
    EXPECT_EQ(bytes("l.k", "A"), "a3");
    EXPECT_EQ(bytes("l.k", "K::Z"), "a1");
    EXPECT_TRUE(refused("l.k", "Big"));
    EXPECT_TRUE(refused("l.k", "Other"));
    // Big: lo is the top three bits.
    EXPECT_EQ(bytes("b.lo", "0"), "05");
    EXPECT_EQ(bytes("b.mid", "0"), "a025");
}

TEST_F(EncodeTest, NamesTextsAndGuids) {
    lay("import type.guid; import std.string; namespace n { enum Kind : u16 { One = 1, Many = 5 ... 9 }; } "
        "fn back(str t) { return std::string::parse_int(t, 16); };"
        "struct S { be n::Kind k; char name[4]; char16 wide[3]; u8 raw[3]; u16 hex "
        "[[format_write(\"back\")]]; padding[2]; }; S s @ 0; type::GUID g @ 0; be type::GUID gb @ 0;"
        "char z[] @ 40; u8 twisted @ 0 [[transform(\"back\")]];",
        [] {
            std::vector<std::byte> d(64);
            d[40] = std::byte{'a'};
            d[41] = std::byte{'b'};
            return d;
        }());
    EXPECT_EQ(bytes("s.k", "Many"), "0005");
    EXPECT_EQ(bytes("s.k", "n::Kind::One (1)"), "0001");
    EXPECT_EQ(bytes("s.k", "7"), "0007");
    EXPECT_TRUE(refused("s.k", "m::Kind::One"));
    EXPECT_EQ(bytes("s.name", "ab"), "61620000");
    EXPECT_TRUE(refused("s.name", "abcde"));
    EXPECT_EQ(bytes("s.wide", "é"), "e90000000000");
    EXPECT_EQ(bytes("s.raw", "01 a2 FF"), "01a2ff");
    EXPECT_TRUE(refused("s.raw", "01"));
    EXPECT_EQ(bytes("s.hex", "1f"), "1f00");
    EXPECT_TRUE(refused("s.hex", "12345"));
    EXPECT_EQ(bytes("g", "00112233-4455-6677-8899-AABBCCDDEEFF"), "33221100554477668899aabbccddeeff");
    EXPECT_EQ(bytes("gb", "00112233-4455-6677-8899-AABBCCDDEEFF"), "00112233445566778899aabbccddeeff");
    EXPECT_TRUE(refused("g", "0011"));
    EXPECT_EQ(bytes("z", "xy"), "787900");
    EXPECT_TRUE(refused("z", "x"));
    EXPECT_TRUE(refused("twisted", "1"));
}

}  // namespace
}  // namespace sectorsmith::lang
