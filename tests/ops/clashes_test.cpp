// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/identities/clashes.h"

#include <gmock/gmock.h>

#include <chrono>

#include "testing/disks.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;

DiskIdentity identityOfKind(unsigned partition, const char* kind, const char* value) {
    return {partition, {kind, 0, Message::plain(kind), value}};
}

TEST(IdentityClashes, OfEqualValuesOfAKind) {
    const std::vector<KnownDisk> disks{
        {"/dev/none1",
         "",
         "",
         100,
         {identityOfKind(0, "gpt-disk-guid", "A"), identityOfKind(1, "fat-serial", "1234-5678"),
          identityOfKind(2, "ext-uuid", ""), identityOfKind(3, "ext-uuid", "00000000-0000")}},
        {"/dev/none2",
         "",
         "",
         100,
         {identityOfKind(0, "gpt-disk-guid", "A"), identityOfKind(4, "fat-serial", "1234-5678"),
          identityOfKind(2, "ext-uuid", ""), identityOfKind(3, "ext-uuid", "00000000-0000")}},
        {"/dev/none3",
         "",
         "",
         100,
         {identityOfKind(0, "mbr-disk-signature", "A"), identityOfKind(1, "ntfs-serial", "7"),
          identityOfKind(2, "ntfs-serial", "7")}}};
    const auto clashes = identityClashes(disks);
    ASSERT_EQ(clashes.size(), 3u);
    EXPECT_EQ(clashes[0].identity.identity.kind, "gpt-disk-guid");
    EXPECT_EQ(clashes[0].first, 0u);
    EXPECT_EQ(clashes[0].second, 1u);
    EXPECT_EQ(clashes[1].identity.partition, 1u);
    EXPECT_EQ(clashes[1].otherPartition, 4u);
    EXPECT_EQ(clashMessage(disks[0], disks[1], clashes[1]).text,
              "partition 1 of /dev/none1 and partition 4 of /dev/none2 have the same fat-serial: 1234-5678");
    EXPECT_EQ(clashes[2].first, 2u) << "two partitions of one disk";
    EXPECT_EQ(clashes[2].second, 2u);
}

TEST(IdentityClashes, NotOfOneDiskUnderTwoNames) {
    const std::vector<DiskIdentity> ids{identityOfKind(0, "gpt-disk-guid", "A")};
    EXPECT_EQ(identityClashes(std::vector<KnownDisk>{{"/dev/none1", "", "", 1, ids},
                                                     {"/dev/../dev/none1", "", "", 1, ids}})
                  .size(),
              0u);
    EXPECT_EQ(identityClashes(std::vector<KnownDisk>{{"/dev/none1", "", "/a/disk.img", 1, ids},
                                                     {"/a/disk.img", "", "", 1, ids}})
                  .size(),
              0u)
        << "a loop device and its file";
    EXPECT_EQ(identityClashes(
                  std::vector<KnownDisk>{{"/dev/none1", "S1", "", 1, ids}, {"/dev/none2", "S1", "", 1, ids}})
                  .size(),
              0u)
        << "two paths to one disk";
    EXPECT_EQ(identityClashes(
                  std::vector<KnownDisk>{{"/dev/none1", "S1", "", 1, ids}, {"/dev/none2", "S2", "", 1, ids}})
                  .size(),
              1u);
}

TEST(IdentityClashes, OfAnImageAndItsCopyUntilItHasItsOwn) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("mke2fs");
    const MadeDisk disk("20M"), copy("1M");
    disk.must("sgdisk -o -n 1:2048:+8M $D && mke2fs -q -F -E offset=1048576 $D 8192");
    std::filesystem::copy_file(disk.path(), copy.path(), std::filesystem::copy_options::overwrite_existing);
    std::vector<DeviceFacts> devices(2);
    devices[0].path = disk.path().string();
    devices[1].path = copy.path().string();
    const auto look = [&] { return identityClashes(readKnownDisks(devices, std::chrono::seconds(60))); };
    const auto clashes = look();
    ASSERT_EQ(clashes.size(), 3u);
    EXPECT_EQ(clashes[0].identity.identity.kind, "gpt-disk-guid");
    EXPECT_EQ(clashes[1].identity.identity.kind, "gpt-partition-guid");
    EXPECT_EQ(clashes[2].identity.identity.kind, "ext-uuid");
    // A member of a RAID is no copy.
    auto members = devices;
    for (DeviceFacts& member : members) {
        DevicePartition partition;
        partition.number = 1;
        partition.offset = 1048576;
        DeviceUse held;
        held.kind = DeviceUse::Kind::Holder;
        held.where = "md0";
        partition.uses = {held};
        member.partitions = {partition};
    }
    EXPECT_EQ(identityClashes(readKnownDisks(members, std::chrono::seconds(60))).size(), 1u);
    SilentProgress progress;
    const testing::TemporaryFolder state;
    CopyToIdentify made;
    made.target = copy.path().string();
    made.stateFolder = state.path();
    ASSERT_TRUE(giveNewIdentities(made, systemRandom, progress));
    EXPECT_EQ(look().size(), 0u);
}

}  // namespace
}  // namespace sectorsmith
