// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"

#include <gtest/gtest.h>

#include <vector>

#include "testing/images.h"

namespace sectorsmith {
namespace {

using testing::bytesOf;

std::string allBytes() {
    std::string all;
    for (int i = 0; i < 256; ++i) all += static_cast<char>(i);
    return all;
}

// What the C library's converter makes of all 256 bytes; empty when the program or the encoding is not there.
std::string iconv(const std::string& from, const std::string& text = allBytes(),
                  const std::string& to = "UTF-8") {
    testing::TemporaryFolder folder;
    const auto in = folder.path() / "in";
    testing::writeFile(in, bytesOf(text));
    auto result = testing::run("iconv -f " + from + " -t " + to + " '" + in.string() + "'");
    return result.exitCode == 0 ? result.out : std::string();
}

TEST(Text, OneByteEncodingsAgreeWithIconv) {
    const std::pair<Encoding, const char*> cases[] = {{Encoding::Latin1, "ISO-8859-1"},
                                                      {Encoding::MacRoman, "MACINTOSH"},
                                                      {Encoding::Ebcdic, "IBM037"},
                                                      {Encoding::Cp437, "CP437"}};
    for (auto [encoding, name] : cases) {
        std::string expected = iconv(name);
        if (expected.empty()) GTEST_SKIP() << "iconv does not know " << name;
        if (encoding == Encoding::MacRoman) {
            // The C library takes the Greek letter for the increment sign (0xC6) and another private character for the
            // Apple logo (0xF0); the table at unicode.org has U+2206 and U+F8FF.
            auto replace = [&](std::string_view old, std::string_view now) {
                if (auto at = expected.find(old); at != std::string::npos)
                    expected.replace(at, old.size(), now);
            };
            replace("\u0394", "\u2206");
            replace("\uE01E", "\uF8FF");
        }
        EXPECT_EQ(decodeText(bytesOf(allBytes()), encoding), expected) << name;
        // And back, every byte.
        EXPECT_EQ(encodeText(expected, encoding), allBytes()) << name;
    }
}

// Windows-1252 leaves five bytes without a character.
TEST(Text, Windows1252AgreesWithIconv) {
    SECTORSMITH_NEEDS_SHELL();
    std::string some;
    for (const char c : allBytes())
        if (std::string_view("\x81\x8D\x8F\x90\x9D").find(c) == std::string_view::npos) some += c;
    const std::string expected = iconv("CP1252", some);
    if (expected.empty()) GTEST_SKIP() << "iconv does not know CP1252";
    EXPECT_EQ(decodeText(bytesOf(some), Encoding::Cp1252), expected);
    EXPECT_EQ(encodeText(expected, Encoding::Cp1252), some);
    EXPECT_EQ(decodeText(bytesOf("\x81"), Encoding::Cp1252), "\uFFFD");
    EXPECT_EQ(encodeText("\uFFFD", Encoding::Cp1252), std::nullopt);
}

TEST(Text, ShiftJisAgreesWithIconv) {
    SECTORSMITH_NEEDS_SHELL();
    std::string valid;
    std::size_t pairs = 0;
    for (unsigned lead = 0x81; lead <= 0xFC; ++lead) {
        for (unsigned trail = 0x40; trail <= 0xFC; ++trail) {
            const std::string one{static_cast<char>(lead), static_cast<char>(trail)};
            const std::string text = decodeText(bytesOf(one), Encoding::ShiftJis);
            if (text.find("\uFFFD") != std::string::npos || (lead >= 0xA0 && lead < 0xE0)) continue;
            valid += one + "\n";
            ++pairs;
            // There and back, but for what the code page has twice.
            const auto back = encodeText(text, Encoding::ShiftJis);
            ASSERT_TRUE(back);
            EXPECT_EQ(decodeText(bytesOf(*back), Encoding::ShiftJis), text);
        }
    }
    EXPECT_EQ(pairs, 7724u);  // two-byte characters of Microsoft's "cp932 to Unicode table"
    for (unsigned b = 0xA1; b <= 0xDF; ++b) valid += std::string{static_cast<char>(b), '\n'};
    const std::string expected = iconv("CP932", valid);
    if (expected.empty()) GTEST_SKIP() << "iconv does not know CP932";
    EXPECT_EQ(decodeText(bytesOf(valid), Encoding::ShiftJis), expected);
    EXPECT_EQ(iconv("UTF-8", expected, "CP932"), *encodeText(expected, Encoding::ShiftJis));
    // What is no character takes one byte.
    EXPECT_EQ(decodeText(bytesOf("\x81 \xFF"
                                 "a"),
                         Encoding::ShiftJis),
              "\uFFFD \uFFFDa");
}

TEST(Text, AsciiHasNothingAbove7F) {
    EXPECT_EQ(decodeText(bytesOf("a\x80z"), Encoding::Ascii), "a\uFFFDz");
    EXPECT_EQ(encodeText("a\u00E9", Encoding::Ascii), std::nullopt);
    EXPECT_EQ(encodeText("az", Encoding::Ascii), "az");
    EXPECT_EQ(decodeText(bytesOf(std::string_view("a\0b", 3)), Encoding::Ascii), std::string("a\0b", 3));
}

// The cases of the Unicode Standard, chapter 3, "U+FFFD Substitution of Maximal Subparts" (tables 3-8 to 3-11).
TEST(Text, InvalidUtf8BecomesReplacementCharacters) {
    auto decode = [](std::string_view s) { return decodeText(bytesOf(s), Encoding::Utf8); };
    const std::string r = "\uFFFD";
    EXPECT_EQ(decode("\xC0\xAF\xE0\x80\xBF\xF0\x81\x82\x41"), r + r + r + r + r + r + r + r + "A");
    EXPECT_EQ(decode("\xED\xA0\x80\xED\xBF\xBF\xED\xAF\x41"), r + r + r + r + r + r + r + r + "A");
    EXPECT_EQ(decode("\xF4\x91\x92\x93\xFF\x41\x80\xBF\x42"), r + r + r + r + r + "A" + r + r + "B");
    EXPECT_EQ(decode("\xE1\x80\xE2\xF0\x91\x92\xF1\xBF\x41"), r + r + r + r + "A");
    EXPECT_EQ(decode("\xE2\x82"), r);
    EXPECT_EQ(decode("\U0001F4BE\u00E9"), "\U0001F4BE\u00E9");
    EXPECT_FALSE(isValidUtf8("\xED\xA0\x80"));
    EXPECT_FALSE(isValidUtf8("\xF4\x90\x80\x80"));
    EXPECT_FALSE(isValidUtf8("abc\xC3"));
    EXPECT_TRUE(isValidUtf8("\U0010FFFF"));
    EXPECT_EQ(encodeText("\xC3", Encoding::Utf16Le), std::nullopt);
}

TEST(Text, NamesOfUtf16AreExact) {
    using namespace std::string_view_literals;
    const auto units = [](std::string_view text) { return std::as_bytes(std::span(text)); };
    EXPECT_EQ(utf16Name(units("a\0\xE9\0"sv), false), "a\u00E9");
    EXPECT_EQ(utf16Name(units("\xD8\x3D\xDE\x00"sv), true), "\U0001F600");
    // Halves of pairs: not text, and not each other.
    const std::string high = utf16Name(units("\xD8\x00\0x"sv), true),
                      low = utf16Name(units("\xDC\x01\0x"sv), true);
    EXPECT_EQ(high, "\xED\xA0\x80x");
    EXPECT_EQ(low, "\xED\xB0\x81x");
    EXPECT_FALSE(isValidUtf8(high));
    EXPECT_EQ(escapeBytes(high), "\\xED\\xA0\\x80x");
    for (const std::string& name : {high, low, std::string("a\xFF\u00E9"), std::string("plain")})
        EXPECT_EQ(unescapeBytes(escapeBytes(name)), name);
    EXPECT_EQ(unescapeBytes("\\x4 \\xg0 \\x41"), "\\x4 \\xg0 A");
}

TEST(Text, Utf16BothOrders) {
    const std::string le("A\0\xE9\0\x3D\xD8\xBE\xDC", 8);
    EXPECT_EQ(decodeText(bytesOf(le), Encoding::Utf16Le), "A\u00E9\U0001F4BE");
    EXPECT_EQ(encodeText("A\u00E9\U0001F4BE", Encoding::Utf16Le), le);
    const std::string be("\0A\0\xE9\xD8\x3D\xDC\xBE", 8);
    EXPECT_EQ(decodeText(bytesOf(be), Encoding::Utf16Be), "A\u00E9\U0001F4BE");
    EXPECT_EQ(encodeText("A\u00E9\U0001F4BE", Encoding::Utf16Be), be);
    // Surrogates without a partner, and half a unit at the end.
    EXPECT_EQ(decodeText(bytesOf(std::string("\x3D\xD8"
                                             "A\0\xBE\xDC\x3D",
                                             7)),
                         Encoding::Utf16Le),
              "\uFFFD"
              "A\uFFFD\uFFFD");
}

TEST(Text, PrintableCharacters) {
    EXPECT_EQ(printableChar(std::byte{'A'}, Encoding::Ascii), U'A');
    EXPECT_EQ(printableChar(std::byte{0x20}, Encoding::Ascii), U' ');
    for (int b : {0x00, 0x1F, 0x7F, 0x80, 0xFF})
        EXPECT_EQ(printableChar(std::byte(b), Encoding::Ascii), 0u) << b;
    EXPECT_EQ(printableChar(std::byte{0xE9}, Encoding::Latin1), U'\u00E9');
    EXPECT_EQ(printableChar(std::byte{0x85}, Encoding::Latin1), 0u);
    EXPECT_EQ(printableChar(std::byte{0x8E}, Encoding::MacRoman), U'\u00E9');
    EXPECT_EQ(printableChar(std::byte{0xC1}, Encoding::Ebcdic), U'A');
    EXPECT_EQ(printableChar(std::byte{0x40}, Encoding::Ebcdic), U' ');
    EXPECT_EQ(printableChar(std::byte{0x25}, Encoding::Ebcdic), 0u);
    EXPECT_EQ(printableChar(std::byte{0xE9}, Encoding::Utf8), 0u);
}

TEST(Text, NamesForPeople) { EXPECT_EQ(encodingName(Encoding::MacRoman), "Mac Roman"); }

}  // namespace
}  // namespace sectorsmith
