// SPDX-License-Identifier: GPL-3.0-or-later
// templates check, templates test.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <span>
#include <string>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const char* const pictureTemplate = R"(#pragma description A picture
import std.sys;
struct Header {
    char magic[3] [[disk::verdict(magic == "PIC")]];
    u8 depth;
    be u16 width, height;
    std::assert(width != 0, "a picture has a width");
};
Header header @ 0;
u8 pixels[header.width] @ 8;
)";

class Templates : public ::testing::Test {
 protected:
    std::string put(const std::string& name, const std::string& text) {
        const auto path = folder_.path() / name;
        writeFile(path, std::as_bytes(std::span(text)));
        return path.string();
    }
    // Of one case, whose expectations these are.
    RunResult tested(const std::string& values, const std::string& more = {}) {
        const std::string path = put("picture.hexpat", pictureTemplate);
        put("picture.test.json",
            R"({"cases": [{"hex": "504943 08 0002 0001 AABB", "values": {)" + values + "}" + more + "}]}");
        return runCommand({"templates", "test", path});
    }
    TemporaryFolder folder_;
};

TEST_F(Templates, CheckSaysWhereTheErrorsAre) {
    const std::string good = put("good.hexpat", pictureTemplate);
    const std::string bad = put("bad.hexpat", "struct A {\n    u8 x[;\n};\n");
    const std::string doubtful = put("doubtful.hexpat", "u8 x @ 0;\nu8 y = nobody::knows(x);\n");
    RunResult result = runCommand({"templates", "check", good});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("good.hexpat: 0 errors, 0 warnings"));
    result = runCommand({"templates", "check", good, bad});
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_THAT(result.out, HasSubstr(bad + ":2:10: error: "));
    EXPECT_THAT(result.out, HasSubstr("bad.hexpat: 1 error, 0 warnings"));
    result = runCommand({"templates", "check", doubtful, "--json"});
    EXPECT_EQ(result.exitCode, 1);
    const auto document = parseJson(result.out);
    EXPECT_EQ(document["schemaVersion"], 1);
    ASSERT_EQ(document["files"].size(), 1U);
    EXPECT_EQ(document["files"][0]["errors"], 0);
    EXPECT_EQ(document["files"][0]["warnings"], 1);
    const auto& warning = document["files"][0]["diagnostics"][0];
    EXPECT_EQ(warning["severity"], "warning");
    EXPECT_EQ(warning["file"], doubtful);
    EXPECT_EQ(warning["line"], 2);
    EXPECT_EQ(warning["column"], 8);
    EXPECT_EQ(parseJson(runCommand({"templates", "check", bad, "--json=lines"}).out)["errors"], 1);
    EXPECT_EQ(runCommand({"templates", "check"}).exitCode, 2);
    EXPECT_NE(runCommand({"templates", "check", (folder_.path() / "none.hexpat").string()}).exitCode, 0);
    EXPECT_EQ(runCommand({"templates", "examine"}).exitCode, 2);
}

TEST_F(Templates, AllThatAreShippedAreWithoutErrors) {
    std::vector<std::string> arguments{"templates", "check"};
    for (const auto& entry : std::filesystem::recursive_directory_iterator(sourceFolder() / "templates")) {
        const auto ending = entry.path().extension();
        // Modules in types/ are checked with what imports them: they name each other's types.
        if (entry.path().parent_path().filename() == "types" && ending == ".hexpat") continue;
        if (ending == ".hexpat" || ending == ".pat") arguments.push_back(entry.path().string());
    }
    ASSERT_GT(arguments.size(), 50U);
    const RunResult result = runCommand(arguments);
    EXPECT_EQ(result.exitCode, 0);
    EXPECT_THAT(result.out, Not(HasSubstr(": error: ")));
}

TEST_F(Templates, WhatMatchesPasses) {
    const RunResult result = tested(R"("header.magic": "PIC", "header.depth": 8, "header.width": "0x2",
        "pixels": {"count": 2, "offset": 8, "size": 2}, "pixels[1]": 187, "header.nothing": null,
        "header": {"size": 8})");
    EXPECT_EQ(result.exitCode, 0) << result.out << result.err;
    EXPECT_THAT(result.out, HasSubstr("7 values in 1 case: passed"));
}

TEST_F(Templates, WhatDiffersIsSaid) {
    for (const auto& [values, sentence] :
         {std::pair{R"("header.width": 3)", "header.width is 2, expected 3"},
          {R"("header.magic": "TIF")", "header.magic is"},
          {R"("header.colour": 3)", "header.colour does not exist"},
          {R"("header.depth": null)", "header.depth exists"},
          {R"("pixels": {"count": 3})", "pixels has 2 members, expected 3"},
          {R"("pixels": {"offset": 9})", "pixels is at offset 8, expected 9"},
          {R"("pixels": {"size": 9})", "pixels has a size of 2, expected 9"},
          {R"("header.depth": {"ok": true})", "header.depth is not judged"}}) {
        const RunResult result = tested(values);
        EXPECT_EQ(result.exitCode, 1) << values;
        EXPECT_THAT(result.out, HasSubstr(sentence)) << values;
        EXPECT_THAT(result.out, HasSubstr("failed"));
    }
}

