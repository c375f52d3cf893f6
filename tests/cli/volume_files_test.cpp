// SPDX-License-Identifier: GPL-3.0-or-later
// owner, where, find and extract on a volume that is in no partition, and on one that is.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli_testing.h"
#include "ops/extract_files.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

class VolumeFiles : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!haveShell() || !haveProgram("mke2fs")) GTEST_SKIP() << "e2fsprogs is not installed";
        path_ = (folder_.path() / "disk.img").string();
        ASSERT_EQ(
            run("cd " + shellQuoted(folder_.path().string()) +
                " && mkdir -p s/docs/deep && printf hello > s/docs/letter && ln -s ../../outside s/docs/link "
                "&& "
                "ln s/docs/letter s/docs/deep/hard && seq 20000 > s/docs/deep/numbers && "
                ": > s/docs/$(printf 'na\\303\\257ve') && : > s/docs/$(printf 'nai\\314\\210ve.txt') && "
                "touch -d '2021-02-03 04:05:06 UTC' s/docs/letter && truncate -s 8M disk.img && "
                "mke2fs -q -F -t ext4 -b 1024 -d s disk.img")
                .exitCode,
            0);
    }
    std::string to() const { return (folder_.path() / "to").string(); }
    TemporaryFolder folder_;
    std::string path_;
};

TEST_F(VolumeFiles, WhereAndOwnerAgree) {
    const auto where =
        parseJson(runCommand({"where", path_, "/docs/letter", "/docs/deep/numbers", "--json"}).out);
    EXPECT_EQ(where["schemaVersion"], 1);
    ASSERT_EQ(where["files"].size(), 2u);
    for (const auto& file : where["files"]) {
        const auto& stream = file["streams"][0];
        EXPECT_EQ(stream["stream"], "data");
        ASSERT_FALSE(stream["extents"].empty());
        const auto& extent = stream["extents"].back();
        const std::uint64_t offset = extent["offset"].get<std::uint64_t>() + 3;
        const auto owner =
            parseJson(runCommand({"owner", path_, "-o", std::to_string(offset), "--json"}).out);
        ASSERT_EQ(owner["owners"].size(), 1u) << owner;
        const auto& one = owner["owners"][0];
        EXPECT_THAT(one["paths"].get<std::vector<std::string>>(), ::testing::Contains(file["path"]));
        EXPECT_EQ(one["stream"], "data");
        EXPECT_EQ(one["streamOffset"], extent["streamOffset"].get<std::uint64_t>() + 3);
        EXPECT_EQ(one["deleted"], false);
        EXPECT_EQ(one["use"], "used");
    }
    const auto letter = parseJson(
        runCommand(
            {"owner", path_, "-o",
             std::to_string(where["files"][0]["streams"][0]["extents"][0]["offset"].get<std::uint64_t>()),
             "--json"})
            .out);
    EXPECT_EQ(letter["owners"][0]["paths"], (std::vector<std::string>{"/docs/deep/hard", "/docs/letter"}));
    EXPECT_NE(runCommand({"where", path_, "/docs/none"}).exitCode, 0);
}

TEST_F(VolumeFiles, OwnersOfManyBytes) {
    const RunResult several = runCommand({"owner", path_, "-o", "1024", "8000000"});
    EXPECT_EQ(several.exitCode, 0) << several.err;
    EXPECT_THAT(several.out, HasSubstr("1024: superblock"));
    EXPECT_THAT(several.out, HasSubstr("8000000: free"));
    std::ofstream(folder_.path() / "map") << "# Mapfile\n0x00000000     ?               1\n0x00000000  "
                                             "0x00000400  +\n0x00000400  0x00000800  -\n"
                                             "0x00000C00  0x0079F400  +\n0x007A0000  0x00000400  *\n";
    const auto map =
        parseJson(runCommand({"owner", path_, "--map", (folder_.path() / "map").string(), "--json"}).out);
    EXPECT_THAT(map["owners"][0]["area"].get<std::string>(), ::testing::StartsWith("superblock"));
    EXPECT_EQ(map["owners"].back()["use"], "free");
    std::ofstream(folder_.path() / "list") << "2\n0x3\n";
    const auto list =
        parseJson(runCommand({"owner", path_, "--list", (folder_.path() / "list").string(), "--json"}).out);
    ASSERT_GE(list["owners"].size(), 2u);
    EXPECT_EQ(list["owners"][0]["offset"], 1024);
    EXPECT_EQ(runCommand({"owner", path_}).exitCode, 2);
    EXPECT_NE(runCommand({"owner", path_, "-o", "100G"}).exitCode, 0);
}

