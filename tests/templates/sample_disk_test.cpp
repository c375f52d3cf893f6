// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped templates on the sample disk and on volumes that other people's tools make here.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "io/open.h"
#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::IsEmpty;

std::shared_ptr<const ByteSource> opened(const std::filesystem::path& path) {
    auto source = openPath(path.string());
    if (!source) {
        ADD_FAILURE() << source.error().message;
        return nullptr;
    }
    return source->source;
}

class SampleDiskTemplates : public ::testing::Test {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        image_ = folder_.path() / "bootcamp.img";
        ASSERT_TRUE(copySampleDisk(image_));
    }
    TemporaryFolder folder_;
    std::filesystem::path image_;
};

TEST_F(SampleDiskTemplates, FromTheFirstSectorOn) {
    const Decoded d("disk/disk", opened(image_));
    EXPECT_EQ(d.number("disk.mbr.UniqueMBRDiskSignature"), 0x5A07B00Cu);
    EXPECT_EQ(d.shown("disk.gpt.primary.DiskGUID"), "5EC705A1-7B00-4CA3-B00C-A3B0074C0001");
    const struct {
        const char* name;
        const char* type;
        std::uint64_t first;
        std::uint64_t last;
    } expected[] = {
        {"EFI System Partition", "EFI system partition (C12A7328-F81F-11D2-BA4B-00A0C93EC93B)", 40, 409639},
        {"Macintosh HD", "Apple APFS (7C3457EF-0000-11AA-AA11-00306543ECAC)", 409640, 933927},
        {"Archive", "Apple HFS/HFS+ (48465300-0000-11AA-AA11-00306543ECAC)", 933928, 1196071},
        {"BOOTCAMP", "Microsoft basic data (EBD0A0A2-B9E5-4433-87C0-68B6B72699C7)", 1196544, 2095103}};
    for (std::size_t i = 0; i < 4; ++i) {
        const std::string entry = "disk.gpt.primary.entries[" + std::to_string(i) + "].";
        EXPECT_EQ(d.text(entry + "PartitionName"), expected[i].name);
        EXPECT_EQ(d.shown(entry + "PartitionTypeGUID"), expected[i].type);
        EXPECT_EQ(d.number(entry + "StartingLBA"), expected[i].first);
        EXPECT_EQ(d.number(entry + "EndingLBA"), expected[i].last);
    }
    const std::string apfs = "disk.gpt.primary.entries[1].volume.apfs.checkpoint.";
    EXPECT_EQ(d.shown(apfs + "superblock.nx_uuid"), "5EC705A1-7B00-4CA3-B00C-A3B0074C0021");
    EXPECT_EQ(d.shown(apfs + "volumes[0].volume.apfs_vol_uuid"), "5EC705A1-7B00-4CA3-B00C-A3B0074C0022");
    EXPECT_EQ(d.text(apfs + "volumes[0].volume.apfs_volname"), "Macintosh HD");
    const std::string hfs = "disk.gpt.primary.entries[2].volume.hfsplus.";
    EXPECT_EQ(d.number(hfs + "header.attributes.kHFSVolumeJournaledBit"), 1u);
    EXPECT_EQ(d.number(hfs + "journalInfo.size"), 8u << 20);
    const std::string ntfs = "disk.gpt.primary.entries[3].volume.ntfs.";
    EXPECT_EQ(d.number(ntfs + "bootSector.HiddenSectors"), 1196544u);
    EXPECT_EQ(d.node(ntfs + "bootSector.HiddenSectors")->verdict(), true);
    EXPECT_TRUE(d.has(ntfs + "backupBootSector"));
}

TEST_F(SampleDiskTemplates, EverythingIsDecodedAndRight) {
    const Decoded d("disk/disk", opened(image_));
    std::set<std::string> fatNames;
    std::set<std::string> ntfsNames;
    const auto visit = d.visitAll(20'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (at.ends_with(".DIR_Name")) fatNames.insert(textOf(*node));
        if (at.ends_with(".value.FileName")) ntfsNames.insert(textOf(*node));
    });
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    for (const auto* name : {"APPLE      ", "FIRMWARE   ", "README  TXT"})
        EXPECT_TRUE(fatNames.contains(name)) << name;
    for (const auto* name : {"BOOTMGR", "BCD", "hello.txt", "long.txt", "deleted.txt", "$MFT"})
        EXPECT_TRUE(ntfsNames.contains(name)) << name;
}

