// SPDX-License-Identifier: GPL-3.0-or-later
// HFS+ volumes with files of ours in them: only xorriso writes such here. Its volumes are full, and its count of free blocks
// is wrong; as they are they must be refused, and put right and given room they must be erased.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fs/allocation_testing.h"
#include "ops/erase_testing.h"

namespace sectorsmith {
namespace {

using testing::eraseFree;
using ::testing::HasSubstr;
using testing::MadeDisk;

constexpr std::size_t header = 1024;  // TN1150, "Volume Header"
constexpr std::size_t headerBytes = 512;

// The HFS+ partition of an image of xorriso's with so many files, alone; its blocks are full.
std::vector<std::byte> xorrisoVolume(const MadeDisk& disk, int files) {
    disk.must("rm -rf $D $D.s; mkdir $D.s; for i in $(seq " + std::to_string(files) +
              "); do head -c 2048 /dev/urandom >$D.s/f$i; done; xorriso -as mkisofs -hfsplus -V TEST "
              "-o $D $D.s 2>/dev/null");
    const auto image = testing::readFile(disk.path());
    std::vector<std::size_t> headers;
    for (std::size_t at = 0; at + headerBytes <= image.size(); at += headerBytes)
        if (loadBig<std::uint32_t>(image.data() + at) == 0x482B0004) headers.push_back(at);
    EXPECT_EQ(headers.size(), 2u);
    if (headers.size() != 2) return {};
    return {image.begin() + static_cast<std::ptrdiff_t>(headers[0] - header),
            image.begin() + static_cast<std::ptrdiff_t>(headers[1] + 1024)};
}

// A volume in memory whose map can be changed.
struct HfsVolume {
    std::vector<std::byte> bytes;
    std::uint32_t blockSize = 0;
    std::uint32_t blocks = 0;
    std::size_t map = 0;  // bytes: the allocation file, one piece

    explicit HfsVolume(std::vector<std::byte> content) : bytes(std::move(content)) {
        blockSize = loadBig<std::uint32_t>(bytes.data() + header + 0x28);
        blocks = loadBig<std::uint32_t>(bytes.data() + header + 0x2C);
        map = std::size_t{loadBig<std::uint32_t>(bytes.data() + header + 0x80)} * blockSize;
    }
    void mark(std::uint32_t block, bool used) {
        const std::byte bit = std::byte{0x80} >> (block % 8);
        std::byte& place = bytes[map + block / 8];
        place = used ? place | bit : place & ~bit;
    }
    bool isUsed(std::uint32_t block) const {
        return (bytes[map + block / 8] & (std::byte{0x80} >> (block % 8))) != std::byte{0};
    }
    // More blocks behind the last one: the second header moves to the new end. Where xorriso left the last byte of the map
    // empty, the blocks of the map itself and of the second header are marked.
    void grow(std::uint32_t to) {
        for (std::uint32_t b = blocks / 8 * 8 - 8; b < blocks - 1; ++b) mark(b, true);
        mark(blocks - 1, false);  // the old second header
        blocks = to;
        bytes.resize(std::size_t{blocks} * blockSize);
        mark(blocks - 1, true);
        storeBig<std::uint32_t>(bytes.data() + header + 0x2C, blocks);
        storeBig<std::uint64_t>(bytes.data() + header + 0x70, blockSize);  // the map: all of its block
        std::copy_n(bytes.begin() + header, headerBytes, bytes.end() - 1024);
    }
    void setFreeCount(std::uint32_t count) {
        storeBig<std::uint32_t>(bytes.data() + header + 0x30, count);
        std::copy_n(bytes.begin() + header, headerBytes, bytes.end() - 1024);
    }
    std::uint32_t countFree() const {
        std::uint32_t count = 0;
        for (std::uint32_t b = 0; b < blocks; ++b) count += isUsed(b) ? 0 : 1;
        return count;
    }
};

TEST(EraseHfsPlus, XorrisosCountIsRefusedAndPutRightItIsErased) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("xorriso");
    SECTORSMITH_NEED("blkls");
    SECTORSMITH_NEED("tsk_recover");
    const std::string hashes =
        "rm -rf $D.o; mkdir $D.o; tsk_recover -a -f hfs $D $D.o >/dev/null; cd $D.o; find . -name 'f*' -type "
        "f -exec sha256sum {} + | sort -k2";
    const std::string made = "cd $D.s; find . -type f -exec sha256sum {} + | sort -k2";
    // Where the number of blocks is a multiple of eight, the map has free blocks that the header does not know.
    bool full = false, wrong = false;
    for (int files = 1; files < 20 && !(full && wrong); ++files) {
        const MadeDisk disk("0");
        HfsVolume volume(xorrisoVolume(disk, files));
        ASSERT_GT(volume.map, 0u);
        testing::writeFile(disk.path(), volume.bytes);
        bool& seen = volume.countFree() > 0 ? wrong : full;
        if (seen) continue;
        seen = true;
        if (volume.countFree() > 0) {
            // As xorriso made it: the map has free blocks, the header knows of none.
            const auto result = eraseFree(disk.path().string());
            ASSERT_FALSE(result);
            EXPECT_EQ(result.error().cause, Cause::Damaged);
            EXPECT_TRUE(testing::readFile(disk.path()) == volume.bytes);
        }
        volume.grow(2000 + static_cast<std::uint32_t>(files));
        const std::uint32_t free = volume.countFree();
        ASSERT_GT(free, 1500u);
        for (std::uint32_t b = 0; b < volume.blocks; ++b)
            if (!volume.isUsed(b))
                testing::fillWithNoise(
                    std::span(volume.bytes).subspan(std::size_t{b} * volume.blockSize, volume.blockSize), b);
        // Room, but the count is still xorriso's.
        testing::writeFile(disk.path(), volume.bytes);
        const auto miscounted = eraseFree(disk.path().string());
        ASSERT_FALSE(miscounted);
        EXPECT_EQ(miscounted.error().cause, Cause::Damaged);
        EXPECT_THAT(miscounted.error().message, HasSubstr(std::to_string(free)));
        EXPECT_TRUE(testing::readFile(disk.path()) == volume.bytes);

        volume.setFreeCount(free);
        testing::writeFile(disk.path(), volume.bytes);
        const std::string before = disk.must(hashes);
        EXPECT_EQ(before, disk.must(made));
        const std::uint64_t dirty = std::stoull("0" + disk.must("blkls -A -f hfs $D | tr -d '\\0' | wc -c"));
        EXPECT_EQ(dirty, std::uint64_t{free} * volume.blockSize);
        const auto report = eraseFree(disk.path().string());
        ASSERT_TRUE(report) << report.error().message;
        EXPECT_EQ(report->writtenBytes, std::uint64_t{free} * volume.blockSize);
        EXPECT_EQ(disk.must(hashes), before);
        EXPECT_EQ(disk.must("blkls -A -f hfs $D | tr -d '\\0' | wc -c"), "0\n");
    }
    EXPECT_TRUE(full && wrong);
}

TEST(EraseHfsPlus, TheCheckerSaysWhatItSaid) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("fsck.hfsplus");
    for (const char* name : {"hfsplus_volume"}) {
        SECTORSMITH_REAL_IMAGE(original, name);
        const MadeDisk disk("0");
        disk.must("cp '" + original.string() + "' $D");
        const auto said = disk.shell("fsck.hfsplus -n $D; echo $?").out;
        ASSERT_TRUE(eraseFree(disk.path().string()));
        EXPECT_EQ(disk.shell("fsck.hfsplus -n $D; echo $?").out, said);
    }
}

}  // namespace
}  // namespace sectorsmith
