// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <regex>

#include "base/endian.h"
#include "edit/compare.h"
#include "edit/literal.h"
#include "io/memory_source.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

std::vector<std::byte> bytesOf(std::string_view text) {
    const auto view = std::as_bytes(std::span(text));
    return {view.begin(), view.end()};
}

std::vector<std::uint64_t> offsets(const ByteSource& source, const Pattern& pattern,
                                   const SearchOptions& options = {}) {
    std::vector<std::uint64_t> found;
    SilentProgress progress;
    const auto report = search(
        source, pattern, options,
        [&](Match m) {
            found.push_back(m.offset);
            return true;
        },
        progress);
    EXPECT_TRUE(report) << report.error().message;
    if (report) {
        EXPECT_EQ(report->matches, found.size());
    }
    return found;
}

// A text of 1.5 MB: several blocks of the reader.
std::vector<std::byte> haystack(std::uint32_t seed, int letters) {
    std::mt19937 random(seed);
    std::vector<std::byte> data(1'500'000);
    for (auto& b : data) b = static_cast<std::byte>('a' + random() % static_cast<unsigned>(letters));
    return data;
}

TEST(Search, LiteralsAgreeWithStdSearch) {
    const auto data = haystack(1, 5);
    const MemorySource source(data);
    for (const std::string needle : {"abcde", "a", "eeeeeeee", "abcabcab", "dddddddddddddddddddd"}) {
        const auto pattern = textPattern(needle, Encoding::Ascii, true);
        ASSERT_TRUE(pattern);
        std::vector<std::uint64_t> expected;
        const auto bytes = bytesOf(needle);
        for (auto at = data.begin();;) {
            at = std::search(at, data.end(), bytes.begin(), bytes.end());
            if (at == data.end()) break;
            expected.push_back(static_cast<std::uint64_t>(at - data.begin()));
            at += static_cast<std::ptrdiff_t>(bytes.size());
        }
        EXPECT_EQ(offsets(source, **pattern), expected) << needle;
    }
}

TEST(Search, MatchesAcrossBlocksAreFound) {
    std::vector<std::byte> data(3 << 20);
    const auto needle = bytesOf("NEEDLE");
    std::vector<std::uint64_t> expected;
    for (std::uint64_t at = (512 << 10) - 3; at + 6 < data.size(); at += 512 << 10) {
        std::copy(needle.begin(), needle.end(), data.begin() + static_cast<std::ptrdiff_t>(at));
        expected.push_back(at);
    }
    const MemorySource source(data);
    EXPECT_EQ(offsets(source, **textPattern("NEEDLE", Encoding::Ascii, true)), expected);
    EXPECT_EQ(offsets(source, **textPattern("needle", Encoding::Ascii, false)), expected);
    EXPECT_EQ(offsets(source, **regexPattern("NE+DLE", true)), expected);
    std::ranges::reverse(expected);
    EXPECT_EQ(offsets(source, **textPattern("NEEDLE", Encoding::Ascii, true), {.backward = true}), expected);
    EXPECT_EQ(offsets(source, **regexPattern("NE+DLE", true), {.backward = true}), expected);
}

TEST(Search, WildcardsAndNibbles) {
    std::vector<std::byte> data(4096, std::byte{0x11});
    data[510] = std::byte{0x55};
    data[511] = std::byte{0xAA};
    data[1022] = std::byte{0x55};
    data[1023] = std::byte{0x0F};
    data[1024] = std::byte{0xAA};
    const MemorySource source(data);
    EXPECT_EQ(offsets(source, **hexPattern("55 ?? AA")), std::vector<std::uint64_t>{1022});
    EXPECT_EQ(offsets(source, **hexPattern("0x55AA")), std::vector<std::uint64_t>{510});
    EXPECT_EQ(offsets(source, **hexPattern("5? ?f")), std::vector<std::uint64_t>{1022});
    EXPECT_FALSE(hexPattern("5"));
    EXPECT_FALSE(hexPattern("5 5"));
    EXPECT_FALSE(hexPattern("xx"));
    EXPECT_FALSE(hexPattern("??"));
    EXPECT_FALSE(hexPattern(""));
}

