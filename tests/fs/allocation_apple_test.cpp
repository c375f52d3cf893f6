// SPDX-License-Identifier: GPL-3.0-or-later
// HFS+ and APFS on real volumes made by macOS, and on what xorriso and mkapfs make.
#include <gmock/gmock.h>

#include <set>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/allocation_testing.h"
#include "io/slice_source.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;
using testing::readFree;

struct AppleVolume {
    const char* image;
    std::uint64_t offset;  // sectors
    std::uint64_t blocks;
    std::uint64_t freeBlocks;   // as fsstat and pstat print them
    std::uint64_t sectors = 0;  // 0: to the end
};
std::shared_ptr<ByteSource> volumeOf(const std::filesystem::path& path, const AppleVolume& real) {
    auto image = testing::loadImage(path);
    const std::uint64_t start = real.offset * 512;
    return std::make_shared<SliceSource>(image, start,
                                         real.sectors != 0 ? real.sectors * 512 : image->size() - start);
}

class RealHfsPlus : public ::testing::TestWithParam<AppleVolume> {};
TEST_P(RealHfsPlus, AsSleuthkit) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("blkls");
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    const auto volume = volumeOf(path, GetParam());
    const auto read = readFree(*volume);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->summary.freeBytes, GetParam().freeBlocks * 4096);
    EXPECT_EQ(read->summary.volumeBytes, GetParam().blocks * 4096);
    const auto theirs = testing::sleuthkitFree(path, "hfs", GetParam().offset, GetParam().blocks);
    testing::expectSameBlocks(read->blocks(4096), theirs);
    for (std::uint64_t b = 0; b < GetParam().blocks; b += 13) {
        auto use = useOf(*volume, b * 4096 + 99);
        ASSERT_TRUE(use);
        EXPECT_EQ(use->use == Use::Free, theirs[b]);
    }
    EXPECT_EQ(useOf(*volume, 1024)->area, "volume header");
}
INSTANTIATE_TEST_SUITE_P(Facts, RealHfsPlus,
                         ::testing::Values(AppleVolume{"hfsplus_volume", 0, 1014, 971},
                                           AppleVolume{"gpt_hfsplus", 40, 16374, 15780},
                                           AppleVolume{"apm_hfsplus", 64, 3064, 2992},
                                           AppleVolume{"mbr_hfsplus_fat16", 63, 5004, 4749}),
                         [](const auto& test) { return std::string(test.param.image); });

struct RealContainer {
    const char* image;
    std::uint64_t offset;  // sectors
    std::uint64_t blocks;
    std::uint64_t freeBlocks;  // as pstat prints it
};
class RealApfs : public ::testing::TestWithParam<RealContainer> {};
TEST_P(RealApfs, AsSleuthkit) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("pstat");
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    const auto volume = volumeOf(path, {"", GetParam().offset, 0, 0});
    const auto read = readFree(*volume);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->summary.freeBytes + read->summary.reservedBytes, GetParam().freeBlocks * 4096);
    EXPECT_EQ(read->summary.volumeBytes, GetParam().blocks * 4096);
    // Nothing was freed in the last checkpoints of these.
    EXPECT_EQ(read->summary.reservedBytes, 0u);
    EXPECT_THAT(read->summary.notes, ::testing::Contains(HasSubstr("older checkpoints")));
    EXPECT_EQ(std::ranges::count_if(read->summary.notes,
                                    [](const std::string& note) { return note.contains("encrypted"); }),
              std::string_view(GetParam().image) == "apfs_encrypted" ? 1 : 0);
    const auto theirs = testing::pstatFree(path, GetParam().offset, GetParam().blocks);
    testing::expectSameBlocks(read->blocks(4096), theirs);
    for (std::uint64_t b = 0; b < GetParam().blocks; b += 53) {
        auto use = useOf(*volume, b * 4096 + 99);
        ASSERT_TRUE(use);
        EXPECT_EQ(use->use == Use::Free, theirs[b]);
    }
    EXPECT_EQ(useOf(*volume, 0)->area, "container superblock");
}
INSTANTIATE_TEST_SUITE_P(Facts, RealApfs,
                         ::testing::Values(RealContainer{"apfs_volume", 0, 1014, 904},
                                           RealContainer{"apfs_case_insensitive", 0, 1024, 819},
                                           RealContainer{"apfs_encrypted", 0, 1024, 803},
                                           RealContainer{"gpt_apfs", 40, 4086, 3578}),
                         [](const auto& test) { return std::string(test.param.image); });

