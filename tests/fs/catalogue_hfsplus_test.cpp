// SPDX-License-Identifier: GPL-3.0-or-later
// The files of HFS+: on real volumes as the Sleuth Kit names their blocks, and on made ones, whole and damaged.
#include <gmock/gmock.h>

#include <random>
#include <sstream>

#include "fs/allocation_testing.h"
#include "fs/catalogue_testing.h"
#include "fs/hfsplus_writer.h"
#include "io/slice_source.h"

namespace sectorsmith {
namespace {

using ::testing::AllOf;
using testing::Collected;
using ::testing::HasSubstr;
using testing::HfsWriter;
using testing::readFree;
using testing::walkCatalogue;

struct HfsImage {
    const char* image;
    std::uint64_t offset;   // sectors
    std::uint64_t sectors;  // 0: to the end
};

class RealHfsFiles : public ::testing::TestWithParam<HfsImage> {
 protected:
    void SetUp() override {
        SECTORSMITH_REAL_IMAGE(path, GetParam().image);
        path_ = path;
        const auto image = testing::readFile(path);
        const std::size_t start = GetParam().offset * 512;
        const std::size_t length = GetParam().sectors != 0 ? GetParam().sectors * 512 : image.size() - start;
        bytes_.assign(image.begin() + static_cast<std::ptrdiff_t>(start),
                      image.begin() + static_cast<std::ptrdiff_t>(start + length));
        blockSize_ = loadBig<std::uint32_t>(bytes_.data() + 1024 + 0x28);
        blocks_ = loadBig<std::uint32_t>(bytes_.data() + 1024 + 0x2C);
        map_ = std::size_t{loadBig<std::uint32_t>(bytes_.data() + 1024 + 0x80)} * blockSize_;
    }
    bool used(std::size_t block) const {
        return (bytes_[map_ + block / 8] & (std::byte{0x80} >> (block % 8))) != std::byte{0};
    }
    void flip(std::size_t block) { bytes_[map_ + block / 8] ^= std::byte{0x80} >> (block % 8); }

