// SPDX-License-Identifier: GPL-3.0-or-later
// The inodes of ext2, ext3 and ext4 in volumes that mke2fs and debugfs make: every block as debugfs says, and damage refused.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <map>
#include <random>
#include <sstream>

#include "fs/allocation_testing.h"
#include "fs/catalogue_testing.h"

namespace sectorsmith {
namespace {

using testing::Collected;
using ::testing::HasSubstr;
using testing::MadeDisk;
using testing::readFree;
using testing::walkCatalogue;

// A folder of files in which every way to hold content is used, written by mke2fs, then broken into pieces by debugfs.
void makeExt(const MadeDisk& disk, const std::string& mkfs) {
    disk.must(
        "rm -rf $D.s; mkdir -p $D.s/deep/er $D.s/many; cd $D.s; "
        "for i in 1 2 3 4 5; do head -c $((i * 30001)) /dev/urandom > f$i; done; "
        "printf x > tiny; : > empty; ln -s tiny short; ln f1 hard; mkfifo pipe; "
        "ln -s $(printf 'long%.0s' $(seq 40)) long; "
        "head -c 300000 /dev/urandom > holes; head -c 4096 /dev/urandom | dd of=holes bs=4096 seek=900 "
        "conv=notrunc 2>/dev/null; "
        "head -c 4096 /dev/urandom | dd of=far bs=4096 seek=17000 conv=notrunc 2>/dev/null; "
        "head -c 2000000 /dev/urandom > deep/er/large; "
        "for i in $(seq 300); do echo $i > many/a-rather-long-name-$i; done; "
        "cd /; " +
        mkfs +
        " -d $D.s $D >/dev/null 2>&1; "
        // Every other one of many small files goes, and a large one takes their place: many extents.
        "head -c 700000 /dev/urandom > $D.f; for i in $(seq 2 2 300); do echo rm many/a-rather-long-name-$i; "
        "done > $D.c; "
        "echo 'rm f4' >> $D.c; "
        "echo ea_set f2 user.small value >> $D.c; echo ea_set f3 user.large $(head -c 900 /dev/zero | tr "
        "'\\0' v) >> $D.c; echo \"write $D.f broken\" >> $D.c; "
        "debugfs -w -f $D.c $D >/dev/null 2>&1; e2fsck -fy $D >/dev/null 2>&1 || e2fsck -fy $D >/dev/null "
        "2>&1 || true; e2fsck -fn $D "
        ">/dev/null 2>&1");
}

struct ExtFilesCase {
    const char* name;
    const char* size;
    const char* mkfs;
};
class ExtFiles : public ::testing::TestWithParam<ExtFilesCase> {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        SECTORSMITH_NEED("mke2fs");
        SECTORSMITH_NEED("debugfs");
    }
};

TEST_P(ExtFiles, OwnersAsDebugfs) {
    const MadeDisk disk(GetParam().size);
    makeExt(disk, GetParam().mkfs);
    const auto source = disk.load();
    const auto space = readFree(*source);
    ASSERT_TRUE(space) << space.error().message;
    const std::uint64_t blockSize =
        std::stoull(disk.must("dumpe2fs -h $D 2>/dev/null | sed -n 's/^Block size: *//p'"));
    Collected all;
    const auto walked = walkCatalogue(*source, all);
    ASSERT_TRUE(walked) << walked.error().message;

    // Who has which block; a block of attributes can have several.
    std::map<std::uint64_t, std::set<std::uint64_t>> owners;
    std::set<std::uint64_t> attributes;
    for (const auto& piece : all.pieces)
        for (std::uint64_t b = 0; b < piece.extent.length / blockSize; ++b) {
            const std::uint64_t block = piece.extent.offset / blockSize + b;
            owners[block].insert(piece.extent.file);
            if (piece.extent.stream == StreamKind::Attribute) attributes.insert(block);
        }
    std::set<std::uint64_t> inAreas;
    for (const VolumeArea& area : all.areas)
        for (std::uint64_t b = area.offset / blockSize; b * blockSize < area.offset + area.length; ++b)
            inAreas.insert(b);
    // Together they are what is in use (with bigalloc, what they touch of each cluster).
    const std::uint64_t ratio = space->summary.blockSize / blockSize;
    const auto free = space->blocks(blockSize);
    const std::uint64_t first = blockSize == 1024 && ratio == 1 ? 1 : 0;
    std::set<std::uint64_t> clusters;
    for (const auto& [block, files] : owners) clusters.insert(block / ratio);
    for (const std::uint64_t block : inAreas) clusters.insert(block / ratio);
    int wrong = 0;
    for (std::uint64_t b = first; b < free.size() && wrong < 5; ++b)
        if (clusters.contains(b / ratio) == free[b]) {
            ++wrong;
            ADD_FAILURE() << "block " << b << " is free " << free[b];
        }
    // What debugfs says of some of each file's blocks.
    std::string asked;
    std::vector<std::uint64_t> blocks;
    std::map<std::uint64_t, int> taken;
    for (const auto& [block, files] : owners)
        if (!attributes.contains(block) && taken[*files.begin()]++ % 40 == 0 && *files.begin() != 7)
            blocks.push_back(block);
    for (const std::uint64_t block : blocks) asked += " " + std::to_string(block);
    std::istringstream said(disk.must("debugfs -R 'icheck" + asked + "' $D 2>/dev/null | tail -n +2"));
    std::size_t compared = 0;
    for (std::uint64_t block = 0, inode = 0; said >> block >> inode; ++compared)
        EXPECT_EQ(owners[block], std::set{inode}) << block;
    EXPECT_EQ(compared, blocks.size());
    EXPECT_GT(compared, 50u);
    EXPECT_GE(attributes.size(), 1u);  // f3's; f2's stands in the inode if that has room
    // The blocks of single files in order, by debugfs: data and where they are told.
    for (const char* name : {"broken", "holes", "far", "deep/er/large", "long", "many"}) {
        const std::string path = name;
        std::istringstream list(disk.must("debugfs -R 'blocks /" + path + "' $D 2>/dev/null"));
        std::set<std::uint64_t> theirs, ours;
        for (std::uint64_t block = 0; list >> block;) theirs.insert(block);
        const std::uint64_t inode = std::stoull(disk.must(
            "debugfs -R 'stat /" + path + "' $D 2>/dev/null | sed -n 's/^Inode: *\\([0-9]*\\).*/\\1/p'"));
        for (const auto& piece : all.pieces)
            if (piece.extent.file == inode && piece.extent.stream != StreamKind::Attribute)
                for (std::uint64_t b = 0; b < piece.extent.length / blockSize; ++b)
                    ours.insert(piece.extent.offset / blockSize + b);
        EXPECT_EQ(ours, theirs) << name;
    }
}

// One bit of a used block that a file has cleared, and one of a free block in its group set: descriptors, superblock and
// checksums are as they should be. debugfs does it.
TEST_P(ExtFiles, AFlippedBitWithTheCountsRightIsRefused) {
    const MadeDisk disk(GetParam().size);
    makeExt(disk, GetParam().mkfs);
    const auto space = readFree(*disk.load());
    ASSERT_TRUE(space) << space.error().message;
    const std::uint64_t blockSize =
        std::stoull(disk.must("dumpe2fs -h $D 2>/dev/null | sed -n 's/^Block size: *//p'"));
    Collected all;
    ASSERT_TRUE(walkCatalogue(*disk.load(), all));
    // Not the resize inode's: what it has are areas.
    std::erase_if(all.pieces, [](const Collected::Piece& piece) { return piece.extent.file == 7; });
    std::mt19937 random(7);
    for (int i = 0; i < 4; ++i) {
        const FileExtent& extent = all.pieces[(2 * i + 1U) * all.pieces.size() / 8].extent;
        const std::uint64_t block = (extent.offset + random() % extent.length) / blockSize;
        disk.must("cp $D $D.b; printf 'freeb " + std::to_string(block) + "\\nsetb " +
                  std::to_string((space->runs.back().offset + space->runs.back().length) / blockSize - 1) +
                  "\\n' > $D.c; debugfs -w -f $D.c $D.b >/dev/null 2>&1");
        const auto result = readFree(*testing::loadImage(disk.path().string() + ".b"));
        ASSERT_FALSE(result) << "block " << block;
        EXPECT_EQ(result.error().cause, Cause::Damaged);
        EXPECT_THAT(result.error().message, HasSubstr("file " + std::to_string(extent.file)));
        EXPECT_THAT(result.error().message, HasSubstr("run e2fsck first"));
    }
}

INSTANTIATE_TEST_SUITE_P(
    Made, ExtFiles,
    ::testing::Values(
        ExtFilesCase{"ext2_1k", "40M", "mke2fs -F -t ext2 -b 1024"},
        ExtFilesCase{"ext2_4k", "40M", "mke2fs -F -t ext2 -b 4096 -I 128"},
        ExtFilesCase{"ext3_2k", "40M", "mke2fs -F -t ext3 -b 2048"},
        ExtFilesCase{"ext4_4k", "60M", "mke2fs -F -t ext4 -b 4096"},
        ExtFilesCase{"ext4_1k", "60M", "mke2fs -F -t ext4 -b 1024"},
        ExtFilesCase{"ext4_plain", "60M", "mke2fs -F -t ext4 -b 1024 -O ^metadata_csum,^uninit_bg,^flex_bg"},
        ExtFilesCase{"ext4_gdt_csum", "60M", "mke2fs -F -t ext4 -b 1024 -O ^metadata_csum,uninit_bg"},
        ExtFilesCase{"ext4_inline", "60M", "mke2fs -F -t ext4 -b 1024 -O inline_data -I 256"},
        ExtFilesCase{"ext4_bigalloc", "200M", "mke2fs -F -t ext4 -b 4096 -O bigalloc -C 16384"},
        ExtFilesCase{"ext4_quota", "60M", "mke2fs -F -t ext4 -b 1024 -O quota,project,ea_inode"},
        ExtFilesCase{"ext4_groups", "60M", "mke2fs -F -t ext4 -b 1024 -g 2048 -O meta_bg,^resize_inode"}),
    [](const auto& test) { return std::string(test.param.name); });

// --- Damaged

class DamagedExtFiles : public testing::VolumeInMemory {
 protected:
    static constexpr std::size_t block = 1024;
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        SECTORSMITH_NEED("mke2fs");
        SECTORSMITH_NEED("debugfs");
    }
    void make(const std::string& options) {
        const MadeDisk disk("40M");
        makeExt(disk, "mke2fs -F -b 1024 " + options);
        bytes_ = testing::readFile(disk.path());
        ASSERT_TRUE(read()) << read().error().message;
        const auto number = [&](const char* name) {
            return std::stoull(disk.must(std::string("debugfs -R 'stat /") + name +
                                         "' $D 2>/dev/null | sed -n 's/^Inode: *\\([0-9]*\\).*/\\1/p'"));
        };
        large_ = number("deep/er/large");
        broken_ = number("broken");
    }
    std::size_t inodeAt(std::uint64_t inode) const {
        const std::uint64_t perGroup = at<std::uint32_t>(1024 + 0x28);
        const std::size_t descriptor = 2048 + (inode - 1) / perGroup * 32;
        return at<std::uint32_t>(descriptor + 8) * block +
               (inode - 1) % perGroup * at<std::uint16_t>(1024 + 0x58);
    }
    std::uint64_t large_ = 0, broken_ = 0;
};

