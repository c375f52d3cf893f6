// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped templates on real disks: everything is decoded without an error, checksums and magic numbers are right
// where the image is whole, and the values are those that independent programs print.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAreArray;

std::string upper(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::toupper(c); });
    return text;
}

// The folder that HFS+ hides its linked folders in ends with a carriage return.
std::string withoutReturns(std::string text) {
    std::erase(text, '\r');
    return text;
}

// ------------------------------------------------------------------------------------------- everything is decoded

struct Case {
    const char* image;
    const char* id;
    std::vector<std::string>
        bad;  // fields judged bad, because that is how this image is (as regular expressions)
};

class RealImage : public ::testing::TestWithParam<Case> {};

TEST_P(RealImage, IsDecodedWholly) {
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    const Decoded decoded(GetParam().id, imageSource(path));
    const auto visit = decoded.visitAll();
    EXPECT_TRUE(visit.complete) << visit.nodes;
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_GT(visit.good, 0u);
    std::vector<std::string> unexpected;
    for (const auto& bad : visit.bad) {
        const bool known = std::ranges::any_of(GetParam().bad, [&](const std::string& expression) {
            return std::regex_match(bad, std::regex(expression));
        });
        if (!known) unexpected.push_back(bad);
    }
    EXPECT_THAT(unexpected, IsEmpty());
    for (const auto& expression : GetParam().bad) {
        EXPECT_TRUE(std::ranges::any_of(
            visit.bad, [&](const std::string& b) { return std::regex_match(b, std::regex(expression)); }))
            << expression << " is not judged bad";
    }
}

// Only the first 32 KiB of a disk: the other header is not there.
const std::string kNoBackup = R"((disk\.)?gpt\.primary\.AlternateLBA)";

INSTANTIATE_TEST_SUITE_P(
    All, RealImage,
    ::testing::Values(
        Case{"gpt_apfs", "disk/disk", {}}, Case{"gpt_apfs", "disk/gpt", {}}, Case{"gpt_apfs", "disk/mbr", {}},
        Case{"apfs_volume", "fs/apfs", {}}, Case{"apfs_volume", "disk/disk", {}},
        Case{"apfs_case_insensitive", "fs/apfs", {}}, Case{"apfs_encrypted", "fs/apfs", {}},
        Case{"apfs_converted_from_hfs", "fs/apfs", {}}, Case{"apm_hfsplus", "disk/disk", {}},
        Case{"apm_hfsplus", "disk/apm", {}}, Case{"gpt_hfsplus", "disk/disk", {}},
        Case{"hfsplus_volume", "fs/hfsplus", {}}, Case{"mbr_hfsplus_fat16", "disk/disk", {}},
        Case{"mbr_hfsplus_fat16", "disk/mbr", {}}, Case{"mbr_extended", "disk/disk", {}},
        Case{"gpt_hybrid_head", "disk/disk", {kNoBackup}}, Case{"gpt_4k_head", "disk/disk", {kNoBackup}},
        Case{"gpt_no_name_head", "disk/gpt", {kNoBackup, R"(gpt\.primary\.PartitionEntryArrayCRC32)"}},
        Case{"fat12", "fs/fat", {}}, Case{"fat16", "fs/fat", {}}, Case{"exfat", "fs/exfat", {}},
        Case{"ntfs", "fs/ntfs", {}}, Case{"ext2", "fs/ext", {}}),
    [](const auto& test) {
        std::string name = std::string(test.param.image) + "_" + test.param.id;
        std::ranges::replace(name, '/', '_');
        return name;
    });

// ------------------------------------------------------------------------------------------------- partition tables

