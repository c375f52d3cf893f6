// SPDX-License-Identifier: GPL-3.0-or-later
// Free blocks of file systems made by their own tools, compared block by block with independent readers.
#include "fs/allocation.h"

#include <gmock/gmock.h>

#include <random>
#include <sstream>

#include "fs/allocation_testing.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;
using testing::readFree;

// Files written, deleted and rewritten by debugfs.
void useExt(const MadeDisk& disk) {
    disk.must(
        "T=$(mktemp -d); cd $T; for i in 1 2 3 4 5 6 7 8; do head -c $((i * 70000)) /dev/urandom > f$i; "
        "done; for i in 1 2 3 4 5 6 7 8; do echo write f$i f$i; done > c; echo 'rm f2\nrm f5\nrm f7' >> c; "
        "echo 'mkdir d\nwrite f3 d/again\nwrite f8 d/more\nrm f8' >> c; debugfs -w -f c $D >/dev/null 2>&1; "
        "cd /; rm -r $T; e2fsck -fy $D >/dev/null 2>&1 || true; e2fsck -fn $D >/dev/null 2>&1");
}

struct ExtCase {
    const char* name;
    const char* size;
    const char* mkfs;
};
class ExtAllocation : public ::testing::TestWithParam<ExtCase> {};

TEST_P(ExtAllocation, AsDumpe2fs) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mkfs.ext4");
    SECTORSMITH_NEED("dumpe2fs");
    const MadeDisk disk(GetParam().size);
    disk.must(std::string(GetParam().mkfs) + " $D >/dev/null 2>&1");
    for (const bool used : {false, true}) {
        if (used) useExt(disk);
        const auto source = disk.load();
        const auto read = readFree(*source);
        ASSERT_TRUE(read) << read.error().message;
        const std::uint64_t blockSize =
            std::stoull(disk.must("dumpe2fs -h $D 2>/dev/null | sed -n 's/^Block size: *//p'"));
        const std::uint64_t blocks =
            std::stoull(disk.must("dumpe2fs -h $D 2>/dev/null | sed -n 's/^Block count: *//p'"));
        auto theirs = testing::dumpe2fsFree(disk, blocks);
        EXPECT_EQ(read->summary.volumeBytes, blocks * blockSize);
        EXPECT_GT(read->summary.freeBytes, 0u);
        // With bigalloc, dumpe2fs names the first block of each free cluster.
        const std::uint64_t ratio = read->summary.blockSize / blockSize;
        auto ours = read->blocks(blockSize);
        for (std::uint64_t b = 0; b < blocks; ++b)
            if (b % ratio != 0) ours[b] = theirs[b] = theirs[b / ratio * ratio];
        testing::expectSameBlocks(ours, theirs);
        // Each block by itself.
        for (std::uint64_t block = 0; block < blocks; block += 97) {
            auto use = useOf(*source, block * blockSize + 5);
            ASSERT_TRUE(use) << use.error().message;
            EXPECT_EQ(use->use == Use::Free, theirs[block]) << block;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Made, ExtAllocation,
    ::testing::Values(
        ExtCase{"ext2_1k", "20M", "mkfs.ext2 -F -b 1024"},
        ExtCase{"ext2_old", "20M",  // mke2fs 1.47.1 took -r away and -E revision in.
                "f() { mkfs.ext2 -F -b 1024 -E revision=0 $1 || mkfs.ext2 -F -b 1024 -r 0 $1; }; f"},
        ExtCase{"ext2_4k", "140M", "mkfs.ext2 -F -b 4096"}, ExtCase{"ext3", "40M", "mkfs.ext3 -F"},
        ExtCase{"ext4", "300M", "mkfs.ext4 -F -b 4096"}, ExtCase{"ext4_1k", "100M", "mkfs.ext4 -F -b 1024"},
        ExtCase{"ext4_32bit", "300M", "mkfs.ext4 -F -b 4096 -O ^64bit"},
        ExtCase{"ext4_gdt_csum", "300M", "mkfs.ext4 -F -b 2048 -O ^metadata_csum,uninit_bg,^64bit"},
        ExtCase{"ext4_gdt_csum_64", "300M", "mkfs.ext4 -F -b 1024 -O ^metadata_csum,uninit_bg,64bit"},
        ExtCase{"ext4_no_sums", "100M", "mkfs.ext4 -F -O ^metadata_csum,^uninit_bg"},
        ExtCase{"ext4_no_flex", "300M", "mkfs.ext4 -F -b 1024 -O ^flex_bg"},
        ExtCase{"ext4_meta_bg", "600M", "mkfs.ext4 -F -b 1024 -O meta_bg,^resize_inode"},
        ExtCase{"ext4_meta_bg_no_flex", "600M", "mkfs.ext4 -F -b 1024 -O meta_bg,^resize_inode,^flex_bg"},
        ExtCase{"ext4_bigalloc", "400M", "mkfs.ext4 -F -b 4096 -O bigalloc -C 65536"},
        ExtCase{"ext4_bigalloc_1k", "200M", "mkfs.ext4 -F -b 1024 -O bigalloc -C 16384"},
        ExtCase{"ext4_sparse2", "300M", "mkfs.ext4 -F -b 1024 -O sparse_super2"},
        ExtCase{"ext4_csum_seed", "100M", "mkfs.ext4 -F -O metadata_csum_seed"},
        ExtCase{"ext4_odd_size", "123457K", "mkfs.ext4 -F -b 1024"},
        ExtCase{"ext4_mmp", "100M", "mkfs.ext4 -F -O mmp"},
        ExtCase{"ext4_64k", "200M", "mkfs.ext4 -F -b 65536"},
        ExtCase{"ext4_groups", "100M", "mkfs.ext4 -F -b 1024 -g 256 -G 1"}),
    [](const auto& test) { return std::string(test.param.name); });

// A small file system in memory, without checksums, that can be damaged and unpacked again.
class DamagedExt : public testing::VolumeInMemory {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        SECTORSMITH_NEED("mkfs.ext4");
    }
    void make(const std::string& options) {
        const MadeDisk disk("16M");
        disk.must("mkfs.ext4 -F -b 1024 " + options + " $D >/dev/null 2>&1");
        useExt(disk);
        bytes_ = testing::readFile(disk.path());
    }
};
constexpr std::size_t super = 1024;
constexpr std::size_t descriptor = 2048;

