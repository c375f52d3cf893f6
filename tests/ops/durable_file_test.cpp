// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/durable_file.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "testing/images.h"

namespace sectorsmith {
namespace {

namespace fs = std::filesystem;

// A name without a folder is in the current one: its folder's name is empty.
TEST(DurableFile, ABareNameIsInTheCurrentFolder) {
    const testing::TemporaryFolder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder.path());
    const std::byte bytes[] = {std::byte{1}, std::byte{2}, std::byte{3}};
    const auto written = writeFileDurably("table.json", bytes);
    fs::current_path(before);
    EXPECT_TRUE(written) << written.error().message;
    ASSERT_TRUE(fs::exists(folder.path() / "table.json"));
    EXPECT_EQ(testing::readFile(folder.path() / "table.json"),
              std::vector<std::byte>(std::begin(bytes), std::end(bytes)));
}

std::vector<std::byte> bytesOf(const char* text) {
    std::vector<std::byte> bytes;
    for (; *text != 0; ++text) bytes.push_back(static_cast<std::byte>(*text));
    return bytes;
}

TEST(DurableFile, AFileWithTheNameItHasMeanwhileStays) {
    const testing::TemporaryFolder folder;
    const fs::path path = folder.path() / "list.json";
    ASSERT_TRUE(writeFileDurably(folder.path() / "list.json.new", bytesOf("somebody's")));
    ASSERT_TRUE(writeFileDurably(path, bytesOf("list")));
    EXPECT_EQ(testing::readFile(folder.path() / "list.json.new"), bytesOf("somebody's"));
    EXPECT_EQ(testing::readFile(path), bytesOf("list"));
    EXPECT_FALSE(fs::exists(newName(path, 1)));
}

TEST(DurableFile, NamesOfUnfinishedFilesLeadToTheirs) {
    EXPECT_EQ(nameToBe("a/x.done.new"), "a/x.done");
    EXPECT_EQ(nameToBe(newName("a/x.done", 0)), "a/x.done");
    EXPECT_EQ(nameToBe(newName("a/x.done", 12)), "a/x.done");
    EXPECT_EQ(nameToBe("a/x.done"), "");
}

TEST(DurableFile, WhatKilledRunsLeftIsDeletedAndNothingElse) {
    const testing::TemporaryFolder folder;
    const fs::path path = folder.path() / "disk.map";
    const std::pair<const char*, bool> files[] = {{"# Map. Ours\nmore", false},
                                                  {"# Map", false},
                                                  {"", false},
                                                  {"# Map. Theirs", true},
                                                  {"holiday", true}};
    unsigned number = 0;
    for (const auto& [text, stays] : files) testing::writeFile(newName(path, number++), bytesOf(text));
    auto writing = DurableFile::create(path);  // held by a run
    ASSERT_TRUE(writing);
    ASSERT_TRUE((*writing)->append(bytesOf("# Map. Ours\n")));
    removeUnfinished(path, "# Map. Ours\n");
    number = 0;
    for (const auto& [text, stays] : files) EXPECT_EQ(fs::exists(newName(path, number++)), stays) << text;
    EXPECT_TRUE(fs::exists(newName(path, number)));
    EXPECT_TRUE((*writing)->keep());
}

TEST(DurableFile, AFileThatIsThereIsReplacedOnlyWhenWanted) {
    const testing::TemporaryFolder folder;
    const fs::path path = folder.path() / "list.json";
    const auto make = [&](const char* text, Existing existing) -> Result<void> {
        auto file = DurableFile::create(path);
        if (!file) return std::unexpected(file.error());
        if (auto done = (*file)->append(bytesOf(text)); !done) return done;
        return (*file)->keep(existing);
    };
    ASSERT_TRUE(make("one", Existing::Refuse));
    const auto refused = make("two", Existing::Refuse);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().cause, Cause::Refused);
    EXPECT_EQ(testing::readFile(path), bytesOf("one"));
    EXPECT_FALSE(fs::exists(newName(path, 0)));
    ASSERT_TRUE(make("three", Existing::Replace));
    EXPECT_EQ(testing::readFile(path), bytesOf("three"));
}

}  // namespace
}  // namespace sectorsmith