TEST(Search, OnlyAtASectorOffset) {
    std::vector<std::byte> data(8192);
    for (const std::size_t at : {510u, 1000u, 1534u, 4094u}) {
        data[at] = std::byte{0x55};
        data[at + 1] = std::byte{0xAA};
    }
    const MemorySource source(data);
    EXPECT_EQ(offsets(source, **hexPattern("55AA"), {.sectorOffset = 510}),
              (std::vector<std::uint64_t>{510, 1534, 4094}));
    EXPECT_EQ(offsets(source, **regexPattern("U\\xaa", true), {.sectorOffset = 510}),
              (std::vector<std::uint64_t>{510, 1534, 4094}));
    SilentProgress progress;
    EXPECT_FALSE(
        search(source, **hexPattern("55"), {.sectorOffset = 512}, [](Match) { return true; }, progress));
}

TEST(Search, RangesAreRespected) {
    const MemorySource source(bytesOf("xxabxxabxxabxx"));
    const auto pattern = *textPattern("ab", Encoding::Ascii, true);
    EXPECT_EQ(offsets(source, *pattern, {.offset = 3}), (std::vector<std::uint64_t>{6, 10}));
    EXPECT_EQ(offsets(source, *pattern, {.offset = 2, .length = 5}), (std::vector<std::uint64_t>{2}));
    EXPECT_EQ(offsets(source, *pattern, {.offset = 2, .length = 5, .backward = true}),
              (std::vector<std::uint64_t>{2}));
    EXPECT_TRUE(offsets(source, *pattern, {.offset = 100}).empty());
}

TEST(Search, TextInEveryEncodingAndCase) {
    std::vector<std::byte> data(100);
    for (const char* text : {"\xD6"
                             "l",
                             "\x85"
                             "l",
                             "\xC3\x96l"}) {  // "Öl" in Latin-1, Mac Roman, UTF-8
        const auto b = bytesOf(text);
        data.insert(data.end(), b.begin(), b.end());
    }
    const auto utf16 = bytesOf(std::string_view("\xF6\0L\0", 4));
    data.insert(data.end(), utf16.begin(), utf16.end());
    const MemorySource source(data);
    EXPECT_EQ(offsets(source, **textPattern("Öl", Encoding::Latin1, true)), std::vector<std::uint64_t>{100});
    EXPECT_EQ(offsets(source, **textPattern("öL", Encoding::MacRoman, false)),
              std::vector<std::uint64_t>{102});
    EXPECT_EQ(offsets(source, **textPattern("ÖL", Encoding::Utf8, false)), std::vector<std::uint64_t>{104});
    EXPECT_EQ(offsets(source, **textPattern("Öl", Encoding::Utf16Le, false)),
              std::vector<std::uint64_t>{107});
    EXPECT_FALSE(textPattern("Ж", Encoding::Latin1, true));
}

