// SPDX-License-Identifier: GPL-3.0-or-later
#include "fs/detect.h"

#include <gmock/gmock.h>

#include <cstring>
#include <fstream>
#include <map>
#include <random>
#include <sstream>

#include "fs/boot_sector.h"
#include "fs/fat/fat.h"
#include "fs/ntfs/ntfs.h"
#include "io/slice_source.h"
#include "testing/disks.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::loadImage;
using testing::MadeDisk;

// KEY=value lines of `blkid -p -o export`, unescaped.
std::map<std::string, std::string> blkid(const std::string& path, std::uint64_t offset = 0) {
    const auto result = testing::run("PATH=$PATH:/usr/sbin:/sbin; blkid -p -O " + std::to_string(offset) +
                                     " -o export '" + path + "'");
    std::map<std::string, std::string> values;
    std::istringstream in(result.out);
    for (std::string line; std::getline(in, line);) {
        const auto equals = line.find('=');
        if (equals == std::string::npos) continue;
        std::string value;
        for (std::size_t i = equals + 1; i < line.size(); ++i)
            if (line[i] != '\\') value += line[i];
        values[line.substr(0, equals)] = value;
    }
    // As it is: the list above spells characters beyond ASCII out.
    std::string label = testing::run("PATH=$PATH:/usr/sbin:/sbin; blkid -p -O " + std::to_string(offset) +
                                     " -s LABEL -o value '" + path + "'")
                            .out;
    if (label.ends_with('\n')) label.pop_back();
    values["LABEL"] = label;
    return values;
}

void expectAsBlkid(const FileSystemFacts& facts, std::map<std::string, std::string> theirs) {
    EXPECT_EQ(fileSystemType(facts.kind), theirs["TYPE"]);
    EXPECT_EQ(fileSystemKind(theirs["TYPE"]), facts.kind);
    EXPECT_EQ(facts.uuid, theirs["UUID"]);
    EXPECT_EQ(facts.label, theirs["LABEL"]);
    if (theirs.contains("BLOCK_SIZE")) {
        EXPECT_EQ(std::to_string(facts.sectorSize), theirs["BLOCK_SIZE"]);
    }
    if (facts.usedBytes) {
        EXPECT_EQ(*facts.usedBytes + *facts.freeBytes, facts.totalBytes);
    }
}

struct RealVolume {
    const char* image;
    std::uint64_t offset;  // bytes
    std::uint32_t blockSize;
    std::uint64_t blocks;
    std::uint64_t freeBlocks;  // as fsstat, pstat, dump.exfat, dumpe2fs print them
};

class RealVolumes : public ::testing::TestWithParam<RealVolume> {};

TEST_P(RealVolumes, AsBlkidAndSleuthkit) {
    const RealVolume& expected = GetParam();
    SECTORSMITH_REAL_IMAGE(path, expected.image);
    auto image = loadImage(path);
    SliceSource volume(image, expected.offset, image->size() - expected.offset);
    auto facts = detectFileSystem(volume);
    ASSERT_TRUE(facts);
    if (testing::haveProgram("blkid")) expectAsBlkid(*facts, blkid(path.string(), expected.offset));
    EXPECT_EQ(facts->blockSize, expected.blockSize);
    EXPECT_EQ(facts->totalBytes, expected.blocks * expected.blockSize);
    ASSERT_TRUE(facts->freeBytes);
    EXPECT_EQ(*facts->freeBytes, expected.freeBlocks * expected.blockSize);
    EXPECT_EQ(facts->clean.value_or(true), true);
}

INSTANTIATE_TEST_SUITE_P(Facts, RealVolumes,
                         ::testing::Values(RealVolume{"apfs_volume", 0, 4096, 1014, 904},
                                           RealVolume{"apfs_case_insensitive", 0, 4096, 1024, 819},
                                           RealVolume{"apfs_encrypted", 0, 4096, 1024, 803},
                                           RealVolume{"apfs_converted_from_hfs", 0, 4096, 4086, 3713},
                                           RealVolume{"hfsplus_volume", 0, 4096, 1014, 971},
                                           RealVolume{"gpt_hfsplus", 20480, 4096, 16374, 15780},
                                           RealVolume{"apm_hfsplus", 32768, 4096, 3064, 2992},
                                           RealVolume{"mbr_hfsplus_fat16", 63 * 512, 4096, 5004, 4749},
                                           RealVolume{"fat12", 0, 512, 2880, 2843},
                                           RealVolume{"fat16", 0, 512, 6000, 5915}),
                         [](const auto& test) { return std::string(test.param.image); });