TEST(MadeVolume, Ext4AgreesWithDebugfs) {
    if (!haveProgram("mke2fs") || !haveProgram("dumpe2fs")) GTEST_SKIP() << "e2fsprogs are not installed";
    TemporaryFolder folder;
    const std::string image = (folder.path() / "ext4.img").string();
    const std::string tree = (folder.path() / "tree").string();
    ASSERT_EQ(
        run("mkdir -p '" + tree + "/inner' && printf hello > '" + tree + "/hello.txt' && ln -s hello.txt '" +
            tree + "/link' && for i in $(seq 1 300); do echo $i > '" + tree +
            "/inner/file '$i; done && truncate -s 48M '" + image +
            "' && mke2fs -q -t ext4 -b 1024 -O 64bit,metadata_csum,sparse_super -U "
            "5ec705a1-7b00-4ca3-b00c-a3b0074c00e4 -L made -d '" +
            tree + "' '" + image + "'")
            .exitCode,
        0);
    const Decoded d("fs/ext", opened(image));
    EXPECT_EQ(d.shown("volume.superBlock.s_uuid"), "5EC705A1-7B00-4CA3-B00C-A3B0074C00E4");
    EXPECT_EQ(d.node("volume.superBlock.s_checksum")->verdict(), true);
    const auto dump = run("dumpe2fs '" + image + "' 2>/dev/null").out;
    EXPECT_EQ(d.count("volume.groups"), grep(dump, "^Group \\d+:").size());
    EXPECT_EQ(d.count("volume.backups"), grep(dump, "^  Backup superblock at").size());
    std::map<std::string, std::uint64_t> names;
    std::uint64_t extents = 0;
    const auto visit = d.visitAll(20'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (at.ends_with(".eh_magic") && node->verdict() == true) ++extents;
        if (!at.ends_with(".name") || !at.contains(".directory[")) return;
        const auto inode = numberOf(*member(node->parent(), "inode"));
        if (inode != 0) names[textOf(*node)] = inode;
    });
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    EXPECT_GT(extents, 300u);
    const auto listing = run("debugfs -R 'ls -p /inner' '" + image + "' 2>/dev/null").out;
    const auto listed = grep(listing, "^/(\\d+/[^/]*/[^/]*/[^/]*/[^/]*)/");
    EXPECT_EQ(listed.size(), 302u);  // with . and ..
    for (const auto& line : listed) {
        const auto name = line.substr(line.rfind('/') + 1);
        if (name == "." || name == "..") continue;
        EXPECT_EQ(names[name], std::stoull(line)) << line;
    }
}

TEST(MadeVolume, Fat32WithItsCopies) {
    if (!haveProgram("mkfs.vfat") || !haveProgram("mcopy"))
        GTEST_SKIP() << "dosfstools or mtools are not installed";
    TemporaryFolder folder;
    const std::string image = (folder.path() / "fat32.img").string();
    const std::string file = (folder.path() / "A long name of a file.txt").string();
    ASSERT_EQ(run("truncate -s 40M '" + image + "' && mkfs.vfat -F 32 -s 1 -n MADE -i 1234abcd '" + image +
                  "' && printf hello > '" + file + "' && mmd -i '" + image +
                  "' ::/OUTER ::/OUTER/INNER && mcopy -i '" + image + "' '" + file +
                  "' ::/OUTER/INNER/ && for i in $(seq 1 40); do mcopy -i '" + image + "' '" + file +
                  "' ::/OUTER/F$i.TXT; done")
                  .exitCode,
              0);
    const Decoded d("fs/fat", opened(image));
    EXPECT_EQ(d.shown("volume.bootSector.BS_VolID"), "0x1234ABCD");
    EXPECT_EQ(d.node("volume.backupBootSector")->offset(), 6u * 512);
    EXPECT_EQ(d.node("volume.bootSector.Signature_word")->verdict(), true);
    EXPECT_EQ(d.number("volume.fsInfo.FSI_LeadSig"), 0x41615252u);
    std::vector<std::string> parts;
    std::set<std::string> names;
    const auto visit = d.visitAll(20'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (at.ends_with(".LDIR_Name1")) parts.push_back(textOf(*node));
        if (at.ends_with(".DIR_Name")) names.insert(textOf(*node));
    });
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    EXPECT_THAT(parts, ::testing::Contains("A lon"));
    for (const auto* name : {"OUTER      ", "INNER      ", "F1      TXT", "F40     TXT", "MADE       "})
        EXPECT_TRUE(names.contains(name)) << name;
}

}  // namespace
}  // namespace sectorsmith::testing
