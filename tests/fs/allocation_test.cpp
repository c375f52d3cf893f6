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

// "Free blocks: 1-3, 8" lines of dumpe2fs.
std::vector<bool> dumpe2fsFree(const MadeDisk& disk, std::uint64_t blocks) {
    std::vector<bool> free(blocks);
    std::istringstream in(disk.must("dumpe2fs $D 2>/dev/null | sed -n 's/^ *Free blocks: *//p'"));
    for (std::string line; std::getline(in, line);) {
        std::istringstream parts(line);
        for (std::string part; std::getline(parts, part, ',');) {
            if (part.find_first_of("0123456789") == std::string::npos) continue;
            if (part.find_first_not_of("0123456789- ") != std::string::npos)
                continue;  // the superblock's count
            const auto dash = part.find('-');
            const std::uint64_t first = std::stoull(part);
            const std::uint64_t last = dash == std::string::npos ? first : std::stoull(part.substr(dash + 1));
            for (std::uint64_t b = first; b <= last && b < blocks; ++b) free[b] = true;
        }
    }
    return free;
}

// Files written, deleted and rewritten by debugfs.
void useExt(const MadeDisk& disk) {
    disk.must(
        "T=$(mktemp -d); cd $T; for i in 1 2 3 4 5 6 7 8; do head -c $((i * 70000)) /dev/urandom > f$i; "
        "done; "
        "for i in 1 2 3 4 5 6 7 8; do echo write f$i f$i; done > c; echo 'rm f2\nrm f5\nrm f7' >> c; "
        "echo 'mkdir d\nwrite f3 d/again\nwrite f8 d/more\nrm f8' >> c; debugfs -w -f c $D >/dev/null 2>&1; "
        "cd /; rm -r $T; "
        "e2fsck -fy $D >/dev/null 2>&1 || true; e2fsck -fn $D >/dev/null 2>&1");
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
        const auto theirs = dumpe2fsFree(disk, blocks);
        EXPECT_EQ(read->summary.volumeBytes, blocks * blockSize);
        EXPECT_GT(read->summary.freeBytes, 0u);
        testing::expectSameBlocks(read->blocks(blockSize), theirs);
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
        ExtCase{"ext2_old", "20M", "mkfs.ext2 -F -r 0 -b 1024"},
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

}  // namespace
}  // namespace sectorsmith
