// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/text_cells.h"

#include <gtest/gtest.h>

#include <string>

#include "gui/hexview/copy_format.h"
#include "testing/images.h"

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

TEST(TextCells, CodePages) {
    EXPECT_EQ(picture("\x81\xC4\xE1", Encoding::Cp437), "ü─ß");
    EXPECT_EQ(picture("\x80\x81\x93", Encoding::Cp1252), "€.“");
}

TEST(TextCells, ShiftJisStandsOverItsFirstByte) {
    // "日本 ｱ表": 93 FA 96 7B 20 B1 95 5C
    const std::string text = "\x93\xFA\x96\x7B \xB1\x95\x5C";
    EXPECT_EQ(picture(text, Encoding::ShiftJis), "日~本~ ｱ表~");
    EXPECT_EQ(picture("\x81", Encoding::ShiftJis), ".");
    EXPECT_EQ(picture("\x81\x01"
                      "a",
                      Encoding::ShiftJis),
              "..a");
    // Seen from the middle of the text on, a character is what it is from its start.
    const std::string longer = "abc" + text + text;
    for (std::size_t from = 0; from < 5; ++from) {
        const auto all = textCells(bytes(longer), 0, Encoding::ShiftJis);
        const auto part = textCells(bytes(std::string_view(longer).substr(from)), from, Encoding::ShiftJis);
        for (std::size_t i = 11; i < longer.size(); ++i)
            EXPECT_EQ(part[i - from].character, all[i].character) << from << " " << i;
    }
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

std::string everyByteTwice() {
    std::string all;
    for (int i = 0; i < 512; ++i) all += static_cast<char>(i);
    return all;
}

// What hexdump and Python make of it is the measure.
TEST(CopyFormat, HexDumpsAndPrograms) {
    SECTORSMITH_NEEDS_SHELL();
    const auto data = bytes(std::string_view("\0line\n", 6));
    const std::vector<ByteState> known(600, ByteState::Ready);
    EXPECT_EQ(formatBytes(data, {known.begin(), 6}, CopyFormat::Rust, Encoding::Ascii).value(),
              QStringLiteral("const DATA: [u8; 6] = [\n    0x00, 0x6C, 0x69, 0x6E, 0x65, 0x0A\n];\n"));
    const testing::TemporaryFolder folder;
    const auto all = bytes(everyByteTwice());
    testing::writeFile(folder.path() / "all", all);
    const std::string file = "'" + (folder.path() / "all").string() + "'";
    const auto shown = [&](CopyFormat format, std::size_t from, std::size_t count) {
        return formatBytes(std::span(all).subspan(from, count), std::span(known).first(count), format,
                           Encoding::Ascii, from)
            .value()
            .toStdString();
    };
    if (testing::haveProgram("hexdump")) {
        EXPECT_EQ(shown(CopyFormat::HexDump, 0, 512), testing::run("hexdump -v -C " + file).out);
        EXPECT_EQ(shown(CopyFormat::HexDump, 37, 13), testing::run("hexdump -C -s 37 -n 13 " + file).out);
    }
    if (!testing::haveProgram("python3")) GTEST_SKIP() << "python3 is not here";
    const std::string program =
        shown(CopyFormat::Python, 3, 300) + "assert data == open(" + file + ", 'rb').read()[3:303]\n";
    const auto view = std::as_bytes(std::span(program));
    testing::writeFile(folder.path() / "check.py", {view.begin(), view.end()});
    EXPECT_EQ(testing::run("python3 '" + (folder.path() / "check.py").string() + "'").exitCode, 0);
}

TEST(CopyFormat, WhatWasNotReadIsNeverMadeUp) {
    const auto data = bytes("abc");
    const std::vector<ByteState> states{ByteState::Ready, ByteState::Unreadable, ByteState::Ready};
    EXPECT_EQ(formatBytes(data, states, CopyFormat::Hex, Encoding::Ascii).value(),
              QStringLiteral("61 ?? 63"));
    EXPECT_EQ(formatBytes(data, states, CopyFormat::Text, Encoding::Ascii).value(),
              QStringLiteral("a\uFFFDc"));
    EXPECT_EQ(formatBytes(data, states, CopyFormat::HexDump, Encoding::Ascii, 32).value().left(40),
              QStringLiteral("00000020  61 ?? 63                      "));
    EXPECT_FALSE(formatBytes(data, states, CopyFormat::CArray, Encoding::Ascii));
    EXPECT_FALSE(formatBytes(data, states, CopyFormat::Python, Encoding::Ascii));
    EXPECT_FALSE(formatBytes(data, states, CopyFormat::Rust, Encoding::Ascii));
    EXPECT_FALSE(formatBytes(data, states, CopyFormat::Base64, Encoding::Ascii));
}

}  // namespace
}  // namespace sectorsmith::gui