TEST(RealDisk, GptApfsAgreesWithSgdisk) {
    SECTORSMITH_REAL_IMAGE(path, "gpt_apfs");
    const Decoded d("disk/disk", imageSource(path));
    EXPECT_EQ(d.shown("disk.gpt.primary.DiskGUID"), "2A178FCA-A289-4277-AC8F-1E5C74101F47");
    EXPECT_EQ(d.number("disk.gpt.primary.FirstUsableLBA"), 34u);
    EXPECT_EQ(d.number("disk.gpt.primary.LastUsableLBA"), 32734u);
    EXPECT_EQ(d.count("disk.gpt.primary.entries"), 128u);
    EXPECT_EQ(d.number("disk.gpt.backup.MyLBA"), 32767u);
    const std::string entry = "disk.gpt.primary.entries[0].";
    EXPECT_EQ(d.shown(entry + "PartitionTypeGUID"), "Apple APFS (7C3457EF-0000-11AA-AA11-00306543ECAC)");
    EXPECT_EQ(d.shown(entry + "UniquePartitionGUID"), "5DE5C760-F70B-4A54-BAB7-F0C52802490B");
    EXPECT_EQ(d.number(entry + "StartingLBA"), 40u);
    EXPECT_EQ(d.number(entry + "EndingLBA"), 32727u);
    EXPECT_EQ(d.text(entry + "PartitionName"), "disk image");
    EXPECT_EQ(d.node(entry + "StartingLBA")->linkTarget(), 40u * 512);
    // The copy says the same; the volume hangs below the first one only.
    EXPECT_EQ(d.shown("disk.gpt.backup.entries[0].UniquePartitionGUID"),
              "5DE5C760-F70B-4A54-BAB7-F0C52802490B");
    EXPECT_TRUE(d.has(entry + "volume.apfs"));
    EXPECT_FALSE(d.has("disk.gpt.backup.entries[0].volume"));
    // From the first sector on, everything can be followed: down to the name of the volume.
    EXPECT_EQ(d.text(entry + "volume.apfs.checkpoint.volumes[0].volume.apfs_volname"), "ACCEPT");
    EXPECT_EQ(d.number("disk.mbr.PartitionRecord[0].StartingLBA"), 1u);
    EXPECT_EQ(d.number("disk.mbr.PartitionRecord[0].SizeInLBA"), 32767u);
    EXPECT_EQ(d.number("disk.mbr.PartitionRecord[0].OSType"), 0xEEu);
}

TEST(RealDisk, HybridMbrAgreesWithFdisk) {
    SECTORSMITH_REAL_IMAGE(path, "gpt_hybrid_head");
    const Decoded d("disk/gpt", imageSource(path));
    const std::uint64_t expected[4][3] = {
        {2048, 1025, 0x83}, {3073, 990, 0x83}, {1, 2047, 0xEE}, {4063, 33, 0xEE}};
    for (std::size_t i = 0; i < 4; ++i) {
        const std::string record = "mbr.PartitionRecord[" + std::to_string(i) + "].";
        EXPECT_EQ(d.number(record + "StartingLBA"), expected[i][0]);
        EXPECT_EQ(d.number(record + "SizeInLBA"), expected[i][1]);
        EXPECT_EQ(d.number(record + "OSType"), expected[i][2]);
    }
    EXPECT_EQ(d.shown("gpt.primary.DiskGUID"), "2DBC85BD-9245-46B5-8A94-FB2C429BEADC");
    const std::uint64_t starts[3][2] = {{2048, 3072}, {34, 2047}, {3073, 4062}};
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string entry = "gpt.primary.entries[" + std::to_string(i) + "].";
        EXPECT_EQ(d.number(entry + "StartingLBA"), starts[i][0]);
        EXPECT_EQ(d.number(entry + "EndingLBA"), starts[i][1]);
    }
}

TEST(RealDisk, SectorsOf4096BytesAreFound) {
    SECTORSMITH_REAL_IMAGE(path, "gpt_4k_head");
    // Whatever the source takes for its sector size.
    for (const std::uint32_t size : {512u, 4096u}) {
        const Decoded d("disk/gpt", imageSource(path, size));
        EXPECT_EQ(d.node("gpt.primary")->offset(), 4096u);
        EXPECT_EQ(d.node("gpt.primary.HeaderCRC32")->verdict(), true);
        EXPECT_EQ(d.node("gpt.primary.PartitionEntryArrayCRC32")->verdict(), true);
        EXPECT_EQ(d.node("gpt.primary.PartitionEntryLBA")->linkTarget(), 2u * 4096);
    }
}

TEST(RealDisk, ExtendedPartitionAgreesWithSfdisk) {
    SECTORSMITH_REAL_IMAGE(path, "mbr_extended");
    const Decoded d("disk/mbr", imageSource(path));
    EXPECT_EQ(d.number("mbr.UniqueMBRDiskSignature"), 0x53f5a6eeu);
    EXPECT_EQ(d.number("mbr.PartitionRecord[0].StartingLBA"), 1u);
    EXPECT_EQ(d.number("mbr.PartitionRecord[0].SizeInLBA"), 350u);
    EXPECT_EQ(d.number("mbr.PartitionRecord[1].OSType"), 5u);
    EXPECT_EQ(d.number("mbr.PartitionRecord[1].StartingLBA"), 351u);
    const std::string logical = "mbr.PartitionRecord[1].logical";
    EXPECT_EQ(d.count(logical), 1u);
    const auto start = d.node(logical + "[0].record.Partition.StartingLBA");
    ASSERT_TRUE(start);
    EXPECT_EQ(numberOf(*start), 1u);  // counted from the extended boot record
    EXPECT_EQ(start->linkTarget(), 352u * 512);
    EXPECT_EQ(d.number(logical + "[0].record.Partition.SizeInLBA"), 2528u);
}