TEST(Detect, ApfsVolumes) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_encrypted");
    auto facts = detectFileSystem(*loadImage(path));
    ASSERT_TRUE(facts);
    ASSERT_EQ(facts->volumes.size(), 1u);
    const ApfsVolumeFacts& volume = facts->volumes[0];
    EXPECT_EQ(volume.name, "Encrypted");
    EXPECT_EQ(volume.uuid, "00df510a-ffe6-4969-9607-efa24d864392");
    EXPECT_TRUE(volume.encrypted);
    EXPECT_FALSE(volume.caseSensitive);
    EXPECT_EQ(volume.usedBytes, 401408u);
    EXPECT_EQ(volume.superblock, 218u);
    EXPECT_EQ(volume.role, "");

    SECTORSMITH_REAL_IMAGE(plain, "apfs_volume");
    facts = detectFileSystem(*loadImage(plain));
    ASSERT_EQ(facts->volumes.size(), 1u);
    EXPECT_EQ(facts->volumes[0].name, "apfs_test");
    EXPECT_FALSE(facts->volumes[0].encrypted);
    EXPECT_EQ(facts->volumes[0].usedBytes, 49152u);
    EXPECT_THAT(facts->problems, IsEmpty());
    EXPECT_EQ(*facts->usedBytes, 450560u);
}

// The image is 512 bytes short of its last block.
TEST(Detect, ShortContainerIsSaid) {
    SECTORSMITH_REAL_IMAGE(path, "apfs_converted_from_hfs");
    auto facts = detectFileSystem(*loadImage(path));
    ASSERT_TRUE(facts);
    EXPECT_THAT(facts->problems, ::testing::ElementsAre(HasSubstr("512 more")));
}

TEST(Detect, GptSlicesOfRealDisks) {
    SECTORSMITH_REAL_IMAGE(path, "gpt_apfs");
    auto image = loadImage(path);
    auto facts = detectFileSystem(SliceSource(image, 40 * 512, 32688 * 512));
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->uuid, "35c91197-a294-4361-9b05-5a3607689022");
    ASSERT_FALSE(facts->volumes.empty());
    SECTORSMITH_REAL_IMAGE(mixed, "mbr_hfsplus_fat16");
    auto disk = loadImage(mixed);
    auto fat = detectFileSystem(SliceSource(disk, 40131 * 512, 39879 * 512));
    ASSERT_TRUE(fat);
    EXPECT_EQ(fat->name, "FAT16");
    EXPECT_EQ(fat->label, "FATTY");
    EXPECT_EQ(fat->uuid, "8AC5-160D");
    EXPECT_EQ(fat->blockSize, 2048u);
    auto boot = readBootSector(SliceSource(disk, 40131 * 512, 39879 * 512));
    ASSERT_TRUE(boot);
    EXPECT_EQ(boot->hiddenSectors, 40131u);
    EXPECT_EQ(boot->totalSectors, 39879u);
    EXPECT_FALSE(boot->backupOffset);
}

TEST(Detect, NtfsExfatExt2) {
    SECTORSMITH_REAL_IMAGE(ntfs, "ntfs");
    auto facts = detectFileSystem(*loadImage(ntfs));
    ASSERT_TRUE(facts);
    if (testing::haveProgram("blkid")) expectAsBlkid(*facts, blkid(ntfs.string()));
    EXPECT_EQ(facts->label, "New Volume");
    EXPECT_EQ(facts->version, "3.1");
    SECTORSMITH_REAL_IMAGE(exfat, "exfat");
    facts = detectFileSystem(*loadImage(exfat));
    ASSERT_TRUE(facts);
    if (testing::haveProgram("blkid")) expectAsBlkid(*facts, blkid(exfat.string()));
    EXPECT_EQ(facts->blockSize, 4096u);
    ASSERT_TRUE(facts->freeBytes);
    SECTORSMITH_REAL_IMAGE(ext2, "ext2");
    facts = detectFileSystem(*loadImage(ext2));
    ASSERT_TRUE(facts);
    if (testing::haveProgram("blkid")) expectAsBlkid(*facts, blkid(ext2.string()));
    EXPECT_EQ(facts->label, "ext2_test");
}