// Both byte orders at once; a text between zeros is one match, that on a whole unit.
TEST(Search, WideTextInEitherOrder) {
    std::vector<std::byte> data(20000);
    const auto put = [&](std::size_t at, std::string_view bytes) {
        std::ranges::copy(bytesOf(bytes), data.begin() + static_cast<std::ptrdiff_t>(at));
    };
    const std::string_view little("A\0\xF6\0", 4);
    const std::string_view big("\0A\0\xF6", 4);
    put(100, little);
    put(201, little);  // off a unit, and seen as big endian from 200 on: that is the whole unit
    put(302, big);
    put(9000, big);
    put(9004, big);
    put(9998, little);
    put(15002, "x" + std::string(little) + "y");  // nothing else can be meant
    const MemorySource source(data);
    const auto either = *wideTextPattern("Aö", 16, std::nullopt, true);
    const std::vector<std::uint64_t> expected{100, 200, 302, 9000, 9004, 9998, 15003};
    EXPECT_EQ(offsets(source, *either), expected);
    EXPECT_EQ(offsets(source, *either, {.backward = true}),
              std::vector<std::uint64_t>(expected.rbegin(), expected.rend()));
    EXPECT_EQ(offsets(source, **wideTextPattern("aÖ", 16, std::nullopt, false)), expected);
    EXPECT_EQ(offsets(source, **wideTextPattern("Aö", 16, false, true)),
              (std::vector<std::uint64_t>{100, 201, 303, 9001, 9005, 9998, 15003}));
    EXPECT_EQ(offsets(source, **wideTextPattern("Aö", 16, true, true)),
              (std::vector<std::uint64_t>{99, 200, 302, 9000, 9004, 9997}));

    std::vector<std::byte> wide(1000);
    const auto put32 = [&](std::size_t at, std::u32string_view text, bool bigEndian) {
        for (const char32_t c : text) {
            if (bigEndian) storeBig<std::uint32_t>(wide.data() + at, c);
            else storeLittle<std::uint32_t>(wide.data() + at, c);
            at += 4;
        }
    };
    put32(40, U"Hi 𝄞", false);
    put32(400, U"HI 𝄞", true);
    EXPECT_EQ(offsets(MemorySource(wide), **wideTextPattern("hi 𝄞", 32, std::nullopt, false)),
              (std::vector<std::uint64_t>{40, 400}));
    EXPECT_EQ(offsets(MemorySource(wide), **wideTextPattern("Hi 𝄞", 32, std::nullopt, true)),
              std::vector<std::uint64_t>{40});
    EXPECT_FALSE(wideTextPattern("a", 24, std::nullopt, true));
    EXPECT_FALSE(wideTextPattern("\xFF", 16, std::nullopt, true));
}

// Many matches of one order and none of the other: no byte is looked at again and again.
TEST(Search, EitherOrderIsNotQuadratic) {
    std::vector<std::byte> data(8 << 20);
    for (std::size_t i = 0; i + 4 <= data.size(); i += 4) {
        data[i] = std::byte{'a'};
        data[i + 1] = std::byte{0};
        data[i + 2] = std::byte{'b'};
    }
    std::uint64_t count = 0;
    SilentProgress progress;
    const MemorySource source(std::move(data));
    ASSERT_TRUE(search(
        source, **wideTextPattern("ab", 16, std::nullopt, true), {.length = source.size()},
        [&](Match) { return ++count > 0; }, progress));
    EXPECT_EQ(count, (8U << 20) / 4);
}

TEST(Search, NumbersByTypeAndEndian) {
    std::vector<std::byte> data(64);
    data[10] = std::byte{0x12};
    data[11] = std::byte{0x34};
    const MemorySource source(data);
    EXPECT_EQ(offsets(source, **integerPattern("0x1234", 16, true)), std::vector<std::uint64_t>{10});
    EXPECT_EQ(offsets(source, **integerPattern("13330", 16, false)), std::vector<std::uint64_t>{10});
    EXPECT_FALSE(integerPattern("256", 8, false));
    EXPECT_TRUE(integerPattern("-128", 8, false));
    EXPECT_FALSE(integerPattern("-129", 8, false));
    EXPECT_FALSE(integerPattern("1", 12, false));
    EXPECT_TRUE(floatPattern("1.5", 32, true));
    EXPECT_FALSE(floatPattern("abc", 32, true));
}

TEST(Search, RegularExpressionsAgreeWithStdRegex) {
    const auto data = haystack(3, 6);
    const MemorySource source(data);
    const std::string text(reinterpret_cast<const char*>(data.data()), 200'000);
    const MemorySource small(bytesOf(text));
    for (const std::string expression : {"abc[de]f", "(?:ab|cd)ef", "a{4}b?c"}) {
        std::vector<std::uint64_t> expected;
        const std::regex regex(expression);
        for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it)
            expected.push_back(static_cast<std::uint64_t>(it->position()));
        EXPECT_EQ(offsets(small, **regexPattern(expression, true)), expected) << expression;
    }
    EXPECT_FALSE(regexPattern("(", true));
    EXPECT_FALSE(regexPattern("a*", true));
}

