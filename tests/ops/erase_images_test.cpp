// SPDX-License-Identifier: GPL-3.0-or-later
// Whole images of each file system, made and judged by its own tools: after erasing every file is the same, the checker
// says what it said, and nothing is left in what an independent program calls free.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstring>

#include "fs/allocation_testing.h"
#include "ops/erase_testing.h"

namespace sectorsmith {
namespace {

using testing::eraseFree;
using ::testing::HasSubstr;
using testing::haveProgram;
using testing::MadeDisk;

// How to look at one kind of image; $D is its path. All but `make` are by programs that are not ours.
struct Judge {
    std::string name;
    std::vector<const char*> tools;
    std::string make;
    std::string files;      // prints a line per file: hash and name
    std::string check;      // the checker's exit code and words
    std::string freeDirty;  // prints the number of bytes that are not zero in free space
    std::uint64_t leastDirty = 1 << 20;
};

// Files of which some are deleted and one is replaced by a smaller one, below $D.s; no space in names.
constexpr const char* someFiles =
    "rm -rf $D.s; mkdir -p $D.s; for i in 1 2 3 4 5 6 7 8 9; do head -c $((i*150001)) /dev/urandom "
    ">$D.s/f$i; done; head -c 9000 /dev/urandom >$D.s/small; ";

std::vector<Judge> judges() {
    const std::string ext = "debugfs -R \"rdump / $D.o\" $D 2>/dev/null; ";
    const std::string tsk = "tsk_recover -a $D $D.o >/dev/null; ";
    const auto hashes = [](const std::string& get) {
        return "rm -rf $D.o; mkdir $D.o; " + get +
               "cd $D.o; find . -type f -exec sha256sum {} + | sort -k2; rm -rf $D.o";
    };
    // dumpe2fs names the free blocks; block 0 of a 1 KiB file system is the boot block and in no group.
    const std::string extFree =
        "bs=$(dumpe2fs -h $D 2>/dev/null | awk '/^Block size/{print $3}'); dumpe2fs $D 2>/dev/null | "
        "sed -n 's/^  Free blocks: //p' | tr ',' '\\n' | sed 's/ //g' | grep . | while IFS=- read a b; do "
        "dd if=$D bs=$bs skip=$a count=$((${b:-$a}-a+1)) 2>/dev/null; done | tr -d '\\0' | wc -c";
    const std::string tskFree = "blkls -A $D | tr -d '\\0' | wc -c";
    const auto extImage = [&](const std::string& options) {
        return std::string(someFiles) + "mke2fs -q -F " + options +
               " -d $D.s $D; for i in 2 4 6 8; do debugfs -w -R \"rm f$i\" $D; done; debugfs -w -R 'rm f5' "
               "$D; debugfs -w -R \"write $D.s/small f5\" $D";
    };
    const std::vector<const char*> extTools = {"mke2fs", "debugfs", "dumpe2fs", "e2fsck"};
    const std::string extCheck = "e2fsck -fn $D; echo $?";
    std::vector<Judge> all;
    for (const auto& [name, options] : {std::pair{"ext2", "-t ext2"},
                                        {"ext3", "-t ext3"},
                                        {"ext4", "-t ext4"},
                                        {"ext4_1k", "-t ext4 -b 1024"},
                                        {"ext4_bigalloc", "-t ext4 -O bigalloc -C 16384"},
                                        {"ext4_nocsum", "-t ext4 -O ^metadata_csum,uninit_bg"}})
        all.push_back({name, extTools, extImage(options), hashes(ext), extCheck, extFree});
    all.push_back({"ntfs",
                   {"mkntfs", "ntfscp", "ntfsfix", "blkls", "tsk_recover"},
                   std::string(someFiles) +
                       "mkntfs -q -F -Q $D; for i in 1 2 3 4 5 6 7 8 9; do ntfscp -q $D $D.s/f$i f$i; "
                       "done; for i in 2 4 6 8; do ntfscp -q $D $D.s/small f$i; done",
                   hashes(tsk),
                   "ntfsfix -n $D; echo $?",
                   tskFree});
    for (const auto& [bits, size] : {std::pair{"12", "8M"}, {"16", "40M"}, {"32", "80M"}})
        all.push_back({std::string("fat") + bits,
                       {"mkfs.fat", "mcopy", "mdel", "fsck.fat", "blkls", "tsk_recover"},
                       std::string(someFiles) + "truncate -s " + size + " $D; mkfs.fat -F " + bits +
                           " $D; mcopy -i $D $D.s/f* ::/; for i in 2 4 6 8; do mdel -i $D ::/f$i; done; mdel "
                           "-i $D ::/f5; mcopy -i $D $D.s/small ::/f5",
                       hashes(tsk),
                       "fsck.fat -n $D; echo $?",
                       tskFree});
    // Only exfat-fuse writes exFAT here, and it wants a block device.
    all.push_back(
        {"exfat",
         {"mkfs.exfat", "mount.exfat-fuse", "losetup", "fsck.exfat", "blkls", "tsk_recover"},
         std::string(someFiles) +
             "mkfs.exfat $D >/dev/null; L=$(losetup -f --show $D); M=$(mktemp -d); mount.exfat-fuse $L $M; "
             "cp $D.s/f* $M; for i in 2 4 6 8; do rm $M/f$i; done; cp $D.s/small $M/f5; umount $M; "
             "losetup -d $L; rmdir $M",
         hashes(tsk),
         "fsck.exfat -n $D; echo $?",
         tskFree});
    return all;
}

class EraseImages : public ::testing::TestWithParam<Judge> {};

TEST_P(EraseImages, EveryFileStaysAndNothingElse) {
    SECTORSMITH_NEEDS_SHELL();
    const Judge& judge = GetParam();
    for (const char* tool : judge.tools)
        if (!haveProgram(tool)) GTEST_SKIP() << tool << " is not there";
    const MadeDisk disk("48M");
    if (judge.name == "exfat" && disk.shell("test $(id -u) = 0").exitCode != 0)
        GTEST_SKIP() << "exfat-fuse needs root";
    disk.must(judge.make);
    // Not a hole of the made file is dirt: what the deleted files left is.
    const auto number = [&](const std::string& command) {
        return std::stoull("0" + disk.shell(command).out);
    };
    const std::uint64_t dirty = number(judge.freeDirty);
    ASSERT_GE(dirty, judge.leastDirty) << "the image has something to erase";
    const std::string files = disk.must(judge.files);
    ASSERT_THAT(files, HasSubstr("f7"));
    const std::string said = disk.must(judge.check);
    disk.must("cp --sparse=always $D $D.keep");
    for (const EraseMethod method :
         {EraseMethod::Zero, EraseMethod::ZeroRange, EraseMethod::Punch, EraseMethod::Random}) {
        disk.must("cp --sparse=always $D.keep $D");
        auto report = eraseFree(disk.path().string(), method);
        if (!report && report.error().cause == Cause::Unsupported && method == EraseMethod::ZeroRange)
            continue;  // not every file system has it: the loop device's test is there for that
        if (!report && report.error().cause == Cause::Unsupported && method != EraseMethod::Punch)
            GTEST_SKIP() << report.error().message;
        ASSERT_TRUE(report) << report.error().message;
        EXPECT_EQ(disk.must(judge.files), files);
        EXPECT_EQ(disk.must(judge.check), said);
        const std::uint64_t left = number(judge.freeDirty);
        if (method == EraseMethod::Random) EXPECT_GT(left, report->writtenBytes / 100 * 98);
        else EXPECT_EQ(left, 0u) << methodName(method);
    }
}

INSTANTIATE_TEST_SUITE_P(All, EraseImages, ::testing::ValuesIn(judges()),
                         [](const auto& one) { return one.param.name; });

// --- volumes that macOS made ------------------------------------------------------------------------------------------

struct AppleVolume {
    const char* image;
    std::uint64_t offset;  // sectors of 512 bytes
    std::uint64_t blocks;  // of 4096 bytes
    bool apfs;
};

class EraseApple : public ::testing::TestWithParam<AppleVolume> {};

// Nothing here writes HFS+ or APFS: what an independent program calls free is filled with noise first. Afterwards exactly
// these blocks are zeros, and every other byte of the image is as it was.
TEST_P(EraseApple, ExactlyTheFreeBlocksAreErased) {
    SECTORSMITH_NEEDS_SHELL();
    const AppleVolume& volume = GetParam();
    SECTORSMITH_REAL_IMAGE(original, volume.image);
    if (!haveProgram("blkls") || !haveProgram("pstat")) GTEST_SKIP() << "the Sleuth Kit is not there";
    const MadeDisk disk("1M");
    disk.must("cp '" + original.string() + "' $D");
    const auto free = volume.apfs ? testing::pstatFree(disk.path(), volume.offset, volume.blocks)
                                  : testing::sleuthkitFree(disk.path(), "hfs", volume.offset, volume.blocks);
    ASSERT_GT(std::ranges::count(free, true), 100);
    auto bytes = testing::readFile(disk.path());
    const auto before = bytes;
    const std::size_t base = volume.offset * 512;
    for (std::size_t block = 0; block < free.size(); ++block)
        if (free[block]) testing::fillWithNoise(std::span(bytes).subspan(base + block * 4096, 4096), block);
    testing::writeFile(disk.path(), bytes);
    const std::string check = "dd if=$D of=$D.v bs=512 skip=" + std::to_string(volume.offset) +
                              " 2>/dev/null; apfsck $D.v; echo $?";
    const std::string said = volume.apfs && haveProgram("apfsck") ? disk.shell(check).out : std::string();

    std::string source = disk.path().string() + (volume.offset == 0 ? "" : "#1");
    auto opened = openSource(source);
    ASSERT_TRUE(opened) << opened.error().message;
    if (volume.offset != 0 && opened->offset != base) {
        source = disk.path().string() + "#2";  // an Apple map names itself first
        opened = openSource(source);
        ASSERT_TRUE(opened) << opened.error().message;
    }
    ASSERT_EQ(opened->offset, base);
    const auto report = eraseFree(source);
    ASSERT_TRUE(report) << report.error().message;

    const auto after = testing::readFile(disk.path());
    ASSERT_EQ(after.size(), before.size());
    auto expected = before;
    for (std::size_t block = 0; block < free.size(); ++block)
        if (free[block]) std::memset(expected.data() + base + block * 4096, 0, 4096);
    if (std::memcmp(after.data(), expected.data(), after.size()) != 0)
        ADD_FAILURE() << "the first wrong byte is "
                      << std::mismatch(after.begin(), after.end(), expected.begin()).first - after.begin();
    if (!said.empty()) {
        EXPECT_EQ(disk.shell(check).out, said);
    }
}

INSTANTIATE_TEST_SUITE_P(All, EraseApple,
                         ::testing::Values(AppleVolume{"hfsplus_volume", 0, 1014, false},
                                           AppleVolume{"gpt_hfsplus", 40, 16374, false},
                                           AppleVolume{"apm_hfsplus", 64, 3064, false},
                                           AppleVolume{"mbr_hfsplus_fat16", 63, 5004, false},
                                           AppleVolume{"apfs_volume", 0, 1014, true},
                                           AppleVolume{"apfs_case_insensitive", 0, 1024, true},
                                           AppleVolume{"apfs_encrypted", 0, 1024, true},
                                           AppleVolume{"gpt_apfs", 40, 4086, true}),
                         [](const auto& one) { return std::string(one.param.image); });

// zerofree takes such an image for clean and erases what the journal would have brought back.
TEST(EraseImages, ACopyTakenBeforeTheCheckpointIsRefused) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("mke2fs") || !haveProgram("debugfs")) GTEST_SKIP() << "e2fsprogs are not there";
    const MadeDisk disk("48M");
    disk.must("mke2fs -q -F -t ext4 $D; debugfs -w -R 'feature needs_recovery' $D");
    const auto before = testing::readFile(disk.path());
    auto report = eraseFree(disk.path().string());
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().cause, Cause::Refused);
    EXPECT_EQ(testing::readFile(disk.path()), before);
}

}  // namespace
}  // namespace sectorsmith
