// SPDX-License-Identifier: GPL-3.0-or-later
// Whose a block is: as ifind and debugfs say.
#include "fs/owner_index.h"

#include <gmock/gmock.h>

#include <random>
#include <set>
#include <sstream>

#include "base/endian.h"
#include "fs/file_index_testing.h"
#include "fs/messages.h"
#include "io/memory_source.h"
#include "io/slice_source.h"

namespace sectorsmith {
namespace {

using testing::MadeDisk;

Result<OwnerIndex> ownersOf(const ByteSource& source) {
    SilentProgress progress;
    auto catalogue = openCatalogue(source);
    if (!catalogue) return std::unexpected(catalogue.error());
    return OwnerIndex::build(**catalogue, progress);
}

TEST(Owners, NtfsAsIfind) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("ifind");
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    const auto image = testing::loadImage(path);
    const auto owners = ownersOf(*image);
    ASSERT_TRUE(owners) << owners.error().message;
    EXPECT_THAT(owners->findings(), ::testing::IsEmpty());
    std::vector<std::byte> boot(512);
    ASSERT_TRUE(readExact(*image, 0, boot));
    const std::uint64_t size =
        std::to_integer<std::uint64_t>(boot[13]) * loadLittle<std::uint16_t>(&boot[11]);
    std::mt19937 random(11);
    std::size_t owned = 0;
    for (int i = 0; i < 60; ++i) {
        const std::uint64_t cluster = random() % (10'000'000 / size);
        const auto answer = owners->at(cluster * size);
        std::istringstream said(
            testing::run(fmt::format("ifind -f ntfs -d {} '{}'", cluster, path.string())).out);
        std::uint64_t number = 0;
        if (!(said >> number)) {
            EXPECT_TRUE(answer.owners.empty()) << cluster;
            continue;
        }
        ++owned;
        EXPECT_THAT(answer.owners, ::testing::Contains(::testing::Field(&OwnerIndex::Owner::file, number)))
            << cluster;
    }
    EXPECT_GE(owned, 5u);
}

TEST(Owners, ExtAsDebugfs) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mke2fs");
    SECTORSMITH_NEED("debugfs");
    const MadeDisk disk("40M");
    disk.must(
        "mkdir -p $D.s/d; for i in $(seq 30); do head -c $((i * 9000)) /dev/urandom > $D.s/d/f$i; done; "
        "mke2fs -q -F -t ext4 -b 1024 -d $D.s $D 2>/dev/null");
    const auto image = disk.load();
    const auto owners = ownersOf(*image);
    ASSERT_TRUE(owners) << owners.error().message;
    std::mt19937 random(12);
    std::string asked;
    std::set<std::uint64_t> blocks;
    while (blocks.size() < 200) blocks.insert(random() % 12000 + 1);
    for (const std::uint64_t block : blocks) asked += " " + std::to_string(block);
    std::istringstream said(disk.must("debugfs -R 'icheck" + asked + "' $D 2>/dev/null | tail -n +2"));
    std::size_t owned = 0;
    for (std::string line; std::getline(said, line);) {
        std::istringstream words(line);
        std::uint64_t block = 0, inode = 0;
        words >> block;
        const auto answer = owners->at(block * 1024);
        if (!(words >> inode)) {
            EXPECT_TRUE(answer.owners.empty()) << line;
            continue;
        }
        ++owned;
        EXPECT_THAT(answer.owners, ::testing::Contains(::testing::Field(&OwnerIndex::Owner::file, inode)))
            << line;
        EXPECT_GT(answer.end, block * 1024);
    }
    EXPECT_GE(owned, 20u);
}

// Clones and overlapping extents: all owners, and where the answer changes.
class Told : public Catalogue {
 public:
    std::vector<FileExtent> extents;
    Result<void> walk(CatalogueVisitor& visitor, Progress&) override {
        const Message name = say(FsMessage::AreaSuperblock);
        if (auto on = visitor.area({0, 4096, &name}); !on) return on;
        for (const FileExtent& extent : extents)
            if (auto on = visitor.extent(extent); !on) return on;
        return {};
    }
    std::string pathOf(unsigned, std::uint64_t) override { return {}; }
};
TEST(Owners, SharedBlocksHaveAllTheirOwners) {
    Told told;
    const auto add = [&](std::uint64_t file, std::uint64_t offset, std::uint64_t length, bool older = false) {
        FileExtent extent;
        extent.file = file;
        extent.offset = offset;
        extent.length = length;
        extent.older = older;
        told.extents.push_back(extent);
    };
    add(20, 8192, 100000);
    add(21, 12288, 4096);
    add(22, 12288, 8192);
    add(23, 12288, 4096, true);
    add(24, 200000, 10, true);
    SilentProgress progress;
    const auto owners = OwnerIndex::build(told, progress);
    ASSERT_TRUE(owners);
    const auto files = [&](std::uint64_t offset) {
        std::vector<std::uint64_t> numbers;
        for (const auto& owner : owners->at(offset).owners) numbers.push_back(owner.file);
        return numbers;
    };
    EXPECT_EQ(files(12288), (std::vector<std::uint64_t>{20, 21, 22}));
    EXPECT_EQ(files(16384), (std::vector<std::uint64_t>{20, 22}));
    EXPECT_EQ(files(108191), (std::vector<std::uint64_t>{20}));
    EXPECT_EQ(files(108192), (std::vector<std::uint64_t>{}));
    EXPECT_EQ(files(200009), (std::vector<std::uint64_t>{24}));
    EXPECT_EQ(owners->at(12288).owners[0].streamOffset, 4096u);
    EXPECT_EQ(owners->at(12288).end, 16384u);
    EXPECT_EQ(owners->at(8192).end, 12288u);
    EXPECT_EQ(owners->at(100).end, 4096u);
    EXPECT_THAT(owners->at(100).areas, ::testing::ElementsAre("superblock"));
}

// Long pieces over many short ones, as $MFT over the files that stand in it: the same as looking at each.
TEST(Owners, AsLookingAtAllPieces) {
    Told told;
    std::mt19937_64 random(4);
    for (std::uint64_t file = 1; file <= 3000; ++file) {
        FileExtent extent;
        extent.file = file;
        extent.offset = random() % 100'000;
        extent.length = file % 100 == 0 ? 1 + random() % 100'000 : 1 + random() % 60;
        extent.older = file % 7 == 0;
        told.extents.push_back(extent);
    }
    SilentProgress progress;
    const auto owners = OwnerIndex::build(told, progress);
    ASSERT_TRUE(owners);
    for (std::uint64_t offset = 0; offset < 210'000; offset += 1 + random() % 60) {
        std::set<std::uint64_t> wanted, older;
        std::uint64_t end = offset < 4096 ? 4096 : ~std::uint64_t{0};
        for (const FileExtent& extent : told.extents) {
            if (extent.offset > offset) end = std::min(end, extent.offset);
            if (extent.offset > offset || offset - extent.offset >= extent.length) continue;
            end = std::min(end, extent.offset + extent.length);
            (extent.older ? older : wanted).insert(extent.file);
        }
        if (wanted.empty()) wanted = older;
        const auto answer = owners->at(offset);
        std::set<std::uint64_t> files;
        for (const auto& owner : answer.owners) files.insert(owner.file);
        ASSERT_EQ(files, wanted) << offset;
        ASSERT_EQ(answer.end, end) << offset;
        ASSERT_EQ(answer.areas.size(), offset < 4096 ? 1u : 0u) << offset;
    }
}

}  // namespace
}  // namespace sectorsmith
