// SPDX-License-Identifier: GPL-3.0-or-later
// FAT and exFAT against the Sleuth Kit, on volumes made by mkfs.fat and mkfs.exfat and filled by mtools and exfat-fuse.
#include <gmock/gmock.h>

#include <bit>

#include "fs/allocation_testing.h"
#include "io/slice_source.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;
using testing::readFree;

void expectAsSleuthkit(const ByteSource& source, const std::filesystem::path& path, const char* type,
                       std::uint64_t sectorOffset, std::uint64_t sectorSize = 512) {
    const auto read = readFree(source);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_GT(read->summary.freeBytes, 0u);
    const std::uint64_t sectors = read->summary.volumeBytes / sectorSize;
    auto theirs = testing::sleuthkitFree(path, type, sectorOffset, sectors);
    // The Sleuth Kit calls the sectors behind the last whole cluster free: no map says so.
    for (std::uint64_t s = sectors; s-- > 0;) {
        auto use = useOf(source, s * sectorSize);
        ASSERT_TRUE(use) << use.error().message;
        if (!use->area.text.starts_with("tail")) break;
        theirs[s] = false;
    }
    testing::expectSameBlocks(read->blocks(sectorSize), theirs);
    for (std::uint64_t s = 0; s < sectors; s += 497) {
        auto use = useOf(source, s * sectorSize);
        ASSERT_TRUE(use) << use.error().message;
        EXPECT_EQ(use->use == Use::Free, theirs[s]) << s;
    }
}

void useFat(const MadeDisk& disk) {
    disk.must(
        "T=$(mktemp -d); cd $T; export MTOOLS_SKIP_CHECK=1; for i in 1 2 3 4 5 6 7 8; do head -c $((i * "
        "37000)) /dev/urandom > f$i; mcopy -i $D f$i ::f$i; done; mmd -i $D ::d; mmd -i $D ::d/deeper; mdel "
        "-i $D ::f2 ::f5 ::f7; "
        "mcopy -i $D f8 ::d/again; mcopy -i $D f3 '::d/deeper/a long name of a file.txt'; mdel -i $D ::f8; "
        "cd /; rm -r $T; fsck.fat -n $D");
}

struct FatCase {
    const char* name;
    const char* size;
    const char* options;
    const char* type;
    std::uint32_t sectorSize;
};
class FatAllocation : public ::testing::TestWithParam<FatCase> {};

TEST_P(FatAllocation, AsSleuthkit) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mkfs.fat");
    SECTORSMITH_NEED("blkls");
    SECTORSMITH_NEED("mcopy");
    const MadeDisk disk(GetParam().size);
    disk.must(std::string("mkfs.fat ") + GetParam().options + " $D >/dev/null");
    expectAsSleuthkit(*disk.load(), disk.path(), GetParam().type, 0, GetParam().sectorSize);
    useFat(disk);
    expectAsSleuthkit(*disk.load(), disk.path(), GetParam().type, 0, GetParam().sectorSize);
}

INSTANTIATE_TEST_SUITE_P(Made, FatAllocation,
                         ::testing::Values(FatCase{"fat12", "4M", "-F 12", "fat12", 512},
                                           FatCase{"fat16", "30M", "-F 16", "fat16", 512},
                                           FatCase{"fat16_one_fat", "30M", "-F 16 -f 1", "fat16", 512},
                                           FatCase{"fat32", "70M", "-F 32", "fat32", 512},
                                           FatCase{"fat32_odd", "70001K", "-F 32 -s 4", "fat32", 512},
                                           FatCase{"fat32_4k", "300M", "-F 32 -S 4096 -s 1", "fat32", 4096}),
                         [](const auto& test) { return std::string(test.param.name); });