TEST(RealDisk, ApmAgreesWithSleuthkit) {
    SECTORSMITH_REAL_IMAGE(path, "apm_hfsplus");
    const Decoded d("disk/apm", imageSource(path));
    EXPECT_EQ(d.count("apm.entries"), 2u);
    EXPECT_EQ(d.text("apm.entries[0].partition.pmParType"), "Apple_partition_map");
    EXPECT_EQ(d.number("apm.entries[0].partition.pmPyPartStart"), 1u);
    EXPECT_EQ(d.number("apm.entries[0].partition.pmPartBlkCnt"), 63u);
    const std::string hfs = "apm.entries[1].partition.";
    EXPECT_EQ(d.text(hfs + "pmParType"), "Apple_HFS");
    EXPECT_EQ(d.text(hfs + "pmPartName"), "disk image");
    EXPECT_EQ(d.number(hfs + "pmPyPartStart"), 64u);
    EXPECT_EQ(d.number(hfs + "pmPartBlkCnt"), 24512u);
    // 40000033h: valid, allocated, readable, writable, mounted at startup
    for (const auto* flag : {"valid", "allocated", "readable", "writable", "mountAtStartup"})
        EXPECT_EQ(d.number(hfs + "pmPartStatus." + flag), 1u) << flag;
    for (const auto* flag : {"inUse", "bootable", "startup", "chainDriver"})
        EXPECT_EQ(d.number(hfs + "pmPartStatus." + flag), 0u) << flag;
    EXPECT_TRUE(d.has(hfs + "volume.hfsplus.header"));
}

// -------------------------------------------------------------------------------------------------------------- APFS

struct ApfsCase {
    const char* image;
    const char* id;
    const char* container;  // path of the container
    std::uint64_t base;     // byte of the container in the image
};

class RealApfs : public ::testing::TestWithParam<ApfsCase> {};

