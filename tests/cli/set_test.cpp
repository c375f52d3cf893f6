// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith set on the sample disk: sgdisk agrees, and undo gives every byte back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli_testing.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Set : public ::testing::Test {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        if (!haveProgram("sgdisk") || !haveProgram("xz")) GTEST_SKIP() << "sgdisk or xz is not installed";
        ASSERT_TRUE(copySampleDisk(image()));
        ASSERT_EQ(run("cp --sparse=auto " + image() + " " + original()).exitCode, 0);
    }
    std::string image() const { return (folder_.path() / "disk.img").string(); }
    std::string original() const { return (folder_.path() / "original.img").string(); }
    // qemu-img knows where the holes of both are, cmp reads a GiB of zeros twice.
    bool untouched() const {
        return std::filesystem::file_size(image()) == std::filesystem::file_size(original()) &&
               run((haveProgram("qemu-img") ? "qemu-img compare -f raw -F raw " : "cmp ") + image() + " " +
                   original())
                       .exitCode == 0;
    }
    // In units of 512 bytes; the file system may need a block more for its own lists.
    unsigned long usedBlocks() const { return std::stoul(run("stat -c %b " + image()).out); }
    RunResult sectorsmith(std::vector<std::string> arguments) const {
        arguments.insert(arguments.end(), {"--state-dir", (folder_.path() / "state").string()});
        return runCommand(arguments);
    }
    TemporaryFolder folder_;
};

TEST_F(Set, APartitionIsRenamedAndTheNameTakenBack) {
    const unsigned long blocks = usedBlocks();
    const std::string assignment = "gpt.primary.entries[3].PartitionName=WINDOWS";
    RunResult result = sectorsmith({"set", image(), "-t", "disk/gpt", assignment, "--dry-run"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("gpt.backup.HeaderCRC32"));
    EXPECT_TRUE(untouched());
    result = sectorsmith({"set", image(), "-t", "disk/gpt", assignment});
    EXPECT_EQ(result.exitCode, 4);
    EXPECT_TRUE(untouched());

    result = sectorsmith({"set", image(), "-t", "disk/gpt", assignment, "--yes", "--json"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    const auto document = parseJson(result.out);
    EXPECT_EQ(document["sectors"], 4);
    EXPECT_EQ(document["changes"].size(), 6u);
    EXPECT_EQ(document["changes"][0]["old"], "BOOTCAMP");
    EXPECT_EQ(document["changes"][0]["new"], "WINDOWS");
    EXPECT_FALSE(document["record"].get<std::string>().empty());
    EXPECT_THAT(run("sgdisk -v " + image() + " 2>&1").out, HasSubstr("No problems found"));
    EXPECT_THAT(run("sgdisk -i 4 " + image()).out, HasSubstr("Partition name: 'WINDOWS'"));
    EXPECT_LE(usedBlocks(), blocks + 64);  // holes stay holes

    result = sectorsmith({"undo", "apply", "last", "--yes"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    EXPECT_TRUE(untouched());
    EXPECT_LE(usedBlocks(), blocks + 64);
}

TEST_F(Set, APartitionsOwnFieldsWithDetectionsTemplate) {
    RunResult result =
        sectorsmith({"set", image() + "#4", "volume.bootSector.SerialNumber=0x1122334455667788", "--yes"});
    ASSERT_EQ(result.exitCode, 0) << result.err;
    EXPECT_THAT(result.out, HasSubstr("volume.backupBootSector.SerialNumber"));
    if (haveProgram("blkid")) {
        const std::string offset = std::to_string(1196544ULL * 512);
        EXPECT_THAT(run("blkid -p -O " + offset + " " + image()).out, HasSubstr("1122334455667788"));
    }
    result = sectorsmith({"write", image() + "#4", "-o", "0", "--hex", "00", "--yes"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    ASSERT_EQ(sectorsmith({"undo", "apply", "last", "--yes"}).exitCode, 0);
    const auto records = parseJson(sectorsmith({"undo", "list", "--json"}).out)["records"];
    ASSERT_EQ(records.size(), 2u);
    ASSERT_EQ(sectorsmith({"undo", "apply", records[1]["id"].get<std::string>(), "--yes"}).exitCode, 0);
    EXPECT_TRUE(untouched());
}

TEST_F(Set, WhatCannotBeIsRefusedWithTheReason) {
    const auto fails = [&](const std::string& assignment, int code, const std::string& reason) {
        const RunResult result = sectorsmith({"set", image(), "-t", "disk/gpt", assignment, "--yes"});
        EXPECT_EQ(result.exitCode, code) << assignment;
        EXPECT_THAT(result.err, HasSubstr(reason)) << assignment;
    };
    fails("gpt.primary.entries[0].PartitionName", 2, "PATH=VALUE");
    fails("gpt.primary.entries[0].Nothing=1", 1, "member 'Nothing' does not exist");
    fails("gpt.primary.entries[0].StartingLBA=18446744073709551616", 2, "must lie between 0 and");
    fails("gpt.primary.entries[0].PartitionTypeGUID=12", 2, "is not a GUID");
    fails("gpt.primary.entries=1", 3, "single values");
    EXPECT_EQ(sectorsmith({"set", image(), "-t", "disk/none", "a=1"}).exitCode, 2);
    EXPECT_EQ(sectorsmith({"set", image()}).exitCode, 2);
    EXPECT_TRUE(untouched());
    const RunResult same =
        sectorsmith({"set", image(), "-t", "disk/gpt", "gpt.primary.entries[3].PartitionName=BOOTCAMP"});
    EXPECT_EQ(same.exitCode, 0);
    EXPECT_THAT(same.err, HasSubstr("nothing to write"));
}

}  // namespace
}  // namespace sectorsmith::testing
