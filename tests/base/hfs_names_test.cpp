// SPDX-License-Identifier: GPL-3.0-or-later
// The order of names in the catalogues of HFS and HFS Plus.
#include "base/hfs_names.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace sectorsmith {
namespace {

std::vector<std::byte> unitBytes(const std::u16string& text) {
    std::vector<std::byte> bytes;
    for (const char16_t c : text) {
        bytes.push_back(static_cast<std::byte>(c >> 8));
        bytes.push_back(static_cast<std::byte>(c));
    }
    return bytes;
}

std::vector<std::byte> romanBytes(const std::string& text) {
    std::vector<std::byte> bytes;
    for (const char c : text) bytes.push_back(static_cast<std::byte>(c));
    return bytes;
}

std::strong_ordering plus(const std::u16string& a, const std::u16string& b, bool folds = true) {
    return compareHfsPlusNames(unitBytes(a), unitBytes(b), folds);
}

TEST(HfsPlusNames, CaseDoesNotCount) {
    EXPECT_EQ(plus(u"README", u"readme"), std::strong_ordering::equal);
    EXPECT_EQ(plus(u"a", u"B"), std::strong_ordering::less);
    EXPECT_EQ(plus(u"B", u"a"), std::strong_ordering::greater);
    EXPECT_EQ(plus(u"a", u"ab"), std::strong_ordering::less);
    EXPECT_EQ(plus(u"", u"a"), std::strong_ordering::less);
    EXPECT_EQ(plus(u"\u0416", u"\u0436"), std::strong_ordering::equal);  // Cyrillic
    EXPECT_EQ(plus(u"\u0391", u"\u03B1"), std::strong_ordering::equal);  // Greek
    EXPECT_EQ(plus(u"\u0460", u"\u0461"), std::strong_ordering::equal);
    EXPECT_EQ(plus(u"\u0461", u"\u0462"), std::strong_ordering::less);
    EXPECT_EQ(plus(u"\u01C4", u"\u01C6"), std::strong_ordering::equal);
    EXPECT_EQ(plus(u"\uFF21", u"\uFF41"), std::strong_ordering::equal);
    // Not in Unicode 2.0's table, or composed: as they are.
    EXPECT_NE(plus(u"\u00C4", u"\u00E4"), std::strong_ordering::equal);
    EXPECT_NE(plus(u"\u0419", u"\u0439"), std::strong_ordering::equal);
}

TEST(HfsPlusNames, SomeCharactersDoNotCountAndNulIsTheLast) {
    EXPECT_EQ(plus(u"a\u200Db", u"AB"), std::strong_ordering::equal);
    EXPECT_EQ(plus(u"\uFEFF", u""), std::strong_ordering::equal);
    EXPECT_EQ(plus(std::u16string(1, u'\0'), u"z"), std::strong_ordering::greater);
}

TEST(HfsPlusNames, BinaryOrderIsThatOfTheUnits) {
    EXPECT_EQ(plus(u"B", u"a", false), std::strong_ordering::less);
    EXPECT_EQ(plus(u"a\u200Db", u"ab", false), std::strong_ordering::greater);
    EXPECT_EQ(plus(std::u16string(1, u'\0'), u"z", false), std::strong_ordering::less);
    EXPECT_EQ(plus(u"same", u"same", false), std::strong_ordering::equal);
}

TEST(HfsNames, LettersWithAccentsStandBehindTheirOwn) {
    const auto roman = [](const std::string& a, const std::string& b) {
        return compareHfsNames(romanBytes(a), romanBytes(b));
    };
    EXPECT_EQ(roman("System", "sYSTEM"), std::strong_ordering::equal);
    EXPECT_EQ(roman("\x80", "\x8A"), std::strong_ordering::equal);  // Ä, ä
    EXPECT_EQ(roman("a", "\x8A"), std::strong_ordering::less);
    EXPECT_EQ(roman("\x8A", "b"), std::strong_ordering::less);
    EXPECT_EQ(roman("\xCA", " "), std::strong_ordering::equal);  // a space that does not break
    EXPECT_EQ(roman("Z", "["), std::strong_ordering::less);
    EXPECT_EQ(roman("~", "\xA5"), std::strong_ordering::less);
    EXPECT_EQ(roman("ab", "a"), std::strong_ordering::greater);
}

}  // namespace
}  // namespace sectorsmith
