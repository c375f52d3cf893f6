// SPDX-License-Identifier: GPL-3.0-or-later
// The commands that write refuse what is in use, whatever it is called, and say what holds it.
#include <gmock/gmock.h>

#include "tables_testing.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

class CommandsOnWhatIsUsed : public Tables {
 protected:
    static RunResult shell(const std::string& words) {
        return run("export PATH=$PATH:/usr/sbin:/sbin; " + words);
    }
};

// A live NTFS through FUSE, over a loop device on a file whose name looks escaped.
TEST_F(CommandsOnWhatIsUsed, AnImageMountedThroughFuseIsRefused) {
    const auto image = folder_.path() / "Win\\040XP.img";
    const std::string quoted = shellQuoted(image.string());
    const std::string mount = shellQuoted((folder_.path() / "mount point").string());
    if (shell("truncate -s 8M " + quoted + " && mkntfs -q -F -f " + quoted + " && mkdir " + mount).exitCode !=
        0)
        GTEST_SKIP() << "mkntfs is not installed";
    SECTORSMITH_LOOP_DEVICE(loop, image, "");
    if (shell("ntfs-3g " + loop.path() + " " + mount + " && echo kept > " + mount + "/file && sync")
            .exitCode != 0)
        GTEST_SKIP() << "ntfs-3g does not mount here";
    const std::string before = contentSum(image);
    const std::vector<std::vector<std::string>> commands{
        {"erase-free", image.string(), "--destroy", "Win\\040XP.img"},
        {"erase-free", image.string(), "--destroy", "Win\\040XP.img", "--method", "punch"},
        {"trim", image.string(), "--free", "--destroy", "Win\\040XP.img"},
        {"write", image.string(), "-o", "512", "--hex", "a5", "--yes"},
        {"gpt", "create", image.string(), "--yes"},
        {"erase-free", loop.path(), "--destroy", loop.name()},
        {"write", loop.path(), "-o", "512", "--hex", "a5", "--yes"},
    };
    for (const auto& words : commands) {
        const RunResult refused = command(words);
        EXPECT_EQ(refused.exitCode, 4) << words[0] << ": " << refused.out << refused.err;
        EXPECT_THAT(refused.err,
                    AllOf(HasSubstr(loop.path()), HasSubstr("mounted at"), HasSubstr("mount point")))
            << words[0];
    }
    EXPECT_EQ(contentSum(image), before);
    EXPECT_EQ(shell("umount " + mount).exitCode, 0);
    EXPECT_EQ(command({"write", image.string(), "-o", "512", "--hex", "a5", "--yes"}).exitCode, 4)
        << "the loop device alone is in the way, too";
}

// The kernel calls a partition in use by its number: entries may change their place around it only.
TEST_F(CommandsOnWhatIsUsed, ThePartitionInUseKeepsItsNumber) {
    NEED_TOOLS();
    const auto file = folder_.path() / "disk.img";
    ASSERT_EQ(shell("truncate -s 64M " + shellQuoted(file.string()) +
                    " && printf 'label: gpt\nstart=2048, size=40960\nstart=43008, size=20480\nstart=63488, "
                    "size=20480\n' | sfdisk -q " +
                    shellQuoted(file.string()))
                  .exitCode,
              0);
    SECTORSMITH_LOOP_DEVICE(loop, file, "");
    if (!loop.addPartitions()) GTEST_SKIP() << "no partitions on loop devices here";
    const std::string mount = shellQuoted((folder_.path() / "mount").string());
    if (shell("mkdir " + mount + " && mkfs.ext4 -q " + loop.path() + "p1 && mount " + loop.path() + "p1 " +
              mount)
            .exitCode != 0)
        GTEST_SKIP() << "ext4 does not mount here";
    const auto swapped = command({"gpt", "swap", loop.path(), "1", "2", "--yes", "--disk-in-use"});
    EXPECT_EQ(swapped.exitCode, 4) << swapped.out;
    EXPECT_THAT(swapped.err,
                AllOf(HasSubstr(loop.name() + "p1, mounted at"), HasSubstr("partition 2 in the GPT")));
    const RunResult beside = command({"gpt", "swap", loop.path(), "2", "3", "--yes", "--disk-in-use"});
    EXPECT_EQ(beside.exitCode, 0) << beside.err;
    EXPECT_EQ(command({"gpt", "swap", loop.path(), "2", "3", "--yes", "--disk-in-use"}).exitCode, 0);
    EXPECT_EQ(shell("umount " + mount).exitCode, 0);
    EXPECT_EQ(command({"gpt", "swap", loop.path(), "1", "2", "--yes"}).exitCode, 0);
}

}  // namespace
}  // namespace sectorsmith::testing