// --- HFS+ in memory, to be damaged

// Built by hand from TN1150: 40000 blocks of 512 bytes, an allocation file of ten pieces, the last two of which only the
// extents overflow file knows.
class HfsPlus : public testing::VolumeInMemory {
 protected:
    static constexpr std::size_t blocks = 40000, size = 512, header = 1024;
    static constexpr std::size_t pieces = 10, firstPiece = 100, stride = 7;  // of the allocation file
    static constexpr std::size_t tree = 20;  // extents overflow file: 4 blocks
    static constexpr std::size_t catalog = 30;
    std::size_t base_ = 0;

    void SetUp() override { build(0); }
    std::size_t bitPlace(std::size_t block) const {
        const std::size_t byte = block / 8;
        return base_ + (firstPiece + byte / size * stride) * size + byte % size;
    }
    void flip(std::size_t block) { bytes_[bitPlace(block)] ^= std::byte{0x80} >> (block % 8); }
    void use(std::size_t block) {
        flip(block);
        used_.insert(block);
    }
    // Of a tree of four nodes: all records in the leaf that is node 1.
    void headerNode(std::size_t block, std::uint32_t records) {
        const std::size_t at = base_ + block * size;
        bytes_[at + 8] = std::byte{1};
        big<std::uint16_t>(at + 10, 3);
        big<std::uint32_t>(at + 14 + 6, records);
        if (records != 0) {
            big<std::uint32_t>(at + 14 + 0xA, 1);
            big<std::uint32_t>(at + 14 + 0xE, 1);
        }
        big<std::uint16_t>(at + 14 + 0x12, size);
        big<std::uint16_t>(at + 14 + 0x14, records != 0 ? 10 : 516);
        big<std::uint32_t>(at + 14 + 0x16, 4);
        bytes_[at + 248] = records != 0 ? std::byte{0xC0} : std::byte{0x80};
        for (unsigned i = 0; const unsigned start : {14U, 120U, 248U, unsigned{size - 8}})
            big<std::uint16_t>(at + size - 2 * ++i, static_cast<std::uint16_t>(start));
    }
    void build(std::size_t base) {
        base_ = base;
        used_.clear();
        bytes_.assign(base + blocks * size, std::byte{0});
        std::byte* h = bytes_.data() + base + header;
        auto put16 = [&](std::byte* p, unsigned v) {
            storeBig<std::uint16_t>(p, static_cast<std::uint16_t>(v));
        };
        auto put32 = [&](std::byte* p, std::size_t v) {
            storeBig<std::uint32_t>(p, static_cast<std::uint32_t>(v));
        };
        put16(h, 0x482B);
        put16(h + 2, 4);
        put32(h + 4, 0x100);
        put32(h + 0x28, size);
        put32(h + 0x2C, blocks);
        std::byte* fork = h + 0x70;
        storeBig<std::uint64_t>(fork, blocks / 8);
        put32(fork + 0xC, pieces);
        for (std::size_t i = 0; i < 8; ++i) {
            put32(fork + 0x10 + i * 8, firstPiece + i * stride);
            put32(fork + 0x14 + i * 8, 1);
        }
        fork = h + 0xC0;
        storeBig<std::uint64_t>(fork, 4 * size);
        put32(fork + 0xC, 4);
        put32(fork + 0x10, tree);
        put32(fork + 0x14, 4);
        // A catalogue without records: four blocks, of which the first is the header node.
        fork = h + 0x110;
        storeBig<std::uint64_t>(fork, 4 * size);
        put32(fork + 0xC, 4);
        put32(fork + 0x10, catalog);
        put32(fork + 0x14, 4);
        headerNode(catalog, 0);
        // Its header node, then a leaf with two records: the bad blocks', and the allocation file's.
        std::byte* node = bytes_.data() + base + tree * size;
        headerNode(tree, 2);
        node += size;
        node[8] = std::byte{0xFF};
        put16(node + 10, 2);
        auto record = [&](unsigned index, std::size_t at, std::size_t file, std::size_t from) {
            put16(node + size - 2 * (index + 1), static_cast<unsigned>(at));
            put16(node + at, 10);
            put32(node + at + 4, file);
            put32(node + at + 8, from);
        };
        record(0, 14, 5, 8);
        put32(node + 14 + 12, 30000);
        put32(node + 14 + 16, 1);
        record(1, 90, 6, 8);
        for (std::size_t i = 8; i < pieces; ++i) {
            put32(node + 90 + 12 + (i - 8) * 8, firstPiece + i * stride);
            put32(node + 90 + 16 + (i - 8) * 8, 1);
        }
        put16(node + size - 6, 90 + 12 + 64);
        for (std::size_t b = 0; b < 3; ++b) use(b);
        for (std::size_t b = 0; b < 4; ++b) use(tree + b);
        for (std::size_t b = 0; b < 4; ++b) use(catalog + b);
        for (std::size_t i = 0; i < pieces; ++i) use(firstPiece + i * stride);
        for (std::size_t b = 300; b < 39000; b += b % 5 == 0 ? 1 : 17) use(b);
        if (!used_.contains(30000)) use(30000);
        use(blocks - 1);
        use(blocks - 2);
        put32(h + 0x30, blocks - used_.size());
        std::memcpy(bytes_.data() + base + blocks * size - 1024, h, 512);
    }
    std::set<std::size_t> used_;
};