// Volumes made here, against blkid and the tools' own words.
struct Recipe {
    const char* name;
    const char* program;
    const char* size;
    const char* command;
};
class MadeVolumes : public ::testing::TestWithParam<Recipe> {};

TEST_P(MadeVolumes, AsBlkid) {
    if (testing::run(std::string("PATH=$PATH:/usr/sbin:/sbin; command -v ") + GetParam().program).exitCode !=
        0)
        GTEST_SKIP() << GetParam().program << " is not installed";
    MadeDisk disk(GetParam().size);
    disk.must(GetParam().command);
    auto facts = detectFileSystem(*disk.load());
    ASSERT_TRUE(facts);
    expectAsBlkid(*facts, blkid(disk.path().string()));
    EXPECT_THAT(facts->problems, IsEmpty());
    EXPECT_NE(facts->clean, std::optional(false));
}

INSTANTIATE_TEST_SUITE_P(
    Made, MadeVolumes,
    ::testing::Values(
        Recipe{"fat12", "mkfs.vfat", "1440K", "mkfs.vfat -F 12 -n FLOPPY -i 1234abcd $D"},
        Recipe{"fat16", "mkfs.vfat", "32M", "mkfs.vfat -F 16 -n 'MY DISK' $D"},
        Recipe{"fat32", "mkfs.vfat", "64M", "mkfs.vfat -F 32 -s 1 -n EFI $D"},
        Recipe{"fat32big", "mkfs.vfat", "64M", "mkfs.vfat -F 32 -S 4096 -s 1 $D"},
        Recipe{"exfat", "mkfs.exfat", "16M", "mkfs.exfat -L 'Cheese 11' $D"},
        Recipe{"ntfs", "mkntfs", "16M", "mkntfs -F -q -L BOOTCAMP -p 2048 -H 255 -S 63 $D"},
        Recipe{"ntfs4k", "mkntfs", "32M", "mkntfs -F -q -s 4096 -c 8192 -L big -p 0 -H 255 -S 63 $D"},
        Recipe{"ext2", "mke2fs", "8M", "mke2fs -q -t ext2 -L two $D"},
        Recipe{"ext3", "mke2fs", "16M", "mke2fs -q -t ext3 -L three $D"},
        Recipe{"ext4", "mke2fs", "32M", "mke2fs -q -t ext4 -L four -O metadata_csum,64bit $D"},
        Recipe{"apfs", "mkapfs", "1G", "mkapfs -L 'Some Volume' $D"},
        Recipe{"hfsplus", "mkfs.hfsplus", "16M", "mkfs.hfsplus -v 'A Name' $D"},
        Recipe{"hfsx", "mkfs.hfsplus", "16M", "mkfs.hfsplus -s -J -v 'Case' $D"},
        Recipe{"xfs", "mkfs.xfs", "400M", "mkfs.xfs -q -L ex $D"},
        Recipe{"btrfs", "mkfs.btrfs", "128M", "mkfs.btrfs -q -L butter $D"},
        Recipe{"swap", "mkswap", "4M", "mkswap -L swp $D"},
        Recipe{"iso", "xorriso", "0",
               "mkdir $D.d; echo hello >$D.d/file; rm $D; xorriso -as mkisofs -V ISONAME -o $D $D.d"},
        Recipe{"joliet", "xorriso", "0",
               "mkdir $D.d; echo hello >$D.d/file; rm $D; xorriso -as mkisofs -J -V 'Größe' -o $D $D.d"},
        Recipe{"ext4journal", "mke2fs", "32M", "mke2fs -q -O journal_dev -L journal $D"},
        Recipe{"swap64k", "mkswap", "4M", "mkswap -p 65536 -L swp $D"},
        Recipe{"xfs4k", "mkfs.xfs", "400M", "mkfs.xfs -q -s size=4096 -L ex4 $D"},
        Recipe{"luks1", "cryptsetup", "16M",
               "printf secret | cryptsetup luksFormat -q --type luks1 --pbkdf-force-iterations 1000 $D -"},
        Recipe{"luks2", "cryptsetup", "32M",
               "printf secret | cryptsetup luksFormat -q --type luks2 --label Vault --pbkdf pbkdf2 "
               "--pbkdf-force-iterations 1000 $D -"},
        Recipe{"udf", "mkudffs", "32M", "mkudffs -l 'A disc' $D"},
        Recipe{"udf4k", "mkudffs", "32M", "mkudffs -b 4096 -l 'A disc' $D"},
        Recipe{"udfwide", "mkudffs", "32M", "LC_ALL=C.UTF-8 mkudffs --utf8 -b 2048 -l 'Größe ☃' $D"},
        Recipe{"udf150", "mkudffs", "32M", "mkudffs --media-type=dvd --udfrev=1.50 -l Older $D"},
        Recipe{"udfset", "mkudffs", "32M", "mkudffs --vsid='no digits here' -l Set $D"},
        Recipe{"f2fs", "mkfs.f2fs", "128M", "mkfs.f2fs -l 'Flash ☃' $D"},
        Recipe{"squashfs", "mksquashfs", "0",
               "mkdir $D.d; echo hello >$D.d/file; rm $D; mksquashfs $D.d $D -quiet -no-progress"}),
    [](const auto& test) { return std::string(test.param.name); });

