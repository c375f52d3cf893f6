// SPDX-License-Identifier: GPL-3.0-or-later
// The commands on partition tables with real block devices.
#include "tables_testing.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

// A device: the table is changed beside nothing, the kernel knows the new partitions, and one in use is respected.
class TablesOnLoop : public Tables, public ::testing::WithParamInterface<int> {};

TEST_P(TablesOnLoop, TheKernelTakesTheNewTableOver) {
    NEED_TOOLS();
    const auto file = folder_.path() / "loop.img";
    ASSERT_EQ(run("truncate -s 128M " + shellQuoted(file.string())).exitCode, 0);
    SECTORSMITH_LOOP_DEVICE(loop, file, "-P -b " + std::to_string(GetParam()));
    const std::string disk = loop.path();
    yes({"gpt", "create", disk});
    yes({"gpt", "add", disk, "-t", "8300", "--length", "16M", "--name", "one"});
    yes({"gpt", "add", disk, "-t", "0700", "--length", "32M", "--name", "two"});
    const auto shell = [&](const std::string& words) {
        return run("export LC_ALL=C PATH=$PATH:/usr/sbin:/sbin; D=" + disk + "; " + words);
    };
    EXPECT_THAT(shell("sgdisk -v $D").out, HasSubstr("No problems found"));
    EXPECT_THAT(shell("sfdisk --verify $D").out, HasSubstr("No errors detected"));
    EXPECT_EQ(shell("parted -s $D print 2>&1 | grep -ci error").out, "0\n");
    const auto listed = json({"partitions", disk});
    EXPECT_EQ(listed["sectorSize"], GetParam());
    const std::uint64_t start = listed["partitions"][1]["offset"];
    EXPECT_EQ(start, 17u << 20);
    // sysfs counts 512 bytes whatever the sectors are.
    const std::string name = disk.substr(5);
    const std::string sys = "/sys/block/" + name + "/" + name + "p2/";
    // Some kernels have no parsers of their own: then they are told.
    if (!std::filesystem::exists(sys) && !loop.addPartitions())
        GTEST_SKIP() << "the kernel knows no partitions of loop devices here";
    EXPECT_EQ(textOf(sys + "start"), std::to_string(start / 512) + "\n");
    EXPECT_EQ(textOf(sys + "size"), std::to_string((32u << 20) / 512) + "\n");
    EXPECT_EQ(command({"check", disk}).exitCode, 0);
    // Damage, repair, delete.
    shell("dd if=/dev/zero of=$D bs=" + std::to_string(GetParam()) +
          " seek=1 count=1 conv=notrunc,fsync status=none");
    EXPECT_EQ(command({"check", disk}).exitCode, 1);
    yes({"gpt", "repair", disk});
    EXPECT_EQ(command({"check", disk}).exitCode, 0);
    EXPECT_THAT(shell("sgdisk -v $D").out, HasSubstr("No problems found"));
    // With one partition in use, others may change when that is confirmed, and that one may not.
    const std::string mount = (folder_.path() / "mount").string();
    std::filesystem::create_directory(mount);
    if (!std::filesystem::exists(sys)) loop.addPartitions();  // the repair made it forget them
    if (shell("mkfs.ext4 -q ${D}p1 && mount ${D}p1 " + shellQuoted(mount)).exitCode == 0) {
        const RunResult refused = command({"gpt", "delete", disk, "2", "--yes"});
        EXPECT_EQ(refused.exitCode, 4);
        EXPECT_THAT(refused.err, HasSubstr("--disk-in-use"));
        EXPECT_EQ(command({"gpt", "delete", disk, "1", "--yes", "--disk-in-use"}).exitCode, 4);
        yes({"gpt", "delete", disk, "2", "--disk-in-use"});
        EXPECT_FALSE(std::filesystem::exists(sys));
        shell("umount " + shellQuoted(mount));
    }
    yes({"gpt", "delete", disk, "1"});
    EXPECT_EQ(json({"partitions", disk})["partitions"].size(), 0u);
}

INSTANTIATE_TEST_SUITE_P(SectorSizes, TablesOnLoop, ::testing::Values(512, 4096));

}  // namespace
}  // namespace sectorsmith::testing