TEST_P(RealApfs, AgreesWithSleuthkitAndDissect) {
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    const std::string facts = factsOf(GetParam().image);
    if (facts.empty()) GTEST_SKIP() << "what other programs say of the image is not on this machine";
    const Decoded d(GetParam().id, imageSource(path));
    const std::string container = GetParam().container;
    const std::string checkpoint = container + ".checkpoint.";
    const auto fact = [&](const std::string& expression) {
        const auto found = grep(facts, expression);
        EXPECT_FALSE(found.empty()) << expression;
        return found.empty() ? std::string("0") : found.front();
    };

    EXPECT_EQ(d.shown(checkpoint + "superblock.nx_uuid"), upper(fact("^Container ([0-9a-f-]{36})")));
    EXPECT_EQ(d.number(checkpoint + "superblock.nx_o.o_xid"), std::stoull(fact("^NX xid: (\\d+)")));
    EXPECT_EQ(d.number(checkpoint + "superblock.nx_block_size"), std::stoull(fact("^Block Size: +(\\d+)")));
    EXPECT_EQ(d.number(checkpoint + "superblock.nx_block_count"),
              std::stoull(fact("^Number of Blocks: +(\\d+)")));
    EXPECT_EQ(d.number(checkpoint + "spaceManager.sm_dev[0].sm_free_count"),
              std::stoull(fact("^Number of Free Blocks: +(\\d+)")));
    const auto superblock = d.node(checkpoint + "superblock");
    ASSERT_TRUE(superblock);
    // "Checkpoint Descriptor Block" of pstat is the checkpoint's first block; these have one map, then the superblock.
    const auto first = std::stoull(fact("^Checkpoint Descriptor Block: (\\d+)"));
    EXPECT_EQ(d.number(checkpoint + "superblock.nx_xp_desc_base") +
                  d.number(checkpoint + "superblock.nx_xp_desc_index"),
              first);
    EXPECT_EQ(d.node(checkpoint + "maps[0].map")->offset(), GetParam().base + 4096 * first);
    EXPECT_EQ(superblock->offset(), GetParam().base + 4096 * (first + 1));

    const std::string volume = checkpoint + "volumes[0].volume";
    EXPECT_EQ(d.count(checkpoint + "volumes"), 1u);
    EXPECT_EQ(d.node(volume)->offset(),
              GetParam().base + 4096 * std::stoull(fact("APSB Block Number: (\\d+)")));
    EXPECT_EQ(d.number(volume + ".apfs_o.o_oid"), std::stoull(fact("APSB oid: (\\d+)")));
    EXPECT_EQ(d.number(volume + ".apfs_o.o_xid"), std::stoull(fact("APSB xid: (\\d+)")));
    EXPECT_EQ(d.shown(volume + ".apfs_vol_uuid"), upper(fact("Volume ([0-9a-f-]{36})")));
    EXPECT_EQ(d.text(volume + ".apfs_volname"), fact("Name \\(Role\\): (.*) \\(No specific role\\)"));
    EXPECT_EQ(d.number(volume + ".apfs_fs_alloc_count") * 4096,
              std::stoull(fact("Capacity Consumed: (\\d+)")));
    EXPECT_EQ(d.text(volume + ".apfs_formatted_by.id"), fact("Formatted by: (.*)"));
    const bool encrypted = fact("Encrypted: (Yes|No)") == "Yes";
    EXPECT_EQ(d.number(volume + ".apfs_fs_flags.APFS_FS_UNENCRYPTED"), encrypted ? 0u : 1u);
    // "2025-10-16 18:39:06.531291960 (UTC)"
    const auto created = grep(facts, "Created: (\\S+ [0-9:]{8})\\.");
    const auto fraction = grep(facts, "Created: .*\\.(\\d{9}) ");
    ASSERT_FALSE(created.empty() || fraction.empty());
    EXPECT_EQ(d.shown(volume + ".apfs_formatted_by.timestamp"),
              created.front() + " UTC +" + std::to_string(std::stoull(fraction.front())) + " ns");

    // Free blocks: those whose bit is not set in the bitmaps of the chunks.
    std::uint64_t total = 0;
    std::uint64_t free = 0;
    for (std::uint64_t i = 0; i < d.count(checkpoint + "spaceManager.sm_dev[0].cibs[0].block.cib_chunk_info");
         ++i) {
        const std::string chunk =
            checkpoint + "spaceManager.sm_dev[0].cibs[0].block.cib_chunk_info[" + std::to_string(i) + "].";
        total += d.number(chunk + "ci_block_count.count");
        free += d.number(chunk + "ci_free_count.count");
    }
    EXPECT_EQ(total, d.number(checkpoint + "superblock.nx_block_count"));
    EXPECT_EQ(free, d.number(checkpoint + "spaceManager.sm_dev[0].sm_free_count"));

    if (encrypted) {
        EXPECT_FALSE(d.has(volume + ".rootTree"));  // not readable without the key
        return;
    }
    // Directory records of the tree: names and inodes as another reader lists them.
    std::set<std::pair<std::string, std::uint64_t>> ours;
    std::map<std::uint64_t, std::uint64_t> sizes;
    std::uint64_t inodes = 0;
    std::uint64_t records = 0;
    d.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (!at.starts_with(volume + ".rootTree") || !at.ends_with(".key.hdr")) return;
        const auto entry = node->parent()->parent();
        if (!member(entry, "value") || member(entry, "value.child_oid")) return;
        ++records;
        const auto type = numberOf(*member(node, "type"));
        if (type == 3) ++inodes;
        if (type == 3 && member(entry, "value.xfields.fields")) {
            const auto fields = member(entry, "value.xfields.fields");
            for (std::uint64_t i = 0; i < fields->childCount(); ++i)
                if (const auto size = member(fields->child(i), "dstream.size"))
                    sizes[numberOf(*member(node, "obj_id"))] = numberOf(*size);
        }
        if (type == 9)
            ours.emplace(withoutReturns(textOf(*member(entry, "key.name.text"))),
                         numberOf(*member(entry, "value.file_id")));
    });
    EXPECT_EQ(records, d.number(volume + ".rootTree.btree_info.bt_key_count"));
    std::set<std::pair<std::string, std::uint64_t>> theirs;
    std::uint64_t compared = 0;
    for (const auto& line : grep(withoutReturns(facts), R"(^([fdl?] /.* \d+( .*)?)$)")) {
        std::smatch m;
        // "f /dir/name 20 16 sha", "d /dir 19", "l /link 24 -> dir", "? /dir/fifo 63"
        const bool plain = line[0] == 'f';
        if (!std::regex_match(line, m,
                              plain ? std::regex(R"(f (/.*) (\d+) (\d+) [0-9a-f]{64})")
                                    : std::regex(R"([dl?] (/.*) (\d+)( -> .*)?)")))
            continue;
        const std::string whole = m[1];
        theirs.emplace(whole.substr(whole.rfind('/') + 1), std::stoull(m[2]));
        if (plain && sizes.contains(std::stoull(m[2])) && !whole.contains("compressed") &&
            !whole.contains("resourcefork")) {
            EXPECT_EQ(sizes[std::stoull(m[2])], std::stoull(m[3])) << whole;
            ++compared;
        }
    }
    // Ours also has the root and the private directory.
    for (const auto& entry : theirs) EXPECT_TRUE(ours.contains(entry)) << entry.first << " " << entry.second;
    std::vector<std::string> more;
    for (const auto& entry : ours)
        if (!theirs.contains(entry)) more.push_back(entry.first);
    EXPECT_THAT(more, UnorderedElementsAreArray({"root", "private-dir"}));
    EXPECT_GT(compared, 0u);
    EXPECT_EQ(d.number(volume + ".apfs_num_snapshots"), 0u);
}