TEST(FatAllocationReal, AsSleuthkit) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("blkls");
    SECTORSMITH_REAL_IMAGE(fat12, "fat12");
    expectAsSleuthkit(*testing::loadImage(fat12), fat12, "fat12", 0);
    SECTORSMITH_REAL_IMAGE(fat16, "fat16");
    expectAsSleuthkit(*testing::loadImage(fat16), fat16, "fat16", 0);
    SECTORSMITH_REAL_IMAGE(mixed, "mbr_hfsplus_fat16");
    expectAsSleuthkit(SliceSource(testing::loadImage(mixed), 40131 * 512, 39879 * 512), mixed, "fat16",
                      40131);
    SECTORSMITH_REAL_IMAGE(exfat, "exfat");
    expectAsSleuthkit(*testing::loadImage(exfat), exfat, "exfat", 0);
}

class DamagedFat32 : public testing::VolumeInMemory {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        SECTORSMITH_NEED("mkfs.fat");
        SECTORSMITH_NEED("mcopy");
        const MadeDisk disk("36M");
        disk.must("mkfs.fat -F 32 -s 1 $D >/dev/null");
        useFat(disk);
        bytes_ = testing::readFile(disk.path());
        fat_ = at<std::uint16_t>(0xE) * 512U;
        fatBytes_ = at<std::uint32_t>(0x24) * 512U;
        ASSERT_TRUE(read()) << read().error().message;
    }
    void putBoth(std::uint32_t cluster, std::uint32_t value) {
        put<std::uint32_t>(fat_ + cluster * 4, value);
        put<std::uint32_t>(fat_ + fatBytes_ + cluster * 4, value);
    }
    std::size_t fat_ = 0, fatBytes_ = 0;
};

TEST_F(DamagedFat32, Refuses) {
    const auto good = bytes_;
    auto again = [&] { bytes_ = good; };
    bytes_[0x41] = std::byte{1};
    expectRefused(Cause::Refused, "according to the boot sector");
    again();
    putBoth(1, at<std::uint32_t>(fat_ + 4) & ~0x08000000U);
    expectRefused(Cause::Refused, "according to the FAT");
    again();
    putBoth(1, at<std::uint32_t>(fat_ + 4) & ~0x04000000U);
    expectRefused(Cause::Refused, "errors");
    again();
    put<std::uint16_t>(0x2A, 1);
    expectRefused(Cause::Refused, "version");
    again();
    put<std::uint32_t>(512 + 488, at<std::uint32_t>(512 + 488) + 1);
    expectRefused(Cause::Damaged, "FSInfo");
    put<std::uint32_t>(512 + 488, 0xFFFFFFFF);
    EXPECT_TRUE(read()) << "an FSInfo that does not know";
    again();
    // Every copy of the FAT takes part, unless mirroring is off.
    bytes_[fat_ + fatBytes_ + 4000] ^= std::byte{1};
    expectRefused(Cause::Damaged, "FAT 1 and FAT 2 differ");
    put<std::uint16_t>(0x28, 0x80);
    EXPECT_TRUE(read());
    put<std::uint16_t>(0x28, 0x81);
    EXPECT_FALSE(read());
    again();
    putBoth(5, 0x0FFFFF00);
    expectRefused(Cause::Damaged, "points outside");
    again();
    put<std::uint32_t>(0x24, 1);  // a FAT of one sector
    EXPECT_FALSE(read());
    again();
    bytes_.resize(bytes_.size() - 512);
    expectRefused(Cause::Damaged, "more than the volume has");
}