TEST_F(DamagedExt, StateRefuses) {
    make("-O ^metadata_csum,^uninit_bg,^64bit");
    ASSERT_TRUE(read());
    const auto good = bytes_;
    auto again = [&] { bytes_ = good; };
    put<std::uint32_t>(super + 0x60, at<std::uint32_t>(super + 0x60) | 4);
    expectRefused(Cause::Refused, "journal must be replayed");
    SilentProgress progress;
    auto use = useOf(MemorySource(bytes_), 4096);
    ASSERT_TRUE(use);
    EXPECT_THAT(use->note, HasSubstr("journal"));
    again();
    put<std::uint16_t>(super + 0x3A, 3);
    expectRefused(Cause::Refused, "having errors");
    again();
    put<std::uint16_t>(super + 0x3A, 0);
    expectRefused(Cause::Refused, "not unmounted");
    again();
    put<std::uint32_t>(super + 0xE8, 12);
    expectRefused(Cause::Refused, "orphans");
    again();
    put<std::uint32_t>(super + 0x60, at<std::uint32_t>(super + 0x60) | 0x800000);
    expectRefused(Cause::Refused, "800000");
    again();
    put<std::uint32_t>(super + 0x60, at<std::uint32_t>(super + 0x60) | 1);  // compression
    expectRefused(Cause::Refused, "incompatible");
    again();
    put<std::uint32_t>(super + 0x64, at<std::uint32_t>(super + 0x64) | 0x80);  // snapshots
    expectRefused(Cause::Refused, "forbid");
    again();
    // The journal's own superblock says that it has to be replayed, though the file system does not.
    std::size_t journal = 0;
    for (std::size_t b = 0; b < bytes_.size() && journal == 0; b += 1024)
        if (loadBig<std::uint32_t>(bytes_.data() + b) == 0xC03B3998 &&
            loadBig<std::uint32_t>(bytes_.data() + b + 4) == 4)
            journal = b;
    ASSERT_GT(journal, 0u);
    storeBig<std::uint32_t>(bytes_.data() + journal + 0x1C, 1);
    expectRefused(Cause::Refused, "journal is not empty");
    storeBig<std::uint32_t>(bytes_.data() + journal, 0);
    expectRefused(Cause::Damaged, "journal");
}

TEST_F(DamagedExt, EveryFlippedBitRefuses) {
    for (const char* options : {"-O ^metadata_csum,^uninit_bg,^64bit", "-O metadata_csum,64bit",
                                "-O ^metadata_csum,uninit_bg,^64bit"}) {
        make(options);
        ASSERT_TRUE(read()) << options;
        const std::uint64_t bitmap = at<std::uint32_t>(descriptor) * 1024ULL;
        for (std::size_t bit = 0; bit < 8192; bit += 61) {
            flipBit(bitmap, bit);
            const auto result = read();
            EXPECT_FALSE(result) << options << " bit " << bit;
            if (!result) {
                EXPECT_EQ(result.error().cause, Cause::Damaged);
            }
            flipBit(bitmap, bit);
        }
    }
}