INSTANTIATE_TEST_SUITE_P(All, RealApfs,
                         ::testing::Values(ApfsCase{"gpt_apfs", "disk/disk",
                                                    "disk.gpt.primary.entries[0].volume.apfs", 20480},
                                           ApfsCase{"apfs_case_insensitive", "fs/apfs", "container", 0},
                                           ApfsCase{"apfs_encrypted", "fs/apfs", "container", 0},
                                           ApfsCase{"apfs_converted_from_hfs", "fs/apfs", "container", 0}),
                         [](const auto& test) { return std::string(test.param.image); });

TEST(RealApfs, TemplateAtAnOffset) {
    SECTORSMITH_REAL_IMAGE(path, "gpt_apfs");
    const Decoded d("fs/apfs", imageSource(path), 20480);
    EXPECT_EQ(d.text("container.checkpoint.volumes[0].volume.apfs_volname"), "ACCEPT");
    EXPECT_EQ(d.node("container.checkpoint.volumes[0].volume")->offset(), 20480u + 505 * 4096);
}

// -------------------------------------------------------------------------------------------------------------- HFS+

struct HfsCase {
    const char* image;
    const char* id;
    const char* volume;
};

class RealHfs : public ::testing::TestWithParam<HfsCase> {};

TEST_P(RealHfs, AgreesWithSleuthkit) {
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    std::string facts = factsOf(GetParam().image);
    if (facts.empty()) GTEST_SKIP() << "what other programs say of the image is not on this machine";
    facts = facts.substr(0, facts.find("=== FAT"));
    const Decoded d(GetParam().id, imageSource(path));
    const std::string header = std::string(GetParam().volume) + ".header.";
    const auto fact = [&](const std::string& expression) {
        const auto found = grep(facts, expression);
        EXPECT_FALSE(found.empty()) << expression;
        return found.empty() ? std::string("0") : found.front();
    };
    EXPECT_EQ(d.number(header + "fileCount"), std::stoull(fact("^fileCount (\\d+)")));
    EXPECT_EQ(d.number(header + "folderCount"), std::stoull(fact("folderCount (\\d+)")));
    EXPECT_EQ(d.number(header + "blockSize"), std::stoull(fact("blockSize (\\d+)")));
    EXPECT_EQ(d.number(header + "totalBlocks"), std::stoull(fact("totalBlocks (\\d+)")));
    EXPECT_EQ(d.number(header + "freeBlocks"), std::stoull(fact("freeBlocks (\\d+)")));
    EXPECT_EQ(d.number(header + "nextAllocation"), std::stoull(fact("nextAllocation (\\d+)")));
    EXPECT_EQ(d.number(header + "finderInfo.volumeID"),
              std::stoull(fact("^finderInfo\\[6..7\\] \\(volume id\\) (\\w+)"), nullptr, 16));
    EXPECT_EQ(d.text(header + "lastMountedVersion"), fact("lastMounted b'(.*)'"));
    const auto attributes = std::stoull(fact("attributes (0x[0-9a-f]+)"), nullptr, 16);
    EXPECT_EQ(d.number(header + "attributes.kHFSVolumeUnmountedBit"), attributes >> 8 & 1);
    EXPECT_EQ(d.number(header + "attributes.kHFSVolumeJournaledBit"), attributes >> 13 & 1);
    for (const auto* fork : {"allocation", "extents", "catalog", "attributes"}) {
        const std::string file = header + fork + "File.";
        const std::string line = std::string("^") + fork + " logicalSize ";
        EXPECT_EQ(d.number(file + "logicalSize"), std::stoull(fact(line + "(\\d+)")));
        EXPECT_EQ(d.number(file + "totalBlocks"), std::stoull(fact(line + ".* blocks (\\d+)")));
        EXPECT_EQ(d.number(file + "extents[0].startBlock"),
                  std::stoull(fact(line + ".*extents \\[\\((\\d+)")));
    }
    const auto checked = fact("Last Checked Date: \\s*(\\S+ \\S+)");
    EXPECT_EQ(d.shown(header + "checkedDate"), checked + " UTC");
    // macOS keeps only what does not change up to date in the copy.
    for (const auto* field : {"totalBlocks", "createDate", "catalogFile.extents[0].startBlock"})
        EXPECT_EQ(d.number(std::string(GetParam().volume) + ".alternateHeader." + field),
                  d.number(header + field))
            << field;

    // The catalogue: IDs, names and sizes as fls lists them; "^" stands for NUL and "/" in its output.
    std::map<std::uint64_t, std::string> names;
    std::map<std::uint64_t, std::uint64_t> sizes;
    std::uint64_t records = 0;
    const std::string catalog = std::string(GetParam().volume) + ".catalog.root";
    d.visitAll(5'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (!at.starts_with(catalog)) return;
        if (at.ends_with("].file") || at.ends_with("].folder") || at.ends_with("].thread")) ++records;
        if (at.ends_with("].file")) {
            const auto id = numberOf(*member(node, "fileID"));
            names[id] = textOf(*member(node->parent(), "key.nodeName.unicode"));
            sizes[id] = numberOf(*member(node, "dataFork.logicalSize"));
        } else if (at.ends_with("].folder")) {
            names[numberOf(*member(node, "folderID"))] =
                textOf(*member(node->parent(), "key.nodeName.unicode"));
        }
    });
    EXPECT_EQ(records, d.number(std::string(GetParam().volume) + ".catalog.headerNode.header.leafRecords"));
    std::uint64_t listed = 0;
    for (const auto& line : grep(facts, R"(^([rdl]/[rdl] \d+:\t.*)$)")) {
        std::smatch m;
        if (!std::regex_match(line, m, std::regex(R"((.)/. (\d+):\t(.*)\t(\d+))"))) continue;
        const auto id = std::stoull(m[2]);
        const std::string whole = m[3];
        const std::string name = whole.substr(whole.rfind('/') + 1);
        if (name.starts_with("$")) continue;
        ASSERT_TRUE(names.contains(id)) << line;
        ++listed;
        if (!name.contains('^')) {
            EXPECT_EQ(names[id], name);
        }
        if (m[1] == "r") {
            EXPECT_EQ(sizes[id], std::stoull(m[4])) << line;
        }
    }
    EXPECT_EQ(listed + 1, names.size());  // and the root folder
    // TN1150 counts folders without the root.
    EXPECT_EQ(names.size() - sizes.size(), d.number(header + "folderCount") + 1);
    EXPECT_EQ(sizes.size(), d.number(header + "fileCount"));
}

