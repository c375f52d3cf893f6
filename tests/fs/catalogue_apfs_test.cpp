// SPDX-License-Identifier: GPL-3.0-or-later
// The files of APFS: every block that is in use has an owner, and a map that calls one free is refused.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <random>
#include <set>

#include "base/byte_reader.h"
#include "base/checksum.h"
#include "fs/allocation_testing.h"
#include "fs/apfs/apfs.h"
#include "fs/apfs/apfs_catalogue.h"
#include "fs/catalogue_testing.h"

namespace sectorsmith {
namespace {

using testing::Collected;
using ::testing::HasSubstr;
using testing::readFree;

constexpr std::size_t apfsBlock = 4096;

struct RealContainerImage {
    const char* image;
    std::uint64_t offset;       // sectors
    std::uint64_t missing = 0;  // bytes that the image lacks at its end
    std::size_t keybag = 0;  // the block of an encrypted volume's keys, which only an encrypted record names
};

// A container in memory whose map is changed with every counter and checksum made right again.
class ApfsImage : public testing::VolumeInMemory {
 protected:
    void load(const RealContainerImage& real) {
        SECTORSMITH_REAL_IMAGE(path, real.image);
        path_ = path;
        const auto image = testing::readFile(path);
        bytes_.assign(image.begin() + static_cast<std::ptrdiff_t>(real.offset * 512), image.end());
        bytes_.resize(bytes_.size() + real.missing);
        const auto container = apfs::Container::open(MemorySource(bytes_));
        ASSERT_TRUE(container);
        superblock_ = container->superblock();
        ASSERT_EQ(container->blockSize(), apfsBlock);
        const auto spaceman =
            container->ephemeral(MemorySource(bytes_), superblock_.spacemanOid, apfs::typeSpaceman);
        ASSERT_TRUE(spaceman);
        spaceman_ = *spaceman * apfsBlock;
        chunks_ = at<std::uint64_t>(spaceman_ + at<std::uint32_t>(spaceman_ + 0x50)) * apfsBlock;
        blocks_ = superblock_.blockCount;
    }
    std::size_t entryOf(std::size_t block) const { return chunks_ + 0x28 + block / (apfsBlock * 8) * 0x20; }
    std::size_t bitmapOf(std::size_t block) const {
        return at<std::uint64_t>(entryOf(block) + 0x18) * apfsBlock;
    }
    bool used(std::size_t block) const {
        const std::size_t bit = block % (apfsBlock * 8);
        return bitmapOf(block) != 0 &&
               ((std::to_integer<unsigned>(bytes_[bitmapOf(block) + bit / 8]) >> (bit % 8)) & 1) != 0;
    }
    // The space manager can be longer than a block: as long as the checkpoint's map says.
    std::size_t spacemanBytes() const {
        const std::size_t map = (superblock_.descriptorBase + superblock_.descriptorIndex) * apfsBlock;
        for (std::size_t i = 0; i < at<std::uint32_t>(map + 0x24); ++i)
            if (at<std::uint64_t>(map + 0x28 + i * 0x28 + 0x18) == superblock_.spacemanOid)
                return at<std::uint32_t>(map + 0x28 + i * 0x28 + 8);
        return apfsBlock;
    }
    void mend(std::size_t offset, std::size_t length = apfsBlock) {
        put<std::uint64_t>(offset, *fletcher64(std::span(bytes_).subspan(offset, length)));
    }
    void turn(std::size_t block, bool free) {
        flipBit(bitmapOf(block), block % (apfsBlock * 8));
        const std::int32_t more = free ? 1 : -1;
        const std::size_t entry = entryOf(block);
        put<std::uint32_t>(entry + 0x14, at<std::uint32_t>(entry + 0x14) + static_cast<std::uint32_t>(more));
        mend(chunks_);
        put<std::uint64_t>(spaceman_ + 0x48, at<std::uint64_t>(spaceman_ + 0x48) +
                                                 static_cast<std::uint64_t>(std::int64_t{more}));
        mend(spaceman_, spacemanBytes());
    }
    Result<void> walk(CatalogueVisitor& visitor) const {
        SilentProgress progress;
        const MemorySource source(bytes_);
        return apfs::openCatalogue(source, superblock_)->walk(visitor, progress);
    }

