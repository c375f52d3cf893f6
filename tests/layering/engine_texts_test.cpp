// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says reaches the window as a Message or an Error, which messageText() and errorText() translate. A
// std::string of the engine that the window shows as it is must be no sentence: each use is compared with a list of what
// has no translation. And the engine's errors have codes.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

#include "testing/images.h"

namespace engine_texts {
namespace {

namespace fs = std::filesystem;

// What may become a QString as it is: all of the expression, blanks joined.
const std::vector<std::regex>& untranslated() {
    static const std::vector<std::regex> all = [] {
        std::vector<std::regex> made;
        for (
            const char* one : {
                // Names, labels, paths, numbers of disks, partitions, volumes, files, records, rules, programs.
                R"((.*(\.|->))?(name|label|model|serial|path|id|guid|partition|partitionName|device|mountPoint)(\(\))?)",
                R"((.*(\.|->))?(where|computer|role|transport|backingFile|table|recordId|copyPath|rule|profile)(\(\))?)",
                R"((.*(\.|->))?(time|udevRule|hash|sha256|rw|folder|type|typeName|fileSystem|volume)(\(\))?)",
                R"((now|folder|answer\.hidden)(\.|->)string\(\))",
                R"((std::string\()?(encodingName|apmTypeName|hashTitle|fileSystemTitle)\([\w.>, -]*\)?\))",
                R"(((lang::|\w+->)?pathOf|(shown_|files_)->names\(\)\.text)\(.*\)|paths\[0\]|file\.paths\.front\(\))",
                R"(.*([gG]uid(::\w+\(\w*\))?|entry\.(type|unique))\.text\(\))",
                R"(opened_\.path\.empty\(\) \? opened_\.source->name\(\) : opened_\.path)",
                R"(partition\.typeName\.empty\(\) \? partition\.type : partition\.typeName)",
                R"(name\.data\(\), static_cast<qsizetype>\(name\.size\(\)\))",
                // Identifiers of disks and volumes.
                R"(one\.(identity\.identity\.value|newValue))",
                // Figures and digits.
                R"(speed::figureText\(.*\)|layout_?\.(address|lba)Text\(.*\)|cellDigits\(.*\)|size|shared_->hashes->at\(i\))",
                R"(qVersion\(\)|administratorCommand\(.*\))",
                // A template's own words, and values that the disk holds.
                R"(\w+->(displayName|displayValue|shortValue|summary|comment)\(\)|info\.description|comment|value|value\.value|choice|line|part|form|shown)",
                R"(completion\.(text|detail|doc)|d\.(signature|doc)|index\.declarations\(\)\[type\]\.fullName)",
                R"(member\.(name|type)|line\.substr\(0, longest\)|\*even|folders\.user|userFolder)",
                // A drive's own words and figures; a network file system's server and how it is mounted.
                R"(one\.raw|error\.what|mount\.(server|options))",
                // What people called a change, or the window did.
                R"((step|record|overlay)(\.|->)(what|step\([^;]*\)\.what))",
                // Bytes and files.
                R"(text|\(\*text\)->text|d\.span\.source->text\.data\(\), .*|(utf8|text)\.data\(\), .*|text_\.substr\(at_, 12\))",
                R"(file\.readAll\(\)|\*backup|before|out|raw\.toBase64\(\)|decodeText\(.*\))",
                R"(svg|speed::comparisonSvg\(comparison_, style\))",
            })
            made.emplace_back(one);
        return made;
    }();
    return all;
}

// The expressions that a file makes QStrings of.
std::vector<std::string> conversionsIn(const std::string& text) {
    static const std::regex kCall(R"(\b(fromStdString|toQString|fromUtf8|fromLatin1)\()");
    static const std::regex kBlank(R"(\s+)");
    std::vector<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), kCall), end; at != end; ++at) {
        const auto begin = static_cast<std::size_t>(at->position() + at->length());
        std::size_t to = begin;
        for (int depth = 1; to < text.size(); ++to) {
            if (text[to] == '(') ++depth;
            if (text[to] == ')' && --depth == 0) break;
        }
        found.push_back(std::regex_replace(text.substr(begin, to - begin), kBlank, " "));
    }
    return found;
}

