// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/lost.h"

#include <gmock/gmock.h>

#include "part/partition_list.h"
#include "plans.h"

namespace sectorsmith {
namespace {

using testing::loadImage;
using testing::MadeDisk;

LostScan scan(const ByteSource& disk, bool every = true) {
    SilentProgress progress;
    LostOptions options;
    options.everySector = every;
    auto result = scanLost(disk, readDiskTables(disk), options, progress);
    EXPECT_TRUE(result);
    return result ? *result : LostScan{};
}

const LostVolume* find(const LostScan& result, const std::string& type, std::uint64_t offset) {
    for (const LostVolume& volume : result.volumes)
        if (volume.type == type && volume.offset == offset) return &volume;
    return nullptr;
}

// The disk's tables wiped: every volume is found again at its place, and the proposed table is the one of before.
TEST(Lost, WipedTableIsProposedAgain) {
    for (const char* tool : {"sgdisk", "mkfs.vfat", "mkntfs", "mke2fs"})
        if (testing::run(std::string("PATH=$PATH:/usr/sbin:/sbin; command -v ") + tool).exitCode != 0)
            GTEST_SKIP() << tool << " is not installed";
    MadeDisk disk("200M");
    disk.must(
        "sgdisk -o -n 1:2048:+40M -t 1:ef00 -n 2:0:+20M -t 2:0700 -n 3:0:+20M -t 3:8300 -n 4:0:+20M -t "
        "4:0700 $D");
    const auto before = listPartitions(*disk.load());
    ASSERT_EQ(before.partitions.size(), 4u);
    const char* make[] = {"mkfs.vfat -F 32 -s 1 -n EFI $D.p", "mkntfs -F -q -p 2048 -H 255 -S 63 $D.p",
                          "mke2fs -q -t ext4 -b 1024 -L linux $D.p", "mkfs.exfat $D.p"};
    for (unsigned i = 0; i < 4; ++i) {
        const Partition& p = before.partitions[i];
        disk.must("rm -f $D.p; truncate -s " + std::to_string(p.length) + " $D.p; " + make[i] +
                  " && dd if=$D.p of=$D bs=512 seek=" + std::to_string(p.start) +
                  " conv=notrunc,sparse status=none");
    }
    disk.must(
        "dd if=/dev/zero of=$D bs=512 count=34 conv=notrunc; dd if=/dev/zero of=$D bs=512 seek=409567 "
        "count=33 conv=notrunc");
    auto wiped = disk.load();
    EXPECT_EQ(listPartitions(*wiped).scheme, Scheme::None);
    for (bool every : {true, false}) {
        const LostScan result = scan(*wiped, every);
        EXPECT_EQ(result.scannedBytes, wiped->size());
        const char* types[] = {"vfat", "ntfs", "ext4", "exfat"};
        for (unsigned i = 0; i < 4; ++i) {
            const LostVolume* volume = find(result, types[i], before.partitions[i].offset);
            ASSERT_NE(volume, nullptr) << types[i];
            EXPECT_GE(volume->confidence, 80) << types[i];
            EXPECT_LE(volume->length, before.partitions[i].length);
            EXPECT_FALSE(volume->inside);
        }
        auto plan = proposeLostTable(*wiped, readDiskTables(*wiped), result);
        ASSERT_TRUE(plan) << plan.error().message;
        PlannedSource after(wiped, *plan);
        const auto list = listPartitions(after);
        ASSERT_EQ(list.partitions.size(), 4u);
        for (const Partition& p : before.partitions)
            EXPECT_TRUE(std::ranges::any_of(list.partitions, [&](const Partition& q) {
                return q.start == p.start && q.type == p.type && q.sectors <= p.sectors;
            })) << p.index;
        EXPECT_EQ(testing::complaints(after), "");
    }
}

// Numbers go by the place on the disk, however sure each is; an old backup table gives names, types and GUIDs back.
TEST(Lost, NumbersByPlaceNamesFromAnOldTable) {
    SECTORSMITH_NEED("sgdisk");
    for (const char* tool : {"mkfs.vfat", "mkntfs", "mke2fs"})
        if (testing::run(std::string("PATH=$PATH:/usr/sbin:/sbin; command -v ") + tool).exitCode != 0)
            GTEST_SKIP() << tool << " is not installed";
    MadeDisk disk("100M");
    disk.must(
        "sgdisk -o -n 1:2048:+20M -t 1:8300 -c 1:'Root of all' -n 2:0:+20M -t 2:2700 -c 2:Rescue -n 3:0:+20M "
        "-t "
        "3:0700 -c 3:Third $D");
    const auto before = listPartitions(*disk.load());
    ASSERT_EQ(before.partitions.size(), 3u);
    // The first is the least certain (ext has no backup that says more), the last is found by its boot sector and FAT.
    const char* make[] = {"mke2fs -q -t ext4 -b 1024 $D.p", "mkntfs -F -q -p 0 -H 255 -S 63 $D.p",
                          "mkfs.vfat -F 16 -n CARD $D.p"};
    for (unsigned i = 0; i < 3; ++i) {
        const Partition& p = before.partitions[i];
        disk.must("rm -f $D.p; truncate -s " + std::to_string(p.length) + " $D.p; " + make[i] +
                  " && dd if=$D.p of=$D bs=512 seek=" + std::to_string(p.start) +
                  " conv=notrunc,sparse status=none");
    }
    // The disk has grown since, so that the old backup table is not where one is looked for; the front is gone.
    disk.must("truncate -s 120M $D; dd if=/dev/zero of=$D bs=512 count=34 conv=notrunc status=none");
    const auto wiped = disk.load();
    const DiskTables tables = readDiskTables(*wiped);
    ASSERT_EQ(tables.scheme, Scheme::None);
    const LostScan result = scan(*wiped);
    auto plan = proposeLostTable(*wiped, tables, result);
    ASSERT_TRUE(plan) << plan.error().message;
    const auto list = listPartitions(PlannedSource(wiped, *plan));
    ASSERT_EQ(list.partitions.size(), 3u);
    for (unsigned i = 0; i < 3; ++i) {
        EXPECT_EQ(list.partitions[i].index, i + 1);
        EXPECT_EQ(list.partitions[i].start, before.partitions[i].start) << i;
        EXPECT_EQ(list.partitions[i].name, before.partitions[i].name);
        EXPECT_EQ(list.partitions[i].type, before.partitions[i].type);
        EXPECT_EQ(list.partitions[i].uuid, before.partitions[i].uuid);
    }
    for (const std::string& note : plan->notes) {
        EXPECT_THAT(note, ::testing::Not(::testing::HasSubstr("vfat at")));
        EXPECT_THAT(note, ::testing::Not(::testing::HasSubstr("ntfs")));
    }
    EXPECT_THAT(plan->notes.back(), ::testing::HasSubstr("FAT"));

    // Chosen by number: these alone, in their places' order.
    const auto numberOf = [&](const char* type) {
        for (unsigned i = 0; i < result.volumes.size(); ++i)
            if (result.volumes[i].type == type && !result.volumes[i].inside) return i + 1;
        return 0U;
    };
    const unsigned fat = numberOf("vfat");
    const unsigned ext = numberOf("ext4");
    ASSERT_LT(ext, fat);
    const unsigned two[] = {fat, ext, fat};
    plan = proposeLostTable(*wiped, tables, result, two);
    ASSERT_TRUE(plan) << plan.error().message;
    const auto some = listPartitions(PlannedSource(wiped, *plan));
    ASSERT_EQ(some.partitions.size(), 2u);
    EXPECT_EQ(some.partitions[0].name, "Root of all");
    EXPECT_EQ(some.partitions[1].name, "Third");
    const unsigned none[] = {static_cast<unsigned>(result.volumes.size() + 1)};
    EXPECT_EQ(proposeLostTable(*wiped, tables, result, none).error().cause, Cause::Usage);
    EXPECT_EQ(proposeLostTable(*wiped, tables, result, std::span<const unsigned>{}).error().cause,
              Cause::Usage);
    // What cannot be added is refused, not left out: nobody would see it.
    LostScan twice = result;
    twice.volumes.push_back(twice.volumes[fat - 1]);
    const unsigned both[] = {fat, static_cast<unsigned>(twice.volumes.size())};
    EXPECT_EQ(proposeLostTable(*wiped, tables, twice, both).error().cause, Cause::Refused);
}

// First sectors lost: the backups still tell.
TEST(Lost, BackupsTell) {
    for (const char* tool : {"mkfs.vfat", "mkntfs", "mke2fs", "mkfs.exfat"})
        if (testing::run(std::string("PATH=$PATH:/usr/sbin:/sbin; command -v ") + tool).exitCode != 0)
            GTEST_SKIP() << tool << " is not installed";
    struct Case {
        const char* type;
        const char* make;
        const char* wipe;
    };
    for (const Case& c : {Case{"ntfs", "mkntfs -F -q -p 0 -H 255 -S 63 $D.p", "count=16"},
                          Case{"vfat", "mkfs.vfat -F 32 -s 1 $D.p", "count=5"},
                          Case{"vfat", "mkfs.vfat -F 32 -f 3 -s 1 $D.p", "count=5"},
                          Case{"ext2", "mke2fs -q -t ext2 -b 1024 $D.p", "count=32"},
                          Case{"exfat", "mkfs.exfat $D.p", "count=10"}}) {
        MadeDisk disk("64M");
        disk.must(std::string("truncate -s 48M $D.p; ") + c.make +
                  " && dd if=/dev/zero of=$D.p bs=512 conv=notrunc status=none " + c.wipe +
                  " && dd if=$D.p of=$D bs=512 seek=3000 conv=notrunc,sparse status=none");
        const LostScan result = scan(*disk.load());
        const LostVolume* volume = find(result, c.type, 3000 * 512);
        ASSERT_NE(volume, nullptr) << c.type;
        EXPECT_GE(volume->confidence, 60) << c.type;
        EXPECT_THAT(volume->evidence, ::testing::HasSubstr("backup"));
    }
}

TEST(Lost, RealAppleVolumes) {
    struct Case {
        const char* image;
        const char* type;
        std::uint64_t offset;
        std::uint64_t length;
    };
    for (const Case& c :
         {Case{"gpt_apfs", "apfs", 20480, 16736256}, Case{"gpt_hfsplus", "hfsplus", 20480, 67067904},
          Case{"apm_hfsplus", "hfsplus", 32768, 12550144},
          Case{"mbr_hfsplus_fat16", "hfsplus", 63 * 512, 40032 * 512},
          Case{"mbr_hfsplus_fat16", "vfat", 40131 * 512, 39879 * 512}}) {
        SECTORSMITH_REAL_IMAGE(path, c.image);
        auto bytes = testing::readFile(path);
        const LostScan whole = scan(MemorySource(bytes));
        const LostVolume* known = find(whole, c.type, c.offset);
        ASSERT_NE(known, nullptr) << c.image;
        EXPECT_NE(known->known, 0u);
        EXPECT_EQ(known->length, c.length) << c.image;
        EXPECT_GE(known->confidence, 95);
        if (std::string(c.type) == "vfat") continue;
        // Its first 4 KiB lost: the checkpoint, or the alternate header.
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(c.offset), 4096, std::byte{0});
        const LostScan hurt = scan(MemorySource(bytes));
        const LostVolume* found = find(hurt, c.type, c.offset);
        ASSERT_NE(found, nullptr) << c.image;
        EXPECT_GE(found->confidence, 60);
    }
}

TEST(Lost, CanBeCancelled) {
    SilentProgress progress;
    progress.cancel();
    MemorySource disk(std::vector<std::byte>(1 << 20));
    EXPECT_EQ(scanLost(disk, readDiskTables(disk), {}, progress).error().cause, Cause::Cancelled);
}

TEST(Lost, GptCopiesAreFound) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("8M");
    disk.must("sgdisk -o -n 1:2048:4095 -n 2:5000:6000 $D && truncate -s 16M $D");
    const LostScan result = scan(*disk.load());
    ASSERT_EQ(result.tables.size(), 2u);
    EXPECT_EQ(result.tables[1].offset, 16383u * 512);
    EXPECT_EQ(result.tables[1].entries.size(), 2u);
}

}  // namespace
}  // namespace sectorsmith