TEST_F(HfsPlus, FollowsTheOverflowFile) {
    const auto result = read();
    ASSERT_TRUE(result) << result.error().message;
    const auto free = result->blocks(size);
    for (std::size_t b = 0; b < blocks; ++b) ASSERT_EQ(free[b], !used_.contains(b)) << b;
    EXPECT_EQ(useOf(MemorySource(bytes_), (firstPiece + 9 * stride) * size)->area, "allocation file");
    EXPECT_EQ(useOf(MemorySource(bytes_), tree * size)->area, "extents overflow file");
    EXPECT_EQ(useOf(MemorySource(bytes_), (blocks - 2) * size)->area, "alternate volume header");
}

TEST_F(HfsPlus, InAWrapper) {
    const std::size_t start = 64 * 512;
    build(start);
    bytes_.resize(bytes_.size() + 5 * 512);
    big<std::uint16_t>(1024, 0x4244);
    big<std::uint32_t>(1024 + 0x14, 512);
    big<std::uint16_t>(1024 + 0x1C, 60);
    big<std::uint16_t>(1024 + 0x7C, 0x482B);
    big<std::uint16_t>(1024 + 0x7E, 4);
    big<std::uint16_t>(1024 + 0x80, 40000);
    const auto result = read();
    ASSERT_TRUE(result) << result.error().message;
    const auto free = result->blocks(size, start);
    for (std::size_t b = 0; b < blocks; ++b) ASSERT_EQ(free[b], !used_.contains(b)) << b;
    EXPECT_EQ(useOf(MemorySource(bytes_), 5000)->area, "HFS wrapper");
    EXPECT_EQ(useOf(MemorySource(bytes_), bytes_.size() - 1)->area, "HFS wrapper");
    EXPECT_EQ(useOf(MemorySource(bytes_), start + 1024)->area, "volume header");
}

TEST_F(HfsPlus, StateRefuses) {
    const auto good = bytes_;
    big<std::uint32_t>(header + 4, 0);
    expectRefused(Cause::Refused, "unmount");
    big<std::uint32_t>(header + 4, 0x900);
    expectRefused(Cause::Refused, "inconsistent");
    // A journal in blocks 200 to 239, its info block at 199.
    bytes_ = good;
    std::uint32_t free = bigAt<std::uint32_t>(header + 0x30);
    for (std::size_t b = 199; b < 240; ++b, --free) flip(b);
    big<std::uint32_t>(header + 0x30, free);
    big<std::uint32_t>(header + 4, 0x2100);
    big<std::uint32_t>(header + 0xC, 199);
    big<std::uint32_t>(199 * size, 1);
    big<std::uint64_t>(199 * size + 0x24, 200 * size);
    big<std::uint64_t>(199 * size + 0x2C, 40 * size);
    expectRefused(Cause::Damaged, "header of the journal");
    big<std::uint32_t>(200 * size, 0x4A4E4C78);
    big<std::uint32_t>(200 * size + 4, 0x12345678);
    big<std::uint64_t>(200 * size + 8, 512);
    big<std::uint64_t>(200 * size + 16, 1024);
    expectRefused(Cause::Refused, "journal must be replayed");
    big<std::uint64_t>(200 * size + 8, 1024);
    EXPECT_TRUE(read()) << read().error().message;
    EXPECT_EQ(useOf(MemorySource(bytes_), 210 * size)->area, "journal");
    storeLittle<std::uint32_t>(bytes_.data() + 200 * size, 0x4A4E4C78);
    storeLittle<std::uint32_t>(bytes_.data() + 200 * size + 4, 0x12345678);
    EXPECT_TRUE(read()) << "written by an Intel Mac";
    storeLittle<std::uint64_t>(bytes_.data() + 200 * size + 8, 4096);
    expectRefused(Cause::Refused, "journal must be replayed");
    big<std::uint32_t>(199 * size, 2);
    expectRefused(Cause::Refused, "another device");
    big<std::uint32_t>(199 * size, 5);
    EXPECT_TRUE(read()) << "a journal that was never used";
    big<std::uint64_t>(199 * size + 0x24, 300 * size);
    big<std::uint64_t>(199 * size + 0x2C, 4000 * size);
    expectRefused(Cause::Damaged, "journal");
}

