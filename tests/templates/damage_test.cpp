// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged disks: what is wrong is said at its place, the rest is still there, and nothing runs for ever.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

void flip(std::vector<std::byte>& bytes, std::size_t at, unsigned mask = 0xFF) {
    bytes[at] ^= std::byte(mask);
}

TEST(DamagedGpt, EachChecksumIsJudgedByItself) {
    SECTORSMITH_REAL_IMAGE(path, "gpt_apfs");
    auto bytes = readFile(path);
    flip(bytes, 512 + 56);  // the disk's GUID in the first header
    {
        const Decoded d("disk/gpt", bytesSource(bytes));
        EXPECT_EQ(d.node("gpt.primary.HeaderCRC32")->verdict(), false);
        EXPECT_EQ(d.node("gpt.primary.PartitionEntryArrayCRC32")->verdict(), true);
        EXPECT_EQ(d.node("gpt.backup.HeaderCRC32")->verdict(), true);
        // The volume is followed from the good copy.
        EXPECT_FALSE(d.has("gpt.primary.entries[0].volume"));
        EXPECT_TRUE(d.has("gpt.backup.entries[0].volume.apfs"));
    }
    flip(bytes, 512 + 56);
    flip(bytes, 1024 + 128 * 5 + 3);  // an unused entry of the first array
    const Decoded d("disk/gpt", bytesSource(bytes));
    EXPECT_EQ(d.node("gpt.primary.HeaderCRC32")->verdict(), true);
    EXPECT_EQ(d.node("gpt.primary.PartitionEntryArrayCRC32")->verdict(), false);
}

TEST(DamagedGpt, LyingCountsAreBounded) {
    SECTORSMITH_REAL_IMAGE(path, "gpt_apfs");
    auto bytes = readFile(path);
    for (std::size_t i = 0; i < 4; ++i) bytes[512 + 80 + i] = std::byte{0xFF};  // entries of the array
    const Decoded d("disk/gpt", bytesSource(bytes));
    EXPECT_EQ(d.node("gpt.primary.NumberOfPartitionEntries")->verdict(), false);
    EXPECT_LE(d.count("gpt.primary.entries"), 16384u);
    EXPECT_TRUE(d.visitAll(50'000'000).complete);
}

TEST(DamagedMbr, AChainThatBitesItsTailEnds) {
    SECTORSMITH_REAL_IMAGE(path, "mbr_extended");
    auto bytes = readFile(path);
    // The extended boot record at sector 351: its second entry leads to itself and then on and on.
    const std::size_t second = 351 * 512 + 446 + 16;
    bytes[second + 4] = std::byte{0x05};
    bytes[second + 8] = std::byte{1};  // sector 352: make it a record as well that leads to itself
    bytes[352 * 512 + 510] = std::byte{0x55};
    bytes[352 * 512 + 511] = std::byte{0xAA};
    bytes[352 * 512 + 446 + 16 + 4] = std::byte{0x05};
    for (std::size_t i = 0; i < 4; ++i) bytes[352 * 512 + 446 + 16 + 8 + i] = std::byte{0};
    bytes[352 * 512 + 446 + 16 + 8] = std::byte{1};
    const Decoded d("disk/mbr", bytesSource(bytes));
    EXPECT_EQ(d.count("mbr.PartitionRecord[1].logical"), 256u);
    EXPECT_TRUE(d.visitAll().complete);
}

TEST(DamagedApfs, AnObjectWithAWrongChecksumIsSeen) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_case_insensitive");
    auto bytes = readFile(path);
    flip(bytes, 202 * 4096 + 0x2C0);  // the volume's name
    const Decoded d("fs/apfs", bytesSource(bytes));
    const std::string volume = "container.checkpoint.volumes[0].volume.";
    EXPECT_EQ(d.node(volume + "apfs_o.o_cksum")->verdict(), false);
    EXPECT_EQ(d.node("container.checkpoint.superblock.nx_o.o_cksum")->verdict(), true);
    EXPECT_TRUE(d.has(volume + "rootTree.entries[0].key"));
}