INSTANTIATE_TEST_SUITE_P(All, RealHfs,
                         ::testing::Values(HfsCase{"hfsplus_volume", "fs/hfsplus", "volume"},
                                           HfsCase{"gpt_hfsplus", "disk/disk",
                                                   "disk.gpt.primary.entries[0].volume.hfsplus"},
                                           HfsCase{"mbr_hfsplus_fat16", "disk/disk",
                                                   "disk.mbr.PartitionRecord[0].volume.hfsplus"}),
                         [](const auto& test) { return std::string(test.param.image); });

TEST(RealHfsPlus, JournalOfTheMbrDisk) {
    SECTORSMITH_REAL_IMAGE(path, "mbr_hfsplus_fat16");
    const Decoded d("disk/disk", imageSource(path));
    const std::string volume = "disk.mbr.PartitionRecord[0].volume.hfsplus.";
    EXPECT_EQ(d.number(volume + "header.journalInfoBlock"), 2u);
    EXPECT_EQ(d.number(volume + "journalInfo.flags.kJIJournalInFSMask"), 1u);
    EXPECT_EQ(d.number(volume + "journalInfo.size"), 524288u);  // .journal as fls lists it
    EXPECT_EQ(d.node(volume + "journalInfo.header.checksum")->verdict(), true);
    EXPECT_EQ(d.number(volume + "journalInfo.header.size"), 524288u);
}

// ---------------------------------------------------------------------------------------------------------------- FAT

void expectFat(const std::string& image, const std::string& serial, const std::string& label,
               std::uint64_t clusters, const std::string& id, const std::string& volume) {
    SECTORSMITH_REAL_IMAGE(path, image);
    const Decoded d(id, imageSource(path));
    EXPECT_EQ(d.shown(volume + ".bootSector.BS_VolID"), serial);
    EXPECT_EQ(d.text(volume + ".bootSector.BS_VolLab").substr(0, label.size()), label);
    EXPECT_EQ(d.count(volume + ".fats"), 2u);
    const auto entries = d.count(volume + ".fats[0].table.entries");
    EXPECT_TRUE(entries == clusters + 2 || entries == (clusters + 3) / 2) << entries;
}