TEST_F(DamagedExtFiles, IndirectBlocks) {
    make("-t ext2");
    const auto good = bytes_;
    const std::size_t inode = inodeAt(large_);
    auto with = [&](std::size_t place, std::uint32_t value, const std::string& words) {
        put<std::uint32_t>(place, value);
        expectRefused(Cause::Damaged, words);
        // Going on regardless ends, too.
        Collected all;
        all.lenient = true;
        EXPECT_TRUE(walkCatalogue(MemorySource(bytes_), all));
        EXPECT_FALSE(all.findings.empty());
        bytes_ = good;
    };
    with(inode + 0x28, 0x7FFFFFFF, "lies outside the file system");
    with(inode + 0x28 + 48, 0x7FFFFFFF, "lies outside the file system");
    with(inode + 0x28, 0, fmt::format("blocks of inode {}:", large_));
    with(inode + 0x1C, 4, fmt::format("blocks of inode {}: 2 counted", large_));
    with(at<std::uint32_t>(inode + 0x28 + 48) * block + 100, 0xFFFFFFFF, "lies outside");
    // Double indirect blocks that lead to themselves.
    const std::size_t twice = at<std::uint32_t>(inode + 0x28 + 52);
    ASSERT_GT(twice, 0u);
    for (std::size_t i = 0; i < block; i += 4)
        put<std::uint32_t>(twice * block + i, static_cast<std::uint32_t>(twice));
    EXPECT_FALSE(read());
    Collected all;
    all.lenient = true;
    EXPECT_FALSE(walkCatalogue(MemorySource(bytes_), all) && all.findings.empty());
    bytes_ = good;
    // All of the indirect blocks gone.
    std::fill_n(bytes_.begin() + static_cast<std::ptrdiff_t>(twice * block), block, std::byte{0});
    expectRefused(Cause::Damaged, fmt::format("blocks of inode {}:", large_));
    bytes_ = good;
    // The inode gone, though its bit says otherwise; and the other way round.
    std::fill_n(bytes_.begin() + static_cast<std::ptrdiff_t>(inode), 128, std::byte{0});
    expectRefused(Cause::Damaged, fmt::format("inode {} is marked as used but has no links", large_));
    bytes_ = good;
    const std::uint64_t perGroup = at<std::uint32_t>(1024 + 0x28);
    flipBit(at<std::uint32_t>(2048 + (large_ - 1) / perGroup * 32 + 4) * block, (large_ - 1) % perGroup);
    expectRefused(Cause::Damaged, fmt::format("inode {} is in use but marked as free", large_));
}