TEST_F(VolumeFiles, OwnerNamesThePartition) {
    const auto disk = realImage("gpt_hfsplus");
    if (disk.empty()) GTEST_SKIP() << "the real image is not on this machine";
    const auto where = parseJson(runCommand({"where", disk.string() + "#1", "/", "--json"}).out);
    EXPECT_EQ(where["files"].size(), 1u);
    const auto owner = parseJson(runCommand({"owner", disk.string(), "-o", "512", "21504", "--json"}).out);
    EXPECT_EQ(owner["owners"][0]["partition"], nullptr);
    EXPECT_EQ(owner["owners"][0]["use"], "unallocated");
    EXPECT_EQ(owner["owners"][1]["partition"], "#1");
    EXPECT_THAT(owner["owners"][1]["area"].get<std::string>(), HasSubstr("volume header"));
}

TEST_F(VolumeFiles, FindByNameSizeAndDate) {
    const auto found = [&](std::vector<std::string> words) {
        words.insert(words.begin(), {"find", path_});
        words.push_back("--json");
        std::vector<std::string> paths;
        const auto document = parseJson(runCommand(words).out);
        for (const auto& entry : document["entries"]) paths.push_back(entry["path"]);
        return paths;
    };
    EXPECT_EQ(found({"LETT*"}), std::vector<std::string>{"/docs/letter"});
    EXPECT_EQ(found({"LETT*", "--exact"}), std::vector<std::string>{});
    EXPECT_EQ(found({"na\xC3\xAFve*"}).size(), 2u);
    EXPECT_EQ(found({"na\xC3\xAFve*", "--exact"}).size(), 1u);
    EXPECT_EQ(found({"/docs/*/h?rd"}), std::vector<std::string>{"/docs/deep/hard"});
    EXPECT_EQ(found({"**", "--min-size", "10K", "--kind", "file"}),
              std::vector<std::string>{"/docs/deep/numbers"});
    EXPECT_EQ(found({"*", "--kind", "link"}), std::vector<std::string>{"/docs/link"});
    EXPECT_EQ(found({"*", "--modified-before", "2021-02-04"}).size(), 2u);
    EXPECT_EQ(found({"^docs/deep/[hn]", "--regex"}).size(), 2u);
    EXPECT_EQ(runCommand({"find", path_, "no such file"}).exitCode, 1);
    EXPECT_EQ(runCommand({"find", path_, "(", "--regex"}).exitCode, 2);
    EXPECT_EQ(runCommand({"find", path_, "*", "--modified-after", "yesterday"}).exitCode, 2);
}

TEST_F(VolumeFiles, ExtractKeepsContentAndTimes) {
    const RunResult done = runCommand({"extract", path_, "/docs", "--to", to()});
    EXPECT_EQ(done.exitCode, 0) << done.err;
    EXPECT_THAT(
        done.out,
        HasSubstr("2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  /docs/letter\n"));
    const std::string folder = shellQuoted(folder_.path().string());
    EXPECT_EQ(
        run("cd " + folder +
            " && cmp s/docs/deep/numbers to/docs/deep/numbers && cmp s/docs/letter to/docs/letter && "
            "test $(stat -c %Y to/docs/letter) = 1612325106 && test $(readlink to/docs/link) = ../../outside")
            .exitCode,
        0);
    // What is there stays, unless it is asked for.
    EXPECT_EQ(run("cd " + folder + " && echo mine > to/docs/letter").exitCode, 0);
    const RunResult again =
        runCommand({"extract", path_, "/docs/letter", "/docs/deep", "--to", to() + "/docs"});
    EXPECT_EQ(again.exitCode, 3);
    EXPECT_THAT(again.err, HasSubstr("already exists"));
    EXPECT_EQ(run("cd " + folder + " && grep -q mine to/docs/letter").exitCode, 0);
    EXPECT_EQ(runCommand({"extract", path_, "/docs/letter", "--to", to() + "/docs", "--overwrite"}).exitCode,
              0);
    EXPECT_EQ(run("cd " + folder + " && grep -q hello to/docs/letter").exitCode, 0);
    EXPECT_NE(runCommand({"extract", path_, "/none", "--to", to()}).exitCode, 0);
}