    std::filesystem::path path_;
    apfs::ContainerSuperblock superblock_;
    std::size_t spaceman_ = 0, chunks_ = 0, blocks_ = 0;
};

class RealApfsFiles : public ApfsImage, public ::testing::WithParamInterface<RealContainerImage> {
 protected:
    void SetUp() override { load(GetParam()); }
};

TEST_P(RealApfsFiles, AFlippedBitWithTheCountsRightIsRefused) {
    ASSERT_TRUE(read()) << read().error().message;
    std::vector<std::size_t> taken;
    for (std::size_t block = 0; block < blocks_; ++block)
        if (used(block) && useOf(MemorySource(bytes_), block * apfsBlock)->area.empty() &&
            block != GetParam().keybag)
            taken.push_back(block);
    ASSERT_GE(taken.size(), 5u);
    for (std::size_t i = 0; i < 10; ++i) {
        const std::size_t block = taken[(2 * i + 1) * taken.size() / 20];
        turn(block, true);
        const auto result = read();
        turn(block, false);
        ASSERT_FALSE(result) << "block " << block;
        EXPECT_EQ(result.error().cause, Cause::Damaged);
        EXPECT_THAT(result.error().message, HasSubstr("First Aid"));
        EXPECT_THAT(result.error().message, HasSubstr("block " + std::to_string(block) + " as free"));
    }
    EXPECT_TRUE(read());
}

// Nothing in use is unknown, nothing known is free.
TEST_P(RealApfsFiles, EveryUsedBlockHasAnOwner) {
    Collected all;
    const auto walked = walk(all);
    ASSERT_TRUE(walked) << walked.error().message;
    std::set<std::size_t> owned;
    auto add = [&](std::uint64_t offset, std::uint64_t length) {
        for (std::size_t b = offset / apfsBlock; b * apfsBlock < offset + length; ++b) owned.insert(b);
    };
    for (const VolumeArea& area : all.areas) add(area.offset, area.length);
    for (const auto& piece : all.pieces) add(piece.extent.offset, piece.extent.length);
    for (std::size_t b = 0; b < blocks_; ++b) {
        if (!used(b)) {
            EXPECT_FALSE(owned.contains(b)) << b;
        } else if (!owned.contains(b) && b != GetParam().keybag) {
            EXPECT_NE(useOf(MemorySource(bytes_), b * apfsBlock)->area, "") << "nobody has block " << b;
        }
    }
}

// The Sleuth Kit's istat names the same blocks for a file: its data and its attributes.
TEST_P(RealApfsFiles, BlocksAsSleuthkit) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("istat");
    if (GetParam().keybag != 0) GTEST_SKIP() << "istat needs the password of an encrypted volume";
    Collected all;
    ASSERT_TRUE(walk(all));
    std::map<std::pair<unsigned, std::uint64_t>, std::set<std::size_t>> files;
    for (const auto& piece : all.pieces)
        for (std::size_t b = piece.extent.offset / apfsBlock;
             b * apfsBlock < piece.extent.offset + piece.extent.length; ++b)
            files[{piece.extent.volume, piece.extent.file}].insert(b);
    if (files.empty()) GTEST_SKIP() << "no file of this volume has blocks";
    const auto facts = apfs::detect(MemorySource(bytes_));
    ASSERT_TRUE(facts);
    const std::size_t step = std::max<std::size_t>(1, files.size() / 12);
    std::size_t number = 0;
    for (const auto& [file, ours] : files) {
        if (number++ % step != 0) continue;
        const auto volume = std::ranges::find(facts->volumes, file.first, &ApfsVolumeFacts::index);
        ASSERT_NE(volume, facts->volumes.end());
        const auto result = testing::run("istat -r -P apfs -o " + std::to_string(GetParam().offset) + " -B " +
                                         std::to_string(volume->superblock) + " '" + path_.string() + "' " +
                                         std::to_string(file.second));
        std::set<std::size_t> theirs;
        for (std::size_t at = 0; (at = result.out.find("Starting address: ", at)) != std::string::npos;
             ++at) {
            unsigned long first = 0, count = 0;
            ASSERT_EQ(
                std::sscanf(result.out.c_str() + at, "Starting address: %lu, length: %lu", &first, &count),
                2);
            for (std::size_t b = 0; b < count; ++b) theirs.insert(first + b);
        }
        theirs.erase(0);  // holes
        EXPECT_EQ(ours, theirs) << "file " << file.second << result.err;
    }
}

INSTANTIATE_TEST_SUITE_P(Images, RealApfsFiles,
                         ::testing::Values(RealContainerImage{"gpt_apfs", 40},
                                           RealContainerImage{"apfs_volume", 0},
                                           RealContainerImage{"apfs_case_insensitive", 0},
                                           RealContainerImage{"apfs_converted_from_hfs", 0, 512},
                                           RealContainerImage{"apfs_encrypted", 0, 0, 95},
                                           RealContainerImage{"made/apfs_files", 0},
                                           RealContainerImage{"made/apfs_snapshot", 0}),
                         [](const auto& test) {
                             std::string name = test.param.image;
                             std::ranges::replace(name, '/', '_');
                             return name;
                         });

// What can go wrong with a node, its checksum right or not.
class DamagedApfs : public ApfsImage, public ::testing::WithParamInterface<RealContainerImage> {
 protected:
    void SetUp() override { load(GetParam()); }
};

TEST_P(DamagedApfs, NodesAreRefused) {
    Collected all;
    ASSERT_TRUE(walk(all));
    std::map<std::size_t, std::string> nodes;
    for (std::size_t i = 0; i < all.areas.size(); ++i) {
        const std::size_t offset = all.areas[i].offset;
        const std::uint32_t kind = at<std::uint32_t>(offset + 0x18) & 0xFFFF;
        if (kind == apfs::typeNode || kind == apfs::typeRootNode) nodes[offset] = all.areaNames[i];
    }
    ASSERT_GE(nodes.size(), 5u);
    const auto good = bytes_;
    std::mt19937 random(1);
    std::map<std::string, int> tried;  // a few nodes of each tree and level will do
    for (const auto& [offset, name] : nodes) {
        const std::uint16_t level = at<std::uint16_t>(offset + 0x22);
        if (++tried[name + std::to_string(level)] > 3) continue;
        auto refused = [&](const char* what, bool mended, auto change) {
            change();
            if (mended) mend(offset);
            const auto result = read();
            EXPECT_FALSE(result) << what << " in a node of the " << name << ", level " << level << ", at "
                                 << offset;
            if (!result) {
                EXPECT_EQ(result.error().cause, Cause::Damaged) << result.error().message;
            }
            std::copy_n(good.begin() + static_cast<std::ptrdiff_t>(offset), apfsBlock,
                        bytes_.begin() + static_cast<std::ptrdiff_t>(offset));
        };
        const auto count = at<std::uint32_t>(offset + 0x24);
        refused("one bit", false, [&] { bytes_[offset + 0x30] ^= std::byte{1}; });
        for (const bool mended : {false, true})
            refused("zeros", mended, [&] {
                std::fill_n(bytes_.begin() + static_cast<std::ptrdiff_t>(offset), apfsBlock, std::byte{0});
            });
        refused("noise", true, [&] {
            for (std::size_t i = 0; i < apfsBlock; ++i) bytes_[offset + i] = static_cast<std::byte>(random());
        });
        refused("another object's number", true, [&] { bytes_[offset + 9] ^= std::byte{0x10}; });
        refused("another level", true, [&] { put<std::uint16_t>(offset + 0x22, level + 1); });
        refused("too many records", true, [&] { put<std::uint32_t>(offset + 0x24, 0xFFFF); });
        if (count != 0)
            refused("one record fewer", true, [&] { put<std::uint32_t>(offset + 0x24, count - 1); });
        if (level == 0) continue;
        // Of an index node: its first link leads to itself, to nothing, or where the second leads, too.
        const bool fixed = (at<std::uint16_t>(offset + 0x20) & apfs::nodeFixed) != 0;
        const bool root = (at<std::uint16_t>(offset + 0x20) & apfs::nodeRoot) != 0;
        auto link = [&](std::size_t index) {
            const std::size_t entry =
                offset + 0x38 + at<std::uint16_t>(offset + 0x28) + index * (fixed ? 4 : 8) + (fixed ? 2 : 4);
            return offset + apfsBlock - (root ? 0x28 : 0) - at<std::uint16_t>(entry);
        };
        refused("a loop", true, [&] { put<std::uint64_t>(link(0), at<std::uint64_t>(offset + 8)); });
        refused("a wrong link", true, [&] { put<std::uint64_t>(link(0), 0x123456789); });
        if (count > 1)
            refused("a link twice", true, [&] { put<std::uint64_t>(link(0), at<std::uint64_t>(link(1))); });
    }
    EXPECT_TRUE(read());
}

INSTANTIATE_TEST_SUITE_P(Images, DamagedApfs,
                         ::testing::Values(RealContainerImage{"gpt_apfs", 40},
                                           RealContainerImage{"apfs_case_insensitive", 0},
                                           RealContainerImage{"made/apfs_files", 0},
                                           RealContainerImage{"made/apfs_snapshot", 0}),
                         [](const auto& test) {
                             std::string name = test.param.image;
                             std::ranges::replace(name, '/', '_');
                             return name;
                         });

// --- What a refusal says

class ApfsFiles : public ApfsImage {
 protected:
    void expectNamed(std::size_t block, const std::string& words) {
        ASSERT_TRUE(used(block));
        turn(block, true);
        expectRefused(Cause::Damaged, "the allocation map marks block " + std::to_string(block) +
                                          " as free, but it " + words);
        turn(block, false);
    }
};

// As istat lists them: file 34 has an attribute of 79 blocks from 97 on.
TEST_F(ApfsFiles, FlippedBitsNameTheFile) {
    load({"apfs_case_insensitive", 0});
    if (IsSkipped()) return;
    const std::string volume =
        " of volume 0 (“Case Insensitive”); check the container first (First Aid in "
        "Disk Utility, fsck_apfs)";
    expectNamed(93, "belongs to file 17 (“/.fseventsd/fseventsd-uuid”)" + volume);
    expectNamed(95, "belongs to file 20 (“/dir/file”)" + volume);
    for (const std::size_t block : {97, 130, 175})
        expectNamed(block,
                    "belongs to file 34 (“/dir/xattr-large”, extended attribute “xattr-large”)" + volume);
    expectNamed(
        189,
        "belongs to file 43 (“/dir/compressed-lzfse-fork”, extended attribute “com.apple.ResourceFork”)" +
            volume);
    expectNamed(202, "contains the superblock of a volume; check");
}

// Encrypted: by the extent tree alone, and it says so.
TEST_F(ApfsFiles, EncryptedOnesByTheirExtentTree) {
    load({"apfs_encrypted", 0});
    if (IsSkipped()) return;
    expectNamed(91, "belongs to file 37 of volume 0 (“Encrypted”)");
    const auto result = read();
    ASSERT_TRUE(result);
    EXPECT_THAT(result->summary.notes, ::testing::Contains(HasSubstr("key bag were not compared")));
}

// The volume's own tree of extents holds only what came since the snapshot.
TEST_F(ApfsFiles, ASnapshotHasATreeOfItsOwn) {
    load({"made/apfs_snapshot", 0});
    if (IsSkipped()) return;
    Collected all;
    ASSERT_TRUE(walk(all));
    for (const char* name : {"superblock of snapshot", "extent tree of snapshot"}) {
        const auto it = std::ranges::find_if(all.areaNames,
                                             [&](const std::string& area) { return area.starts_with(name); });
        ASSERT_NE(it, all.areaNames.end()) << name;
        const auto& area = all.areas[static_cast<std::size_t>(it - all.areaNames.begin())];
        expectNamed(area.offset / apfsBlock, std::string("contains the ") + name);
    }
    // Without the file tree's own word, as it is in an encrypted volume: the snapshot's tree alone has them.
    const std::size_t volume = apfs::detect(MemorySource(bytes_))->volumes[0].superblock * apfsBlock;
    put<std::uint64_t>(volume + 0x108, at<std::uint64_t>(volume + 0x108) & ~std::uint64_t{1});
    mend(volume);
    expectNamed(53, "belongs to file 19 of volume 0 (“Few”)");
    // A snapshot that is not in the list.
    put<std::uint64_t>(volume + 0xD8, 2);
    mend(volume);
    expectRefused(Cause::Damaged, "the superblock counts 2");
}

TEST_F(ApfsFiles, LyingRecordsAreRefused) {
    load({"apfs_case_insensitive", 0});
    if (IsSkipped()) return;
    const auto good = bytes_;
    Collected all;
    ASSERT_TRUE(walk(all));
    auto nodeOf = [&](const std::string& name, std::uint32_t subtype) {
        for (std::size_t i = 0; i < all.areas.size(); ++i)
            if (all.areaNames[i].starts_with(name) &&
                at<std::uint32_t>(all.areas[i].offset + 0x1C) == subtype &&
                (at<std::uint16_t>(all.areas[i].offset + 0x20) & apfs::nodeLeaf) != 0)
                return static_cast<std::size_t>(all.areas[i].offset);
        return std::size_t{0};
    };
    // Eight bytes that stand only once in the node.
    auto replace = [&](std::size_t node, std::uint64_t from, std::uint64_t to, const std::string& words) {
        std::vector<std::size_t> places;
        for (std::size_t i = 0x38; i + 8 <= apfsBlock; ++i)
            if (at<std::uint64_t>(node + i) == from) places.push_back(node + i);
        ASSERT_FALSE(places.empty()) << words;
        for (const std::size_t place : places) put<std::uint64_t>(place, to);
        mend(node);
        expectRefused(Cause::Damaged, words);
        bytes_ = good;
    };
    const std::size_t extents = nodeOf("extent tree", apfs::typeExtentTree);
    const std::size_t map = nodeOf("object map of", apfs::typeOmap);
    ASSERT_NE(extents, 0u);
    ASSERT_NE(map, 0u);
    const std::uint64_t kind = std::uint64_t{1} << 60;  // what a new extent's length has above it
    replace(extents, kind | 79, kind | 100000, "outside the container");
    replace(extents, kind | 79, kind | 100, "overlap");
    replace(extents, kind | 79, kind | 79 | std::uint64_t{1} << 50, "outside the container");
    replace(extents, std::uint64_t{2} << 60 | 97, std::uint64_t{2} << 60 | 92, "keys out of order");
    // The file tree says other things than the tree of extents.
    int found = 0;
    for (std::size_t i = 0; i < all.areas.size(); ++i) {
        const std::size_t node = all.areas[i].offset;
        if (at<std::uint32_t>(node + 0x1C) != apfs::typeFileTree) continue;
        for (std::size_t p = 0x38; p + 16 <= apfsBlock; ++p) {
            if (at<std::uint64_t>(node + p) != 79 * apfsBlock || at<std::uint64_t>(node + p + 8) != 97)
                continue;
            ++found;
            const std::size_t free = blocks_ - 3;
            ASSERT_FALSE(used(free));
            put<std::uint64_t>(node + p + 8, free - 78);
            mend(node);
            expectRefused(Cause::Damaged, "file 34 (“/dir/xattr-large”, extended attribute “xattr-large”)");
            bytes_ = good;
            put<std::uint64_t>(node + p + 8, blocks_ - 5);
            mend(node);
            expectRefused(Cause::Damaged, "outside the container");
            bytes_ = good;
            put<std::uint64_t>(node + p, 100);
            mend(node);
            expectRefused(Cause::Damaged, "an extent of file");
            bytes_ = good;
        }
    }
    EXPECT_EQ(found, 1);
}

// Whatever stands in the trees, with their checksums right: every walk ends, and none tells of blocks that there are not.
TEST_F(ApfsFiles, MutatedTreesEnd) {
    load({"made/apfs_snapshot", 0});
    if (IsSkipped()) return;
    Collected all;
    ASSERT_TRUE(walk(all));
    std::mt19937 random(7);
    for (int round = 0; round < 600; ++round) {
        const std::size_t node = all.areas[random() % all.areas.size()].offset;
        const std::vector<std::byte> good(bytes_.begin() + static_cast<std::ptrdiff_t>(node),
                                          bytes_.begin() + static_cast<std::ptrdiff_t>(node + apfsBlock));
        for (unsigned i = 0; i < 1 + random() % 4; ++i) {
            const std::size_t at =
                random() % 3 != 0 ? 0x20 + random() % 0x100 : 0x20 + random() % (apfsBlock - 0x20);
            bytes_[node + at] = random() % 2 != 0 ? static_cast<std::byte>(random()) : std::byte{0xFF};
        }
        mend(node);
        Collected some;
        some.lenient = true;
        const auto walked = walk(some);
        (void)walked;
        for (const auto& piece : some.pieces)
            ASSERT_LE(piece.extent.offset + piece.extent.length, blocks_ * apfsBlock);
        for (const VolumeArea& area : some.areas) ASSERT_LE(area.offset + area.length, blocks_ * apfsBlock);
        std::ranges::copy(good, bytes_.begin() + static_cast<std::ptrdiff_t>(node));
    }
    EXPECT_TRUE(read());
}

TEST_F(ApfsFiles, Cancels) {
    load({"made/apfs_files", 0});
    if (IsSkipped()) return;
    const MemorySource source(bytes_);
    const auto catalogue = apfs::openCatalogue(source, superblock_);
    testing::expectProgressAndCancel(*catalogue, 11);
}

}  // namespace
}  // namespace sectorsmith