TEST_F(HfsPlus, DamageRefuses) {
    for (std::size_t b = 0; b < blocks; b += 211) {
        flip(b);
        expectRefused(Cause::Damaged, "");
        flip(b);
    }
    const auto good = bytes_;
    auto again = [&] { bytes_ = good; };
    big<std::uint32_t>(header + 0x30, bigAt<std::uint32_t>(header + 0x30) + 1);
    expectRefused(Cause::Damaged, "the volume header counts");
    again();
    // The count stays right, but a piece of the allocation file would be free.
    flip(firstPiece);
    std::size_t some = 24;
    while (used_.contains(some)) ++some;
    flip(some);
    expectRefused(Cause::Damaged, "allocation file");
    again();
    big<std::uint32_t>((tree + 1) * size + 90 + 8, 9);
    expectRefused(Cause::Damaged, "gap");
    again();
    big<std::uint32_t>((tree + 1) * size + 90 + 12, 50000);
    expectRefused(Cause::Damaged, "outside");
    again();
    big<std::uint32_t>((tree + 1) * size, 1);  // the leaf follows itself
    EXPECT_FALSE(read());
    again();
    big<std::uint32_t>((tree + 1) * size + 90 + 4, 7);
    expectRefused(Cause::Damaged, "extents have");
    again();
    big<std::uint64_t>(header + 0x70, 100);
    expectRefused(Cause::Damaged, "need 5000");
    again();
    big<std::uint32_t>(header + 0x2C, 80000);
    EXPECT_FALSE(read());
    again();
    bytes_.resize(bytes_.size() - 512);
    expectRefused(Cause::Damaged, "more than the volume has");
}

// xorriso's volumes have no free blocks; but where the last byte of the map is full, it leaves it empty, and the map calls
// the allocation file itself and the second header free.
TEST(HfsPlusMade, XorrisosFreeCountIsWrong) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("xorriso");
    int whole = 0, wrong = 0;
    for (int files = 1; files < 20 && (whole == 0 || wrong == 0); ++files) {
        const MadeDisk disk("0");
        disk.must("T=$(mktemp -d); for i in $(seq " + std::to_string(files) +
                  "); do head -c 2048 /dev/urandom > $T/$i; done; rm $D; "
                  "xorriso -as mkisofs -hfsplus -V TEST -o $D $T 2>/dev/null; rm -r $T");
        auto bytes = testing::readFile(disk.path());
        // The HFS+ partition, found by its two headers.
        std::vector<std::size_t> headers;
        for (std::size_t at = 0; at + 512 <= bytes.size(); at += 512)
            if (loadBig<std::uint32_t>(bytes.data() + at) == 0x482B0004) headers.push_back(at);
        ASSERT_EQ(headers.size(), 2u);
        const std::size_t start = headers[0] - 1024, end = headers[1] + 1024;
        const std::uint32_t blocks = loadBig<std::uint32_t>(bytes.data() + headers[0] + 0x2C);
        auto read = [&] {
            return readFree(SliceSource(std::make_shared<MemorySource>(bytes), start, end - start));
        };
        const auto result = read();
        if (blocks % 8 != 0) {
            ++whole;
            ASSERT_TRUE(result) << result.error().message;
            EXPECT_EQ(result->summary.freeBytes, 0u);
            continue;
        }
        ++wrong;
        ASSERT_FALSE(result);
        EXPECT_EQ(result.error().cause, Cause::Damaged);
        // With the count corrected to what the map says, what is there still speaks against it.
        for (const std::size_t at : headers) storeBig<std::uint32_t>(bytes.data() + at + 0x30, 8);
        const auto corrected = read();
        ASSERT_FALSE(corrected);
        EXPECT_THAT(corrected.error().message, HasSubstr("allocation file"));
    }
    EXPECT_GT(whole, 0);
    EXPECT_GT(wrong, 0);
}

