// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of who uses a disk, and where a range of it is mounted.
#include <gtest/gtest.h>

#include "io/device_facts.h"
#include "io/errors.h"

namespace sectorsmith {
namespace {

using Kind = DeviceUse::Kind;

TEST(DeviceUse, EachKindHasItsWords) {
    EXPECT_EQ(useText({.kind = Kind::Mounted, .where = "/home"}), "mounted at /home");
    EXPECT_EQ(useText({.kind = Kind::Mounted, .where = "/", .through = "vg-root"}),
              "mounted at / through vg-root");
    EXPECT_EQ(useText({.kind = Kind::MountedElsewhere, .where = "/mnt", .program = "init", .process = "7"}),
              "held by a mount in another namespace (at /mnt for init, process 7)");
    EXPECT_EQ(useText({.kind = Kind::Btrfs, .detail = "1234-ab"}),
              "held by a mounted btrfs volume (1234-ab)");
    EXPECT_EQ(useText({.kind = Kind::Swap}), "swap");
    EXPECT_EQ(useText({.kind = Kind::Holder, .where = "md0"}), "held by md0");
    EXPECT_EQ(useText({.kind = Kind::Holder, .where = "vg-root", .through = "luks-1", .detail = "LVM"}),
              "held by vg-root (LVM) through luks-1");
    EXPECT_EQ(useText({}), "held by something that the system does not name");
    EXPECT_EQ(useText({.kind = Kind::LoopBacking, .where = "loop3", .device = "/dev/loop3"}),
              "backs /dev/loop3");
    EXPECT_EQ(useText({.kind = Kind::LoopBacking,
                       .device = "/dev/loop3",
                       .users = Message::plain("/dev/loop3 is swap")}),
              "backs /dev/loop3 (/dev/loop3 is swap)");
    EXPECT_EQ(useText({.kind = Kind::Open, .program = "qemu", .process = "12"}), "open in qemu (process 12)");
    EXPECT_EQ(useText({.kind = Kind::OpenForWriting, .program = "qemu", .process = "12"}),
              "open for writing in qemu (process 12)");
    EXPECT_EQ(useText({.kind = Kind::Locked}), "locked by another program");
    EXPECT_EQ(usesText({{.kind = Kind::Swap}, {.kind = Kind::Locked}}), "swap, locked by another program");
}

// A program may be called anything: it is a word in the sentence, never part of its form.
TEST(DeviceUse, TheReasonCanBeTranslated) {
    const Error reason =
        useReason({.kind = Kind::Open, .through = "loop1", .program = "{0}", .process = "1"});
    EXPECT_TRUE(reason.code == IoError::UseThrough);
    EXPECT_EQ(reason.cause, Cause::InUse);
    EXPECT_EQ(reason.message, "open in {0} (process 1) through loop1");
    ASSERT_EQ(reason.arguments.size(), 2u);
    ASSERT_TRUE(reason.arguments[0].message);
    EXPECT_TRUE(reason.arguments[0].message->code == IoError::UseOpen);
}

TEST(DeviceUse, AMountPointIsThatOfExactlyTheseBytes) {
    DeviceFacts facts;
    facts.size = 1000;
    DevicePartition first{.offset = 100, .length = 200};
    first.uses = {{.kind = Kind::Holder, .where = "dm-0"}, {.kind = Kind::Mounted, .where = "/one"}};
    DevicePartition second{.offset = 300, .length = 200};
    second.uses = {{.kind = Kind::Swap}};
    facts.partitions = {first, second};
    EXPECT_EQ(mountPointOf(facts, 100, 200), "/one");
    EXPECT_EQ(mountPointOf(facts, 100, 199), "");
    EXPECT_EQ(mountPointOf(facts, 300, 200), "") << "in use, but not mounted";
    EXPECT_EQ(mountPointOf(facts, 0, 1000), "");
    facts.uses = {{.kind = Kind::Mounted, .where = "/all"}};
    EXPECT_EQ(mountPointOf(facts, 0, 1000), "/all");
    EXPECT_EQ(mountPointOf(facts, 0, 999), "");
    EXPECT_EQ(facts.mountPoints(), (std::vector<std::string>{"/all", "/one"}));
}

}  // namespace
}  // namespace sectorsmith
