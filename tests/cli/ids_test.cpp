// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith ids and copy --new-ids: other programs name the new identifiers and accept what holds them, nothing else
// changes, and it can be undone.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstring>
#include <map>

#include "base/checksum.h"
#include "base/endian.h"
#include "tables_testing.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;
using Range = std::pair<std::uint64_t, std::uint64_t>;  // first byte, byte after the last

// The first byte that differs outside the ranges; empty: there is none.
std::string changedOutside(const std::vector<std::byte>& before, const std::vector<std::byte>& after,
                           const std::vector<Range>& allowed) {
    if (before.size() != after.size()) return "the size differs";
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i] != after[i] && std::ranges::none_of(allowed, [i](const Range& range) {
                return range.first <= i && i < range.second;
            }))
            return "byte " + std::to_string(i);
    return {};
}

class Ids : public Tables {
 protected:
    // By kind and partition: "fat-serial 1".
    static std::map<std::string, std::string> byName(const nlohmann::json& list, const char* key) {
        std::map<std::string, std::string> values;
        for (const auto& one : list) {
            const std::string partition = one["partition"].is_null() ? "0" : one["partition"].dump();
            values[one["kind"].get<std::string>() + " " + partition] =
                one[key].is_null() ? "" : one[key].get<std::string>();
        }
        return values;
    }
    std::map<std::string, std::string> shown(const std::string& source) const {
        return byName(json({"ids", "show", source})["identities"], "value");
    }
    // Gives new ones; what they are. `ids show` has to agree before and after.
    std::map<std::string, std::string> renew(const std::string& source,
                                             std::vector<std::string> more = {}) const {
        const auto old = shown(source);
        std::vector<std::string> arguments{"ids", "new", source, "--yes"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const auto done = json(arguments);
        records_.push_back(done["record"].get<std::string>());
        auto expected = old;
        for (const auto& [name, value] : byName(done["changes"], "before")) EXPECT_EQ(value, old.at(name));
        for (const auto& [name, value] : byName(done["changes"], "after")) {
            EXPECT_NE(value, old.at(name)) << name;
            expected[name] = value;
        }
        EXPECT_EQ(shown(source), expected);
        return expected;
    }
    // The newest that was not undone yet.
    void undo() const {
        ASSERT_FALSE(records_.empty());
        EXPECT_EQ(command({"undo", "apply", records_.back(), "--yes"}).exitCode, 0);
        records_.pop_back();
    }

 private:
    mutable std::vector<std::string> records_;
};

TEST_F(Ids, OfAGuidPartitionTableAndItsFileSystems) {
    NEED_TOOLS();
    SECTORSMITH_NEED("mcopy");
    SECTORSMITH_NEED("mke2fs");
    MadeDisk disk("64M");
    disk.must("sgdisk -n 1:2048:+8M -t 1:ef00 -n 3:0:+16M -u 3:11223344-5566-7788-99AA-BBCCDDEEFF00 $D >&2");
    disk.must(
        "printf 'regf\\104\\063\\042\\021\\146\\125\\210\\167\\231\\252\\273\\314\\335\\356\\377\\000' "
        ">$D.b");
    disk.must(
        "truncate -s 8M $D.p && mkfs.fat $D.p >&2 && mmd -i $D.p ::EFI ::EFI/Microsoft "
        "::EFI/Microsoft/Boot && mcopy -i $D.p $D.b ::EFI/Microsoft/Boot/BCD && dd if=$D.p of=$D bs=1M "
        "seek=1 conv=notrunc "
        "2>&1");
    disk.must(
        "rm $D.p; truncate -s 16M $D.p && mke2fs -q -t ext2 $D.p && dd if=$D.p of=$D bs=1M seek=9 "
        "conv=notrunc 2>&1");
    const std::string path = disk.path().string();
    const auto before = readFile(disk.path());

    const auto kinds = shown(path);
    EXPECT_EQ(kinds.size(), 5u);
    const auto planned = json({"ids", "new", path, "--dry-run"});
    EXPECT_EQ(planned["changes"].size(), 5u);
    EXPECT_THAT(planned["notes"].dump(), HasSubstr("partition 1 names 11223344-5566-7788-99AA-BBCCDDEEFF00"));
    EXPECT_THAT(planned["notes"].dump(), HasSubstr("/etc/fstab"));
    EXPECT_TRUE(readFile(disk.path()) == before);
    EXPECT_EQ(command({"ids", "new", path}).exitCode, 4);
    EXPECT_TRUE(readFile(disk.path()) == before);

    auto ids = renew(path);
    expectAccepted(disk);
    EXPECT_THAT(disk.must("sgdisk -p $D"), HasSubstr(ids.at("gpt-disk-guid 0")));
    EXPECT_THAT(disk.must("sgdisk -i 1 $D"), HasSubstr(ids.at("gpt-partition-guid 1")));
    EXPECT_THAT(disk.must("sgdisk -i 3 $D"), HasSubstr(ids.at("gpt-partition-guid 3")));
    EXPECT_EQ(disk.must("blkid -p -o value -s UUID -O 1048576 $D"), ids.at("fat-serial 1") + "\n");
    EXPECT_EQ(disk.must("blkid -p -o value -s UUID -O 9437184 $D"), ids.at("ext-uuid 3") + "\n");
    const auto once = readFile(disk.path());
    constexpr std::uint64_t size = 64 << 20, fat = 1 << 20, ext = 9 << 20;
    EXPECT_EQ(changedOutside(before, once,
                             {{512 + 16, 512 + 20},
                              {512 + 56, 512 + 72},
                              {512 + 88, 512 + 92},
                              {1024 + 16, 1024 + 32},
                              {1024 + 256 + 16, 1024 + 256 + 32},
                              {size - 33 * 512 + 16, size - 33 * 512 + 32},
                              {size - 33 * 512 + 256 + 16, size - 33 * 512 + 256 + 32},
                              {size - 512 + 16, size - 512 + 20},
                              {size - 512 + 56, size - 512 + 72},
                              {size - 512 + 88, size - 512 + 92},
                              {fat + 0x27, fat + 0x2B},
                              {ext + 1024 + 0x68, ext + 1024 + 0x78},
                              {ext + 8193 * 1024 + 0x68, ext + 8193 * 1024 + 0x78}}),
              "");
    // Again, of one partition alone.
    const auto twice = renew(path, {"--partition", "3"});
    EXPECT_EQ(twice.at("gpt-disk-guid 0"), ids.at("gpt-disk-guid 0"));
    EXPECT_EQ(twice.at("fat-serial 1"), ids.at("fat-serial 1"));
    EXPECT_NE(twice.at("gpt-partition-guid 3"), ids.at("gpt-partition-guid 3"));
    EXPECT_NE(twice.at("ext-uuid 3"), ids.at("ext-uuid 3"));
    undo();
    EXPECT_TRUE(readFile(disk.path()) == once);
    EXPECT_EQ(json({"ids", "new", path + "#1", "--dry-run"})["changes"].size(), 2u);
    undo();
    EXPECT_TRUE(readFile(disk.path()) == before);
    EXPECT_EQ(command({"ids", "new", path, "--partition", "2", "--yes"}).exitCode, 3);
    EXPECT_EQ(command({"ids", "new", path + "#1", "--partition", "1", "--yes"}).exitCode, 2);
    EXPECT_EQ(command({"ids", "new", "-", "--yes"}).exitCode, 2);

    // A damaged table is repaired first.
    disk.must("printf x | dd of=$D bs=1 seek=560 conv=notrunc 2>&1");
    const RunResult damaged = command({"ids", "new", path, "--yes"});
    EXPECT_EQ(damaged.exitCode, 4) << damaged.out << damaged.err;
    EXPECT_THAT(damaged.err, HasSubstr("repair"));
}

// A Mac's disk with a hybrid MBR: EFI, APFS, HFS+ and NTFS partitions.
TEST_F(Ids, OfAMacsDiskWithBootCamp) {
    NEED_TOOLS();
    MadeDisk disk("1M");
    ASSERT_TRUE(copySampleDisk(disk.path()));
    const std::string path = disk.path().string();
    yes({"hybrid", "apply", path});
    const std::string before = contentSum(disk.path());
    EXPECT_EQ(shown(path).at("mbr-disk-signature 0"), "5A07B00C");
    const auto ids = renew(path);
    EXPECT_EQ(ids.size(), 11u);
    for (const auto& [name, sector] :
         {std::pair{"fat-serial 1", "40"}, std::pair{"apfs-container-uuid 2", "409640"},
          std::pair{"hfsplus-uuid 3", "933928"}, std::pair{"ntfs-serial 4", "1196544"}})
        EXPECT_EQ(disk.must(std::string("blkid -p -o value -s UUID -O $((512 * ") + sector + ")) $D"),
                  ids.at(name) + "\n");
    std::string signature = "0x" + ids.at("mbr-disk-signature 0");
    std::ranges::transform(signature, signature.begin(),
                           [](char c) { return static_cast<char>(std::tolower(c)); });
    EXPECT_THAT(disk.must("LC_ALL=C fdisk -t dos -l $D"), HasSubstr(signature));
    EXPECT_THAT(disk.must("sgdisk -v $D"), HasSubstr("No problems found"));
    EXPECT_EQ(command({"check", path}).exitCode, 0);
    undo();
    EXPECT_EQ(contentSum(disk.path()), before);
}

// A file system on its own: how it is made, which program checks it, and what may change of its bytes.
struct Volume {
    const char* name;
    const char* needs;
    const char* make;   // $D
    const char* check;  // exit code 0
    const char* kind;
    std::vector<Range> places;
};

class VolumeIds : public Ids, public ::testing::WithParamInterface<Volume> {};

TEST_P(VolumeIds, OthersReadTheNewOneAndNothingElseChanges) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("blkid");
    const Volume& volume = GetParam();
    if (run(std::string("PATH=$PATH:/usr/sbin:/sbin; command -v ") + volume.needs).exitCode != 0)
        GTEST_SKIP() << volume.needs << " is not installed";
    const MadeDisk disk("1");
    disk.must(std::string("rm $D; ") + volume.make + " >&2");
    const std::string path = disk.path().string();
    const auto before = readFile(disk.path());
    EXPECT_EQ(shown(path).at(std::string(volume.kind) + " 0") + "\n",
              disk.must("blkid -p -o value -s UUID $D"));
    const auto ids = renew(path);
    ASSERT_EQ(ids.size(), 1u);
    EXPECT_EQ(disk.must("blkid -p -o value -s UUID $D"), ids.begin()->second + "\n");
    EXPECT_EQ(changedOutside(before, readFile(disk.path()), volume.places), "");
    disk.must(volume.check);
    renew(path);
    disk.must(volume.check);
    undo();
    undo();
    EXPECT_TRUE(readFile(disk.path()) == before);
}