// Both copies changed in the same way: only the chains and the folders tell.
TEST_F(DamagedFat32, ClearedEntriesRefuse) {
    const auto good = bytes_;
    const std::uint32_t clusters = static_cast<std::uint32_t>((bytes_.size() - fat_ - 2 * fatBytes_) / 512);
    put<std::uint32_t>(512 + 488, 0xFFFFFFFF);
    int used = 0;
    for (std::uint32_t c = 2; c < clusters + 2 && used < 60; c += 23) {
        const auto value = at<std::uint32_t>(fat_ + c * 4);
        if (value == 0) continue;
        ++used;
        putBoth(c, 0);
        expectRefused(Cause::Damaged, "free");
        putBoth(c, value);
    }
    EXPECT_EQ(used, 60);
    bytes_ = good;
    // Chains that meet, and a chain that bites its own tail.
    std::uint32_t middle = 20;
    while (at<std::uint32_t>(fat_ + middle * 4) != middle + 1 ||
           at<std::uint32_t>(fat_ + middle * 4 + 4) != middle + 2)
        ++middle;
    putBoth(middle + 1, middle);
    expectRefused(Cause::Damaged, "meet");
    // A chain that nobody starts is used, and said to be so.
    bytes_ = good;
    put<std::uint32_t>(512 + 488, 0xFFFFFFFF);
    std::uint32_t freeCluster = clusters;
    while (at<std::uint32_t>(fat_ + freeCluster * 4) != 0) --freeCluster;
    putBoth(freeCluster, 0x0FFFFFFF);
    auto lost = read();
    ASSERT_TRUE(lost);
    EXPECT_THAT(lost->summary.notes, ::testing::ElementsAre(HasSubstr("1 chain")));
}

TEST_F(DamagedFat32, NamesAreas) {
    const MemorySource source(bytes_);
    auto area = [&](std::uint64_t offset) {
        auto use = useOf(source, offset);
        EXPECT_TRUE(use);
        EXPECT_EQ(use->use, Use::Used);
        return use->area;
    };
    EXPECT_EQ(area(0), "boot sector");
    EXPECT_EQ(area(600), "FSInfo sector");
    EXPECT_EQ(area(6 * 512), "backup boot sector");
    EXPECT_EQ(area(fat_), "FAT 1");
    EXPECT_EQ(area(fat_ + fatBytes_), "FAT 2");
    EXPECT_EQ(area(fat_ + 2 * fatBytes_), "root folder");
}

// --- exFAT

// False when the system cannot mount exFAT: exfat-fuse wants a block device, so root.
bool useExfat(const MadeDisk& disk) {
    return disk.shell(
                   "L=$(losetup -f --show $D) || exit 1; M=$(mktemp -d); mount.exfat-fuse $L $M && { "
                   "head -c 3000000 /dev/urandom > $M/a; mkdir -p $M/d/e; "
                   "for i in $(seq 60); do head -c 5000 /dev/urandom > $M/d/x$i; done; rm $M/d/x*[13579]; "
                   "head -c 700000 /dev/urandom > $M/d/e/fragmented; rm $M/d/x*2; "
                   "head -c 400000 /dev/urandom >> $M/d/e/fragmented; : > $M/empty; sync; umount $M; }; "
                   "R=$?; rmdir $M; losetup -d $L; exit $R")
               .exitCode == 0;
}

TEST(ExfatAllocation, AsSleuthkit) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mkfs.exfat");
    SECTORSMITH_NEED("blkls");
    for (const char* options : {"", "-c 512", "-c 32K", "-c 128K"}) {
        const MadeDisk disk("50M");
        disk.must(std::string("mkfs.exfat ") + options + " $D >/dev/null");
        expectAsSleuthkit(*disk.load(), disk.path(), "exfat", 0);
        if (disk.shell("command -v mount.exfat-fuse").exitCode != 0 || !useExfat(disk))
            GTEST_SKIP() << "exFAT cannot be mounted here";
        EXPECT_EQ(disk.shell("fsck.exfat -n $D").exitCode, 0) << options;
        expectAsSleuthkit(*disk.load(), disk.path(), "exfat", 0);
    }
}