TEST(RealFat, Fat12AgreesWithSleuthkit) {
    expectFat("fat12", "0xE038BB7C", "VOLLAB1", 2847, "fs/fat", "volume");
    SECTORSMITH_REAL_IMAGE(path, "fat12");
    const Decoded d("fs/fat", imageSource(path));
    EXPECT_EQ(d.node("volume.root")->offset(), 19u * 512);
    EXPECT_EQ(d.node("volume.fats[1].table")->offset(), 10u * 512);
    // Two chains of one cluster begin at clusters 3 and 4 ("34-34 -> EOF", the clusters begin at sector 33).
    EXPECT_EQ(d.number("volume.fats[0].table.entries[1].odd"), 0xFFFu);
    EXPECT_EQ(d.number("volume.fats[0].table.entries[2].even"), 0xFFFu);
    // The files as fls lists them: names in the long entries, sizes in the short ones.
    std::multiset<std::uint64_t> sizes;
    std::vector<std::string> directories;
    d.visitAll(1'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (at.ends_with(".DIR_FileSize") && numberOf(*node) != 0) sizes.insert(numberOf(*node));
        if (at.ends_with(".directory")) directories.push_back(textOf(*member(node->parent(), "DIR_Name")));
    });
    EXPECT_THAT(sizes, ElementsAre(20, 23, 27));
    EXPECT_THAT(directories, ElementsAre("SUBDIR1    "));
}

TEST(RealFat, Fat16AgreesWithSleuthkit) {
    expectFat("fat16", "0x88FA453F", "LABFAT16", 5919, "fs/fat", "volume");
}

TEST(RealFat, Fat16InAnMbrPartition) {
    expectFat("mbr_hfsplus_fat16", "0x8AC5160D", "FATTY", 9942, "disk/disk",
              "disk.mbr.PartitionRecord[1].volume.fat");
    SECTORSMITH_REAL_IMAGE(path, "mbr_hfsplus_fat16");
    const Decoded d("disk/disk", imageSource(path));
    const std::string volume = "disk.mbr.PartitionRecord[1].volume.fat.";
    EXPECT_EQ(d.number(volume + "bootSector.BPB_HiddSec"), 40131u);
    EXPECT_EQ(d.node(volume + "bootSector.BPB_HiddSec")->verdict(), true);
    EXPECT_EQ(d.node(volume + "root")->offset(), (40131u + 79) * 512);
}

// -------------------------------------------------------------------------------------------------------------- exFAT

TEST(RealExfat, AgreesWithExfatprogs) {
    SECTORSMITH_REAL_IMAGE(path, "exfat");
    const Decoded d("fs/exfat", imageSource(path));
    const std::string boot = "volume.mainBootRegion.BootSector.";
    EXPECT_EQ(d.number(boot + "VolumeLength"), 8192u);
    EXPECT_EQ(d.number(boot + "FatOffset"), 2048u);
    EXPECT_EQ(d.number(boot + "FatLength"), 7u);
    EXPECT_EQ(d.number(boot + "ClusterHeapOffset"), 4096u);
    EXPECT_EQ(d.number(boot + "ClusterCount"), 512u);
    EXPECT_EQ(d.number(boot + "FirstClusterOfRootDirectory"), 5u);
    EXPECT_EQ(d.number(boot + "VolumeSerialNumber"), 0xe79529bbu);
    EXPECT_EQ(d.node("volume.mainBootRegion.Checksum")->verdict(), true);
    EXPECT_EQ(d.node("volume.backupBootRegion.Checksum")->verdict(), true);
    std::vector<std::string> names;
    std::uint64_t sets = 0;
    d.visitAll(1'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (at.ends_with(".FileName")) names.push_back(textOf(*node));
        if (at.ends_with("file.SetChecksum") && node->verdict() == true) ++sets;
    });
    EXPECT_THAT(names, UnorderedElementsAreArray({"subdir", "sub.txt", "file.txt"}));
    EXPECT_EQ(sets, 3u);
}

// --------------------------------------------------------------------------------------------------------------- NTFS

