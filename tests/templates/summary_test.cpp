// SPDX-License-Identifier: GPL-3.0-or-later
// Closed rows say what is in them: the names that the Sleuth Kit, sgdisk and sfdisk give for these images.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::IsSupersetOf;

// The summaries of all structures; none of them fails.
std::set<std::string> summariesOf(const std::string& id, const std::filesystem::path& image) {
    const Decoded d(id, imageSource(image));
    std::set<std::string> summaries;
    d.visitAll(20'000'000, [&](const std::string& path, const lang::NodePtr& node) {
        if (!node->hasChildren() || node->error()) return;
        summaries.insert(node->summary());
        if (const auto error = node->error()) ADD_FAILURE() << path << ": " << error->message.text;
    });
    return summaries;
}

TEST(Summaries, PartitionTables) {
    SECTORSMITH_REAL_IMAGE(gpt, "gpt_apfs");
    EXPECT_THAT(summariesOf("disk/gpt", gpt),
                IsSupersetOf({"disk image, sectors 40 to 32727", "GPTProtective, sectors 1 to 32767"}));
    SECTORSMITH_REAL_IMAGE(mbr, "mbr_extended");
    EXPECT_THAT(summariesOf("disk/mbr", mbr),
                IsSupersetOf({"Linux, sectors 1 to 350", "Extended, sectors 351 to 2879",
                              "Linux, sectors 352 to 2879"}));
    SECTORSMITH_REAL_IMAGE(apm, "apm_hfsplus");
    EXPECT_THAT(summariesOf("disk/apm", apm), IsSupersetOf({"Apple (Apple_partition_map), blocks 1 to 63",
                                                            "disk image (Apple_HFS), blocks 64 to 24575"}));
}

TEST(Summaries, MicrosoftDirectories) {
    SECTORSMITH_REAL_IMAGE(fat, "fat16");
    EXPECT_THAT(summariesOf("fs/fat", fat),
                IsSupersetOf({"volume label LABFAT16", "part of a name: file1.txt", "FILE1.TXT, 20 bytes",
                              "SUBDIR1, directory", "FILE3.TXT, 27 bytes"}));
    SECTORSMITH_REAL_IMAGE(exfat, "exfat");
    EXPECT_THAT(summariesOf("fs/exfat", exfat),
                IsSupersetOf({"subdir, directory", "sub.txt", "file.txt", "allocation bitmap"}));
    SECTORSMITH_REAL_IMAGE(ntfs, "ntfs");
    EXPECT_THAT(summariesOf("fs/ntfs", ntfs),
                IsSupersetOf({"$MFT", "$MFTMirr", "., directory", "FILE_NAME: $MFT", "DATA"}));
}

TEST(Summaries, AppleRecords) {
    SECTORSMITH_REAL_IMAGE(hfs, "hfsplus_volume");
    EXPECT_THAT(summariesOf("fs/hfsplus", hfs),
                IsSupersetOf({"folder: .fseventsd", "file: fseventsd-uuid", "folder thread: ID 23"}));
    SECTORSMITH_REAL_IMAGE(apfs, "apfs_volume");
    EXPECT_THAT(summariesOf("fs/apfs", apfs),
                IsSupersetOf({"inode: passwords.txt", "directory entry: passwords.txt",
                              "directory entry: another_file"}));
}

TEST(Summaries, ExtDirectories) {
    SECTORSMITH_REAL_IMAGE(path, "ext2");
    EXPECT_THAT(summariesOf("fs/ext", path), IsSupersetOf({"., directory", "lost+found, directory"}));
}

}  // namespace
}  // namespace sectorsmith::testing
