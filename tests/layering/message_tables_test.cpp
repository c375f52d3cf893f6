// SPDX-License-Identifier: GPL-3.0-or-later
// All tables of what the engine says (src/*/messages.inc): every code has a text of its own, its placeholders can be
// filled, and who uses a code of a table gives as many arguments as its sentence has.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"
#include "testing/images.h"

namespace message_tables {
namespace {

namespace fs = std::filesystem;

struct Line {
    std::string code;
    std::string area;
    std::string sentence;
    std::string singular;  // of COUNT_TEXT
    bool counts = false;
};

std::string readText(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<Line> linesOf(const std::string& text) {
    static const std::regex kEntry(
        R"re([ME]\((\w+),\s*(MESSAGE|COUNT|ERROR)_TEXT\(\s*"([\w-]+)",\s*"((?:[^"\\]|\\.)*)"(?:,\s*"((?:[^"\\]|\\.)*)")?\s*\)\s*\))re");
    std::vector<Line> lines;
    for (std::sregex_iterator at(text.begin(), text.end(), kEntry), end; at != end; ++at)
        lines.push_back({(*at)[1], (*at)[3], (*at)[4], (*at)[5], (*at)[2] == "COUNT"});
    return lines;
}

// How many arguments a sentence takes: as many as it has {}, or at least as many as its highest {0}, {1} says.
struct Arguments {
    std::size_t count = 0;
    bool numbered = false;
};
std::optional<Arguments> argumentsOf(const std::string& sentence) {
    Arguments found;
    bool plain = false;
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        if (sentence[at] == '}') return std::nullopt;
        if (sentence[at] != '{') continue;
        const std::size_t end = sentence.find('}', at);
        if (end == std::string::npos) return std::nullopt;
        const std::string inside = sentence.substr(at + 1, end - at - 1);
        if (!std::ranges::all_of(inside, [](char c) { return c >= '0' && c <= '9'; })) return std::nullopt;
        if (inside.empty()) {
            plain = true;
            ++found.count;
        } else {
            found.numbered = true;
            found.count = std::max<std::size_t>(found.count, std::stoul(inside) + 1);
        }
        at = end;
    }
    if (plain && found.numbered) return std::nullopt;
    return found;
}

// What is wrong with a line; empty: nothing.
std::string faultOf(const Line& line) {
    const auto takes = argumentsOf(line.sentence);
    if (line.code.empty()) return "has no code";
    if (line.sentence.empty()) return "has no text";
    if (!takes) return "has placeholders that are neither {} nor {0}, {1}";
    if (line.sentence.find("\\\"") != std::string::npos) return "has straight quotation marks";
    if (line.sentence.front() == ' ' || line.sentence.back() == ' ') return "is a piece of a sentence";
    if (!line.counts) return {};
    const auto one = argumentsOf(line.singular);
    if (line.singular.empty() || line.singular == line.sentence) return "has no singular";
    if (takes->count == 0 || !one || one->count != takes->count) return "has other arguments in the singular";
    return {};
}

// The arguments behind a code, up to the bracket that ends the call; nullopt: no plain call.
std::optional<std::size_t> argumentsBehind(const std::string& text, std::size_t at) {
    std::size_t count = 0;
    int depth = 0;
    if (at >= text.size() || (text[at] != ',' && text[at] != ')')) return std::nullopt;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '"') {
            for (++at; at < text.size() && text[at] != '"'; ++at)
                if (text[at] == '\\') ++at;
        } else if (c == '(' || c == '{' || c == '[') {
            ++depth;
        } else if (c == ')' || c == '}' || c == ']') {
            if (depth-- == 0) return count;
        } else if (c == ',' && depth == 0) {
            ++count;
        } else if (text.compare(at, 3, "...") == 0) {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

struct Use {
    std::string table;  // "PartMessage"
    std::string code;
    std::size_t arguments = 0;
};
bool inWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

std::size_t wordStart(const std::string& text, std::size_t end) {
    while (end > 0 && inWord(text[end - 1])) --end;
    return end;
}
std::size_t wordEnd(const std::string& text, std::size_t at) {
    while (at < text.size() && inWord(text[at])) ++at;
    return at;
}
std::size_t withoutSpaces(const std::string& text, std::size_t end) {
    while (end > 0 && std::isspace(static_cast<unsigned char>(text[end - 1])) != 0) --end;
    return end;
}
std::size_t behindSpaces(const std::string& text, std::size_t at) {
    while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])) != 0) ++at;
    return at;
}

// "PartMessage::Lost" and its like.
struct Name {
    std::size_t begin = 0, end = 0;
    std::string table, code;
};
std::vector<Name> namesIn(const std::string& text) {
    std::vector<Name> names;
    for (std::size_t at = text.find("::"); at != std::string::npos; at = text.find("::", at + 2)) {
        Name name{wordStart(text, at), wordEnd(text, at + 2), {}, {}};
        name.table = text.substr(name.begin, at - name.begin);
        name.code = text.substr(at + 2, name.end - at - 2);
        const bool table = name.table.ends_with("Message") || name.table.ends_with("Error");
        if (table && !name.code.empty()) names.push_back(std::move(name));
    }
    return names;
}