TEST(RealNtfs, AgreesWithNtfsinfoAndFls) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    const Decoded d("fs/ntfs", imageSource(path));
    EXPECT_EQ(d.number("volume.bootSector.MftStartLcn"), 597u);
    EXPECT_EQ(d.number("volume.bootSector.Mft2StartLcn"), 2u);
    EXPECT_EQ(d.number("volume.bootSector.NumberSectors") / 8, 1791u);
    EXPECT_EQ(d.count("volume.mftMirror"), 4u);
    // $Volume is record 3: its label and version
    std::map<std::uint64_t, std::set<std::string>> names;
    std::string label;
    std::uint64_t version = 0;
    std::uint64_t unused = 0;
    std::uint64_t bad = 0;
    d.visitAll(20'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (!at.starts_with("volume.mft[")) return;
        if (at.ends_with("].record") && node->verdict() != true) ++bad;
        if (at.ends_with("].unused")) ++unused;
        if (!at.ends_with(".TypeCode")) return;
        const auto attribute = node->parent();
        const auto record = attribute->parent()->parent();
        const auto number = member(record, "SegmentNumberLowPart");
        if (!number) return;
        const auto type = numberOf(*node);
        const auto value = member(attribute, "value");
        if (type == 0x30 && value && numberOf(*member(record, "Flags.FILE_RECORD_SEGMENT_IN_USE")) == 1)
            names[numberOf(*number)].insert(textOf(*member(value, "FileName")));
        if (type == 0x60 && numberOf(*number) == 3) label = textOf(*value);
        if (type == 0x70 && numberOf(*number) == 3)
            version =
                numberOf(*member(value, "MajorVersion")) * 10 + numberOf(*member(value, "MinorVersion"));
    });
    EXPECT_EQ(label, "New Volume");
    EXPECT_EQ(version, 31u);
    EXPECT_EQ(bad, 0u);
    EXPECT_EQ(names[0], std::set<std::string>{"$MFT"});
    EXPECT_EQ(names[41], std::set<std::string>{"File.txt"});
    if (!haveProgram("fls")) GTEST_SKIP() << "fls (sleuthkit) is not installed";
    const auto listing = run("fls -r -p -f ntfs '" + path.string() + "'");
    std::uint64_t compared = 0;
    for (const auto& line : grep(listing.out, R"(^([rd]/[rd] \d+-\d+-\d+:\t.*)$)")) {
        std::smatch m;
        ASSERT_TRUE(std::regex_match(line, m, std::regex(R"(./. (\d+)-\d+-\d+:\t(.*))"))) << line;
        std::string name = m[2];
        if (name.contains("$OrphanFiles")) continue;
        name = name.substr(name.rfind('/') + 1);
        if (name.contains(':')) name = name.substr(0, name.find(':'));  // a stream of the file
        if (name.starts_with("$") && std::stoull(m[1]) == 5) continue;
        EXPECT_TRUE(names[std::stoull(m[1])].contains(name)) << line;
        ++compared;
    }
    EXPECT_GT(compared, 500u);
}

// ---------------------------------------------------------------------------------------------------------------- ext

TEST(RealExt, AgreesWithDumpe2fsAndFls) {
    SECTORSMITH_REAL_IMAGE(path, "ext2");
    const Decoded d("fs/ext", imageSource(path));
    EXPECT_EQ(d.shown("volume.superBlock.s_uuid"), "F00050BB-07EE-46A3-83A6-A405EE0DB51F");
    EXPECT_EQ(d.text("volume.superBlock.s_volume_name"), "ext2_test");
    EXPECT_EQ(d.text("volume.superBlock.s_last_mounted"), "/mnt/dfvfs");
    EXPECT_EQ(d.number("volume.superBlock.s_free_blocks_count_lo"), 3928u);
    EXPECT_EQ(d.shown("volume.superBlock.s_mkfs_time"), "2021-07-22 14:07:31 UTC");
    EXPECT_EQ(d.count("volume.groups"), 1u);
    EXPECT_EQ(d.number("volume.groups[0].bg_block_bitmap_lo"), 18u);
    EXPECT_EQ(d.number("volume.groups[0].bg_inode_table_lo"), 20u);
    EXPECT_EQ(d.count("volume.groups[0].inodes"), 1024u);
    std::map<std::string, std::uint64_t> names;
    d.visitAll(1'000'000, [&](const std::string& at, const lang::NodePtr& node) {
        if (at.ends_with(".name") && at.contains(".directory[")) {
            const auto inode = numberOf(*member(node->parent(), "inode"));
            const auto name = textOf(*node);
            if (inode != 0 && name != "." && name != "..") names[name] = inode;
        }
    });
    EXPECT_EQ(names, (std::map<std::string, std::uint64_t>{{"lost+found", 11},
                                                           {"a_directory", 12},
                                                           {"a_file", 13},
                                                           {"another_file", 15},
                                                           {"passwords.txt", 14},
                                                           {"a_link", 16}}));
    EXPECT_EQ(d.text("volume.groups[0].inodes[15].i_block"), "a_directory/another_file");
}

}  // namespace
}  // namespace sectorsmith::testing
