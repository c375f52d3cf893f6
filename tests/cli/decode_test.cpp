// SPDX-License-Identifier: GPL-3.0-or-later
// decode and templates: which template is chosen, what is printed, what the exit code says. The language itself is
// tested in tests/lang, the shipped templates with their images.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

class Decode : public ::testing::Test {
 protected:
    void SetUp() override {
        std::vector<std::byte> data(64);
        for (std::size_t i = 0; i < data.size(); ++i) data[i] = std::byte(i);
        data[40] = data[41] = data[42] = data[43] = data[44] = data[45] = data[46] = data[47] =
            std::byte{0xFF};
        data_ = file("data", std::string(reinterpret_cast<const char*>(data.data()), data.size()));
    }
    std::string file(const std::string& name, const std::string& text) {
        std::filesystem::create_directories((folder_.path() / name).parent_path());
        writeFile(folder_.path() / name, std::as_bytes(std::span(text)));
        return (folder_.path() / name).string();
    }
    RunResult decode(const std::string& text, std::vector<std::string> options = {}) {
        std::vector<std::string> arguments = {"decode", data_, "--template", file("test.hexpat", text)};
        arguments.insert(arguments.end(), options.begin(), options.end());
        return runCommand(arguments);
    }
    TemporaryFolder folder_;
    std::string data_;
};

constexpr const char* kSample =
    "struct Inner { u8 a; u16 b; };\n"
    "struct Outer { u32 first; Inner inner[3]; char text[4]; };\n"
    "Outer outer @ 4;\n"
    "u64 large @ 40;\n"
    "u8 numbers[20] @ 0;\n";

