// SPDX-License-Identifier: GPL-3.0-or-later
// files, find, extract and owner with deleted files: what is printed. What is found: tests/fs/deleted_*_test.cpp.
#include <gmock/gmock.h>

#include <gtest/gtest.h>
#include <fstream>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

class DeletedCommand : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!haveShell() || !haveProgram("mkfs.fat") || !haveProgram("mdel"))
            GTEST_SKIP() << "dosfstools and mtools are not installed";
        path_ = (folder_.path() / "disk.img").string();
        // Clusters of 512 bytes.
        ASSERT_EQ(
            run("cd " + shellQuoted(folder_.path().string()) +
                " && head -c 4500 /dev/urandom > 'a long name.bin' && "
                "printf tiny > tiny && truncate -s 2M disk.img && mkfs.fat -s 1 -F 12 disk.img >/dev/null && "
                "mcopy -i disk.img 'a long name.bin' tiny :: && mdel -i disk.img '::a long name.bin' ::tiny "
                "&& "
                "mmd -i disk.img ::d && mdeltree -i disk.img ::d")
                .exitCode,
            0);
    }
    TemporaryFolder folder_;
    std::string path_;
};

TEST_F(DeletedCommand, ListsFindsAndExtracts) {
    const RunResult list = runCommand({"files", path_, "--deleted"});
    EXPECT_EQ(list.exitCode, 0) << list.err;
    EXPECT_THAT(list.out, HasSubstr("whole                4 _iny  (first letter lost)\n"));
    const auto document = parseJson(runCommand({"files", path_, "--deleted", "--json"}).out);
    bool tiny = false;
    for (const auto& entry : document["entries"]) {
        if (entry["path"] != "/_iny") continue;
        tiny = true;
        EXPECT_EQ(entry["deleted"], true);
        EXPECT_EQ(entry["verdict"], "whole");
        EXPECT_EQ(entry["keptBytes"], 4);
        EXPECT_TRUE(entry["lost"].empty());
        EXPECT_EQ(entry["firstLetterLost"], true);
        EXPECT_EQ(entry["foundIn"], "record");
        // By its number.
        const std::string number = std::to_string(entry["id"].get<std::uint64_t>());
        const std::string to = (folder_.path() / "by-number").string();
        const RunResult copied = runCommand({"extract", path_, "--deleted", number, "--to", to});
        EXPECT_EQ(copied.exitCode, 0) << copied.err;
        EXPECT_EQ(readFile(std::filesystem::path(to) / "_iny").size(), 4u);
    }
    EXPECT_TRUE(tiny);
    const RunResult found = runCommand({"find", path_, "*iny", "--deleted"});
    EXPECT_EQ(found.exitCode, 0);
    EXPECT_THAT(found.out, HasSubstr(" _iny"));
    EXPECT_EQ(runCommand({"find", path_, "new", "--deleted"}).exitCode, 1);
    const RunResult missing = runCommand({"extract", path_, "--deleted", "/nothing", "--to", path_ + ".to"});
    EXPECT_NE(missing.exitCode, 0);
    EXPECT_THAT(missing.err, HasSubstr("“/nothing” is not a deleted file"));
}

TEST_F(DeletedCommand, OverwrittenPartsAreNamedAndZeros) {
    // The folder `d`, deleted since, had its first cluster.
    int partly = 0;
    const auto document = parseJson(runCommand({"files", path_, "--deleted", "--json"}).out);
    for (const auto& entry : document["entries"]) {
        if (entry["verdict"] != "partly") continue;
        ++partly;
        EXPECT_FALSE(entry["lost"].empty());
        const std::string path = entry["path"];
        const std::string to = (folder_.path() / "out").string();
        const RunResult copied = runCommand({"extract", path_, "--deleted", path, "--to", to});
        EXPECT_EQ(copied.exitCode, 3);
        EXPECT_THAT(copied.err, HasSubstr("were overwritten; the copy has zeros there (bytes "));
        const auto bytes = readFile(std::filesystem::path(to) / path.substr(1));
        for (const auto& range : entry["lost"])
            for (std::uint64_t i = 0; i < range["length"].get<std::uint64_t>(); ++i)
                ASSERT_EQ(bytes[range["offset"].get<std::uint64_t>() + i], std::byte{0});
    }
    EXPECT_EQ(partly, 1);
}

// As a drive returns it that was told by TRIM what is not in use.
TEST_F(DeletedCommand, DiscardedContentIsNotWhole) {
    {
        const auto bytes = readFile(path_);
        const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        const std::size_t at = text.find("tiny");
        ASSERT_NE(at, std::string_view::npos);
        std::fstream image(path_, std::ios::binary | std::ios::in | std::ios::out);
        image.seekp(static_cast<std::streamoff>(at));
        image.write("\0\0\0\0", 4);
    }
    const std::string to = (folder_.path() / "zeros").string();
    const RunResult copied = runCommand({"extract", path_, "--deleted", "/_iny", "--to", to});
    EXPECT_EQ(copied.exitCode, 3);
    EXPECT_THAT(copied.err, HasSubstr("only zeros are left"));
}

TEST_F(DeletedCommand, OwnerOfFreeSpace) {
    const auto document = parseJson(runCommand({"files", path_, "--deleted", "--json"}).out);
    ASSERT_FALSE(document["entries"].empty());
    // The data begin behind the FATs and the root folder: the first file's clusters, or the folder's now.
    const auto bytes = readFile(path_);
    const std::string text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::size_t at = text.rfind("tiny");
    ASSERT_NE(at, std::string::npos);
    const RunResult owner = runCommand({"owner", path_, "-o", std::to_string(at + 2)});
    EXPECT_EQ(owner.exitCode, 0) << owner.err;
    EXPECT_THAT(owner.out, HasSubstr(": free; was /_iny (data at byte 2)\n"));
    const auto json = parseJson(runCommand({"owner", path_, "-o", std::to_string(at), "--json"}).out);
    EXPECT_EQ(json["owners"][0]["use"], "free");
    EXPECT_EQ(json["owners"][0]["deleted"], true);
    EXPECT_EQ(json["owners"][0]["paths"][0], "/_iny");
}

}  // namespace
}  // namespace sectorsmith::testing
