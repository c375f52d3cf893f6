// SPDX-License-Identifier: GPL-3.0-or-later
// The sample disk is what its README says, by the word of other programs.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "testing/images.h"

namespace {

using sectorsmith::testing::haveProgram;
using sectorsmith::testing::run;

constexpr const char* kNtfsStart = "1196544";
constexpr const char* kNtfsSectors = "898560";

class SampleDisk : public ::testing::Test {
 protected:
    void SetUp() override {
        SECTORSMITH_NEEDS_SHELL();
        const auto packed = sectorsmith::testing::sourceFolder() / "tests" / "images" / "bootcamp.img.xz";
        ASSERT_TRUE(std::filesystem::exists(packed));
        EXPECT_LT(std::filesystem::file_size(packed), 1'000'000U);
        image_ = (folder_.path() / "bootcamp.img").string();
        ASSERT_TRUE(sectorsmith::testing::copySampleDisk(image_));
        ASSERT_EQ(std::filesystem::file_size(image_), std::uint64_t{1} << 30);
    }

    void needs(const char* program) {
        if (!haveProgram(program)) GTEST_SKIP() << program << " is not installed";
    }
    // blkid's low-level probe of a range in sectors.
    std::string probe(std::uint64_t start, std::uint64_t sectors) {
        return run("blkid -p -O " + std::to_string(start * 512) + " -S " + std::to_string(sectors * 512) +
                   " '" + image_ + "'")
            .out;
    }

    sectorsmith::testing::TemporaryFolder folder_;
    std::string image_;
};

TEST_F(SampleDisk, HasASoundGptAndAProtectiveMbr) {
    needs("sgdisk");
    if (IsSkipped()) return;
    const auto verify = run("sgdisk --verify '" + image_ + "'");
    EXPECT_EQ(verify.exitCode, 0);
    EXPECT_NE(verify.out.find("No problems found"), std::string::npos) << verify.out << verify.err;
    const auto table = run("sgdisk --print '" + image_ + "'").out;
    const auto scan = run("gdisk -l '" + image_ + "'").out;
    EXPECT_NE(scan.find("MBR: protective"), std::string::npos) << scan;
    for (const char* name : {"EFI System Partition", "Macintosh HD", "Archive", "BOOTCAMP"})
        EXPECT_NE(table.find(name), std::string::npos) << name;
    const auto windows = run("sgdisk --info=4 '" + image_ + "'").out;
    EXPECT_NE(windows.find("EBD0A0A2-B9E5-4433-87C0-68B6B72699C7"), std::string::npos) << windows;
    EXPECT_NE(windows.find(std::string("First sector: ") + kNtfsStart + " "), std::string::npos) << windows;
    EXPECT_NE(windows.find(std::string("Partition size: ") + kNtfsSectors + " "), std::string::npos)
        << windows;
}

TEST_F(SampleDisk, KeepsBootCodeAndDiskSignature) {
    needs("fdisk");
    if (IsSkipped()) return;
    const auto table = run("fdisk -t dos -l '" + image_ + "'").out;
    EXPECT_NE(table.find("0x5a07b00c"), std::string::npos) << table;
    EXPECT_NE(table.find(" ee GPT"), std::string::npos) << table;
    const auto code = run("head -c 440 '" + image_ + "' | strings").out;
    EXPECT_NE(code.find("this boot code prints this sentence"), std::string::npos) << code;
}

TEST_F(SampleDisk, HasItsFourFileSystems) {
    needs("blkid");
    if (IsSkipped()) return;
    EXPECT_NE(probe(40, 409600).find("TYPE=\"vfat\""), std::string::npos);
    const auto apfs = probe(409640, 524288);
    EXPECT_NE(apfs.find("TYPE=\"apfs\""), std::string::npos) << apfs;
    EXPECT_NE(apfs.find("5ec705a1-7b00-4ca3-b00c-a3b0074c0021"), std::string::npos) << apfs;
    const auto hfs = probe(933928, 262144);
    EXPECT_NE(hfs.find("TYPE=\"hfsplus\""), std::string::npos) << hfs;
    EXPECT_NE(hfs.find("LABEL=\"Archive\""), std::string::npos) << hfs;
    const auto ntfs = probe(1196544, 898560);
    EXPECT_NE(ntfs.find("TYPE=\"ntfs\""), std::string::npos) << ntfs;
    EXPECT_NE(ntfs.find("LABEL=\"BOOTCAMP\""), std::string::npos) << ntfs;
}

TEST_F(SampleDisk, HasAWindowsVolumeThatKnowsItsStart) {
    needs("ntfscat");
    if (IsSkipped()) return;
    const std::string volume = (folder_.path() / "ntfs.img").string();
    ASSERT_EQ(run("dd if='" + image_ + "' of='" + volume + "' bs=512 conv=sparse skip=" + kNtfsStart +
                  " count=" + kNtfsSectors)
                  .exitCode,
              0);
    EXPECT_EQ(run("od -An -tu4 -j28 -N4 '" + volume + "' | tr -d ' \\n'").out, kNtfsStart);  // hidden sectors
    // The backup boot sector, in the partition's last sector, says the same.
    EXPECT_EQ(run("tail -c 512 '" + volume + "' | cmp - '" + volume + "' -n 512").exitCode, 0);
    const auto info = run("ntfsinfo -m '" + volume + "'");
    EXPECT_EQ(info.exitCode, 0) << info.err;
    EXPECT_NE(info.out.find("Volume Name: BOOTCAMP"), std::string::npos) << info.out;
    EXPECT_NE(run("ntfscat '" + volume + "' BOOTMGR").out.find("stands for its boot manager"),
              std::string::npos);
    EXPECT_NE(run("ntfscat '" + volume + "' Boot/BCD").out.find("boot configuration data"),
              std::string::npos);
}

}  // namespace