    std::filesystem::path path_;
    std::vector<std::byte> bytes_;
    std::size_t blockSize_ = 0, blocks_ = 0, map_ = 0;
};

// A used block marked free and a free one marked used: the header's count is right all the same.
TEST_P(RealHfsFiles, AFlippedBitWithTheCountRightIsRefused) {
    ASSERT_TRUE(readFree(MemorySource(bytes_))) << readFree(MemorySource(bytes_)).error().message;
    std::vector<std::size_t> taken;
    std::size_t free = 0;
    for (std::size_t block = 0; block < blocks_; ++block) {
        if (used(block)) taken.push_back(block);
        else free = block;
    }
    ASSERT_GT(free, 0u);
    flip(free);
    for (std::size_t i = 0; i < 10; ++i) {
        const std::size_t block = taken[(2 * i + 1) * taken.size() / 20];
        flip(block);
        const auto result = readFree(MemorySource(bytes_));
        ASSERT_FALSE(result) << "block " << block;
        EXPECT_EQ(result.error().cause, Cause::Damaged);
        EXPECT_THAT(result.error().message, HasSubstr("fsck"));
        flip(block);
    }
}

// Every block that is in use has an owner, and the Sleuth Kit's ifind names the same one.
TEST_P(RealHfsFiles, OwnersAsSleuthkit) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("ifind");
    Collected all;
    const auto walked = walkCatalogue(MemorySource(bytes_), all);
    ASSERT_TRUE(walked) << walked.error().message;
    std::map<std::size_t, std::uint64_t> owners;
    for (const auto& piece : all.pieces)
        for (std::size_t b = piece.extent.offset / blockSize_;
             b * blockSize_ < piece.extent.offset + piece.extent.length; ++b)
            EXPECT_TRUE(owners.emplace(b, piece.extent.file).second) << "two files have block " << b;
    std::set<std::size_t> areas;
    for (const VolumeArea& area : all.areas)
        for (std::size_t b = area.offset / blockSize_; b * blockSize_ < area.offset + area.length; ++b)
            areas.insert(b);
    for (std::size_t b = 0; b < blocks_; ++b)
        EXPECT_EQ(used(b), owners.contains(b) || areas.contains(b)) << b;
    std::string asked, wanted;
    for (auto it = owners.begin(); it != owners.end();) {
        asked += " " + std::to_string(it->first);
        wanted += std::to_string(it->second) + "\n";
        for (std::size_t i = 0; i < std::max<std::size_t>(1, owners.size() / 12) && it != owners.end(); ++i)
            ++it;
    }
    const auto theirs =
        testing::run("for b in" + asked + "; do ifind -f hfs -o " + std::to_string(GetParam().offset) +
                     " -d $b '" + path_.string() + "' | head -1 | sed 's/-.*//'; done");
    EXPECT_EQ(theirs.out, wanted) << asked;
}

INSTANTIATE_TEST_SUITE_P(Images, RealHfsFiles,
                         ::testing::Values(HfsImage{"hfsplus_volume", 0, 0}, HfsImage{"gpt_hfsplus", 40, 0},
                                           HfsImage{"apm_hfsplus", 64, 0},
                                           HfsImage{"mbr_hfsplus_fat16", 63, 40068},
                                           HfsImage{"made/hfsplus_files", 0, 0},
                                           HfsImage{"made/hfsplus_200k", 0, 0}),
                         [](const auto& test) {
                             std::string name = test.param.image;
                             std::ranges::replace(name, '/', '_');
                             return name;
                         });

// --- Made volumes

// Blocks from 1000 on, in so many pieces.
HfsWriter::ForkOf pieces(std::uint32_t start, unsigned count, std::uint32_t each = 2) {
    HfsWriter::ForkOf fork;
    for (unsigned i = 0; i < count; ++i) fork.pieces.push_back({start + i * (each + 1), each});
    fork.bytes = std::uint64_t{count} * each * 512 - 100;
    return fork;
}

class MadeHfsFiles : public testing::VolumeInMemory {
 protected:
    void SetUp() override { make(); }
    void make(int more = 300) {
        writer_ = HfsWriter(512, 20000);
        writer_.addFolder(2, "folder", 16);
        writer_.addFile(2, "few", {.id = 17, .data = pieces(2000, 3), .resource = pieces(2100, 2)});
        writer_.addFile(16, "many", {.id = 18, .data = pieces(2200, 30), .resource = pieces(2500, 9)});
        writer_.addFile(16, "none", {.id = 19});
        writer_.addAttribute(18, "org.example.big", pieces(2600, 20));
        writer_.addInlineAttribute(17, "org.example.small", "value");
        for (int i = 0; i < more; ++i)
            writer_.addFile(2, "n" + std::to_string(10000 + i),
                            {.id = static_cast<std::uint32_t>(100 + i),
                             .data = pieces(4000 + static_cast<std::uint32_t>(i) * 4, 1)});
        bytes_ = writer_.build(1024);
    }
    void flipBlock(std::size_t block) { bytes_[writer_.mapAt + block / 8] ^= std::byte{0x80} >> (block % 8); }
    HfsWriter writer_{512, 20000};
};

TEST_F(MadeHfsFiles, AllExtentsAreTold) {
    ASSERT_TRUE(read()) << read().error().message;
    Collected all;
    ASSERT_TRUE(walkCatalogue(MemorySource(bytes_), all));
    // By file and stream: the stream's bytes in order, without a gap.
    std::map<std::tuple<std::uint64_t, StreamKind, std::string>, std::map<std::uint64_t, FileExtent>> streams;
    for (const auto& piece : all.pieces)
        streams[{piece.extent.file, piece.extent.stream, piece.name}][piece.extent.streamOffset] =
            piece.extent;
    auto expectStream = [&](std::uint64_t file, StreamKind kind, const std::string& name, std::uint32_t start,
                            unsigned count) {
        const auto& found = streams[{file, kind, name}];
        ASSERT_EQ(found.size(), count) << file << name;
        std::uint64_t at = 0;
        for (const auto& [offset, extent] : found) {
            EXPECT_EQ(offset, at * 1024);
            EXPECT_EQ(extent.offset, (start + at * 3) * 512);
            EXPECT_EQ(extent.length, 1024u);
            ++at;
        }
    };
    expectStream(17, StreamKind::Data, "", 2000, 3);
    expectStream(17, StreamKind::ResourceFork, "", 2100, 2);
    expectStream(18, StreamKind::Data, "", 2200, 30);
    expectStream(18, StreamKind::ResourceFork, "", 2500, 9);
    expectStream(18, StreamKind::Attribute, "org.example.big", 2600, 20);
    EXPECT_EQ(streams.size(), 5u + 300u);
    EXPECT_THAT(all.areaNames, ::testing::IsSupersetOf({"catalog file", "attributes file", "allocation file",
                                                        "extents overflow file", "volume header"}));
}

// The fork in the overflow file, the attribute's blocks: all are looked at, and named.
TEST_F(MadeHfsFiles, FlippedBitsNameTheFile) {
    flipBlock(15000);  // free, now used: the count stays right
    auto expectNamed = [&](std::size_t block, const std::string& words) {
        flipBlock(block);
        expectRefused(Cause::Damaged, "marks block " + std::to_string(block) + " as free, but it " + words);
        flipBlock(block);
    };
    expectNamed(2004, "belongs to file 17 (“/few”); check the volume first (fsck_hfs, Disk Utility)");
    expectNamed(2103, "belongs to file 17 (“/few”, resource fork)");
    expectNamed(2201, "belongs to file 18 (“/folder/many”)");
    expectNamed(2200 + 29 * 3 + 1, "belongs to file 18 (“/folder/many”)");
    expectNamed(2500 + 8 * 3, "belongs to file 18 (“/folder/many”, resource fork)");
    expectNamed(2600, "belongs to file 18 (“/folder/many”, extended attribute “org.example.big”)");
    expectNamed(2600 + 19 * 3 + 1,
                "belongs to file 18 (“/folder/many”, extended attribute “org.example.big”)");
    expectNamed(4000 + 299 * 4, "belongs to file 399 (“/n10299”)");
    expectNamed(writer_.catalogAt / 512 + 1, "contains the catalog file");
}

// Each of the trees with each of its nodes damaged in turn: never erased with fewer files than there are.
TEST_F(MadeHfsFiles, DamagedTreesAreRefused) {
    make(15);
    const auto good = bytes_;
    ASSERT_TRUE(read());
    std::mt19937 random(1);
    for (const std::size_t tree : {writer_.overflowAt, writer_.catalogAt, writer_.attributesAt}) {
        const std::uint32_t total = bigAt<std::uint32_t>(tree + 36);
        for (std::size_t node = 0; node < total - 3; ++node) {
            const std::size_t at = tree + node * 1024;
            const bool leaf = bytes_[at + 8] == std::byte{0xFF};
            if (node != 0 && !leaf) continue;  // what is in an index node is not needed
            auto refusedWith = [&](const char* what, auto change) {
                bytes_ = good;
                change();
                const auto result = read();
                EXPECT_FALSE(result) << what << ", node " << node << " of the tree at " << tree;
                if (!result) {
                    EXPECT_EQ(result.error().cause, Cause::Damaged) << result.error().message;
                }
                // Lenient, it ends all the same, and says so.
                Collected some;
                some.lenient = true;
                const auto walked = walkCatalogue(MemorySource(bytes_), some);
                EXPECT_TRUE(!walked || !some.findings.empty()) << what;
            };
            refusedWith("zeros", [&] {
                std::fill_n(bytes_.begin() + static_cast<std::ptrdiff_t>(at), 1024, std::byte{0});
            });
            refusedWith("noise", [&] {
                for (std::size_t i = 0; i < 1024; ++i) bytes_[at + i] = static_cast<std::byte>(random());
            });
            if (!leaf) continue;
            refusedWith("a loop", [&] { big<std::uint32_t>(at, static_cast<std::uint32_t>(node)); });
            refusedWith("a link outside", [&] { big<std::uint32_t>(at, 0x7FFFFFFF); });
            refusedWith("a wrong link back", [&] { big<std::uint32_t>(at + 4, 77); });
            refusedWith("too many records", [&] { big<std::uint16_t>(at + 10, 600); });
            refusedWith("one record fewer", [&] {
                big<std::uint16_t>(at + 10, static_cast<std::uint16_t>(bigAt<std::uint16_t>(at + 10) - 1));
            });
            refusedWith("a record outside", [&] { big<std::uint16_t>(at + 1022, 1000); });
            refusedWith("a key too long", [&] { big<std::uint16_t>(at + 14, 900); });
            refusedWith("called free",
                        [&] { bytes_[tree + 248 + node / 8] ^= std::byte{0x80} >> (node % 8); });
            refusedWith("a free node called used", [&] {
                bytes_[tree + 248 + (total - 1) / 8] |= std::byte{0x80} >> ((total - 1) % 8);
                std::copy_n(good.begin() + static_cast<std::ptrdiff_t>(at), 1024,
                            bytes_.begin() + static_cast<std::ptrdiff_t>(tree + (total - 1) * 1024));
            });
        }
        bytes_ = good;
        big<std::uint32_t>(tree + 36, 0x7FFFFFFF);
        expectRefused(Cause::Damaged, "more than it has room for");
        bytes_ = good;
        big<std::uint32_t>(tree + 20, bigAt<std::uint32_t>(tree + 20) + 1);
        expectRefused(Cause::Damaged, "counted in the header");
        bytes_ = good;
    }
}

TEST_F(MadeHfsFiles, LyingForksAreRefused) {
    make(10);
    const auto good = bytes_;
    auto place = [&](std::uint32_t id) {  // of the file's record
        for (std::size_t at = writer_.catalogAt; at + 248 < bytes_.size(); at += 2)
            if (bigAt<std::uint32_t>(at) == 0x00020002 && bigAt<std::uint32_t>(at + 8) == id) return at;
        return std::size_t{0};
    };
    const std::size_t few = place(17), many = place(18);
    ASSERT_GT(few, 0u);
    ASSERT_GT(many, 0u);
    auto with = [&](std::size_t at, std::uint32_t value, const std::string& words) {
        big<std::uint32_t>(at, value);
        expectRefused(Cause::Damaged, words);
        bytes_ = good;
    };
    with(few + 0x58 + 0xC, 7, "file 17 has 7 blocks, but its extents have 6");
    with(few + 0x58 + 0xC, 5, "file 17 has 5 blocks, but its extents have 6");
    with(few + 0x58 + 4, 60000, "more than fit into its blocks (6)");
    with(few + 0x58 + 0x10, 30000, "outside the volume");
    with(few + 0x58 + 0x14, 0xFFFFFFFF, "outside the volume");
    with(many + 0x58 + 0xC, 61, "file 18 has other blocks in the extents overflow file");
    // All the blocks of the volume: they are not in use, or more than are.
    big<std::uint32_t>(few + 0x58 + 0x10, 0);
    big<std::uint32_t>(few + 0x58 + 0x14, 20000);
    expectRefused(Cause::Damaged, "more blocks than are in use");
    bytes_ = good;
    // The record is gone from the overflow file: another one's number.
    big<std::uint32_t>(writer_.overflowAt + 1024 + 14 + 4, 4711);
    expectRefused(Cause::Damaged, "file 18 has other blocks");
    bytes_ = good;
    big<std::uint32_t>(1024 + 0x110 + 0xC, 0);  // no catalogue
    std::fill_n(bytes_.begin() + 1024 + 0x120, 8, std::byte{0});
    expectRefused(Cause::Damaged, "catalog file");
}

// A key of the overflow file ends in a path that runs in a circle.
TEST_F(MadeHfsFiles, APathThatRunsInCirclesEnds) {
    writer_ = HfsWriter(512, 20000);
    writer_.addFolder(17, "a", 16);
    writer_.addFolder(16, "b", 17);
    writer_.addFile(16, "f", {.id = 18, .data = pieces(2000, 3)});
    bytes_ = writer_.build();
    flipBlock(15000);
    flipBlock(2000);
    expectRefused(Cause::Damaged, "but it belongs to file 18");
}

TEST_F(MadeHfsFiles, Cancels) {
    const MemorySource source(bytes_);
    auto catalogue = openCatalogue(source);
    ASSERT_TRUE(catalogue);
    testing::expectProgressAndCancel(**catalogue, 3);
}

}  // namespace
}  // namespace sectorsmith