TEST_F(DamagedExt, LyingCountsRefuse) {
    make("-O ^metadata_csum,^uninit_bg,^64bit");
    const auto good = bytes_;
    auto again = [&] { bytes_ = good; };
    put<std::uint32_t>(super + 0xC, at<std::uint32_t>(super + 0xC) + 1);
    expectRefused(Cause::Damaged, "the superblock counts");
    again();
    put<std::uint16_t>(descriptor + 0xC, static_cast<std::uint16_t>(at<std::uint16_t>(descriptor + 0xC) + 1));
    expectRefused(Cause::Damaged, "in the group descriptor");
    again();
    put<std::uint32_t>(descriptor, 0xFFFFFFF0);
    expectRefused(Cause::Damaged, "a bitmap lies outside");
    again();
    // One bit cleared and another set: every counter still agrees, but the inode table would be free.
    const std::uint64_t bitmap = at<std::uint32_t>(descriptor) * 1024ULL;
    const std::uint64_t table = at<std::uint32_t>(descriptor + 8) - 1;
    std::size_t freeBit = 0;
    while (((std::to_integer<unsigned>(bytes_[bitmap + freeBit / 8]) >> (freeBit % 8)) & 1) != 0) ++freeBit;
    flipBit(bitmap, table);
    bytes_[bitmap + freeBit / 8] ^= std::byte{1} << (freeBit % 8);
    expectRefused(Cause::Damaged, "inode table");
    again();
    put<std::uint32_t>(super + 4, 0x7FFFFFFF);
    EXPECT_FALSE(read());
    again();
    put<std::uint32_t>(super + 0x20, 0);
    EXPECT_FALSE(read());
    again();
    bytes_.resize(bytes_.size() - 1024);
    expectRefused(Cause::Damaged, "more than the volume has");
}

TEST_F(DamagedExt, ChecksumsAreCompared) {
    make("-O metadata_csum,64bit");
    const auto good = bytes_;
    bytes_[super + 0x100] ^= std::byte{1};
    expectRefused(Cause::Damaged, "superblock is wrong");
    bytes_ = good;
    bytes_[descriptor + 0x18] ^= std::byte{1};
    expectRefused(Cause::Damaged, "checksum");
}

TEST_F(DamagedExt, NamesAreas) {
    make("-O ^metadata_csum,^uninit_bg,^64bit");
    const MemorySource source(bytes_);
    auto area = [&](std::uint64_t block) {
        auto use = useOf(source, block * 1024);
        EXPECT_TRUE(use);
        EXPECT_EQ(use->use, Use::Used);
        EXPECT_EQ(use->length, 1024u);
        return use->area;
    };
    EXPECT_EQ(area(0), "boot block");
    EXPECT_EQ(area(1), "superblock");
    EXPECT_EQ(area(2), "group descriptors");
    EXPECT_EQ(area(4), "room for more group descriptors");
    EXPECT_EQ(area(at<std::uint32_t>(descriptor)), "block bitmap of group 0");
    EXPECT_EQ(area(at<std::uint32_t>(descriptor + 4 + 32)), "inode bitmap of group 1");
    EXPECT_EQ(area(at<std::uint32_t>(descriptor + 8)), "inode table of group 0");
    EXPECT_EQ(area(8193), "superblock (copy in group 1)");
    EXPECT_FALSE(useOf(source, bytes_.size()));
}

TEST_F(DamagedExt, StopsAndCancels) {
    make("-O ^metadata_csum");
    const MemorySource source(bytes_);
    SilentProgress progress;
    int visits = 0;
    auto stopped = readAllocation(source, [&](const ByteRange&) { return ++visits < 2; }, progress);
    ASSERT_TRUE(stopped);
    EXPECT_EQ(visits, 2);
    progress.cancel();
    auto cancelled = readAllocation(source, nullptr, progress);
    ASSERT_FALSE(cancelled);
    EXPECT_EQ(cancelled.error().cause, Cause::Cancelled);
    SilentProgress again;
    AllocationOptions small;
    small.maxMapBytes = 100;
    auto tooLarge = readAllocation(source, nullptr, again, small);
    ASSERT_FALSE(tooLarge);
    EXPECT_EQ(tooLarge.error().cause, Cause::NoSpace);
    auto map = readUsageMap(source, 7, again);
    ASSERT_TRUE(map);
    std::uint64_t sum = 0;
    for (const std::uint64_t part : map->freeBytes) sum += part;
    EXPECT_EQ(sum, map->summary.freeBytes);
    EXPECT_EQ(map->freeBytes.size(), 7u);
}

TEST(ExtAllocationReal, AsSleuthkit) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("blkls");
    SECTORSMITH_REAL_IMAGE(path, "ext2");
    const auto read = readFree(*testing::loadImage(path));
    ASSERT_TRUE(read) << read.error().message;
    testing::expectSameBlocks(
        read->blocks(read->summary.blockSize),
        testing::sleuthkitFree(path, "ext", 0, read->summary.volumeBytes / read->summary.blockSize));
}

}  // namespace
}  // namespace sectorsmith
