// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/text_cells.h"

#include <gtest/gtest.h>

#include <string>

#include "gui/hexview/copy_format.h"

namespace sectorsmith::gui {
namespace {

std::vector<std::byte> bytes(std::string_view text) {
    const auto view = std::as_bytes(std::span(text));
    return {view.begin(), view.end()};
}

// Characters as UTF-8, '~' for bytes of an earlier character, '.' for none.
std::string picture(std::string_view text, Encoding encoding, std::uint64_t base = 0) {
    std::string out;
    for (const TextCell& cell : textCells(bytes(text), base, encoding)) {
        if (cell.continuation) {
            out += '~';
        } else if (cell.character == 0) {
            out += '.';
        } else {
            appendUtf8(out, cell.character);
        }
    }
    return out;
}

TEST(TextCells, OneByteEncodings) {
    EXPECT_EQ(picture("Ab\x00\x7F\xE9", Encoding::Ascii), "Ab");  // string_view ends at NUL
    EXPECT_EQ(picture(std::string_view("Ab\0\x7F\xE9", 5), Encoding::Ascii), "Ab...");
    EXPECT_EQ(picture("\xE9\x80", Encoding::Latin1), "é.");
    EXPECT_EQ(picture("\x8E\xA5", Encoding::MacRoman), "é•");
    EXPECT_EQ(picture("\xC1\xC2\xF1", Encoding::Ebcdic), "AB1");
}

TEST(TextCells, Utf8StandsOverItsFirstByte) {
    EXPECT_EQ(picture("aé€😀b", Encoding::Utf8), "aé~€~~😀~~~b");
    EXPECT_EQ(picture("\xC3", Encoding::Utf8), ".");  // cut off
    EXPECT_EQ(picture("\xC3(", Encoding::Utf8), ".(");
    EXPECT_EQ(picture("\xC0\xAF", Encoding::Utf8), "..");            // overlong
    EXPECT_EQ(picture("\xED\xA0\x80", Encoding::Utf8), "...");       // a surrogate
    EXPECT_EQ(picture("\xF4\x90\x80\x80", Encoding::Utf8), "....");  // beyond U+10FFFF
    EXPECT_EQ(picture("\x80z", Encoding::Utf8), ".z");
    EXPECT_EQ(picture("\xE2\x80\x8E", Encoding::Utf8), ".~~");  // a mark that writes nothing
}

TEST(TextCells, Utf16StandsAtEvenOffsets) {
    const std::string le("A\0B\0\x3D\xD8\x00\xDE", 8);
    EXPECT_EQ(picture(le, Encoding::Utf16Le), "A~B~😀~~~");
    EXPECT_EQ(picture(std::string("\0A\0B", 4), Encoding::Utf16Be), "A~B~");
    // A range that begins at an odd offset: its first byte belongs to a unit that began before.
    EXPECT_EQ(picture(std::string("\0B\0C", 4), Encoding::Utf16Le, 7), ".B~.");
    EXPECT_EQ(picture(std::string("\x00\xD8", 2), Encoding::Utf16Le), ".~");  // half of a pair
}

TEST(CopyFormat, Formats) {
    const auto data = bytes("Hi\x01");
    const std::vector<ByteState> known(3, ByteState::Ready);
    EXPECT_EQ(formatBytes(data, known, CopyFormat::Hex, Encoding::Ascii).value(), QStringLiteral("48 69 01"));
    EXPECT_EQ(formatBytes(data, known, CopyFormat::CArray, Encoding::Ascii).value(),
              QStringLiteral("unsigned char data[3] = {\n    0x48, 0x69, 0x01\n};\n"));
    EXPECT_EQ(formatBytes(data, known, CopyFormat::Base64, Encoding::Ascii).value(), QStringLiteral("SGkB"));
    EXPECT_EQ(formatBytes(bytes("\x8E"), {known.begin(), 1}, CopyFormat::Text, Encoding::MacRoman).value(),
              QStringLiteral("é"));
    const std::vector<std::byte> row(17);
    const std::vector<ByteState> rowKnown(17, ByteState::Ready);
    EXPECT_EQ(formatBytes(row, rowKnown, CopyFormat::Hex, Encoding::Ascii).value().count(QLatin1Char('\n')),
              1);
}

TEST(CopyFormat, WhatWasNotReadIsNeverMadeUp) {
    const auto data = bytes("abc");
    const std::vector<ByteState> states{ByteState::Ready, ByteState::Unreadable, ByteState::Ready};
    EXPECT_EQ(formatBytes(data, states, CopyFormat::Hex, Encoding::Ascii).value(),
              QStringLiteral("61 ?? 63"));
    EXPECT_EQ(formatBytes(data, states, CopyFormat::Text, Encoding::Ascii).value(),
              QStringLiteral("a\uFFFDc"));
    EXPECT_FALSE(formatBytes(data, states, CopyFormat::CArray, Encoding::Ascii));
    EXPECT_FALSE(formatBytes(data, states, CopyFormat::Base64, Encoding::Ascii));
}

}  // namespace
}  // namespace sectorsmith::gui