// Superblocks by the kernel's md_p.h, written here (mdadm makes them only through the kernel), as blkid reads them.
std::vector<std::byte> raidMember(const std::string& version) {
    std::vector<std::byte> bytes(std::size_t{4} << 20);
    const std::string name = "host:array";
    if (version.starts_with("0.90")) {
        std::byte* at = bytes.data() + bytes.size() - 65536;
        const auto put = [&](std::size_t word, std::uint32_t value) {
            if (version.ends_with("big")) storeBig<std::uint32_t>(at + word * 4, value);
            else storeLittle<std::uint32_t>(at + word * 4, value);
        };
        put(0, 0xA92B4EFC);
        put(2, 90);
        put(5, 0x11223344);
        put(8, 3968);  // KiB of data
        put(13, 0x55667788);
        put(14, 0x99AABBCC);
        put(15, 0xDDEEFF01);
        return bytes;
    }
    const std::size_t place = version == "1.1" ? 0 : version == "1.2" ? 4096 : bytes.size() - 8192;
    std::byte* at = bytes.data() + place;
    storeLittle<std::uint32_t>(at, 0xA92B4EFC);
    storeLittle<std::uint32_t>(at + 4, 1);
    for (unsigned i = 0; i < 16; ++i) at[16 + i] = std::byte(0xA0 + i);
    std::memcpy(at + 32, name.data(), name.size());
    storeLittle<std::uint64_t>(at + 0x90, place / 512);
    // The sum of all words, the carries added: blkid checks it as well.
    std::uint64_t sum = 0;
    for (unsigned i = 0; i < 256; i += 4) sum += loadLittle<std::uint32_t>(at + i);
    storeLittle<std::uint32_t>(at + 0xD8, static_cast<std::uint32_t>((sum & 0xFFFFFFFF) + (sum >> 32)));
    return bytes;
}

TEST(Detect, LinuxRaidMembersAsBlkid) {
    SECTORSMITH_NEED("blkid");
    for (const char* version : {"0.90", "0.90 big", "1.0", "1.1", "1.2"}) {
        SCOPED_TRACE(version);
        MadeDisk disk("0");
        const auto bytes = raidMember(version);
        std::ofstream(disk.path(), std::ios::binary)
            .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        auto facts = detectFileSystem(*disk.load());
        ASSERT_TRUE(facts);
        EXPECT_EQ(facts->kind, FileSystemKind::LinuxRaid);
        EXPECT_FALSE(facts->uuid.empty());
        expectAsBlkid(*facts, blkid(disk.path().string()));
    }
    // One whose data would lie behind it is none.
    auto bytes = raidMember("0.90");
    storeLittle<std::uint32_t>(bytes.data() + bytes.size() - 65536 + 32, 8192);
    EXPECT_FALSE(detectFileSystem(MemorySource(bytes)));
}

