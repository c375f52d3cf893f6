// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a dump that hexdump cannot be asked about: holes, unreadable bytes, pieces of any size.
#include "cli/hex_lines.h"

#include <gtest/gtest.h>

#include <random>
#include <sstream>

namespace sectorsmith::cli {
namespace {

std::vector<std::byte> bytes(std::size_t count, int value) {
    return std::vector<std::byte>(count, std::byte(value));
}

BadRange bad(std::uint64_t offset, std::uint64_t length) {
    return {offset, length, Error{Cause::Io, "broken", offset}};
}

TEST(HexLines, PiecesOfAnySizeGiveTheSameText) {
    std::mt19937 random(7);
    std::vector<std::byte> data(5000);
    for (std::size_t i = 0; i < data.size(); ++i)
        data[i] = std::byte(i / 700 % 2 == 0 ? 0x41 : random() & 0xFF);
    std::ostringstream whole;
    HexLines one(whole, 3, true);
    one.add(data);
    one.finish();
    for (int round = 0; round < 50; ++round) {
        std::ostringstream pieces;
        HexLines lines(pieces, 3, true);
        for (std::size_t at = 0; at < data.size();) {
            const std::size_t part = std::min<std::size_t>(random() % 100, data.size() - at);
            lines.add(std::span(data).subspan(at, part));
            at += part;
        }
        lines.finish();
        ASSERT_EQ(pieces.str(), whole.str());
    }
}

TEST(HexLines, AHoleLooksLikeTheZerosItStandsFor) {
    for (const bool squeeze : {true, false}) {
        for (const std::uint64_t before : {0, 1, 15, 16, 17, 40}) {
            for (const std::uint64_t hole : {0, 1, 15, 16, 31, 32, 47, 48, 49, 100, 5000}) {
                for (const std::uint64_t after : {0, 1, 20}) {
                    std::ostringstream expected;
                    HexLines plain(expected, 0, squeeze);
                    plain.add(bytes(before, before == 40 ? 0 : 7));
                    plain.add(bytes(hole, 0));
                    plain.add(bytes(after, 9));
                    plain.finish();
                    std::ostringstream got;
                    HexLines lines(got, 0, squeeze);
                    lines.add(bytes(before, before == 40 ? 0 : 7));
                    lines.addZeros(hole);
                    lines.add(bytes(after, 9));
                    lines.finish();
                    ASSERT_EQ(got.str(), expected.str()) << before << ' ' << hole << ' ' << after;
                }
            }
        }
    }
}

TEST(HexLines, AHoleOfAnExbibyteCostsNothing) {
    std::ostringstream got;
    HexLines lines(got, 0, true);
    lines.addZeros(std::uint64_t{1} << 60);
    lines.add(bytes(1, 'x'));
    lines.finish();
    EXPECT_EQ(got.str(),
              "00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n*\n"
              "1000000000000000  78                                                |x|\n1000000000000001\n");
}

TEST(HexLines, UnreadBytesAreQuestionMarksWhateverTheBufferHolds) {
    std::ostringstream got;
    HexLines lines(got, 0x100, true);
    const std::vector<BadRange> ranges = {bad(0x104, 2), bad(0x110, 0x30), bad(0x14F, 1)};
    lines.add(bytes(0x51, 'A'), ranges);
    lines.finish();
    EXPECT_EQ(got.str(),
              "00000100  41 41 41 41 ?? ?? 41 41  41 41 41 41 41 41 41 41  |AAAA??AAAAAAAAAA|\n"
              "00000110  ?? ?? ?? ?? ?? ?? ?? ??  ?? ?? ?? ?? ?? ?? ?? ??  |????????????????|\n"
              "*\n"
              "00000140  41 41 41 41 41 41 41 41  41 41 41 41 41 41 41 ??  |AAAAAAAAAAAAAAA?|\n"
              "00000150  41                                                |A|\n"
              "00000151\n");
}

TEST(HexLines, UnreadZerosDoNotRepeatReadZeros) {
    std::ostringstream got;
    HexLines lines(got, 0, true);
    const std::vector<BadRange> ranges = {bad(16, 16)};
    lines.add(bytes(48, 0), ranges);
    lines.finish();
    EXPECT_EQ(got.str(),
              "00000000  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n"
              "00000010  ?? ?? ?? ?? ?? ?? ?? ??  ?? ?? ?? ?? ?? ?? ?? ??  |????????????????|\n"
              "00000020  00 00 00 00 00 00 00 00  00 00 00 00 00 00 00 00  |................|\n"
              "00000030\n");
}

TEST(HexLines, BadRangesThatReachPastAPieceAreClipped) {
    std::ostringstream got;
    HexLines lines(got, 0, true);
    const std::vector<BadRange> ranges = {bad(8, 100)};
    lines.add(bytes(20, 'B'), ranges);
    lines.finish();
    EXPECT_EQ(got.str(),
              "00000000  42 42 42 42 42 42 42 42  ?? ?? ?? ?? ?? ?? ?? ??  |BBBBBBBB????????|\n"
              "00000010  ?? ?? ?? ??                                       |????|\n"
              "00000014\n");
}

}  // namespace
}  // namespace sectorsmith::cli