// --- APFS

class Apfs : public testing::VolumeInMemory {
 protected:
    static constexpr std::size_t block = 4096;
    void SetUp() override {
        SECTORSMITH_REAL_IMAGE(path, "apfs_case_insensitive");
        bytes_ = testing::readFile(path);
        ASSERT_TRUE(read()) << read().error().message;
        // Superblocks by transaction, newest first.
        for (std::size_t at = 0; at + block <= bytes_.size(); at += block)
            if (ByteReader(bytes_).matches(at + 0x20, "NXSB") && at != 0) superblocks_.push_back(at);
        std::ranges::sort(superblocks_,
                          [&](std::size_t a, std::size_t b) { return little(a + 0x10) > little(b + 0x10); });
        ASSERT_GE(superblocks_.size(), 2u);
        spaceman_ = spacemanOf(0);
        chunks_ = little(spaceman_ + little32(spaceman_ + 0x50)) * block;
        bitmap_ = little(chunks_ + 0x28 + 0x18) * block;
    }
    std::uint64_t little(std::size_t at) const { return loadLittle<std::uint64_t>(bytes_.data() + at); }
    std::uint32_t little32(std::size_t at) const { return loadLittle<std::uint32_t>(bytes_.data() + at); }
    void mend(std::size_t at) {
        storeLittle<std::uint64_t>(bytes_.data() + at, *fletcher64(std::span(bytes_).subspan(at, block)));
    }
    // The space manager of a checkpoint, by its map.
    std::size_t spacemanOf(std::size_t checkpoint) const {
        const std::size_t s = superblocks_[checkpoint];
        const std::size_t map = (little(s + 0x70) + little32(s + 0x88) % little32(s + 0x68)) * block;
        for (std::size_t i = 0; i < little32(map + 0x24); ++i)
            if (little(map + 0x28 + i * 0x28 + 0x18) == little(s + 0x98))
                return little(map + 0x28 + i * 0x28 + 0x20) * block;
        ADD_FAILURE() << "no space manager";
        return 0;
    }
    std::size_t freeBlock(std::size_t from) const {
        while (((std::to_integer<unsigned>(bytes_[bitmap_ + from / 8]) >> (from % 8)) & 1) != 0) ++from;
        return from;
    }
    std::vector<std::size_t> superblocks_;
    std::size_t spaceman_ = 0, chunks_ = 0, bitmap_ = 0;
};

TEST_F(Apfs, EveryFlippedBitRefuses) {
    for (std::size_t bit = 0; bit < 1024; bit += 7) {
        flipBit(bitmap_, bit);
        expectRefused(Cause::Damaged, "bitmap of the chunk");
        flipBit(bitmap_, bit);
    }
    // The count stays, but a checkpoint area would be free.
    bytes_[bitmap_] ^= std::byte{2};
    const std::size_t other = freeBlock(500);
    flipBit(bitmap_, other);
    expectRefused(Cause::Damaged, "checkpoint");
}

TEST_F(Apfs, LyingCountsRefuse) {
    const auto good = bytes_;
    auto again = [&] { bytes_ = good; };
    storeLittle<std::uint32_t>(bytes_.data() + chunks_ + 0x28 + 0x14, little32(chunks_ + 0x28 + 0x14) + 1);
    expectRefused(Cause::Damaged, "checksum of the chunk-info block");
    mend(chunks_);
    expectRefused(Cause::Damaged, "its entry counts");
    again();
    storeLittle<std::uint64_t>(bytes_.data() + spaceman_ + 0x48, little(spaceman_ + 0x48) - 1);
    expectRefused(Cause::Damaged, "newest checkpoint");
    mend(spaceman_);
    expectRefused(Cause::Damaged, "the space manager counts");
    again();
    storeLittle<std::uint64_t>(bytes_.data() + spaceman_ + 0xC8 + 0x28, little(spaceman_ + 0xC8 + 0x28) + 1);
    mend(spaceman_);
    expectRefused(Cause::Damaged, "free queue");
    again();
    bytes_.resize(bytes_.size() - 512);
    expectRefused(Cause::Damaged, "more than the volume has");
    again();
    bytes_[0x30] ^= std::byte{1};
    expectRefused(Cause::Damaged, "block 0");
}

