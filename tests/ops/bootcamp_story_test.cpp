// SPDX-License-Identifier: GPL-3.0-or-later
// The story of the lost Boot Camp partition, on the sample disk: found, proposed, written, seen by other tools, taken back.
#include <gmock/gmock.h>

#include "fs/detect.h"
#include "ops/partition_contents.h"
#include "part/check.h"
#include "part/hybrid.h"
#include "part/partition_list.h"
#include "part/plan.h"
#include "testing/disks.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

class BootCampStory : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!testing::copySampleDisk(image())) GTEST_SKIP() << "the sample disk cannot be unpacked";
    }
    std::filesystem::path image() const { return folder_.path() / "bootcamp.img"; }
    std::set<std::string> complaints() const {
        auto disk = testing::loadImage(image());
        const auto tables = readDiskTables(*disk);
        std::set<std::string> rules;
        for (const Finding& finding : checkDisk(*disk, tables, readPartitionContents(disk, tables)))
            if (finding.severity != Severity::Info) rules.insert(finding.rule);
        return rules;
    }
    void write(std::uint64_t offset, std::span<const std::byte> bytes) const {
        std::fstream file(image(), std::ios::binary | std::ios::in | std::ios::out);
        file.seekp(static_cast<std::streamoff>(offset));
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    }
    testing::TemporaryFolder folder_;
};

TEST_F(BootCampStory, FromTheFindingToTheCheckAfterwards) {
    EXPECT_EQ(complaints(), std::set<std::string>{"hybrid.missing"});
    auto disk = testing::loadImage(image());
    const auto tables = readDiskTables(*disk);
    const auto contents = readPartitionContents(disk, tables);
    auto proposal = proposeHybrid(*disk, tables, contents);
    ASSERT_TRUE(proposal) << proposal.error().message;
    EXPECT_EQ(proposal->layout, HybridLayout::Apple);
    EXPECT_THAT(proposal->questions, IsEmpty());
    EXPECT_THAT(proposal->warnings, IsEmpty());
    ASSERT_EQ(proposal->plan.writes.size(), 1u);  // the MBR alone
    EXPECT_EQ(proposal->plan.writes[0].offset, 0u);
    std::vector<std::byte> before(2 << 20);
    ASSERT_TRUE(readExact(*disk, 0, before));

    write(0, proposal->plan.writes[0].bytes);
    const auto listing =
        testing::run("PATH=$PATH:/usr/sbin:/sbin; fdisk -t dos -l '" + image().string() + "' | tr -s ' '");
    EXPECT_THAT(listing.out, HasSubstr("bootcamp.img4 * 1196544 2095103 898560"));
    EXPECT_THAT(complaints(), IsEmpty());
    auto now = testing::loadImage(image());
    std::vector<std::byte> after(before.size());
    ASSERT_TRUE(readExact(*now, 0, after));
    EXPECT_TRUE(std::equal(before.begin(), before.begin() + 446, after.begin()));
    EXPECT_TRUE(std::equal(before.begin() + 510, before.end(), after.begin() + 510));
    if (testing::haveProgram("sgdisk")) {
        EXPECT_THAT(testing::run("sgdisk -v '" + image().string() + "'").out, HasSubstr("No problems found"));
    }
    // Back, byte for byte.
    auto reset = planHybridReset(*now, readDiskTables(*now));
    ASSERT_TRUE(reset);
    EXPECT_EQ(listPartitions(PlannedSource(now, *reset)).scheme, Scheme::Gpt);
}

// The start of the volume is stale after a move: found, and corrected in both boot sectors.
TEST_F(BootCampStory, StaleHiddenSectorsOfARealVolume) {
    std::array<std::byte, 4> wrong{};
    storeLittle<std::uint32_t>(wrong.data(), 63);
    const std::uint64_t start = std::uint64_t{1196544} * 512;
    write(start + 0x1C, wrong);
    write(start + (898560 - 1) * 512 + 0x1C, wrong);
    auto disk = testing::loadImage(image());
    auto tables = readDiskTables(*disk);
    auto proposal = proposeHybrid(*disk, tables, readPartitionContents(disk, tables));
    ASSERT_TRUE(proposal);
    ASSERT_EQ(proposal->plan.writes.size(), 3u);
    for (const PlannedWrite& w : proposal->plan.writes) write(w.offset, w.bytes);
    EXPECT_THAT(complaints(), IsEmpty());
}

TEST_F(BootCampStory, FirstSectorOfWindowsLost) {
    const std::uint64_t start = std::uint64_t{1196544} * 512;
    write(start, std::vector<std::byte>(512));
    auto disk = testing::loadImage(image());
    auto tables = readDiskTables(*disk);
    auto proposal = proposeHybrid(*disk, tables, readPartitionContents(disk, tables));
    ASSERT_TRUE(proposal) << proposal.error().message;
    for (const PlannedWrite& w : proposal->plan.writes) write(w.offset, w.bytes);
    EXPECT_THAT(complaints(), IsEmpty());
}

TEST_F(BootCampStory, Contents) {
    auto disk = testing::loadImage(image());
    const auto contents = readPartitionContents(disk, readDiskTables(*disk));
    ASSERT_EQ(contents.all.size(), 4u);
    EXPECT_EQ(contents.all[0].fileSystem, "vfat");
    EXPECT_FALSE(contents.all[0].bootmgfw);
    EXPECT_EQ(contents.all[1].fileSystem, "apfs");
    EXPECT_EQ(contents.all[2].fileSystem, "hfsplus");
    EXPECT_EQ(contents.all[2].label, "Archive");
    EXPECT_EQ(contents.all[3].fileSystem, "ntfs");
    EXPECT_TRUE(contents.all[3].bootmgr);
    EXPECT_TRUE(contents.all[3].windowsFolder);
    ASSERT_TRUE(contents.all[3].bootSector);
    EXPECT_TRUE(contents.all[3].bootSector->backupMatches);
}

}  // namespace
}  // namespace sectorsmith