class DamagedExfat : public testing::VolumeInMemory {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        SECTORSMITH_NEED("mkfs.exfat");
        const MadeDisk disk("8M");
        disk.must("mkfs.exfat -c 4096 $D >/dev/null");
        if (disk.shell("command -v mount.exfat-fuse").exitCode == 0) filled_ = useExfat(disk);
        bytes_ = testing::readFile(disk.path());
        heap_ = at<std::uint32_t>(0x58) * 512U;
        bitmap_ = heap_;  // mkfs.exfat puts it into cluster 2
        ASSERT_TRUE(read()) << read().error().message;
    }
    void mendBootChecksum() {
        std::uint32_t sum = 0;
        for (std::size_t i = 0; i < 11 * 512; ++i)
            if (i != 106 && i != 107 && i != 112)
                sum = std::rotr(sum, 1) + std::to_integer<std::uint32_t>(bytes_[i]);
        for (std::size_t i = 11 * 512; i < 12 * 512; i += 4) put<std::uint32_t>(i, sum);
    }
    std::size_t heap_ = 0, bitmap_ = 0;
    bool filled_ = false;
};

TEST_F(DamagedExfat, Refuses) {
    const auto good = bytes_;
    auto again = [&] { bytes_ = good; };
    bytes_[106] |= std::byte{2};
    expectRefused(Cause::Refused, "dirty");
    again();
    bytes_[106] |= std::byte{4};
    expectRefused(Cause::Refused, "media");
    again();
    bytes_[0x64] ^= std::byte{1};
    expectRefused(Cause::Damaged, "checksum of the boot region");
    again();
    put<std::uint32_t>(0x5C, at<std::uint32_t>(0x5C) + 100);
    mendBootChecksum();
    expectRefused(Cause::Damaged, "more than the volume has room for");
    again();
    put<std::uint32_t>(0x5C, at<std::uint32_t>(0x5C) - 16);
    mendBootChecksum();
    expectRefused(Cause::Damaged, "bitmap has");
    again();
    put<std::uint16_t>(0x68, 0x200);
    mendBootChecksum();
    expectRefused(Cause::Refused, "version 2.0");
    again();
    bytes_[0x6E] = std::byte{2};
    mendBootChecksum();
    expectRefused(Cause::Refused, "transactional");
    again();
    bytes_.resize(bytes_.size() - 4096);
    expectRefused(Cause::Damaged, "more than the volume has");
}

TEST_F(DamagedExfat, EveryFlippedBitRefuses) {
    const std::uint32_t clusters = at<std::uint32_t>(0x5C);
    for (std::uint32_t bit = 0; bit < clusters; bit += 11) {
        flipBit(bitmap_, bit);
        expectRefused(Cause::Damaged, "");
        flipBit(bitmap_, bit);
    }
    // Two at once, so that the sum stays.
    const std::size_t last = clusters - 1;
    bytes_[bitmap_] ^= std::byte{2};
    flipBit(bitmap_, last);
    expectRefused(Cause::Damaged, "free");
}

TEST_F(DamagedExfat, FoldersAndChains) {
    if (!filled_) GTEST_SKIP() << "exFAT cannot be mounted here";
    const auto good = bytes_;
    const std::size_t root = heap_ + (at<std::uint32_t>(0x60) - 2) * 4096U;
    std::size_t file = root;
    while (bytes_[file] != std::byte{0x85}) file += 32;
    bytes_[file + 4] ^= std::byte{2};
    expectRefused(Cause::Damaged, "checksum of a file");
    bytes_ = good;
    bytes_[file] = std::byte{0x86};
    expectRefused(Cause::Refused, "kind of critical entry");
    bytes_ = good;
    const std::size_t fat = at<std::uint32_t>(0x50) * 512U;
    // The root folder's chain in a circle.
    put<std::uint32_t>(fat + at<std::uint32_t>(0x60) * 4U, at<std::uint32_t>(0x60));
    EXPECT_FALSE(read());
    bytes_ = good;
    put<std::uint32_t>(fat + 2 * 4U, 0);  // the bitmap's
    EXPECT_FALSE(read());
}

}  // namespace
}  // namespace sectorsmith
