// SPDX-License-Identifier: GPL-3.0-or-later
// files: what it prints, and what it says when there is nothing to print. The names themselves: tests/fs/file_index_test.cpp.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "cli_testing.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

class Files : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!haveShell() || !haveProgram("mke2fs")) GTEST_SKIP() << "e2fsprogs is not installed";
        path_ = (folder_.path() / "disk.img").string();
        ASSERT_EQ(run("cd " + shellQuoted(folder_.path().string()) +
                      " && mkdir -p s/docs/deep && printf hello > s/docs/letter && ln -s docs s/link && "
                      "chmod 1750 s/docs && "
                      ": > s/docs/deep/$(printf 'odd\\377\\tname') && touch -d '2021-02-03 04:05:06 UTC' "
                      "s/docs/letter && "
                      "truncate -s 8M disk.img && mke2fs -q -F -t ext4 -d s disk.img")
                      .exitCode,
                  0);
    }
    TemporaryFolder folder_;
    std::string path_;
};

TEST_F(Files, LikeLs) {
    const RunResult root = runCommand({"files", path_});
    EXPECT_EQ(root.exitCode, 0) << root.err;
    EXPECT_THAT(root.out, ::testing::ContainsRegex("\ndrwxr-x--T   3 .* docs\n|^drwxr-x--T   3 .* docs\n"));
    EXPECT_THAT(root.out, ::testing::ContainsRegex("lrwxrwxrwx   1 .* link\n"));
    EXPECT_THAT(root.out, ::testing::Not(HasSubstr("letter")));
    const RunResult deep = runCommand({"files", path_, "/docs", "-R"});
    EXPECT_EQ(deep.exitCode, 0) << deep.err;
    EXPECT_THAT(deep.out, ::testing::ContainsRegex("-rw-r--r--   1 .*  5 2021-02-03 04:05 .* docs/letter\n"));
    EXPECT_THAT(deep.out, HasSubstr("docs/deep/odd\\xFF.name\n")) << "nothing that moves a terminal's cursor";
    EXPECT_THAT(deep.out, ::testing::Not(HasSubstr("link")));
    const RunResult one = runCommand({"files", path_, "docs/letter"});
    EXPECT_THAT(one.out, HasSubstr(" docs/letter\n"));
}

TEST_F(Files, AsJson) {
    const auto document = parseJson(runCommand({"files", path_, "docs", "--json"}).out);
    EXPECT_EQ(document["schemaVersion"], 1);
    EXPECT_EQ(document["path"], "/docs");
    EXPECT_TRUE(document["findings"].empty());
    ASSERT_EQ(document["entries"].size(), 2u);
    const auto& letter = document["entries"][1];
    EXPECT_EQ(letter["path"], "/docs/letter");
    EXPECT_EQ(letter["kind"], "file");
    EXPECT_EQ(letter["size"], 5);
    EXPECT_EQ(letter["links"], 1);
    EXPECT_EQ(letter["mode"], "0644");
    EXPECT_EQ(letter["modified"], "2021-02-03T04:05:06Z");
    EXPECT_FALSE(letter.contains("pathBytes"));
    const RunResult lines = runCommand({"files", path_, "-R", "--json=lines"});
    std::istringstream in(lines.out);
    std::size_t count = 0;
    bool odd = false;
    for (std::string line; std::getline(in, line); ++count) {
        const auto entry = nlohmann::json::parse(line);
        if (entry.contains("pathBytes"))
            odd = entry["pathBytes"] == "2f646f63732f646565702f6f6464ff096e616d65";
    }
    EXPECT_EQ(count, 6u);  // with lost+found
    EXPECT_TRUE(odd);
}

TEST_F(Files, SaysWhatIsWrong) {
    const RunResult missing = runCommand({"files", path_, "/DOCS"});
    EXPECT_NE(missing.exitCode, 0);
    EXPECT_THAT(missing.err, HasSubstr("“/DOCS”"));
    EXPECT_EQ(missing.out, "");
    // A folder whose block is damaged: the rest is listed, and the exit code says that it is not all.
    auto bytes = readFile(path_);
    const std::string name = "letter";
    const auto found = std::search(bytes.begin(), bytes.end(), bytesOf(name).begin(), bytesOf(name).end());
    ASSERT_NE(found, bytes.end());
    *(found - 4) = std::byte{3};
    writeFile(path_, bytes);
    const RunResult damaged = runCommand({"files", path_, "-R"});
    EXPECT_EQ(damaged.exitCode, 3);
    EXPECT_THAT(damaged.err, HasSubstr("a name in the folder"));
    EXPECT_THAT(damaged.out, HasSubstr(" link\n"));
    // Not a volume; a disk with a table; a format without a reader.
    EXPECT_EQ(run("truncate -s 0 " + shellQuoted(path_) + "; truncate -s 1M " + shellQuoted(path_)).exitCode,
              0);
    EXPECT_NE(runCommand({"files", path_}).exitCode, 0);
    const auto disk = realImage("gpt_hfsplus");
    if (disk.empty()) return;
    const RunResult table = runCommand({"files", disk.string()});
    EXPECT_EQ(table.exitCode, 2);
    EXPECT_THAT(table.err, HasSubstr("gpt_hfsplus.img#1"));
}

}  // namespace
}  // namespace sectorsmith::testing
