// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the programs in tests/lang/semantics. Each says what it expects in comments:
//   // data: 01 02 ff          the source's bytes (several lines add up), else 64 zeros
//   // zeros: 16               that many zeros more
//   // text: ABC               characters
//   // expect: a.b[1] = text   what the field is shown as
//   // expect: a.b @ 4 : 2     offset and size
//   // expect: a has 3         number of children
//   // expect: a missing       no such field
//   // print: text             the next line printed (all of them, in order)
//   // error: text             a diagnostic has this in it (else there must be none)
//   // node-error: path        the node has an error
// What is expected was worked out by hand or by the original, never taken from this program's output.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "io/memory_source.h"
#include "lang/template.h"
#include "testing/images.h"

namespace sectorsmith::lang {
namespace {

namespace fs = std::filesystem;

std::string trim(std::string text) {
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.pop_back();
    while (!text.empty() && text.front() == ' ') text.erase(0, 1);
    return text;
}

struct Expectations {
    std::vector<std::byte> data;
    bool hasData = false;
    std::vector<std::string> fields;
    std::vector<std::string> prints;
    std::vector<std::string> errors;
    std::vector<std::string> nodeErrors;
};

Expectations parseExpectations(const std::string& text) {
    Expectations e;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        auto take = [&](const char* key) -> std::optional<std::string> {
            const std::string start = std::string("// ") + key + ":";
            if (!line.starts_with(start)) return std::nullopt;
            return trim(line.substr(start.size()));
        };
        if (auto hex = take("data")) {
            e.hasData = true;
            std::istringstream words(*hex);
            for (std::string word; words >> word;)
                e.data.push_back(static_cast<std::byte>(std::stoul(word, nullptr, 16)));
        } else if (auto count = take("zeros")) {
            e.hasData = true;
            e.data.resize(e.data.size() + std::stoul(*count, nullptr, 0));
        } else if (auto characters = take("text")) {
            e.hasData = true;
            for (char c : *characters) e.data.push_back(static_cast<std::byte>(c));
        } else if (auto field = take("expect")) {
            e.fields.push_back(*field);
        } else if (auto print = take("print")) {
            e.prints.push_back(*print);
        } else if (auto error = take("error")) {
            e.errors.push_back(*error);
        } else if (auto node = take("node-error")) {
            e.nodeErrors.push_back(*node);
        }
    }
    if (!e.hasData) e.data.resize(64);
    return e;
}

// Reads all of it, so that errors show.
void walk(const NodePtr& node, int depth) {
    if (depth > 40) return;
    node->error();
    node->displayValue();
    const std::uint64_t count = std::min<std::uint64_t>(node->hasChildren() ? node->childCount() : 0, 1000);
    for (std::uint64_t i = 0; i < count; ++i)
        if (const NodePtr child = node->child(i)) walk(child, depth + 1);
}

void checkField(const NodePtr& root, const std::string& line) {
    auto find = [&](const std::string& path) {
        Message why;
        const NodePtr node = findPath(root, path, &why);
        EXPECT_TRUE(node) << line << ": " << why.text;
        return node;
    };
    if (line.ends_with(" missing")) {
        EXPECT_FALSE(findPath(root, line.substr(0, line.size() - 8))) << line;
        return;
    }
    if (const std::size_t at = line.find(" @ "); at != std::string::npos) {
        const std::size_t colon = line.find(" : ", at);
        ASSERT_NE(colon, std::string::npos) << line;
        if (const NodePtr node = find(line.substr(0, at))) {
            EXPECT_EQ(node->offset(), std::stoull(line.substr(at + 3), nullptr, 0)) << line;
            EXPECT_EQ(node->size(), std::stoull(line.substr(colon + 3), nullptr, 0)) << line;
        }
        return;
    }
    if (const std::size_t at = line.find(" has "); at != std::string::npos) {
        if (const NodePtr node = find(line.substr(0, at))) {
            EXPECT_EQ(node->childCount(), std::stoull(line.substr(at + 5))) << line;
        }
        return;
    }
    const std::size_t equals = line.find(" =");
    ASSERT_NE(equals, std::string::npos) << line;
    if (const NodePtr node = find(line.substr(0, equals))) {
        const auto error = node->error();
        EXPECT_EQ(node->displayValue(), trim(line.substr(equals + 2)))
            << line << (error ? ": " + error->message.text : "");
    }
}

class SemanticsTest : public ::testing::TestWithParam<std::string> {};

TEST_P(SemanticsTest, DoesWhatItSays) {
    const fs::path path = sectorsmith::testing::sourceFolder() / "tests/lang/semantics" / GetParam();
    std::ifstream in(path);
    std::stringstream buffer;
    buffer << in.rdbuf();
    const std::string text = buffer.str();
    const Expectations e = parseExpectations(text);
    const auto loader =
        folderLoader({(sectorsmith::testing::sourceFolder() / "templates").string(),
                      (sectorsmith::testing::sourceFolder() / "tests/lang/semantics").string()});
    const CompileResult compiled =
        compile(std::make_shared<SourceText>(SourceText{path.filename().string(), text}), *loader);
    for (const Diagnostic& d : compiled.diagnostics) ADD_FAILURE() << render(d);
    ASSERT_TRUE(compiled.program);
    std::vector<std::string> printed;
    EvaluateOptions options;
    options.console = [&](Severity, std::string_view line) { printed.emplace_back(line); };
    const auto evaluation = evaluate(compiled.program, std::make_shared<MemorySource>(e.data), options);
    const NodePtr root = evaluation->root();
    walk(root, 0);
    for (const std::string& line : e.fields) checkField(root, line);
    EXPECT_EQ(printed, e.prints);
    for (const std::string& nodePath : e.nodeErrors) {
        const NodePtr node = findPath(root, nodePath);
        ASSERT_TRUE(node) << nodePath;
        EXPECT_TRUE(node->error()) << nodePath;
    }
    std::string all;
    for (const Diagnostic& d : evaluation->diagnostics()) all += render(d);
    if (e.errors.empty() && e.nodeErrors.empty()) {
        EXPECT_EQ(all, "");
    }
    for (const std::string& error : e.errors)
        EXPECT_NE(all.find(error), std::string::npos) << error << "\nnot in\n" << all;
}

std::vector<std::string> semanticsPrograms() {
    std::vector<std::string> names;
    for (const auto& entry :
         fs::directory_iterator(sectorsmith::testing::sourceFolder() / "tests/lang/semantics"))
        if (entry.path().extension() == ".hexpat") names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

INSTANTIATE_TEST_SUITE_P(Language, SemanticsTest, ::testing::ValuesIn(semanticsPrograms()),
                         [](const auto& test) {
                             std::string name = test.param.substr(0, test.param.find('.'));
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

}  // namespace
}  // namespace sectorsmith::lang