// Holes stay holes; modes without what gives rights; attributes of users.
TEST_F(VolumeFiles, ExtractKeepsHolesModesAndAttributes) {
    const std::string folder = shellQuoted(folder_.path().string());
    ASSERT_EQ(run("cd " + folder +
                  " && truncate -s 3M s/holes && printf x | dd of=s/holes bs=1 seek=1500000 conv=notrunc "
                  "2>/dev/null && "
                  "truncate -s 3100000 s/holes && seq 9 > s/run && chmod 4710 s/run && mkdir s/shut && seq 3 "
                  "> s/shut/in && "
                  "chmod 500 s/shut && rm disk.img && truncate -s 8M disk.img && "
                  "mke2fs -q -F -t ext4 -b 1024 -I 256 -d s disk.img && chmod 700 s/shut && "
                  "debugfs -w -R 'ea_set /run user.note hello' disk.img 2>/dev/null")
                  .exitCode,
              0);
    const RunResult done = runCommand({"extract", path_, "/", "--to", to()});
    EXPECT_THAT(done.out, HasSubstr("/holes\n"));
    EXPECT_EQ(
        run("cd " + folder + " && cmp s/holes to/holes && test $(stat -c %b to/holes) -lt 1000").exitCode, 0)
        << run("cd " + folder + "; stat to/holes; cmp s/holes to/holes").out;
    EXPECT_EQ(run("cd " + folder + " && stat -c %a to/run to/shut to/docs/letter").out, "710\n700\n644\n");
    EXPECT_EQ(run("cd " + folder + " && cmp s/shut/in to/shut/in").exitCode, 0);
    if (run("cd " + folder + " && touch t && setfattr -n user.a -v b t").exitCode == 0) {
        EXPECT_THAT(run("cd " + folder + " && getfattr -d to/run").out, HasSubstr("user.note=\"hello\""));
    }
    const auto files = parseJson(runCommand({"files", path_, "/run", "--json"}).out);
    EXPECT_EQ(files["entries"][0]["flags"], 0x80000) << files;  // it has extents
}

// A link that waits where a folder or a file should go leads nowhere.
TEST_F(VolumeFiles, ExtractFollowsNoLink) {
    const std::string folder = shellQuoted(folder_.path().string());
    ASSERT_EQ(run("cd " + folder +
                  " && mkdir to elsewhere && ln -s ../elsewhere to/docs && ln -s ../secret to/letter")
                  .exitCode,
              0);
    EXPECT_EQ(runCommand({"extract", path_, "/docs", "--to", to()}).exitCode, 3);
    EXPECT_EQ(runCommand({"extract", path_, "/docs/letter", "--to", to(), "--overwrite"}).exitCode, 3);
    EXPECT_EQ(run("cd " + folder + " && test -z \"$(ls -A elsewhere)\" && test ! -e secret").exitCode, 0);
}

TEST(SafeNames, NothingLeavesTheFolder) {
    for (const bool windows : {false, true}) {
        EXPECT_EQ(safeName("letter", windows), "letter");
        EXPECT_EQ(safeName("..", windows), windows ? "._" : "_..");
        EXPECT_EQ(safeName(".", windows), windows ? "_" : "_.");
        EXPECT_EQ(safeName("", windows), "_");
        EXPECT_EQ(safeName("a/../b", windows), "a_.._b");
        EXPECT_EQ(safeName(std::string_view("a\0b", 3), windows), "a_b");
    }
    EXPECT_EQ(safeName("a:b\\c?", false), "a:b\\c?");
    EXPECT_EQ(safeName("a:b\\c?", true), "a_b_c_");
    EXPECT_EQ(safeName("CON", true), "_CON");
    EXPECT_EQ(safeName("com1.txt", true), "_com1.txt");
    EXPECT_EQ(safeName("end. ", true), "end._");
    EXPECT_EQ(safeName("\xFF", true), "_");
    EXPECT_EQ(safeName("\xFF", false), "\xFF");
}

}  // namespace
}  // namespace sectorsmith::testing
