// SPDX-License-Identifier: GPL-3.0-or-later
// Gaps of disks that sgdisk and sfdisk made.
#include "ops/free_space/gaps.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/disks.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;

constexpr std::uint64_t mib = 1 << 20;

Result<Gaps> gapsOf(const MadeDisk& disk) {
    SilentProgress progress;
    return findGaps(disk.load(), {}, progress);
}

bool covers(std::span<const ByteRange> ranges, std::uint64_t from, std::uint64_t to) {
    const std::vector<ByteRange> one = {{from, to - from}};
    return !common(ranges, one).empty();
}

std::string whyLeft(const Gaps& gaps, std::uint64_t at) {
    std::string all;
    for (const SkippedRange& left : gaps.left)
        if (at >= left.offset && at < left.offset + left.length) all += left.why.text + "; ";
    return all;
}

TEST(Gaps, OfAGpt) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sgdisk")) GTEST_SKIP() << "sgdisk is not there";
    const MadeDisk disk("64M");
    disk.must("sgdisk -n 1:8M:+8M -n 2:20M:+10M -n 3:40M:+4M $D");
    auto gaps = gapsOf(disk);
    ASSERT_TRUE(gaps) << gaps.error().message;
    const std::vector<ByteRange> expected = {{16 * mib, 4 * mib}, {30 * mib, 10 * mib}, {44 * mib, 19 * mib}};
    EXPECT_EQ(gaps->ranges, expected) << "before the first partition and the last MiB stay";
    EXPECT_THAT(whyLeft(*gaps, 4 * mib), HasSubstr("before the first partition"));
    EXPECT_THAT(whyLeft(*gaps, 64 * mib - 512), HasSubstr("last MiB"));
}

TEST(Gaps, OfAnMbrWithLogicalPartitions) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sfdisk")) GTEST_SKIP() << "sfdisk is not there";
    const MadeDisk disk("64M");
    disk.must(
        "printf 'label: dos\\nstart=8192,size=8192,type=83\\nstart=32768,size=81920,type=5\\n"
        "start=36864,size=8192,type=83\\nstart=61440,size=8192,type=83\\n' | sfdisk -q $D");
    auto gaps = gapsOf(disk);
    ASSERT_TRUE(gaps) << gaps.error().message;
    for (const auto& [from, to] : {std::pair{8192ULL, 16384ULL}, {36864ULL, 45056ULL}, {61440ULL, 69632ULL}})
        EXPECT_FALSE(covers(gaps->ranges, from * 512, to * 512)) << "a partition at sector " << from;
    EXPECT_FALSE(covers(gaps->ranges, 0, 4 * mib)) << "before the first partition";
    EXPECT_FALSE(covers(gaps->ranges, 32768 * 512, 36864 * 512)) << "the first extended boot record's track";
    EXPECT_TRUE(covers(gaps->ranges, 40000000, 41000000)) << "free space behind the logical partitions";
    EXPECT_TRUE(covers(gaps->ranges, 10 * mib, 12 * mib)) << "free space before the extended partition";
    // The second extended record stands where sfdisk says, right before its partition.
    const auto sector = disk.load();
    for (std::uint64_t lba = 45056; lba < 61440; ++lba) {
        std::array<std::byte, 512> bytes{};
        ASSERT_TRUE(readExact(*sector, lba * 512, bytes));
        if (bytes[510] == std::byte{0x55} && bytes[511] == std::byte{0xAA}) {
            EXPECT_FALSE(covers(gaps->ranges, lba * 512, lba * 512 + 512)) << "extended record at " << lba;
        }
    }
}

TEST(Gaps, WithALostFileSystemStay) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sgdisk") || !testing::haveProgram("mkfs.ext4"))
        GTEST_SKIP() << "sgdisk or mkfs.ext4 is not there";
    const MadeDisk disk("64M");
    disk.must("sgdisk -n 1:2M:+8M -n 2:40M:+4M $D");
    disk.must("mkfs.ext4 -q -E offset=$((17*1048576)) $D 8192");
    auto gaps = gapsOf(disk);
    ASSERT_TRUE(gaps) << gaps.error().message;
    const std::vector<ByteRange> expected = {{44 * mib, 19 * mib}};
    EXPECT_EQ(gaps->ranges, expected);
    EXPECT_THAT(whyLeft(*gaps, 20 * mib), HasSubstr("ext4"));
    // Whatever somebody put at the start of a gap: RAID, LVM, LUKS.
    disk.must(
        "wipefs -aq -o $((17*1048576+1080)) $D; dd if=/dev/zero of=$D bs=1M seek=10 count=30 conv=notrunc");
    ASSERT_EQ(gapsOf(disk)->ranges.size(), 2u);
    disk.must("printf 'LUKS\\272\\276\\0\\2' | dd of=$D bs=1M seek=10 conv=notrunc");
    auto luks = gapsOf(disk);
    ASSERT_TRUE(luks);
    EXPECT_EQ(luks->ranges, expected);
}

TEST(Gaps, AnyErrorInTheTablesRefuses) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sgdisk")) GTEST_SKIP() << "sgdisk is not there";
    const MadeDisk disk("64M");
    auto none = gapsOf(disk);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().cause, Cause::Refused);
    disk.must("sgdisk -o $D");
    auto empty = gapsOf(disk);
    ASSERT_FALSE(empty);
    EXPECT_THAT(empty.error().message, HasSubstr("no partition"));
    disk.must("sgdisk -n 1:2M:+8M $D");
    EXPECT_TRUE(gapsOf(disk));
    disk.must("printf x | dd of=$D bs=1 seek=1100 conv=notrunc");  // an entry of the primary table
    auto damaged = gapsOf(disk);
    ASSERT_FALSE(damaged);
    EXPECT_EQ(damaged.error().cause, Cause::Refused);
    EXPECT_THAT(damaged.error().message, HasSubstr("gpt."));
}

TEST(Gaps, WhatTheSystemKnowsAsAPartitionIsUsed) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sgdisk")) GTEST_SKIP() << "sgdisk is not there";
    const MadeDisk disk("64M");
    disk.must("sgdisk -n 1:2M:+8M $D");
    SilentProgress progress;
    const std::vector<ByteRange> known = {{20 * mib, 10 * mib}};
    auto gaps = findGaps(disk.load(), known, progress);
    ASSERT_TRUE(gaps);
    EXPECT_FALSE(covers(gaps->ranges, 20 * mib, 30 * mib));
    EXPECT_TRUE(covers(gaps->ranges, 31 * mib, 32 * mib));
}

}  // namespace
}  // namespace sectorsmith
