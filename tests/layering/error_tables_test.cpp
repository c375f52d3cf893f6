// SPDX-License-Identifier: GPL-3.0-or-later
// The sentences of all error tables (src/*/errors.inc): one style, placeholders that can be filled, no two the same name.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "base/error.h"
#include "testing/images.h"

namespace {

namespace fs = std::filesystem;

struct Line {
    std::string code;
    std::string area;
    std::string sentence;
};

// Lines that are neither a comment nor an entry are given as entries without a code.
std::vector<Line> linesOf(const std::string& text) {
    static const std::regex kEntry(
        R"re(E\(\s*(\w+),\s*ERROR_TEXT\(\s*"(\w+)",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)\s*\))re");
    std::vector<Line> lines;
    for (std::sregex_iterator at(text.begin(), text.end(), kEntry), end; at != end; ++at) {
        std::string sentence;
        bool inside = false;
        for (const char c : (*at)[3].str()) {
            if (c == '"') inside = !inside;
            else if (inside) sentence += c;
        }
        lines.push_back({(*at)[1], (*at)[2], sentence});
    }
    return lines;
}

// What is wrong with a sentence; empty: nothing.
std::string faultOf(const std::string& sentence) {
    if (sentence.empty()) return "is empty";
    if (sentence.ends_with('.') && !sentence.ends_with("…")) return "ends with a full stop";
    static const std::set<std::string> kNames{
        "APFS", "Apple", "APM", "ASCII", "BSD",  "EFI",     "FAT", "FAT32", "GPT",    "GUID",    "HFS+", "ID",
        "LBA",  "MBR",   "MFT", "NTFS",  "TRIM", "UDisks2", "UTF", "UTF-8", "UTF-16", "Windows", "exFAT"};
    const std::string first = sentence.substr(0, sentence.find_first_of(" ,:'’"));
    if (std::isupper(static_cast<unsigned char>(sentence[0])) && !kNames.contains(first))
        return "starts with a capital";
    if (sentence.find("\\\"") != std::string::npos) return "has straight quotation marks";
    std::vector<std::string> arguments(9, "x");
    if (sentence.find('{') != std::string::npos &&
        sectorsmith::filledSentence(sentence, arguments) == sentence)
        return "has braces that cannot be filled";
    return {};
}

TEST(ErrorTables, TheCheckFindsWhatItLooksFor) {
    EXPECT_EQ(faultOf("{} does not exist"), "");
    EXPECT_EQ(faultOf("GPT header damaged"), "");
    EXPECT_NE(faultOf("It failed"), "");
    EXPECT_NE(faultOf("it failed."), "");
    EXPECT_NE(faultOf("{x} failed"), "");
    const auto lines = linesOf("// c\nE(One, ERROR_TEXT(\"part\", \"a \"\n  \"b\"))\n");
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0].code + lines[0].area + lines[0].sentence, "Oneparta b");
}

TEST(ErrorTables, HaveOneStyle) {
    std::size_t tables = 0;
    for (const auto& entry : fs::recursive_directory_iterator(sectorsmith::testing::sourceFolder() / "src")) {
        if (entry.path().filename() != "errors.inc") continue;
        ++tables;
        std::ifstream in(entry.path());
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        const auto lines = linesOf(text);
        const std::string area = entry.path().parent_path().filename().string();
        std::size_t entries = 0;
        for (std::size_t at = text.find("\nE("); at != std::string::npos; at = text.find("\nE(", at + 1))
            ++entries;
        EXPECT_EQ(lines.size(), entries) << entry.path();
        std::set<std::string> codes;
        for (const Line& line : lines) {
            EXPECT_EQ(line.area, area) << line.code;
            EXPECT_TRUE(codes.insert(line.code).second) << line.code;
            EXPECT_EQ(faultOf(line.sentence), "")
                << entry.path() << ": " << line.code << ": " << line.sentence;
        }
    }
    EXPECT_GE(tables, 1u);
}

}  // namespace