// Whether say( or the cause of a fail() stands before `at`.
bool beginsArguments(const std::string& text, std::size_t at) {
    const std::string_view before(text.data(), withoutSpaces(text, at));
    if (before.ends_with("say("))
        return before.size() == 4 || (before[before.size() - 5] != '.' && !inWord(before[before.size() - 5]));
    if (!before.ends_with(',')) return false;
    const std::string_view cause = before.substr(0, wordStart(text, before.size() - 1));
    return cause.size() < before.size() - 1 && cause.ends_with("Cause::");
}

std::vector<Use> usesIn(const std::string& text) {
    std::vector<Use> uses;
    for (const Name& name : namesIn(text))
        if (beginsArguments(text, name.begin))
            if (const auto count = argumentsBehind(text, behindSpaces(text, name.end)))
                uses.push_back({name.table, name.code, *count});
    return uses;
}

std::set<std::string> wordsOf(const std::string& text) {
    std::set<std::string> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = wordEnd(text, at);
        if (end > at) words.insert(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

TEST(MessageTables, TheCheckFindsWhatItLooksFor) {
    const auto lines = linesOf(
        "// c\nM(One, MESSAGE_TEXT(\"part\", \"a {} “b”\"))\nM(Two, COUNT_TEXT(\"part\", \"{} x\", \"{} "
        "y\"))\n");
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(faultOf(lines[0]) + faultOf(lines[1]), "");
    EXPECT_NE(faultOf({"A", "part", "a {", "", false}), "");
    EXPECT_NE(faultOf({"A", "part", "{} of {1}", "", false}), "");
    EXPECT_NE(faultOf({"A", "part", "{:02X}", "", false}), "");
    EXPECT_NE(faultOf({"A", "part", "", "", false}), "");
    EXPECT_NE(faultOf({"A", "part", "{} x", "x", true}), "");
    EXPECT_NE(faultOf({"A", "part", "{} x", "{} x", true}), "");
    const auto uses = usesIn(
        " say(PartMessage::One, f(a, \"b, c\"), Count{d}); fail(Cause::Io, IoError::Two);"
        " say(a ? PartMessage::One : PartMessage::Two, 1)");
    ASSERT_EQ(uses.size(), 2u);
    EXPECT_EQ(uses[0].arguments, 2u);
    EXPECT_EQ(uses[1].code + uses[1].table, "TwoIoError");
    EXPECT_EQ(uses[1].arguments, 0u);
}

TEST(MessageTables, EveryCodeHasItsOwnTextAndEveryUseItsArguments) {
    const fs::path src = sectorsmith::testing::sourceFolder() / "src";
    std::map<std::string, std::map<std::string, Line>> tables;  // "PartMessage", by code
    std::size_t messages = 0;
    for (const auto& entry : fs::recursive_directory_iterator(src)) {
        const std::string file = entry.path().filename().string();
        if (file != "messages.inc" && file != "errors.inc") continue;
        const std::string text = readText(entry.path());
        const std::string area = entry.path().parent_path().filename().string();
        std::string name = area + (file == "errors.inc" ? "Error" : "Message");
        name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
        const auto lines = linesOf(text);
        const auto count = [&](const char* begin) {
            std::size_t found = 0;
            for (std::size_t at = text.find(begin); at != std::string::npos; at = text.find(begin, at + 1))
                ++found;
            return found;
        };
        EXPECT_EQ(lines.size(), count("\nM(") + count("\nE(")) << entry.path();
        std::map<std::string, std::string> said;
        for (const Line& line : lines) {
            EXPECT_EQ(line.area, area) << line.code;
            EXPECT_TRUE(tables[name].emplace(line.code, line).second) << name << ": twice: " << line.code;
            if (file == "errors.inc") continue;
            ++messages;
            EXPECT_EQ(faultOf(line), "") << name << "::" << line.code << ": " << line.sentence;
            const auto [other, fresh] = said.emplace(line.sentence, line.code);
            EXPECT_TRUE(fresh) << name << ": " << line.code << " says what " << other->second << " says";
        }
    }
    EXPECT_GT(messages, 300u);
    std::size_t checked = 0;
    std::set<std::string> used;
    for (const auto& entry : fs::recursive_directory_iterator(src)) {
        if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") continue;
        const std::string text = readText(entry.path());
        for (const Name& name : namesIn(text)) used.insert(name.table + "::" + name.code);
        if (text.find("using enum SpeedMessage") != std::string::npos) {
            const auto words = wordsOf(text);
            for (const auto& [code, line] : tables["SpeedMessage"])
                if (words.contains(code)) used.insert("SpeedMessage::" + code);
        }
        for (const Use& use : usesIn(text)) {
            const auto table = tables.find(use.table);
            if (table == tables.end()) continue;
            const auto line = table->second.find(use.code);
            if (line == table->second.end()) continue;  // the compiler's business
            const auto takes = argumentsOf(line->second.sentence);
            if (!takes) continue;
            ++checked;
            const bool fits = takes->numbered ? use.arguments >= takes->count : use.arguments == takes->count;
            EXPECT_TRUE(fits) << entry.path() << ": " << use.table << "::" << use.code << " takes "
                              << takes->count << " arguments, not " << use.arguments;
        }
    }
    EXPECT_GT(checked, 500u);
    for (const auto& [table, lines] : tables) {
        if (table.ends_with("Message")) {
            for (const auto& [code, line] : lines)
                EXPECT_TRUE(used.contains(table + "::" + code)) << "nobody uses " << table << "::" << code;
        }
    }
}

}  // namespace
}  // namespace message_tables
