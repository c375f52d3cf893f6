// SPDX-License-Identifier: GPL-3.0-or-later
// Allocation maps of volumes that are mounted while they are copied.
#include <gmock/gmock.h>

#include "fs/allocation_testing.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;
using testing::readFree;

// What zerofree wipes: files that only the journal knows to be there.
TEST(ExtAllocationMounted, CopiedAfterFsyncIsRefused) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mkfs.ext4");
    const MadeDisk disk("64M");
    disk.must("mkfs.ext4 -F $D >/dev/null 2>&1");
    SECTORSMITH_LOOP_DEVICE(loop, disk.path(), "");
    const auto mounted =
        disk.shell("M=$(mktemp -d) && mount -t ext4 " + loop.path() +
                   " $M && head -c 5000000 /dev/urandom > $M/file && sync -d $M/file && sync -f $M/file; "
                   "cp $D $D.copy; umount $M; rmdir $M");
    if (mounted.exitCode != 0) GTEST_SKIP() << "ext4 cannot be mounted here: " << mounted.err;
    const auto copy = readFree(*testing::loadImage(disk.path().string() + ".copy"));
    ASSERT_FALSE(copy);
    EXPECT_EQ(copy.error().cause, Cause::Refused);
    EXPECT_THAT(copy.error().message, HasSubstr("journal must be replayed"));
    const auto after = readFree(*disk.load());
    EXPECT_TRUE(after) << after.error().message;
}

}  // namespace
}  // namespace sectorsmith