constexpr std::uint64_t group = 8192 * 1024;  // ext with blocks of 1 KiB

INSTANTIATE_TEST_SUITE_P(
    All, VolumeIds,
    ::testing::Values(
        Volume{"Fat12",
               "mkfs.fat",
               "truncate -s 1M $D && mkfs.fat -F 12 $D",
               "fsck.fat -n $D",
               "fat-serial",
               {{0x27, 0x2B}}},
        Volume{"Fat32",
               "mkfs.fat",
               "truncate -s 40M $D && mkfs.fat -F 32 $D",
               "fsck.fat -n $D",
               "fat-serial",
               {{0x43, 0x47}, {6 * 512 + 0x43, 6 * 512 + 0x47}}},
        Volume{"Fat16Of4096",
               "mkfs.fat",
               "truncate -s 64M $D && mkfs.fat -F 16 -S 4096 -s 1 $D",
               "fsck.fat -n $D",
               "fat-serial",
               {{0x27, 0x2B}}},
        Volume{"Exfat",
               "mkfs.exfat",
               "truncate -s 8M $D && mkfs.exfat $D",
               "fsck.exfat -n $D",
               "exfat-serial",
               {{100, 104}, {11 * 512, 12 * 512}, {12 * 512 + 100, 12 * 512 + 104}, {23 * 512, 24 * 512}}},
        Volume{"Ntfs",
               "mkntfs",
               "truncate -s 8M $D && mkntfs -F -q $D",
               "ntfsinfo -m $D && ntfsfix -n $D",
               "ntfs-serial",
               {{0x48, 0x50}, {(8 << 20) - 512 + 0x48, (8 << 20) - 512 + 0x50}}},
        Volume{"Ext2",
               "mke2fs",
               "truncate -s 20M $D && mke2fs -q -t ext2 -b 1024 $D",
               "e2fsck -fn $D && test $(dumpe2fs -h -o superblock=8193 -o blocksize=1024 $D | grep -c "
               "$(blkid -p -o value -s UUID $D)) = 1",
               "ext-uuid",
               {{1024 + 0x68, 1024 + 0x78}, {group + 1024 + 0x68, group + 1024 + 0x78}}},
        Volume{"Ext4WithSeed",
               "mke2fs",
               "truncate -s 20M $D && mke2fs -q -t ext4 -b 1024 -O metadata_csum,metadata_csum_seed $D",
               "e2fsck -fn $D && test $(dumpe2fs -h -o superblock=8193 -o blocksize=1024 $D | grep -c "
               "$(blkid -p -o value -s UUID $D)) = 1",
               "ext-uuid",
               {{1024 + 0x68, 1024 + 0x78},
                {1024 + 0x3FC, 1024 + 0x400},
                {group + 1024 + 0x68, group + 1024 + 0x78},
                {group + 1024 + 0x3FC, group + 1024 + 0x400}}}),
    [](const auto& tested) { return std::string(tested.param.name); });