// Discs whose descriptors were cut off or written over are still UDF, with less known of them.
TEST(Detect, DamagedUdf) {
    SECTORSMITH_NEED("mkudffs");
    MadeDisk disk("4M");
    disk.must("mkudffs -b 2048 -l Disc $D");
    auto image = disk.load();
    std::vector<std::byte> original(image->size());
    ASSERT_TRUE(readExact(*image, 0, original));
    auto cut = original;
    cut.resize(200 * 2048);
    const auto facts = detectFileSystem(MemorySource(cut));
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->kind, FileSystemKind::Udf);
    EXPECT_EQ(facts->label, "");
    std::mt19937 random(11);
    for (int round = 0; round < 200; ++round) {
        auto bytes = original;
        for (int i = 0; i < 60; ++i) bytes[32768 + random() % (2048 * 300)] = std::byte(random());
        if (round % 2 == 0)
            for (int i = 0; i < 4; ++i) bytes[256 * 2048 + 16 + random() % 8] = std::byte(random());
        (void)detectAllFileSystems(MemorySource(std::move(bytes)));
    }
}

TEST(Detect, FreeSpaceAsTheToolsCount) {
    SECTORSMITH_NEED("mkntfs");
    MadeDisk disk("16M");
    disk.must("mkntfs -F -q -c 4096 -L x -p 2048 -H 255 -S 63 $D");
    auto facts = detectFileSystem(*disk.load());
    ASSERT_TRUE(facts && facts->freeBytes);
    EXPECT_EQ(facts->blockSize, 4096u);
    // ntfsinfo -m: "Free Clusters: 3487 (85.1%)"
    const auto info = disk.shell("ntfsinfo -m -f $D");
    if (info.exitCode != 0) GTEST_SKIP() << "ntfsinfo is not installed";
    EXPECT_THAT(info.out, HasSubstr("Free Clusters: " + std::to_string(*facts->freeBytes / 4096)));
}

TEST(Detect, FatFilesAndFreeClusters) {
    SECTORSMITH_NEED("mkfs.vfat");
    SECTORSMITH_NEED("mmd");
    MadeDisk disk("64M");
    disk.must(
        "mkfs.vfat -F 32 -s 1 -h 2048 -n EFI $D && mmd -i $D ::/EFI ::/EFI/Microsoft ::/EFI/Microsoft/Boot "
        "&& head -c 5000 /dev/urandom > $D.x && mcopy -i $D $D.x ::/EFI/Microsoft/Boot/bootmgfw.efi && mcopy "
        "-i "
        "$D $D.x '::/EFI/A long name of a file'");
    auto image = disk.load();
    auto files = findWindowsFiles(*image);
    EXPECT_TRUE(files.bootmgfw);
    EXPECT_FALSE(files.bootmgr);
    auto volume = fat::Volume::open(*image);
    ASSERT_TRUE(volume);
    auto file = volume->find("efi/a LONG name of a file");
    ASSERT_TRUE(file);
    EXPECT_EQ(file->size, 5000u);
    EXPECT_FALSE(volume->find("/EFI/nothing"));
    EXPECT_FALSE(volume->find("/EFI/A long name of a file/x"));
    auto facts = detectFileSystem(*image);
    ASSERT_TRUE(facts && facts->freeBytes);
    // The counter in the information sector, and the FAT itself, agree (mtools keeps both).
    EXPECT_EQ(*facts->freeBytes, std::uint64_t{*volume->countFree(1 << 24)} * 512);
    auto boot = readBootSector(*image);
    ASSERT_TRUE(boot);
    EXPECT_EQ(boot->hiddenSectors, 2048u);
    EXPECT_EQ(boot->backupOffset, 6u * 512);
    EXPECT_TRUE(boot->backupMatches);
}