TEST(DamagedApfs, AnOlderCheckpointIsTakenWhenTheNewestIsBroken) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_case_insensitive");
    auto bytes = readFile(path);
    flip(bytes, 8 * 4096 + 100);
    const Decoded d("fs/apfs", bytesSource(bytes));
    EXPECT_LT(d.number("container.checkpoint.superblock.nx_o.o_xid"), 4u);
    EXPECT_EQ(d.node("container.checkpoint.superblock.nx_o.o_cksum")->verdict(), true);
}

TEST(DamagedNtfs, ATornRecordIsJudgedAndTheOthersStay) {
    SECTORSMITH_REAL_IMAGE(path, "ntfs");
    auto bytes = readFile(path);
    const std::size_t record = 597 * 4096 + 3 * 1024;  // $Volume
    flip(bytes, record + 510);
    const Decoded d("fs/ntfs", bytesSource(bytes));
    EXPECT_EQ(d.node("volume.mft[0].records[3].record")->verdict(), false);
    EXPECT_EQ(d.node("volume.mft[0].records[2].record")->verdict(), true);
    EXPECT_EQ(d.node("volume.mftMirror[3].record")->verdict(), true);
}

struct DamagedImage {
    const char* image;
    const char* id;
};

class Damaged : public ::testing::TestWithParam<DamagedImage> {};

// Bytes of metadata overwritten at random, and the end cut off: errors at most, never a crash, always an end. What one
// run may walk is bounded, since lying numbers may well describe much.
TEST_P(Damaged, NeverCrashesOrHangs) {
    SECTORSMITH_REAL_IMAGE(path, GetParam().image);
    const auto whole = readFile(path);
    std::mt19937_64 random(20240601);
    std::vector<std::size_t> used;  // sectors with content: where damage matters
    for (std::size_t at = 0; at + 512 <= whole.size(); at += 512)
        for (std::size_t i = 0; i < 512; i += 8)
            if (whole[at + i] != std::byte{0}) {
                used.push_back(at);
                break;
            }
    for (int round = 0; round < 8; ++round) {
        auto bytes = whole;
        const int flips = round < 4 ? 20 : 400;
        for (int i = 0; i < flips; ++i) {
            // Mostly near the beginning, where the headers are.
            const std::size_t index =
                i % 2 == 0 ? random() % std::min<std::size_t>(used.size(), 64) : random() % used.size();
            bytes[used[index] + random() % 512] = std::byte(random() & 0xFF);
        }
        if (round % 3 == 2) bytes.resize(random() % bytes.size());
        const Decoded d(GetParam().id, bytesSource(std::move(bytes)));
        const auto visit = d.visitAll(30'000);
        EXPECT_GT(visit.nodes, 0u);
    }
}

INSTANTIATE_TEST_SUITE_P(All, Damaged,
                         ::testing::Values(DamagedImage{"gpt_apfs", "disk/disk"},
                                           DamagedImage{"apfs_case_insensitive", "fs/apfs"},
                                           DamagedImage{"apm_hfsplus", "disk/apm"},
                                           DamagedImage{"hfsplus_volume", "fs/hfsplus"},
                                           DamagedImage{"mbr_extended", "disk/mbr"},
                                           DamagedImage{"fat12", "fs/fat"}, DamagedImage{"exfat", "fs/exfat"},
                                           DamagedImage{"ntfs", "fs/ntfs"}, DamagedImage{"ext2", "fs/ext"}),
                         [](const auto& test) { return std::string(test.param.image); });

TEST(NothingThere, EmptyAndTinySourcesAreDecoded) {
    for (const auto* id :
         {"disk/disk",       "disk/mbr",        "disk/gpt",    "disk/apm",       "fs/apfs",
          "fs/hfsplus",      "fs/fat",          "fs/exfat",    "fs/ntfs",        "fs/ext",
          "fs/ntfs_logfile", "fs/ntfs_usnjrnl", "fs/ntfs_sds", "fs/ntfs_index",  "fs/udf",
          "fs/hfs",          "fs/mfs",          "fs/refs",     "disk/bitlocker", "disk/corestorage"}) {
        for (const std::size_t size :
             {std::size_t{0}, std::size_t{1}, std::size_t{511}, std::size_t{2048}, std::size_t{65536}}) {
            const Decoded d(id, bytesSource(std::vector<std::byte>(size)));
            EXPECT_TRUE(d.visitAll(1'000'000).complete) << id << " " << size;
        }
    }
}

}  // namespace
}  // namespace sectorsmith::testing
