// SPDX-License-Identifier: GPL-3.0-or-later
// A disk whose sectors fail one by one, copied by us and by ddrescue.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "cli/cli_testing.h"
#include "ops/copy/copy_map.h"
#include "testing/disks.h"
#include "testing/failing_disk_linux.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

using copier::CopyMap;
using copier::CopyStatus;
using ::testing::HasSubstr;

TEST(CopyFailing, AsMuchAsDdrescueAndTheFilesNamed) {
    SECTORSMITH_NEED("nbdkit");
    SECTORSMITH_NEED("nbdfuse");
    SECTORSMITH_NEED("ddrescue");
    SECTORSMITH_NEED("mke2fs");
    if (!isRoot()) GTEST_SKIP() << "loop devices need root";
    const MadeDisk made("4M");
    made.must(
        "mkdir $D.s; head -c 1M /dev/urandom >$D.s/hurt; mke2fs -q -F -b 1024 -O ^has_journal -d $D.s $D");
    const auto content = readFile(made.path());
    // Three sectors of the file.
    const std::uint64_t block = std::stoull(made.must("debugfs -R 'bmap hurt 300' $D 2>/dev/null"));
    FailingDisk disk(content);
    if (!disk.ready()) GTEST_SKIP() << "nbdfuse does not work here";
    disk.fail({block * 2, block * 2 + 1, block * 2 + 7});
    SECTORSMITH_LOOP_DEVICE(loop, disk.file(), "--direct-io=on");
    TemporaryFolder folder;
    const std::string ours = (folder.path() / "ours").string(), theirs = (folder.path() / "theirs").string();
    const RunResult result = runCommand({"copy", loop.path(), ours, "--map", ours + ".map"});
    EXPECT_EQ(result.exitCode, 3) << result.err;
    EXPECT_THAT(result.out, HasSubstr("/hurt"));
    run("ddrescue -d '" + loop.path() + "' '" + theirs + "' '" + theirs + ".map'");
    const auto map = CopyMap::parse(textOf(ours + ".map"));
    const auto peer = CopyMap::parse(textOf(theirs + ".map"));
    ASSERT_TRUE(map && peer);
    for (const CopyStatus status : copier::copyStatuses)
        EXPECT_EQ(map->ranges(status), peer->ranges(status)) << static_cast<char>(status);
    EXPECT_EQ(map->bytes(CopyStatus::Bad), 3u * 512);
    EXPECT_TRUE(readFile(ours) == readFile(theirs));
    // The sectors heal: a retry brings them.
    disk.fail({});
    const RunResult again = runCommand(
        {"copy", loop.path(), ours, "--map", ours + ".map", "--retries", "1", "--destroy", "ours"});
    EXPECT_EQ(again.exitCode, 0) << again.err;
    EXPECT_TRUE(readFile(ours) == content);
}

TEST(CopyFailing, ADeviceIsWrittenAndASourceInUseIsNamed) {
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_NEED("sgdisk");
    if (!isRoot()) GTEST_SKIP() << "loop devices need root";
    const MadeDisk source("32M"), target("32M"), small("16M");
    source.must("mke2fs -q -F -t ext4 $D");
    target.must("sgdisk -n 1:1M:+4M $D");
    SECTORSMITH_LOOP_DEVICE(from, source.path(), "");
    SECTORSMITH_LOOP_DEVICE(to, target.path(), "");
    SECTORSMITH_LOOP_DEVICE(tiny, small.path(), "");
    RunResult result = runCommand({"copy", from.path(), to.path()});
    EXPECT_EQ(result.exitCode, 4);
    EXPECT_THAT(result.err, HasSubstr("--destroy " + to.name()));
    EXPECT_THAT(result.out, HasSubstr("destroys partition 1"));
    result = runCommand({"copy", from.path(), tiny.path(), "--destroy", tiny.name()});
    EXPECT_EQ(result.exitCode, 4);
    EXPECT_THAT(result.err, HasSubstr("too small"));
    result = runCommand({"copy", from.path(), source.path().string(), "--destroy", "disk.img"});
    EXPECT_EQ(result.exitCode, 4) << "the file behind the source";
    result = runCommand({"copy", source.path().string(), from.path(), "--destroy", from.name()});
    EXPECT_EQ(result.exitCode, 4) << "the device over the source";
    result = runCommand({"copy", from.path(), to.path(), "--destroy", to.name(), "--verify"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    run("blockdev --flushbufs " + to.path());
    EXPECT_EQ(run("cmp " + from.path() + " " + to.path()).exitCode, 0);

    TemporaryFolder folder;
    if (run("mount " + from.path() + " " + folder.path().string()).exitCode != 0)
        GTEST_SKIP() << "ext4 cannot be mounted here";
    result = runCommand({"copy", from.path(), to.path(), "--destroy", to.name()});
    EXPECT_EQ(result.exitCode, 4);
    EXPECT_THAT(result.err, HasSubstr(folder.path().string()));
    EXPECT_THAT(result.err, HasSubstr("--live"));
    result = runCommand({"copy", from.path(), to.path(), "--destroy", to.name(), "--used", "--live"});
    EXPECT_EQ(result.exitCode, 4);
    result = runCommand({"copy", to.path(), from.path(), "--destroy", from.name()});
    EXPECT_EQ(result.exitCode, 4) << "a target in use";
    result = runCommand({"copy", from.path(), to.path(), "--destroy", to.name(), "--live"});
    EXPECT_EQ(result.exitCode, 0) << result.err;
    run("umount " + folder.path().string());
}

}  // namespace
}  // namespace sectorsmith::testing