TEST_F(Decode, TheDocumentIsTheTree) {
    const RunResult result = decode(kSample, {"--json"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    const auto document = parseJson(result.out);
    EXPECT_EQ(document["schemaVersion"], 1);
    ASSERT_EQ(document["children"].size(), 3U);
    const auto& outer = document["children"][0];
    EXPECT_EQ(outer["name"], "outer");
    EXPECT_EQ(outer["type"], "Outer");
    EXPECT_EQ(outer["offset"], 4);
    EXPECT_EQ(outer["size"], 17);
    EXPECT_EQ(outer["children"][0]["value"], 0x07060504);
    const auto& second = outer["children"][1]["children"][1];
    EXPECT_EQ(second["offset"], 11);
    EXPECT_EQ(second["children"][1]["name"], "b");
    EXPECT_EQ(second["children"][1]["value"], 0x0D0C);
    EXPECT_EQ(document["children"][1]["value"], "18446744073709551615");  // beyond 2^53 - 1: text
}

TEST_F(Decode, LinesAreFlatAndNamedByTheirPath) {
    const RunResult result = decode(kSample, {"--json=lines"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    std::istringstream in(result.out);
    std::string line;
    std::vector<std::string> paths;
    while (std::getline(in, line)) {
        const auto object = nlohmann::json::parse(line, nullptr, false);
        ASSERT_FALSE(object.is_discarded()) << line;
        paths.push_back(object["path"]);
        // A line's path leads --path to the same value.
        if (object["path"] == "outer.inner[1].b") {
            EXPECT_EQ(object["value"], 0x0D0C);
            EXPECT_EQ(decode(kSample, {"--path", object["path"]}).out, "3340\n");
        }
        if (object["path"] == "large") {
            EXPECT_EQ(object["value"], "18446744073709551615");
        }
    }
    EXPECT_EQ(paths.size(), 1U + 1 + 1 + 3 * 3 + 1 + 1 + 1 + 20);
}

TEST_F(Decode, LevelsAndPathSelect) {
    const auto one = parseJson(decode(kSample, {"--json", "--levels", "1"}).out);
    ASSERT_EQ(one["children"].size(), 3U);
    EXPECT_FALSE(one["children"][0].contains("children"));
    const RunResult part = decode(kSample, {"--json", "--path", "outer.inner[2]"});
    const auto element = parseJson(part.out);
    EXPECT_EQ(element["offset"], 14);
    EXPECT_EQ(element["children"].size(), 2U);
    EXPECT_EQ(decode(kSample, {"--path", "outer.first"}).out, "117835012\n");
    const RunResult missing = decode(kSample, {"--path", "outer.nothing"});
    EXPECT_EQ(missing.exitCode, 1);
    EXPECT_EQ(missing.out, "");
    EXPECT_NE(missing.err.find("nothing"), std::string::npos);
}

TEST_F(Decode, OffsetMovesTheTemplate) {
    EXPECT_EQ(decode("u8 x @ 2;", {"--path", "x"}).out, "2\n");
    EXPECT_EQ(decode("u8 x @ 2;", {"--path", "x", "-o", "0x10"}).out, "18\n");
    EXPECT_EQ(parseJson(decode("u8 x @ 2;", {"--json", "-o", "16"}).out)["children"][0]["offset"], 18);
}

TEST_F(Decode, ThePrintedTreeShowsOffsetSizeNameValueAndType) {
    const RunResult result = decode(kSample);
    EXPECT_EQ(result.exitCode, 0) << result.err;
    std::istringstream in(result.out);
    std::string line;
    bool first = false;
    bool numbers = false;
    while (std::getline(in, line)) {
        std::istringstream words(line);
        std::string offset, size, name, value, type;
        words >> offset >> size >> name >> value >> type;
        if (name == "first") {
            first = true;
            EXPECT_EQ(offset, "0x0004");
            EXPECT_EQ(size, "4");
            EXPECT_EQ(value, "117835012");
            EXPECT_EQ(type, "u32");
        }
        // A plain array takes a line for eight of its elements.
        if (line.find("[8 … 15]") != std::string::npos) {
            numbers = true;
            EXPECT_NE(line.find(" 8 9 10 11 12 13 14 15"), std::string::npos) << line;
        }
    }
    EXPECT_TRUE(first);
    EXPECT_TRUE(numbers);
}

TEST_F(Decode, ATemplateThatDoesNotCompileFailsWithItsPlace) {
    const RunResult result = decode("u8 fine @ 0;\nstruct A {\n    u8 b\n};\n");
    EXPECT_EQ(result.exitCode, 1);
    EXPECT_EQ(result.out, "");
    EXPECT_NE(result.err.find("test.hexpat:"), std::string::npos) << result.err;
    EXPECT_NE(result.err.find(": error: "), std::string::npos);
    EXPECT_NE(result.err.find('^'), std::string::npos);
}

TEST_F(Decode, AnErrorInAFieldFailsButTheRestIsPrinted) {
    const std::string text =
        "import std.sys;\nstruct A { u8 v; std::assert(v == 9, \"v is not nine\"); };\nA a @ 1;\nu8 after @ "
        "7;\n";
    for (const char* form : {"--json", "--json=lines", "--no-color"}) {
        const RunResult result = decode(text, {form});
        EXPECT_EQ(result.exitCode, 1) << form;
        EXPECT_NE(result.out.find("after"), std::string::npos) << form;
        EXPECT_NE(result.err.find("v is not nine"), std::string::npos) << form << result.err;
    }
    EXPECT_EQ(decode(text, {"--path", "after"}).exitCode, 0);  // only what is evaluated counts
    EXPECT_EQ(decode("u32 beyond @ 62;").exitCode, 1);
}

TEST_F(Decode, WhatIsOverTheBudgetIsToldAndBudgetAllowsMore) {
    const std::string loop =
        "fn f() { for (u64 i = 0, i < ROUNDS, i += 1) {} };\nu8 before @ 1;\nf();\nu8 after @ 2;\n";
    // A thousandth of the default would do; what counts is that the option reaches the evaluation.
    const RunResult much =
        decode("#pragma loop_limit 0\n" + std::string(loop).replace(loop.find("ROUNDS"), 6, "1000"),
               {"--json", "--budget", "0"});
    EXPECT_EQ(much.exitCode, 0) << much.err;
    EXPECT_EQ(decode(loop, {"--budget", "x"}).exitCode, 2);
    EXPECT_EQ(decode(loop, {"--budget", "-1"}).exitCode, 2);
}

// What holds nothing but zeros takes a line, whatever it is made of; -v prints all of it. What has a verdict is looked at.
TEST_F(Decode, ZerosAreSqueezedUnlessAskedFor) {
    const std::string zeros = file("zeros", std::string(256, '\0'));
    const std::string text =
        file("squeezed.hexpat",
             "struct P { u16 a; u32 b[2]; };\nbitfield B { x : 3; y : 5; };\n"
             "struct S { P p; B b; P q[9]; char c[4]; };\nS s @ 0;\nP list[6] @ 128;\n"
             "struct J { u8 j [[disk::verdict(j == 1)]]; u8 k; };\nJ judged @ 200;\nu8 one @ 7;\n");
    const RunResult short_ = runCommand({"decode", zeros, "--template", text});
    EXPECT_EQ(short_.exitCode, 0) << short_.err;
    EXPECT_EQ(std::ranges::count(short_.out, '\n'), 1 + 1 + 3 + 1) << short_.out;
    EXPECT_NE(short_.out.find("all zero"), std::string::npos);
    EXPECT_NE(short_.out.find("BAD"), std::string::npos);
    const RunResult long_ = runCommand({"decode", zeros, "--template", text, "-v"});
    EXPECT_EQ(long_.out.find("all zero"), std::string::npos);
    EXPECT_NE(long_.out.find("[8]"), std::string::npos);
    // Between others, a run of zero elements is one line.
    std::string some(256, '\0');
    some[128] = 1;
    some[128 + 50] = 1;
    const RunResult mixed = runCommand({"decode", file("some", some), "--template", text});
    EXPECT_NE(mixed.out.find("[1 … 4]"), std::string::npos) << mixed.out;
}

// 2^32 elements that hold nothing: the listing ends, in every form, and says so.
TEST_F(Decode, ElementsWithoutBytesAreListedToABound) {
    for (const char* form : {"--json", "--json=lines", "--no-color"}) {
        const RunResult result = decode("struct E {};\nE e[0x100000000] @ 0;\nu8 after @ 7;\n", {form});
        EXPECT_EQ(result.exitCode, 1) << form;
        EXPECT_LT(result.out.size(), 20'000'000U) << form;
        EXPECT_NE(result.out.find("elements without bytes"), std::string::npos) << form;
        EXPECT_NE(result.out.find("after"), std::string::npos) << form;
    }
}

TEST_F(Decode, PrintsGoToStderr) {
    const RunResult result = decode("import std.io;\nu8 x @ 5;\nstd::print(\"x is {}\", x);\n", {"--json"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    parseJson(result.out);
    EXPECT_NE(result.err.find("x is 5"), std::string::npos);
}

TEST_F(Decode, ImportsComeFromIncludeFolders) {
    file("library/deep/part.hexpat", "struct Part { u8 p; };\n");
    const std::string text = "import deep.part;\nPart part @ 3;\n";
    EXPECT_EQ(decode(text).exitCode, 1);
    const RunResult found =
        decode(text, {"--include", (folder_.path() / "library").string(), "--path", "part.p"});
    EXPECT_EQ(found.out, "3\n") << found.err;
    // Beside the template itself, too.
    file("deep/part.hexpat", "struct Part { u16 p; };\n");
    EXPECT_EQ(decode(text, {"--path", "part.p"}).out, "1027\n");
}

TEST_F(Decode, TheTemplateMayComeFromStandardInputAsTheDataMay) {
    EXPECT_EQ(runCommand({"decode", data_, "--template", "-", "--path", "x"}, "u16 x @ 2;").out, "770\n");
    const std::string path = file("t.hexpat", "char x[3] @ 1;");
    EXPECT_EQ(runCommand({"decode", "-", "--template", path, "--path", "x"}, "_abc_").out, "abc\n");
    EXPECT_EQ(runCommand({"decode", "-", "--template", "-"}, "").exitCode, 2);
}

TEST_F(Decode, WrongNamesAreWrongUsage) {
    const RunResult wrong = runCommand({"decode", data_, "--template", "disk/gtp"});
    EXPECT_EQ(wrong.exitCode, 2);
    EXPECT_NE(wrong.err.find("disk/gpt"), std::string::npos) << wrong.err;
    EXPECT_EQ(runCommand({"decode", data_, "--levels", "-1"}).exitCode, 2);
    EXPECT_EQ(runCommand({"decode", data_, "-o", "65"}).exitCode, 2);
    const RunResult nothing = runCommand({"decode", data_});
    EXPECT_EQ(nothing.exitCode, 3);
    EXPECT_NE(nothing.err.find("--template"), std::string::npos);
}

TEST_F(Decode, DetectionChoosesForEveryRealDisk) {
    struct Expected {
        const char* image;
        const char* id;
    };
    for (const auto& [image, id] : std::array<Expected, 17>{{{"gpt_apfs", "disk/gpt"},
                                                             {"gpt_hfsplus", "disk/gpt"},
                                                             {"gpt_4k_head", "disk/gpt"},
                                                             {"gpt_hybrid_head", "disk/gpt"},
                                                             {"gpt_no_name_head", "disk/gpt"},
                                                             {"apm_hfsplus", "disk/apm"},
                                                             {"mbr_extended", "disk/mbr"},
                                                             {"mbr_hfsplus_fat16", "disk/mbr"},
                                                             {"apfs_volume", "fs/apfs"},
                                                             {"apfs_case_insensitive", "fs/apfs"},
                                                             {"apfs_encrypted", "fs/apfs"},
                                                             {"hfsplus_volume", "fs/hfsplus"},
                                                             {"fat12", "fs/fat"},
                                                             {"fat16", "fs/fat"},
                                                             {"exfat", "fs/exfat"},
                                                             {"ntfs", "fs/ntfs"},
                                                             {"ext2", "fs/ext"}}}) {
        const auto path = realImage(image);
        if (path.empty()) GTEST_SKIP() << "a real image is not on this machine";
        const RunResult result = runCommand({"decode", path.string(), "--json", "--levels", "2"});
        EXPECT_EQ(result.exitCode, 0) << image << result.err;
        const auto document = parseJson(result.out);
        EXPECT_EQ(document["template"], id) << image;
        EXPECT_FALSE(document["children"].empty()) << image;
    }
}

// What NTFS keeps in files and streams of its own, by the template that fits.
TEST_F(Decode, StreamsOfRealVolumesChooseTheirTemplate) {
    SECTORSMITH_REAL_IMAGE(image, "ntfs");
    for (const auto& [stream, id] :
         {std::pair{"/$LogFile", "fs/ntfs_logfile"}, std::pair{"/$Secure:$SDS", "fs/ntfs_sds"},
          std::pair{"/$Secure:$INDEX_ALLOCATION:$SII", "fs/ntfs_index"},
          std::pair{"/Large Directory:$INDEX_ALLOCATION:$I30", "fs/ntfs_index"}}) {
        const RunResult result =
            runCommand({"decode", "--as-bytes", image.string() + ":" + stream, "--json", "--levels", "2"});
        ASSERT_EQ(result.exitCode, 0) << stream << result.err;
        EXPECT_EQ(parseJson(result.out)["template"], id) << stream;
    }
}

// A journal of changes begins with a hole: its name tells.
TEST_F(Decode, AJournalThatBeginsWithAHoleIsChosenByItsName) {
    if (!haveProgram("mkntfs") || !haveProgram("ntfscp")) GTEST_SKIP() << "ntfs-3g is not installed";
    const std::string folder = folder_.path().string();
    std::string record(80, '\0');
    record[0] = 80;
    record[4] = 2;
    record[24] = 0;
    record[25] = 0x20;  // USN 8192
    record[41] = 1;     // created
    record[56] = 8;
    record[58] = 60;
    for (int i = 0; i < 4; ++i) record[static_cast<std::size_t>(60 + 2 * i)] = "file"[i];
    file("journal", std::string(8192, '\0') + record);
    const RunResult made = run("cd " + shellQuoted(folder) +
                               " && truncate -s 8M n.img && mkntfs -F -q -C n.img >/dev/null 2>&1 && "
                               ": > empty && ntfscp -q -f n.img empty '/$UsnJrnl' && ntfscp -q -f -N '$J' "
                               "n.img journal '/$UsnJrnl'");
    ASSERT_EQ(made.exitCode, 0) << made.err;
    const RunResult result = runCommand({"decode", folder + "/n.img:/$UsnJrnl:$J", "--levels", "3"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.err, ::testing::HasSubstr("template fs/ntfs_usnjrnl (its name matches)"));
    EXPECT_THAT(result.out, ::testing::HasSubstr("file: file create"));
}

TEST_F(Decode, AgreesWithSgdiskOnARealDisk) {
    SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
    if (!haveProgram("sgdisk")) GTEST_SKIP() << "sgdisk is not installed";
    const RunResult ours = runCommand({"decode", image.string(), "--path", "gpt.primary.DiskGUID"});
    EXPECT_EQ(ours.exitCode, 0) << ours.err;
    const RunResult peer = run("sgdisk -p " + shellQuoted(image.string()));
    ASSERT_EQ(ours.out.size(), 37U);
    EXPECT_NE(peer.out.find("Disk identifier (GUID): " + ours.out), std::string::npos) << peer.out;
    // The partition by its number holds the container that the disk's template finds in it.
    const RunResult inside = runCommand({"decode", image.string() + "#1", "--json", "--levels", "1"});
    EXPECT_EQ(parseJson(inside.out)["template"], "fs/apfs");
}

#ifndef _WIN32  // setenv
TEST_F(Decode, TemplatesComeFromTheEnvironmentsAndTheUsersFolders) {
    file("mine/special.hexpat",
         "#pragma description Something special\n#pragma magic [ 00 01 02 03 ] @ 0x00\nu8 it @ 6;\n");
    file("home/sectorsmith/templates/own.hexpat", "#pragma description My own\nu8 own @ 7;\n");
    ASSERT_EQ(::setenv("SECTORSMITH_TEMPLATES", (folder_.path() / "mine").c_str(), 1), 0);
    ASSERT_EQ(::setenv("XDG_DATA_HOME", (folder_.path() / "home").c_str(), 1), 0);
    const RunResult list = runCommand({"templates", "--json"});
    const RunResult special = runCommand({"decode", data_, "--path", "it"});
    const RunResult own = runCommand({"decode", data_, "--template", "own", "--path", "own"});
    const RunResult ids = runCommand({"generate", "template-ids"});
    ::unsetenv("SECTORSMITH_TEMPLATES");
    ::unsetenv("XDG_DATA_HOME");
    bool foundSpecial = false;
    bool foundOwn = false;
    bool foundShipped = false;
    const auto listed = parseJson(list.out);
    for (const auto& info : listed["templates"]) {
        if (info["id"] == "special") {
            foundSpecial = true;
            EXPECT_EQ(info["description"], "Something special");
            EXPECT_EQ(info["magic"][0], "[ 00 01 02 03 ] @ 0x00");
            EXPECT_EQ(info["user"], false);
        }
        if (info["id"] == "own") {
            foundOwn = true;
            EXPECT_EQ(info["user"], true);
        }
        foundShipped = foundShipped || info["id"] == "disk/gpt";
        EXPECT_FALSE(info["id"].get<std::string>().starts_with("std/"));
    }
    EXPECT_TRUE(foundSpecial && foundOwn && foundShipped) << list.out;
    EXPECT_EQ(special.out, "6\n") << special.err;  // its magic proposed it
    EXPECT_EQ(own.out, "7\n") << own.err;
    EXPECT_NE(ids.out.find("special\n"), std::string::npos);
}
#endif

}  // namespace
}  // namespace sectorsmith::testing