bool mayStayAsItIs(const std::string& expression) {
    return std::ranges::any_of(untranslated(),
                               [&](const std::regex& one) { return std::regex_match(expression, one); });
}

std::string readText(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

bool isSource(const fs::path& path) { return path.extension() == ".cpp" || path.extension() == ".h"; }

TEST(EngineTexts, TheCheckFindsWhatItLooksFor) {
    const auto found =
        conversionsIn("a(toQString(error.message)); QString::fromStdString(f(x,\n   y).reason);");
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found[0], "error.message");
    EXPECT_EQ(found[1], "f(x, y).reason");
    for (const char* sentence :
         {"error.message", "report->problem", "problems.front()", "note", "why", "finding.text",
          "opened.readOnlyReason", "result.remarks", "figure.title", "plan.what", "area"})
        EXPECT_FALSE(mayStayAsItIs(sentence)) << sentence;
    for (const char* data :
         {"device.model", "path", "volume.name()", "record->what", "Guid::random().text()"})
        EXPECT_TRUE(mayStayAsItIs(data)) << data;
}

TEST(EngineTexts, TheWindowShowsNoSentenceOfTheEngineUntranslated) {
    std::size_t seen = 0;
    for (const auto& entry :
         fs::recursive_directory_iterator(sectorsmith::testing::sourceFolder() / "src" / "gui")) {
        // The translations themselves.
        const std::string parent = entry.path().parent_path().filename().string();
        if (!isSource(entry.path()) || (parent == "session" && entry.path().stem() == "text")) continue;
        for (const std::string& expression : conversionsIn(readText(entry.path()))) {
            ++seen;
            EXPECT_TRUE(mayStayAsItIs(expression))
                << entry.path() << " shows “" << expression
                << "” as it is: use messageText(), or add it to the list if it has no translation";
        }
    }
    EXPECT_GT(seen, 100u);
}

// How many errors are made of a plain sentence, which the window can show in English only.
std::size_t plainErrorsIn(const std::string& text) {
    constexpr std::string_view blanks = " \t\r\n", cause = "Cause::";
    std::size_t found = 0;
    for (std::size_t at = text.find(cause); at != std::string::npos; at = text.find(cause, at + 1)) {
        const std::string_view before = std::string_view(text).substr(0, at);
        const std::size_t last = before.find_last_not_of(blanks);
        if (last == std::string_view::npos) continue;
        const std::string_view opened = before.substr(0, last + 1);
        if (!opened.ends_with("fail(") && !opened.ends_with("Error{")) continue;
        std::string_view rest = std::string_view(text).substr(at + cause.size());
        rest.remove_prefix(std::min(rest.find_first_of(",)}"), rest.size()));
        if (!rest.starts_with(',')) continue;
        rest.remove_prefix(std::min(rest.find_first_not_of(blanks, 1), rest.size()));
        for (const std::string_view plain : {"\"", "fmt::", "std::string("})
            if (rest.starts_with(plain)) ++found;
    }
    return found;
}

TEST(EngineTexts, TheEnginesErrorsHaveCodes) {
    EXPECT_EQ(plainErrorsIn("fail(Cause::Io, \"x\"); fail(Cause::Io,\n  fmt::format(\"{}\", 1)); "
                            "fail(\n  Cause::Io, std::string(why)); Error{Cause::Io, \"x\"}"),
              4u);
    EXPECT_EQ(
        plainErrorsIn("fail(Cause::Io, IoError::NoDisk, path); fail(Cause::Io, why); f(Cause::Io, \"\")"),
        0u);
    std::size_t files = 0;
    for (const char* folder : {"base", "io", "edit", "part", "fs", "lang", "ops"}) {
        for (const auto& entry :
             fs::recursive_directory_iterator(sectorsmith::testing::sourceFolder() / "src" / folder)) {
            if (!isSource(entry.path())) continue;
            ++files;
            EXPECT_EQ(plainErrorsIn(readText(entry.path())), 0u) << entry.path();
        }
    }
    EXPECT_GT(files, 300u);
}

}  // namespace
}  // namespace engine_texts