TEST_F(Apfs, FeaturesRefuse) {
    const auto good = bytes_;
    const std::size_t newest = superblocks_[0];
    auto with = [&](std::uint64_t features, const std::string& words) {
        bytes_ = good;
        storeLittle<std::uint64_t>(bytes_.data() + newest + 0x40, features);
        mend(newest);
        expectRefused(Cause::Refused, words);
    };
    with(0x102, "Fusion");
    with(0x12, "unsupported features");
    with(0x1, "unpublished");
    bytes_ = good;
    bytes_[newest + 0x505] = std::byte{1};
    mend(newest);
    expectRefused(Cause::Refused, "Fusion");
    bytes_ = good;
    storeLittle<std::uint64_t>(bytes_.data() + newest + 0x4E0, 5);
    mend(newest);
    expectRefused(Cause::Refused, "resized");
}

// An older checkpoint that calls a block used which is free by now: a mount that finds the newest damaged goes back there.
TEST_F(Apfs, KeepsWhatAnOlderCheckpointNeeds) {
    const auto before = read();
    ASSERT_TRUE(before);
    const std::size_t needed = freeBlock(600), chunkCopy = freeBlock(700),
                      bitmapCopy = freeBlock(chunkCopy + 1);
    const std::size_t older = spacemanOf(1);
    ASSERT_NE(older, spaceman_);
    const std::size_t oldChunks = little(older + little32(older + 0x50)) * block;
    const std::size_t oldBitmap = little(oldChunks + 0x28 + 0x18) * block;
    std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(oldChunks), block,
                bytes_.begin() + static_cast<std::ptrdiff_t>(chunkCopy * block));
    std::copy_n(bytes_.begin() + static_cast<std::ptrdiff_t>(oldBitmap), block,
                bytes_.begin() + static_cast<std::ptrdiff_t>(bitmapCopy * block));
    bytes_[bitmapCopy * block + needed / 8] |= std::byte{1} << (needed % 8);
    const std::size_t entry = chunkCopy * block + 0x28;
    storeLittle<std::uint32_t>(bytes_.data() + entry + 0x14, little32(entry + 0x14) - 1);
    storeLittle<std::uint64_t>(bytes_.data() + entry + 0x18, bitmapCopy);
    mend(chunkCopy * block);
    storeLittle<std::uint64_t>(bytes_.data() + older + little32(older + 0x50), chunkCopy);
    mend(older);
    const auto after = read();
    ASSERT_TRUE(after) << after.error().message;
    EXPECT_EQ(after->summary.reservedBytes, block);
    EXPECT_EQ(after->summary.freeBytes, before->summary.freeBytes - block);
    EXPECT_FALSE(after->blocks(block)[needed]);
    EXPECT_EQ(useOf(MemorySource(bytes_), needed * block)->use, Use::Reserved);
    // The copies themselves were overwritten since: nothing can be kept for a state that is gone.
    bytes_[bitmapCopy * block] ^= std::byte{0x10};
    const auto gone = read();
    ASSERT_TRUE(gone) << gone.error().message;
    EXPECT_EQ(gone->summary.reservedBytes, 0u);
    EXPECT_THAT(gone->summary.notes, ::testing::ElementsAre(HasSubstr("1 partly overwritten")));
    // And when the newest is the one that is damaged, nothing is done at all.
    bytes_[spaceman_ + 100] ^= std::byte{1};
    expectRefused(Cause::Damaged, "newest checkpoint");
}

TEST(ApfsMade, AsPstat) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mkapfs");
    SECTORSMITH_NEED("pstat");
    for (const char* size : {"600M", "2G", "100G"}) {
        const MadeDisk disk(size);
        if (disk.shell("mkapfs $D >/dev/null 2>&1").exitCode != 0) continue;
        EXPECT_EQ(disk.shell("apfsck $D").exitCode, 0);
        const auto read = readFree(*disk.load());
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(std::to_string(read->summary.freeBytes / 4096) + "\n",
                  disk.must("pstat $D | sed -n 's/^Number of Free Blocks: //p'"))
            << size;
    }
}

TEST(ApfsReal, ShortOfItsLastBlockIsRefused) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_converted_from_hfs");
    const auto result = readFree(*testing::loadImage(path));
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().cause, Cause::Damaged);
    EXPECT_THAT(result.error().message, HasSubstr("512 more"));
    // With the missing bytes it is whole.
    auto bytes = testing::readFile(path);
    bytes.resize(bytes.size() + 512);
    EXPECT_TRUE(readFree(MemorySource(bytes)));
}

}  // namespace
}  // namespace sectorsmith