TEST(Detect, NtfsFiles) {
    SECTORSMITH_NEED("mkntfs");
    SECTORSMITH_NEED("ntfscp");
    MadeDisk disk("24M");
    disk.must(
        "mkntfs -F -q -L BOOTCAMP -p 2048 -H 255 -S 63 $D && head -c 100000 /dev/urandom > $D.x && "
        "ntfscp -f $D $D.x bootmgr");
    auto image = disk.load();
    auto volume = ntfs::Volume::open(*image);
    ASSERT_TRUE(volume);
    EXPECT_TRUE(findWindowsFiles(*image).bootmgr);
    EXPECT_FALSE(findWindowsFiles(*image).ntldr);
    auto content = volume->readFile("/BOOTMGR", 1 << 20);
    ASSERT_TRUE(content);
    EXPECT_EQ(*content, testing::readFile(disk.path().string() + ".x"));
    EXPECT_FALSE(volume->readFile("/BOOTMGR", 1000));
    auto boot = readBootSector(*image);
    ASSERT_TRUE(boot);
    EXPECT_EQ(boot->hiddenSectors, 2048u);
    EXPECT_TRUE(boot->backupMatches);
    EXPECT_EQ(boot->backupOffset, boot->totalSectors * 512);
    // The first sector lost: the backup in the last sector still tells.
    std::vector<std::byte> bytes(image->size());
    ASSERT_TRUE(readExact(*image, 0, bytes));
    bytes.resize(*boot->backupOffset + 512);
    std::fill_n(bytes.begin(), 512, std::byte{0});
    auto lost = readBootSector(MemorySource(bytes));
    ASSERT_TRUE(lost);
    EXPECT_TRUE(lost->fromBackup);
    EXPECT_EQ(lost->hiddenSectors, 2048u);
}

// A minimal hive by hand: the shape of a device element in a boot configuration store.
TEST(BootSector, DiskSignatureInBcd) {
    std::vector<std::byte> hive(8192);
    std::memcpy(hive.data(), "regf", 4);
    std::memcpy(hive.data() + 4096, "hbin", 4);
    storeLittle<std::uint32_t>(hive.data() + 4096 + 8, 4096);
    storeLittle<std::int32_t>(hive.data() + 4096 + 32, -96);
    std::byte* data = hive.data() + 4096 + 36;
    storeLittle<std::uint32_t>(data + 0x10, 6);
    storeLittle<std::uint32_t>(data + 0x18, 0x48);
    storeLittle<std::uint64_t>(data + 0x20, 0x100000);
    storeLittle<std::uint32_t>(data + 0x34, 1);
    storeLittle<std::uint32_t>(data + 0x38, 0xCAFE1234);
    storeLittle<std::int32_t>(hive.data() + 4096 + 128, 4096 - 128);
    EXPECT_THAT(diskSignaturesInBcd(hive), ::testing::ElementsAre(0xCAFE1234));
    storeLittle<std::int32_t>(hive.data() + 4096 + 32, 96);  // freed
    EXPECT_THAT(diskSignaturesInBcd(hive), IsEmpty());
    EXPECT_THAT(diskSignaturesInBcd(std::span(hive).first(100)), IsEmpty());
}

// Every real volume, with bytes of its first 64 KiB changed at random or its end cut off: anything but a crash.
TEST(Detect, DamagedVolumes) {
    std::mt19937 random(7);
    for (const char* name : {"apfs_volume", "hfsplus_volume", "fat12", "fat16", "exfat", "ntfs", "ext2"}) {
        SECTORSMITH_REAL_IMAGE(path, name);
        auto original = testing::readFile(path);
        original.resize(std::min<std::size_t>(original.size(), 2 << 20));
        for (int round = 0; round < 60; ++round) {
            auto bytes = original;
            if (round % 3 == 0) bytes.resize(random() % bytes.size());
            for (int i = 0; i < 40 && !bytes.empty(); ++i)
                bytes[random() % std::min<std::size_t>(bytes.size(), round % 2 == 0 ? 512 : 65536)] =
                    static_cast<std::byte>(random());
            MemorySource source(std::move(bytes));
            (void)detectAllFileSystems(source);
            (void)readBootSector(source);
            (void)findWindowsFiles(source);
        }
    }
}

TEST(Detect, NothingInNothing) {
    for (std::size_t size : {0u, 1u, 512u, 1024u, 1536u, 4096u, 70000u})
        EXPECT_FALSE(detectFileSystem(MemorySource(std::vector<std::byte>(size)))) << size;
    std::vector<std::byte> noise(1 << 20);
    std::mt19937 random(3);
    for (auto& b : noise) b = static_cast<std::byte>(random());
    EXPECT_FALSE(detectFileSystem(MemorySource(noise)));
}

}  // namespace
}  // namespace sectorsmith