// RE2 of 2022 loses these, since it takes what alternatives begin with out of them.
TEST(Search, AlternativesMayBeginWithTheSameHighBytes) {
    std::vector<std::byte> data = bytesOf(
        "..\xE9"
        "a..\xE9"
        "b..\xC3\xA9x..\xC3\xA9y..");
    const MemorySource source(data);
    const std::vector<std::uint64_t> letters{2, 6};
    EXPECT_EQ(offsets(source, **regexPattern("\\xe9a|\\xe9b", true)), letters);
    EXPECT_EQ(offsets(source, **regexPattern("\\351a|\\x{e9}b", true)), letters);
    EXPECT_EQ(offsets(source, **regexPattern("[\\xe8-\\xea][ab]", true)), letters);
    // As typed in a terminal: "éx|éy"
    EXPECT_EQ(offsets(source, **regexPattern("\xC3\xA9x|\xC3\xA9y", true)),
              (std::vector<std::uint64_t>{10, 15}));
    EXPECT_EQ(offsets(source, **regexPattern("\\Q\xC3\xA9x\\E|\\Q\xC3\xA9y\\E", true)),
              (std::vector<std::uint64_t>{10, 15}));
}

// What matches text matches its UTF-16, in either byte order.
TEST(Search, RegularExpressionsOverUtf16) {
    const std::string text =
        "Boot Camp boot.ini \xC3\x96l \xC3\xB6L \xD0\x96\xD0\xB6 file42.txt a\nb {x} "
        "\xF0\x9F\x98\x80 end\xEA\xB0\x80\xEA\xB0\x81";
    for (const Encoding encoding : {Encoding::Utf16Le, Encoding::Utf16Be}) {
        const auto bytes = bytesOf(*encodeText(text, encoding));
        const MemorySource source(bytes);
        // The place of a piece of the text in characters, in UTF-16 bytes.
        const auto at = [&](std::string_view piece) {
            const std::string before = text.substr(0, text.find(piece));
            return static_cast<std::uint64_t>(encodeText(before, encoding)->size());
        };
        const auto found = [&](std::string_view expression, bool caseSensitive = true) {
            const auto pattern = regexPattern(expression, caseSensitive, encoding);
            EXPECT_TRUE(pattern) << expression << ": " << (pattern ? "" : pattern.error().message);
            return pattern ? offsets(source, **pattern) : std::vector<std::uint64_t>{};
        };
        using Places = std::vector<std::uint64_t>;
        EXPECT_EQ(found("B[a-z]{3} C"), Places{0});
        EXPECT_EQ(found("boot", false), (Places{0, at("boot")}));
        EXPECT_EQ(found("(?i)BOOT\\.INI|CAMP"), (Places{at("Camp"), at("boot")}));
        EXPECT_EQ(found("\\w+\\d{2}\\.txt"), Places{at("file42")});
        EXPECT_EQ(found("\xC3\xB6l", false), (Places{at("\xC3\x96l"), at("\xC3\xB6L")}));
        EXPECT_EQ(found("[\xD0\x90-\xD0\xAF]"), Places{at("\xD0\x96")});
        EXPECT_EQ(found("a.b"), Places{});
        EXPECT_EQ(found("a(?s:.)b"), Places{at("a\nb")});
        EXPECT_EQ(found("{x}"), Places{at("{x}")});
        EXPECT_EQ(found("\\x{1F600} "), Places{at("\xF0\x9F\x98\x80")});
        EXPECT_EQ(found("[\\x{1F5FF}-\\x{1F700}]"), Places{at("\xF0\x9F\x98\x80")});
        EXPECT_EQ(found("} . e"), Places{at("} \xF0\x9F")});
        EXPECT_EQ(found("[^a-z] [^a-z]"), (Places{at("L \xD0"), at("} \xF0\x9F")}));
        EXPECT_EQ(found("\xEA\xB0\x80|\xEA\xB0\x81"), (Places{at("\xEA\xB0\x80"), at("\xEA\xB0\x81")}));
        EXPECT_EQ(found("\\Q{x}\\E|[[:digit:]]+"), (Places{at("42"), at("{x}")}));
        for (const char* refused : {"^a", "a$", "\\bword", "\\pL", "("})
            EXPECT_FALSE(regexPattern(refused, true, encoding)) << refused;
    }
}