TEST_F(Templates, ErrorsOfFieldsMustBeExpected) {
    const std::string path = put("picture.hexpat", pictureTemplate);
    const auto run = [&](const std::string& errors) {
        put("picture.test.json",
            R"({"cases": [{"name": "no width", "hex": "504943080000 0001", "values": {"header.depth": 8})" +
                errors + "}]}");
        return runCommand({"templates", "test", path, "--json"});
    };
    RunResult result = run("");
    EXPECT_EQ(result.exitCode, 1);
    auto one = parseJson(result.out)["tests"][0];
    EXPECT_EQ(one["passed"], false);
    EXPECT_EQ(one["cases"][0]["name"], "no width");
    EXPECT_THAT(one["cases"][0]["failures"][0].get<std::string>(), HasSubstr("a picture has a width"));
    result = run(R"(, "errors": "header")");
    EXPECT_EQ(result.exitCode, 0) << result.out;
    EXPECT_EQ(run(R"(, "errors": ["header", "pixels"])").exitCode, 1);
}

TEST_F(Templates, ErrorsBehindManyFieldsAreFound) {
    const auto run = [&](const std::string& text) {
        const std::string path = put("many.hexpat", text);
        put("many.test.json", R"({"cases": [{"hex": "00", "size": 300000, "values": {}}]})");
        return runCommand({"templates", "test", path});
    };
    RunResult result = run("u8 data[200000] @ 0;\nu8 x @ 0;\n");
    EXPECT_EQ(result.exitCode, 0) << result.out;
    result = run("u8 data[200000] @ 0;\nu8 y @ 0x10000000;\n");
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_THAT(result.out, HasSubstr("y has an error"));
    result = run("struct A { u8 x; };\nA all[150000] @ 0;\n");
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_THAT(result.out, HasSubstr("not all were looked through for errors"));
}

TEST_F(Templates, ADataFileLiesBesideTheTest) {
    const std::string path = put("picture.hexpat", pictureTemplate);
    put("picture.bin", std::string("....PIC\x08\0\x01\0\x01\x7F", 13));
    put("picture.test.json",
        R"({"cases": [{"file": "picture.bin", "offset": 4, "values": {"header.width": 1, "pixels[0]": 127,
            "header.magic": {"ok": true, "offset": 4}}}]})");
    EXPECT_EQ(runCommand({"templates", "test", path}).exitCode, 0);
    EXPECT_EQ(runCommand({"templates", "test", (folder_.path() / "picture.test.json").string()}).exitCode, 0);
}

TEST_F(Templates, ABadTestFileIsAWrongUse) {
    const std::string path = put("picture.hexpat", pictureTemplate);
    for (const char* text :
         {"{", "[]", "{}", R"({"cases": []})", R"({"cases": [3]})", R"({"cases": [{"values": {}}]})",
          R"({"cases": [{"hex": "5", "values": {}}]})", R"({"cases": [{"hex": "xx", "values": {}}]})",
          R"({"cases": [{"hex": {"no": "00"}, "values": {}}]})",
          R"({"cases": [{"hex": "00", "size": -1, "values": {}}]})",
          R"({"cases": [{"hex": "00", "size": 99999999999, "values": {}}]})",
          R"({"cases": [{"hex": "00", "vaules": {}, "values": {}}]})",
          R"({"cases": [{"hex": "00", "file": "x", "values": {}}]})",
          R"({"cases": [{"hex": "00", "values": {"x": {"offest": 3}}}]})",
          R"({"cases": [{"hex": "00", "sectorSize": 100, "values": {}}]})"}) {
        put("picture.test.json", text);
        const RunResult result = runCommand({"templates", "test", path});
        EXPECT_EQ(result.exitCode, 2) << text << result.out << result.err;
        EXPECT_THAT(result.err, HasSubstr("picture.test.json")) << text;
    }
    EXPECT_EQ(runCommand({"templates", "test", put("alone.hexpat", pictureTemplate)}).exitCode, 2);
    put("picture.test.json", R"({"cases": [{"file": "none.bin", "values": {}}]})");
    EXPECT_NE(runCommand({"templates", "test", path}).exitCode, 0);
}

// The shipped templates that have expected values beside them, as templates/README.md shows it.
TEST_F(Templates, TheShippedOnesPassTheirTests) {
    std::vector<std::string> arguments{"templates", "test"};
    for (const auto& entry : std::filesystem::recursive_directory_iterator(sourceFolder() / "templates"))
        if (entry.path().string().ends_with(".test.json")) arguments.push_back(entry.path().string());
    ASSERT_GT(arguments.size(), 2U);
    const RunResult result = runCommand(arguments);
    EXPECT_EQ(result.exitCode, 0) << result.out << result.err;
}

}  // namespace
}  // namespace sectorsmith::testing