TEST_F(DamagedExtFiles, ExtentTrees) {
    make("-t ext4 -O ^metadata_csum,^uninit_bg,^64bit");
    const auto good = bytes_;
    const std::size_t inode = inodeAt(broken_), root = inode + 0x28;
    ASSERT_GE(at<std::uint16_t>(root + 6), 1) << "the file should have a tree";
    const std::size_t node = at<std::uint32_t>(root + 12 + 4) * block;
    ASSERT_EQ(at<std::uint16_t>(node), 0xF30A);
    ASSERT_GE(at<std::uint16_t>(node + 2), 3);
    auto refused = [&](const std::string& words) {
        expectRefused(Cause::Damaged, words);
        Collected all;
        all.lenient = true;
        EXPECT_TRUE(walkCatalogue(MemorySource(bytes_), all));
        EXPECT_FALSE(all.findings.empty());
        bytes_ = good;
    };
    put<std::uint16_t>(node, 0);
    refused("extent tree of inode");
    put<std::uint16_t>(node + 2, 500);
    refused("extent tree of inode");
    put<std::uint16_t>(node + 2, 0);
    refused("empty node");
    put<std::uint16_t>(node + 2, static_cast<std::uint16_t>(at<std::uint16_t>(node + 2) - 1));
    refused(fmt::format("blocks of inode {}:", broken_));
    put<std::uint16_t>(node + 6, 1);
    refused("extent tree of inode");
    put<std::uint16_t>(root + 6, 9);
    refused("extent tree of inode");
    put<std::uint32_t>(node + 24, 0);
    refused("out of order");
    put<std::uint16_t>(node + 12 + 4, 0);
    refused("impossible length");
    put<std::uint32_t>(node + 12 + 8, 0x7FFFFFFF);
    refused("lies outside the file system");
    put<std::uint16_t>(node + 12 + 6, 0xFFFF);
    refused("lies outside the file system");
    put<std::uint32_t>(root + 12 + 4, 0x7FFFFFFF);
    refused("lies outside the file system");
    put<std::uint32_t>(root + 12 + 4, static_cast<std::uint32_t>(inode / block));
    refused("extent tree of inode");
}

TEST_F(DamagedExtFiles, Checksums) {
    make("-t ext4 -O metadata_csum,64bit");
    const auto good = bytes_;
    SilentProgress progress;
    const auto find = [&](std::uint64_t inode) {
        const std::uint64_t perGroup = at<std::uint32_t>(1024 + 0x28);
        return at<std::uint32_t>(2048 + (inode - 1) / perGroup * 64 + 8) * block +
               (inode - 1) % perGroup * at<std::uint16_t>(1024 + 0x58);
    };
    const std::size_t inode = find(broken_);
    bytes_[inode + 0x10] ^= std::byte{1};
    expectRefused(Cause::Damaged, fmt::format("the checksum of inode {} is wrong", broken_));
    bytes_ = good;
    ASSERT_GE(at<std::uint16_t>(inode + 0x28 + 6), 1);
    bytes_[at<std::uint32_t>(inode + 0x28 + 12 + 4) * block + 20] ^= std::byte{1};
    expectRefused(Cause::Damaged,
                  fmt::format("the checksum of the extent tree of inode {} is wrong", broken_));
}

}  // namespace
}  // namespace sectorsmith