TEST_F(Ids, WhatNeedsTune2fsIsNamed) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("mke2fs");
    for (const char* features : {"metadata_csum,^metadata_csum_seed", "^metadata_csum,uninit_bg"}) {
        const MadeDisk disk("20M");
        disk.must(std::string("mke2fs -q -t ext4 -O ") + features + " $D");
        const auto before = readFile(disk.path());
        const RunResult result = command({"ids", "new", disk.path().string(), "--yes"});
        EXPECT_EQ(result.exitCode, 3) << result.out << result.err;
        EXPECT_THAT(result.err, HasSubstr("tune2fs -U random"));
        EXPECT_TRUE(readFile(disk.path()) == before);
    }
}

TEST_F(Ids, WhatIsNotCleanOrDamagedIsRefused) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("debugfs");
    SECTORSMITH_NEED("mkfs.exfat");
    const MadeDisk disk("20M");
    disk.must("mke2fs -q -t ext4 -O metadata_csum_seed $D && debugfs -w -R 'feature needs_recovery' $D 2>&1");
    const RunResult unclean = command({"ids", "new", disk.path().string(), "--yes"});
    EXPECT_NE(unclean.exitCode, 0);
    EXPECT_THAT(unclean.err, HasSubstr("journal"));
    disk.must("mkfs.exfat $D >&2; printf x | dd of=$D bs=1 seek=2000 conv=notrunc 2>&1");
    EXPECT_THAT(command({"ids", "new", disk.path().string(), "--yes"}).err, HasSubstr("checksum"));
    // The backup alone is left as it is.
    disk.must("mkfs.exfat $D >&2; printf x | dd of=$D bs=1 seek=8200 conv=notrunc 2>&1");
    const auto planned = json({"ids", "new", disk.path().string(), "--dry-run"});
    EXPECT_EQ(planned["changes"].size(), 1u);
    EXPECT_THAT(planned["kept"].dump(), HasSubstr("backup boot sector"));
    // Nothing that has an identifier.
    disk.must("rm $D; truncate -s 20M $D");
    EXPECT_EQ(command({"ids", "new", disk.path().string(), "--yes"}).exitCode, 3);
    EXPECT_EQ(json({"ids", "show", disk.path().string()})["identities"].size(), 0u);
    SECTORSMITH_NEED("mkswap");
    disk.must("mkswap $D >&2");
    EXPECT_THAT(command({"ids", "new", disk.path().string(), "--yes"}).err, HasSubstr("swaplabel"));
}