TEST(Search, SeveralPatternsAtOnce) {
    auto data = haystack(7, 20);
    const auto put = [&](std::size_t at, std::string_view what) {
        std::ranges::copy(bytesOf(what), data.begin() + static_cast<std::ptrdiff_t>(at));
    };
    put(1000, "NTFS");
    put(70'000, "\x55\xAA");
    put(1'048'574,
        "\xE9"
        "END");
    put(1'200'000, "\x01\x92");
    const MemorySource source(data);
    const auto any =
        anyPattern({*textPattern("NTFS", Encoding::Ascii, true), *hexPattern("55 AA"), *hexPattern("?1 9?"),
                    *textPattern("\xC3\xA9"
                                 "end",
                                 Encoding::Latin1, false),
                    *regexPattern("XYZ[0-9]", true)});
    ASSERT_TRUE(any) << any.error().message;
    const std::vector<std::uint64_t> expected{1000, 70'000, 1'048'574, 1'200'000};
    EXPECT_EQ(offsets(source, **any), expected);
    EXPECT_EQ(offsets(source, **any, {.backward = true}),
              std::vector<std::uint64_t>(expected.rbegin(), expected.rend()));
    EXPECT_EQ(offsets(source, **hexPattern("55 AA | 4E 54 46 53")),
              (std::vector<std::uint64_t>{1000, 70'000}));
    EXPECT_FALSE(hexPattern("55 AA |"));
    EXPECT_FALSE(anyPattern({}));
}

// Sector 3 cannot be read: what lies in it or reaches into it is no match, and it is counted.
class OneBadSector : public MemorySource {
 public:
    using MemorySource::MemorySource;
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report = MemorySource::read(offset, out);
        const std::uint64_t from = std::max<std::uint64_t>(offset, 1536);
        const std::uint64_t to = std::min<std::uint64_t>(offset + out.size(), 2048);
        if (from < to) {
            std::ranges::fill(out.subspan(from - offset, to - from), std::byte{0});
            report.bad.push_back({from, to - from, Error{Cause::Io, "bad sector", from}});
        }
        return report;
    }
};

TEST(Search, UnreadableSectorsAreSkippedAndCounted) {
    std::vector<std::byte> data(4096, std::byte{'x'});
    for (const std::size_t at : {100u, 1534u, 1700u, 2047u, 3000u}) {
        data[at] = std::byte{0};
        data[at + 1] = std::byte{0};
        data[at + 2] = std::byte{'y'};
    }
    const OneBadSector source(data);
    for (const bool backward : {false, true}) {
        std::vector<std::uint64_t> found;
        SilentProgress progress;
        const auto report = search(
            source, **hexPattern("00 00 79"), {.backward = backward},
            [&](Match m) {
                found.push_back(m.offset);
                return true;
            },
            progress);
        ASSERT_TRUE(report);
        std::ranges::sort(found);
        EXPECT_EQ(found, (std::vector<std::uint64_t>{100, 3000})) << backward;
        EXPECT_EQ(report->unreadableBytes, 512u);
    }
}

// Holes are zeros that need no reading.
class Sparse : public ByteSource {
 public:
    std::uint64_t size() const override { return std::uint64_t{1} << 50; }
    std::uint32_t sectorSize() const override { return 512; }
    std::string name() const override { return "sparse"; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        readBytes_ += out.size();
        std::ranges::fill(out, std::byte{0});
        const std::string_view text = "last words";
        for (std::size_t i = 0; i < text.size(); ++i) {
            const std::uint64_t at = size() - 4096 + i;
            if (at >= offset && at < offset + out.size()) out[at - offset] = static_cast<std::byte>(text[i]);
        }
        return {};
    }
    Extent extentAt(std::uint64_t offset) const override {
        const std::uint64_t data = size() - 4096;
        return offset < data ? Extent{offset, data - offset, true} : Extent{offset, size() - offset, false};
    }
    mutable std::atomic<std::uint64_t> readBytes_ = 0;
};

TEST(Search, HolesAreNotRead) {
    const Sparse source;
    EXPECT_EQ(offsets(source, **textPattern("last words", Encoding::Ascii, true)),
              std::vector<std::uint64_t>{source.size() - 4096});
    EXPECT_EQ(offsets(source, **hexPattern("00 00 6c 61 73 74")),
              std::vector<std::uint64_t>{source.size() - 4098});
    EXPECT_LT(source.readBytes_, 1u << 20);
}

// What stands before a match counts, also where a block of the reader begins.
TEST(Search, ExpressionsLookBehind) {
    std::vector<std::byte> data(5 << 20, std::byte{'a'});
    std::vector<std::uint64_t> words;
    for (std::uint64_t at = 4096; at + 4096 < data.size(); at += 4096) {
        std::ranges::copy(bytesOf("needle"), data.begin() + static_cast<std::ptrdiff_t>(at));
        if (at % 12288 != 0) continue;
        data[at - 1] = std::byte{' '};
        words.push_back(at);
    }
    const MemorySource source(data);
    EXPECT_EQ(offsets(source, **regexPattern("\\bneedle", true)), words);
    EXPECT_TRUE(offsets(source, **regexPattern("^needle", true)).empty());
    EXPECT_EQ(offsets(source, **regexPattern("^a", true)), std::vector<std::uint64_t>{0});
    EXPECT_EQ(offsets(source, **regexPattern("^needle", true), {.offset = 8192}),
              std::vector<std::uint64_t>{8192});
    std::ranges::reverse(words);
    EXPECT_EQ(offsets(source, **regexPattern("\\bneedle", true), {.backward = true}), words);
}

TEST(Compare, HolesOnBothSidesAreNotRead) {
    const Sparse first;
    const Sparse second;
    SilentProgress progress;
    const auto report = compare({&first}, {&second}, [](const Difference&) { return true; }, progress);
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->equal());
    EXPECT_EQ(report->comparedBytes, first.size());
    EXPECT_LT(first.readBytes_ + second.readBytes_, 4u << 20);
    // A hole beside data is compared as zeros.
    std::vector<std::byte> data(3 << 20);
    data[2 << 20] = std::byte{1};
    const MemorySource full(data);
    std::vector<Difference> found;
    const auto other = compare(
        {&first, 0, 3 << 20}, {&full},
        [&](const Difference& d) {
            found.push_back(d);
            return true;
        },
        progress);
    ASSERT_TRUE(other);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].offset, 2u << 20);
    EXPECT_EQ(found[0].length, 1u);
}

TEST(Search, CancelEndsIt) {
    const MemorySource source(haystack(5, 3));
    SilentProgress progress;
    std::uint64_t seen = 0;
    const auto report = search(
        source, **textPattern("a", Encoding::Ascii, true), {},
        [&](Match) {
            if (++seen == 10) progress.cancel();
            return true;
        },
        progress);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().cause, Cause::Cancelled);
    EXPECT_LT(seen, 600'000u);
}

TEST(Search, FindersAgreeOnRandomMaskedNeedles) {
    std::mt19937 random(9);
    std::vector<std::byte> data(5000);
    for (auto& b : data) b = static_cast<std::byte>(random() % 4);
    for (int round = 0; round < 300; ++round) {
        const std::size_t length = 1 + random() % 8;
        std::vector<std::byte> value(length);
        std::vector<std::byte> mask(length, std::byte{0xFF});
        for (auto& b : value) b = static_cast<std::byte>(random() % 4);
        for (auto& b : mask)
            if (random() % 4 == 0) b = static_cast<std::byte>(random());
        const LiteralFinder finder(value, mask);
        for (std::size_t from = 0; from <= data.size();) {
            std::optional<std::size_t> expected;
            for (std::size_t at = from; at + length <= data.size() && !expected; ++at) {
                bool all = true;
                for (std::size_t i = 0; i < length; ++i)
                    all = all && (data[at + i] & mask[i]) == (value[i] & mask[i]);
                if (all) expected = at;
            }
            ASSERT_EQ(finder.find(data, from, data.size()), expected);
            if (!expected) break;
            from = *expected + 1 + random() % 100;
        }
    }
}

}  // namespace
}  // namespace sectorsmith