TEST_F(Ids, OfAnHfsPlusVolume) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_REAL_IMAGE(image, "hfsplus_volume");
    const auto copy = folder_.path() / "volume.img";
    std::filesystem::copy_file(image, copy);
    const auto before = readFile(copy);
    const RunResult tried = command({"ids", "new", copy.string(), "--dry-run"});
    if (tried.exitCode != 0) GTEST_SKIP() << "the volume is not clean: " << tried.err;
    const auto ids = renew(copy.string());
    EXPECT_EQ(run("PATH=$PATH:/usr/sbin:/sbin blkid -p -o value -s UUID " + shellQuoted(copy.string())).out,
              ids.at("hfsplus-uuid 0") + "\n");
    const std::uint64_t size = before.size();
    EXPECT_EQ(changedOutside(before, readFile(copy),
                             {{1024 + 0x68, 1024 + 0x70}, {size - 1024 + 0x68, size - 1024 + 0x70}}),
              "");
    undo();
    EXPECT_TRUE(readFile(copy) == before);
}

TEST_F(Ids, OfACopyThatWasJustMade) {
    NEED_TOOLS();
    SECTORSMITH_NEED("mkfs.fat");
    const MadeDisk disk("24M");
    disk.must(
        "sgdisk -n 1:2048:+8M -n 2:0:+8M $D >&2; truncate -s 8M $D.p && mkfs.fat $D.p >&2 && dd "
        "if=$D.p of=$D bs=1M seek=1 conv=notrunc 2>&1");
    const std::string path = disk.path().string(), copy = (folder_.path() / "copy.img").string();
    const auto made = json({"copy", path, copy, "--new-ids"});
    EXPECT_EQ(made["plannedIds"]["changes"].size(), 4u);
    EXPECT_EQ(made["newIds"]["changes"].size(), 4u);
    const auto old = shown(path), now = shown(copy);
    EXPECT_EQ(byName(made["newIds"]["changes"], "before"), old);
    EXPECT_EQ(byName(made["newIds"]["changes"], "after"), now);
    EXPECT_THAT(run("PATH=$PATH:/usr/sbin:/sbin sgdisk -v " + shellQuoted(copy)).out,
                HasSubstr("No problems found"));
    EXPECT_EQ(command({"undo", "apply", "last", "--yes"}).exitCode, 0);
    EXPECT_TRUE(readFile(copy) == readFile(path));
    // Into a partition: its file system alone.
    const auto part = json({"copy", path + "#1", copy + "#2", "--new-ids", "--destroy", "copy.img"});
    EXPECT_EQ(part["newIds"]["changes"].size(), 1u);
    EXPECT_EQ(shown(copy).at("gpt-partition-guid 2"), old.at("gpt-partition-guid 2"));
    EXPECT_EQ(shown(copy).at("fat-serial 1"), old.at("fat-serial 1"));
    EXPECT_NE(shown(copy).at("fat-serial 2"), old.at("fat-serial 1"));
    EXPECT_EQ(command({"copy", path, copy + ".gz", "--new-ids"}).exitCode, 2);
}

}  // namespace
}  // namespace sectorsmith::testing
