// SPDX-License-Identifier: GPL-3.0-or-later
// Fields are changed with everything that hangs on them; independent programs judge what comes out.
#include "ops/field_edit.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <sstream>

#include "ops/copies.h"
#include "ops/field_edit_testing.h"
#include "ops/template_folders.h"
#include "testing/disks.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::haveProgram;
using ::testing::IsEmpty;
using ::testing::Not;
using testing::run;
using testing::TemporaryFolder;
using namespace field_edits;  // NOLINT(google-build-using-namespace)

TEST(FieldEdit, APartitionsNameReachesBothTablesAndAllFourChecksums) {
    NEEDS("sgdisk");
    const Image image{std::string(gptDisk)};
    const FieldTemplate how = shipped("disk/gpt");
    const FieldEdit edit = image.set(how, {{"gpt.primary.entries[1].PartitionName", "Größer"}});
    EXPECT_THAT(edit.notes, IsEmpty());
    EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, "gpt.primary.entries[1].PartitionName"),
                                         std::pair(Kind::Checksum, "gpt.primary.PartitionEntryArrayCRC32"),
                                         std::pair(Kind::Checksum, "gpt.primary.HeaderCRC32"),
                                         std::pair(Kind::Copy, "gpt.backup.entries[1].PartitionName"),
                                         std::pair(Kind::CopyChecksum, "gpt.backup.PartitionEntryArrayCRC32"),
                                         std::pair(Kind::CopyChecksum, "gpt.backup.HeaderCRC32")));
    EXPECT_EQ(edit.changes[0].oldText, "Two");
    EXPECT_EQ(edit.changes[0].newText, "Größer");
    EXPECT_THAT(image.tool("sgdisk -v \"$IMG\""), HasSubstr("No problems found"));
    EXPECT_THAT(image.tool("sgdisk -i 2 \"$IMG\""), HasSubstr("Partition name: 'Größer'"));
}

TEST(FieldEdit, EveryFieldOfTheTableStaysValid) {
    NEEDS("sgdisk");
    const Image image{std::string(gptDisk)};
    const FieldTemplate how = shipped("disk/gpt");
    for (const std::string copy : {"primary", "backup"}) {
        const FieldEdit edit = image.set(
            how,
            {{"gpt." + copy + ".DiskGUID", "01234567-89AB-CDEF-0123-456789ABCDEF"},
             {"gpt." + copy + ".entries[0].PartitionTypeGUID", "C12A7328-F81F-11D2-BA4B-00A0C93EC93B"},
             {"gpt." + copy + ".entries[0].Attributes.LegacyBIOSBootable", copy == "primary" ? "1" : "0"},
             {"gpt." + copy + ".entries[1].EndingLBA", copy == "primary" ? "4001" : "4002"}});
        EXPECT_THAT(edit.notes, IsEmpty());
        EXPECT_THAT(image.tool("sgdisk -v \"$IMG\""), HasSubstr("No problems found")) << copy;
        EXPECT_THAT(image.tool("sgdisk -i 1 \"$IMG\""),
                    HasSubstr(copy == "primary" ? "Attribute flags: 0000000000000004"
                                                : "Attribute flags: 0000000000000000"));
        EXPECT_THAT(image.tool("sgdisk -p \"$IMG\""), HasSubstr("01234567-89AB-CDEF-0123-456789ABCDEF"));
        EXPECT_THAT(image.tool("sgdisk -i 2 \"$IMG\""),
                    HasSubstr(copy == "primary" ? "Last sector: 4001" : "Last sector: 4002"));
    }
}

TEST(FieldEdit, ABrokenCopyIsToldAndStays) {
    NEEDS("sgdisk");
    const Image image{std::string(gptDisk)};
    const FieldTemplate how = shipped("disk/gpt");
    const std::uint64_t last = (std::uint64_t{8} << 20) - 512;
    image.flip(last + 60);  // the backup header's disk GUID: its checksum is wrong now
    const auto backup = *readBytes(*image.source(), last - 32 * 512, 33 * 512);
    const FieldEdit edit = image.set(how, {{"gpt.primary.entries[0].PartitionName", "New"}});
    EXPECT_THAT(edit.notes, Contains(HasSubstr("its checksums were wrong before")));
    EXPECT_EQ(*readBytes(*image.source(), last - 32 * 512, 33 * 512), backup);
    EXPECT_THAT(image.tool("sgdisk -i 1 \"$IMG\""), HasSubstr("Partition name: 'New'"));
    EXPECT_EQ(kinds(edit).size(), 3u);
}

TEST(FieldEdit, AChecksumThatWasWrongIsNotMadeRightSilently) {
    NEEDS("sgdisk");
    const Image image{std::string(gptDisk)};
    const FieldTemplate how = shipped("disk/gpt");
    image.flip(512 + 56);
    const FieldEdit edit = image.set(how, {{"gpt.primary.LastUsableLBA", "16000"}});
    EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, "gpt.primary.LastUsableLBA")));
    EXPECT_THAT(edit.notes, Contains(HasSubstr("HeaderCRC32 was wrong before")));
    FieldEditOptions all;
    all.checksums = ChecksumPolicy::All;
    all.copies = false;
    const FieldEdit sealed = image.set(how, {{"gpt.primary.LastUsableLBA", "16001"}}, all);
    EXPECT_EQ(kinds(sealed).size(), 2u);
    EXPECT_THAT(image.tool("sgdisk -v \"$IMG\""), Not(HasSubstr("main header's self-checksum")));
}

// Bytes that were typed before made the checksum wrong: it was right on the disk, so the next field's edit seals it.
TEST(FieldEdit, StagedBytesCountAsOnesOwn) {
    NEEDS("sgdisk");
    const Image image{std::string(gptDisk)};
    auto overlay = std::make_shared<Overlay>(image.source());
    const std::vector<std::byte> typed{std::byte{0x78}};
    ASSERT_TRUE(overlay->stage(1024 + 56, typed, "typing"));
    const std::vector<FieldValue> values{{"gpt.primary.entries[1].PartitionName", "Next"}};
    const auto edit = planFieldEdit(overlay, image.source(), shipped("disk/gpt"), values);
    ASSERT_TRUE(edit) << edit.error().message;
    ASSERT_TRUE(overlay->stage(edit->writes, "field"));
    for (const ByteRange& r : overlay->runs()) image.put(r.offset, *readBytes(*overlay, r.offset, r.length));
    EXPECT_THAT(image.tool("sgdisk -i 1 \"$IMG\""), HasSubstr("Partition name: 'xne'"));
    EXPECT_THAT(image.tool("sgdisk -i 2 \"$IMG\""), HasSubstr("Partition name: 'Next'"));
    // sgdisk calls tables that differ broken: each copy's sums are worked out by Python here.
    if (!haveProgram("python3")) return;
    EXPECT_THAT(image.tool(R"(python3 - "$IMG" <<'END'
import zlib, struct, sys
d = open(sys.argv[1], 'rb').read()
for sector in 1, len(d) // 512 - 1:
    h = bytearray(d[sector * 512:sector * 512 + 92])
    own = struct.unpack_from('<I', h, 16)[0]
    h[16:20] = bytes(4)
    array, count, size, sum = struct.unpack_from('<QIII', h, 72)
    print('right' if zlib.crc32(bytes(h)) == own and zlib.crc32(d[array * 512:array * 512 + count * size]) == sum else 'wrong')
END
)"),
                "right\nright\n");
}

TEST(FieldEdit, WhatIsTypedAsAChecksumIsKept) {
    NEEDS("sgdisk");
    const Image image{std::string(gptDisk)};
    const FieldEdit edit =
        image.set(shipped("disk/gpt"), {{"gpt.primary.PartitionEntryArrayCRC32", "0x12345678"}});
    EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, "gpt.primary.PartitionEntryArrayCRC32"),
                                         std::pair(Kind::Checksum, "gpt.primary.HeaderCRC32")));
    EXPECT_EQ(*readBytes(*image.source(), 512 + 88, 4),
              (std::vector<std::byte>{std::byte{0x78}, std::byte{0x56}, std::byte{0x34}, std::byte{0x12}}));
}

TEST(FieldEdit, NothingIsWrittenForTheSameValueOrAWrongOne) {
    NEEDS("sgdisk");
    const Image image{std::string(gptDisk)};
    const FieldTemplate how = shipped("disk/gpt");
    EXPECT_THAT(image.set(how, {{"gpt.primary.entries[0].PartitionName", "One"}}).writes, IsEmpty());
    const auto fails = [&](const std::string& path, const std::string& text) {
        const std::vector<FieldValue> values{{path, text}};
        const auto edit = planFieldEdit(image.source(), image.source(), how, values);
        EXPECT_FALSE(edit) << path;
        return edit ? Cause::Io : edit.error().cause;
    };
    EXPECT_EQ(fails("gpt.primary.entries[0].PartitionName", std::string(37, 'x')), Cause::Usage);
    EXPECT_EQ(fails("gpt.primary.entries[0].StartingLBA", "0x10000000000000000"), Cause::Usage);
    EXPECT_EQ(fails("gpt.primary.entries[0].Nothing", "1"), Cause::NotFound);
    EXPECT_EQ(fails("gpt.primary.entries[0]", "1"), Cause::Unsupported);
}

TEST(FieldEdit, AnApfsVolumesName) {
    NEEDS("apfsck");
    NEEDS("mkapfs");
    NEEDS("fsapfsinfo");
    const Image image{std::string("truncate -s 300M \"$IMG\" && mkapfs -L Old \"$IMG\"")};
    EXPECT_EQ(run("apfsck '" + image.path() + "'").exitCode, 0);
    const std::string volume = "container.checkpoint.volumes[0].volume.";
    const FieldEdit edit =
        image.set(shipped("fs/apfs"), {{volume + "apfs_volname", "Neuer Name"},
                                       {volume + "apfs_vol_uuid", "01234567-89AB-CDEF-0123-456789ABCDEF"}});
    EXPECT_THAT(edit.notes, IsEmpty());
    EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, volume + "apfs_volname"),
                                         std::pair(Kind::Checksum, volume + "apfs_o.o_cksum"),
                                         std::pair(Kind::Field, volume + "apfs_vol_uuid"),
                                         std::pair(Kind::Checksum, volume + "apfs_o.o_cksum")));
    const std::string info = image.tool("fsapfsinfo \"$IMG\"");
    EXPECT_THAT(info, HasSubstr("Neuer Name"));
    EXPECT_THAT(info, HasSubstr("01234567-89ab-cdef-0123-456789abcdef"));
    const auto check = run("apfsck '" + image.path() + "'");
    EXPECT_EQ(check.exitCode, 0) << check.out << check.err;
    ASSERT_FALSE(edit.changes.empty());
    image.flip(edit.changes[0].offset);  // and the oracle can tell
    EXPECT_NE(run("apfsck '" + image.path() + "'").exitCode, 0);
}

TEST(FieldEdit, AnHfsPlusHeaderAndItsAlternate) {
    SECTORSMITH_NEEDS_SHELL();
    const auto packed = testing::sourceFolder() / "tests" / "images" / "bootcamp.img.xz";
    if (!haveProgram("xz")) GTEST_SKIP() << "xz is not installed";
    const Image image("xz -dc '" + packed.string() + "' | tail -c +" + std::to_string(933928 * 512 + 1) +
                      " | head -c " + std::to_string(262144 * 512) + " > \"$IMG\"");
    const std::uint64_t alternate = 262144 * 512 - 1024;  // TN1150: 1024 bytes before the end
    const auto old = *readBytes(*image.source(), alternate, 512);
    const FieldEdit edit =
        image.set(shipped("fs/hfsplus"), {{"volume.header.rsrcClumpSize", "131072"},
                                          {"volume.alternateHeader.backupDate", "5"},
                                          {"volume.header.attributes.kHFSVolumeNoCacheRequiredBit", "1"}});
    EXPECT_THAT(edit.notes, IsEmpty());
    EXPECT_THAT(
        kinds(edit),
        ElementsAre(std::pair(Kind::Field, "volume.header.rsrcClumpSize"),
                    std::pair(Kind::Copy, "volume.alternateHeader.rsrcClumpSize"),
                    std::pair(Kind::Field, "volume.alternateHeader.backupDate"),
                    std::pair(Kind::Copy, "volume.header.backupDate"),
                    std::pair(Kind::Field, "volume.header.attributes.kHFSVolumeNoCacheRequiredBit"),
                    std::pair(Kind::Copy, "volume.alternateHeader.attributes.kHFSVolumeNoCacheRequiredBit")));
    auto expected = old;
    expected[56 + 1] = std::byte{2};
    expected[56 + 2] = expected[56 + 3] = std::byte{0};
    expected[24 + 3] = std::byte{5};
    expected[4 + 2] |= std::byte{4};
    EXPECT_EQ(*readBytes(*image.source(), alternate, 512), expected);
    // A copy that is gone is not made up.
    image.put(alternate, std::vector<std::byte>(512));
    const FieldEdit alone = image.set(shipped("fs/hfsplus"), {{"volume.header.rsrcClumpSize", "65536"}});
    EXPECT_EQ(alone.changes.size(), 1u);
    EXPECT_THAT(alone.notes, Contains(HasSubstr("the copy does not exist")));
}

TEST(FieldEdit, NtfsBootSectorRecordsAndTheirMirror) {
    NEEDS("mkntfs");
    const Image image{
        std::string("truncate -s 16M \"$IMG\" && mkntfs -F -q -L Label \"$IMG\" >/dev/null 2>&1")};
    const FieldTemplate how = shipped("fs/ntfs");
    FieldEdit edit = image.set(how, {{"volume.bootSector.SerialNumber", "0x1122334455667788"}});
    EXPECT_THAT(edit.notes, IsEmpty());
    EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, "volume.bootSector.SerialNumber"),
                                         std::pair(Kind::Copy, "volume.backupBootSector.SerialNumber")));
    EXPECT_THAT(image.tool("ntfslabel --verbose \"$IMG\" || true"), Not(HasSubstr("Corrupt")));
    EXPECT_THAT(image.tool("blkid -p \"$IMG\""), HasSubstr("1122334455667788"));

    // Record 3, $Volume, has a copy; its sectors' ends carry a new number afterwards.
    const auto before = *readBytes(*image.source(), 0, 16 << 20);
    edit = image.set(how, {{"volume.mft[0].records[3].record.ReferenceCount", "2"}});
    EXPECT_THAT(edit.notes, IsEmpty());
    ASSERT_EQ(edit.changes.size(), 4u);
    EXPECT_EQ(edit.changes[1].kind, Kind::Checksum);
    EXPECT_EQ(edit.changes[2].kind, Kind::Copy);
    EXPECT_EQ(edit.changes[3].kind, Kind::CopyChecksum);
    const std::string info = image.tool("ntfsinfo -f -v -i 3 \"$IMG\"");
    EXPECT_THAT(info, HasSubstr("Number of Hard Links:\t 2 ")) << info;
    const std::uint64_t record = edit.changes[0].offset - 18;
    const auto raw = *readBytes(*image.source(), record, 1024);
    EXPECT_TRUE(raw[510] == raw[1022] && raw[511] == raw[1023]);
    EXPECT_NE(raw[510], before[record + 510]);
    EXPECT_EQ(raw, *readBytes(*image.source(), edit.changes[2].offset - 18, 1024));
    EXPECT_THAT(image.tool("ntfsfix -n \"$IMG\""),
                HasSubstr("Processing of $MFT and $MFTMirr completed successfully"));
}

// A field that lies across a sector's end in a record: its last bytes stand in the update sequence.
TEST(FieldEdit, BytesThatTheUpdateSequenceKeeps) {
    std::vector<std::byte> record(1024);
    const auto put = [&](std::size_t at, unsigned value) {
        record[at] = static_cast<std::byte>(value);
        record[at + 1] = static_cast<std::byte>(value >> 8);
    };
    put(4, 48);
    put(6, 3);
    put(48, 0xFFFE);  // the number after it is 1
    put(50, 0x1111);
    put(52, 0x2222);
    put(510, 0xFFFE);
    put(1022, 0xFFFE);
    const auto source = std::make_shared<MemorySource>(record);
    const FieldTemplate how = ofText(R"(
        struct Record { u8 head[6]; u16 count [[disk::checksum("ntfs-fixups", 0, 1024)]]; u8 rest[500]; u32 across; u8 more[510]; u16 last; }
            [[fixed_size(1024), disk::fixups(512)]];
        Record r @ 0;)");
    const std::vector<FieldValue> values{{"r.across", "0xAABBCCDD"}, {"r.last", "0x7788"}};
    const auto edit = planFieldEdit(source, source, how, values);
    ASSERT_TRUE(edit) << edit.error().message;
    EXPECT_EQ(edit->changes[0].before,
              (std::vector<std::byte>{std::byte{0}, std::byte{0}, std::byte{0x11}, std::byte{0x11}}));
    auto after = record;
    for (const StagedWrite& w : edit->writes)
        std::ranges::copy(w.bytes, after.begin() + static_cast<std::ptrdiff_t>(w.offset));
    put(48, 2);
    put(508, 0xCCDD);
    put(510, 2);
    put(50, 0xAABB);
    put(52, 0x7788);
    put(1022, 2);
    EXPECT_EQ(after, record);
}

TEST(FieldEdit, FatBootSectorTablesAndExfatRegions) {
    NEEDS("mkfs.vfat");
    const Image image{std::string("truncate -s 40M \"$IMG\" && mkfs.vfat -F 32 -s 1 \"$IMG\" >/dev/null")};
    const FieldEdit edit =
        image.set(shipped("fs/fat"), {{"volume.bootSector.BS_VolID", "0x1234ABCD"},
                                      {"volume.fats[1].table.entries[5].next", "0xFFFFFF7"},
                                      {"volume.fats[0].table.entries[6].next", "0xFFFFFF7"}});
    EXPECT_THAT(edit.notes, IsEmpty());
    EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, "volume.bootSector.BS_VolID"),
                                         std::pair(Kind::Copy, "volume.backupBootSector.BS_VolID"),
                                         std::pair(Kind::Field, "volume.fats[1].table.entries[5].next"),
                                         std::pair(Kind::Copy, "volume.fats[0].table.entries[5].next"),
                                         std::pair(Kind::Field, "volume.fats[0].table.entries[6].next"),
                                         std::pair(Kind::Copy, "volume.fats[1].table.entries[6].next")));
    EXPECT_THAT(image.tool("blkid -p \"$IMG\""), HasSubstr("1234-ABCD"));
    const std::string check = image.tool("fsck.fat -n -v \"$IMG\"");
    EXPECT_THAT(check, Not(HasSubstr("FATs differ")));
    EXPECT_THAT(check, Not(HasSubstr("differences between boot sector and its backup")));
}

TEST(FieldEdit, ExfatBootRegionsAndFileSets) {
    NEEDS("mkfs.exfat");
    NEEDS("fsck.exfat");
    const Image image{std::string("truncate -s 16M \"$IMG\" && mkfs.exfat \"$IMG\" >/dev/null 2>&1")};
    const FieldEdit edit =
        image.set(shipped("fs/exfat"), {{"volume.mainBootRegion.BootSector.VolumeSerialNumber", "0x1234ABCD"},
                                        {"volume.mainBootRegion.BootSector.PercentInUse", "3"}});
    EXPECT_THAT(edit.notes, IsEmpty());
    EXPECT_THAT(kinds(edit),
                ElementsAre(std::pair(Kind::Field, "volume.mainBootRegion.BootSector.VolumeSerialNumber"),
                            std::pair(Kind::Checksum, "volume.mainBootRegion.Checksum"),
                            std::pair(Kind::Copy, "volume.backupBootRegion.BootSector.VolumeSerialNumber"),
                            std::pair(Kind::CopyChecksum, "volume.backupBootRegion.Checksum"),
                            std::pair(Kind::Field, "volume.mainBootRegion.BootSector.PercentInUse")));
    EXPECT_THAT(image.tool("blkid -p \"$IMG\""), HasSubstr("1234-ABCD"));
    const auto check = run("fsck.exfat -n '" + image.path() + "' 2>&1");
    EXPECT_EQ(check.exitCode, 0) << check.out;
    EXPECT_THAT(image.tool("dump.exfat \"$IMG\" || true"), HasSubstr("0x1234abcd"));
}

TEST(FieldEdit, AnExfatFilesDates) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_REAL_IMAGE(real, "exfat");
    if (!haveProgram("fsck.exfat")) GTEST_SKIP() << "fsck.exfat is not installed";
    const Image image(real);
    const FieldTemplate how = shipped("fs/exfat");
    const std::string before = image.tool("fsck.exfat -n \"$IMG\"; echo $?");
    // The first file of the root, wherever it is: its stream extension is the entry after it.
    std::string file;
    for (int i = 0; i < 20 && file.empty(); ++i) {
        const std::string at = "volume.root.clusters[0].entries[" + std::to_string(i) + "].file";
        if (lang::findPath(lang::evaluate(how.program, image.source())->root(), at))
            file = "volume.root.clusters[0].entries[" + std::to_string(i + 1) + "].stream";
    }
    ASSERT_FALSE(file.empty());
    const FieldEdit edit = image.set(how, {{file + ".Reserved3", "0"}, {file + ".ValidDataLength", "1"}});
    ASSERT_EQ(edit.changes.size(), 2u);
    EXPECT_EQ(edit.changes[1].kind, Kind::Checksum);
    EXPECT_THAT(edit.changes[1].path, HasSubstr("SetChecksum"));
    EXPECT_THAT(image.tool("fsck.exfat -n \"$IMG\""), Not(HasSubstr("checksum"))) << before;
}

TEST(FieldEdit, AnExtSuperblock) {
    NEEDS("mke2fs");
    NEEDS("dumpe2fs");
    const Image image{
        std::string("truncate -s 64M \"$IMG\" && mke2fs -q -t ext4 -O metadata_csum -b 1024 \"$IMG\"")};
    const FieldEdit edit = image.set(shipped("fs/ext"), {{"volume.superBlock.s_volume_name", "Fresh"}});
    EXPECT_THAT(edit.notes, IsEmpty());
    // The superblock and the copies in groups 1, 3, 5 and 7, each with its sum.
    EXPECT_EQ(edit.changes.size(), 10u);
    EXPECT_THAT(image.tool("dumpe2fs -h \"$IMG\""), HasSubstr("Fresh"));
    const auto check = run("e2fsck -fn '" + image.path() + "'");
    EXPECT_EQ(check.exitCode, 0) << check.out << check.err;
    for (const char* copy : {"8193", "24577", "40961", "57345"})
        EXPECT_THAT(
            image.tool(std::string("dumpe2fs -h -o superblock=") + copy + " -o blocksize=1024 \"$IMG\""),
            HasSubstr("Fresh"))
            << copy;
    // From a copy: the superblock and the other copies go with it.
    const FieldEdit back =
        image.set(shipped("fs/ext"), {{"volume.backups[2].superBlock.s_volume_name", "Older"}});
    EXPECT_THAT(back.notes, IsEmpty());
    EXPECT_EQ(back.changes.size(), 10u);
    EXPECT_THAT(image.tool("dumpe2fs -h \"$IMG\""), HasSubstr("Older"));
}

// Descriptors and inodes of ext4 are summed with numbers that stand nowhere on the disk: e2fsck is the judge.
// Sums that stand in other structures: of names, of extents, of bitmaps, and the older one of groups.
TEST(FieldEdit, ExtSumsOfBlocks) {
    NEEDS("mke2fs");
    NEEDS("e2fsck");
    const FieldTemplate ext = shipped("fs/ext");
    const auto made = [](const std::string& options) {
        return "d=$(mktemp -d) && echo x > $d/old && for i in 0 2 4 6 8 10 12 14; do echo y | dd of=$d/holes "
               "bs=4096 seek=$i conv=notrunc status=none; done && truncate -s 64M \"$IMG\" && mke2fs -q -t "
               "ext4 -b 4096 " +
               options + " -d $d \"$IMG\" >/dev/null 2>&1; r=$?; rm -r $d; exit $r";
    };
    const Image image{made("-O metadata_csum")};
    const std::string root = "volume.groups[0].inodes[1].directory[0].";
    const auto value = [&](const std::string& path) {
        const auto tree = lang::evaluate(ext.program, image.source(), {});
        const auto node = lang::findPath(tree->root(), path, nullptr);
        return node ? node->displayValue() : std::string();
    };
    const auto isWhole = [](const Image& which) {
        const auto check = run("e2fsck -fn '" + which.path() + "'");
        EXPECT_EQ(check.exitCode, 0) << check.out << check.err;
    };
    isWhole(image);
    bool renamed = false, grew = false;
    for (int entry = 2; entry < 6; ++entry) {
        const std::string here = root + "entries[" + std::to_string(entry) + "].";
        const std::string name = value(here + "name");
        if (name == "old") {
            EXPECT_THAT(kinds(image.set(ext, {{here + "name", "new"}})),
                        ElementsAre(std::pair(Kind::Field, here + "name"),
                                    std::pair(Kind::Checksum, root + "det_checksum")));
            renamed = true;
        } else if (name == "holes") {
            const int inode = std::stoi(value(here + "inode"));
            const std::string node =
                "volume.groups[0].inodes[" + std::to_string(inode - 1) + "].i_block.indexes[0].node.";
            EXPECT_THAT(kinds(image.set(ext, {{node + "tree.header.eh_generation", "7"}})),
                        ElementsAre(std::pair(Kind::Field, node + "tree.header.eh_generation"),
                                    std::pair(Kind::Checksum, node + "et_checksum")));
            grew = true;
        }
    }
    EXPECT_TRUE(renamed);
    EXPECT_TRUE(grew);
    isWhole(image);
    EXPECT_THAT(image.tool("debugfs -R 'ls -l /' \"$IMG\""), HasSubstr("new"));

    const Image older{made("-O ^metadata_csum,uninit_bg,64bit")};
    const std::string group = "volume.groups[0].";
    EXPECT_THAT(kinds(older.set(ext, {{group + "bg_reserved", "7"}, {group + "bg_exclude_bitmap_lo", "3"}})),
                ElementsAre(std::pair(Kind::Field, group + "bg_reserved"),
                            std::pair(Kind::Checksum, group + "bg_checksum"),
                            std::pair(Kind::Field, group + "bg_exclude_bitmap_lo"),
                            std::pair(Kind::Checksum, group + "bg_checksum")));
    isWhole(older);
}

TEST(FieldEdit, AnExtGroupAndInodesOfBothSizes) {
    NEEDS("mke2fs");
    NEEDS("e2fsck");
    for (const std::string options : {"-O metadata_csum,64bit -I 256", "-O metadata_csum,^64bit -I 128",
                                      "-O metadata_csum,metadata_csum_seed -I 512"}) {
        const Image image{"truncate -s 64M \"$IMG\" && mke2fs -q -t ext4 -b 1024 " + options + " \"$IMG\""};
        const FieldTemplate how = shipped("fs/ext");
        FieldEdit edit = image.set(how, {{"volume.groups[3].bg_exclude_bitmap_lo", "7"}});
        EXPECT_THAT(edit.notes, IsEmpty()) << options;
        EXPECT_THAT(kinds(edit), ElementsAre(std::pair(Kind::Field, "volume.groups[3].bg_exclude_bitmap_lo"),
                                             std::pair(Kind::Checksum, "volume.groups[3].bg_checksum")));
        edit = image.set(how, {{"volume.groups[0].inodes[1].i_mtime", "2020-01-02 03:04:05"},
                               {"volume.groups[0].inodes[10].i_uid", "1000"}});
        EXPECT_THAT(edit.notes, IsEmpty()) << options;
        EXPECT_EQ(edit.changes.size(), options.ends_with("128") ? 4u : 6u) << options;
        const auto check = run("e2fsck -fn '" + image.path() + "'");
        EXPECT_EQ(check.exitCode, 0) << options << '\n' << check.out << check.err;
    }
}

TEST(FieldEdit, TimesAreTypedAsTheyAreShown) {
    const auto source = std::make_shared<MemorySource>(std::vector<std::byte>(64));
    const FieldTemplate how = ofText(
        "import disk.types.common; struct S { "
        "le u32 unixTime [[format(\"disk::formatUnix\"), format_write(\"disk::writeUnix\")]]; "
        "be u32 mac [[format(\"disk::formatMac\"), format_write(\"disk::writeMac\")]]; "
        "le u64 apfs [[format(\"disk::formatNanoseconds\"), format_write(\"disk::writeNanoseconds\")]]; "
        "le u64 windows [[format(\"disk::formatFiletime\"), format_write(\"disk::writeFiletime\")]]; }; S s "
        "@ 0;");
    const auto typed = [&](const std::string& field, const std::string& text) -> std::string {
        const std::vector<FieldValue> values{{"s." + field, text}};
        const auto edit = planFieldEdit(source, source, how, values, {});
        if (!edit) return "refused: " + edit.error().message;
        return edit->changes.empty() ? "unchanged" : edit->changes[0].newText;
    };
    for (const std::string field : {"unixTime", "mac", "apfs", "windows"}) {
        const std::string tail = field == "apfs" ? " UTC +0 ns" : " UTC";
        for (const std::string time : {"1999-12-31 23:59:59", "2000-02-29 00:00:00", "2001-09-09 01:46:40",
                                       "2026-01-01 12:30:00", "2038-01-19 03:14:07"}) {
            EXPECT_EQ(typed(field, time), time + tail) << field;
            EXPECT_EQ(typed(field, time + tail), time + tail) << field;
        }
        EXPECT_EQ(typed(field, "2024-02-29"), "2024-02-29 00:00:00" + tail);
        EXPECT_EQ(typed(field, "2024-02-29T23:59Z"), "2024-02-29 23:59:00" + tail);
        EXPECT_EQ(typed(field, "never"), "unchanged");
        for (const std::string wrong :
             {"2023-02-29", "2024-13-01", "2024-00-10", "2024-01-01 24:00", "2024-01-01 10:60", "2024-1-1",
              "2024-01-01 10:00:00 CET", "soon", ""})
            EXPECT_THAT(typed(field, wrong), HasSubstr("refused")) << field << ' ' << wrong;
    }
    EXPECT_EQ(typed("unixTime", "1577934245"), "2020-01-02 03:04:05 UTC");
    EXPECT_EQ(typed("mac", "1904-01-02"), "1904-01-02 00:00:00 UTC");
    EXPECT_EQ(typed("windows", "1601-01-02"), "1601-01-02 00:00:00 UTC");
    EXPECT_EQ(typed("apfs", "2020-01-02 03:04:05 UTC +6007 ns"), "2020-01-02 03:04:05 UTC +6007 ns");
    for (const char* wrong : {"1969-12-31", "2106-02-08"})
        EXPECT_THAT(typed("unixTime", wrong), HasSubstr("refused")) << wrong;
}

// mtools and dump.exfat say the same of the volume afterwards.
TEST(FieldEdit, DatesOfFatAndExFat) {
    NEEDS("mdir");
    const FieldTemplate how = shipped("fs/fat");
    const Image image(std::string(
        "truncate -s 4M \"$IMG\" && PATH=$PATH:/usr/sbin:/sbin mkfs.vfat -F 12 -n DATES \"$IMG\" "
        ">/dev/null && echo one >\"$IMG.f\" && mcopy -i \"$IMG\" \"$IMG.f\" ::ONE.TXT && rm \"$IMG.f\""));
    const std::string entry = "volume.root[1].entry";
    const auto refused = [&](const std::string& field, const std::string& text) -> std::string {
        const std::vector<FieldValue> values{{entry + field, text}};
        const auto edit = planFieldEdit(image.source(), image.source(), how, values, {});
        return edit ? "" : edit.error().message;
    };
    EXPECT_THAT(refused(".DIR_WrtDate", "1979-12-31"), HasSubstr("1980"));
    EXPECT_THAT(refused(".DIR_WrtDate", "2023-02-29"), HasSubstr("no such day"));
    EXPECT_THAT(refused(".DIR_WrtDate", "soon"), HasSubstr("typed as"));
    EXPECT_THAT(refused(".DIR_WrtTime", "24:00"), HasSubstr("no such time"));
    EXPECT_THAT(refused(".DIR_WrtTime", "12:00:01"), HasSubstr("even seconds"));
    image.set(how, {{entry + ".DIR_WrtDate", "2024-02-29"}, {entry + ".DIR_WrtTime", "23:58:40"}});
    EXPECT_THAT(image.tool("LC_ALL=C mdir -i \"$IMG\" ::"), HasSubstr("2024-02-29  23:58"));
    EXPECT_EQ(run("PATH=$PATH:/usr/sbin:/sbin; fsck.fat -n '" + image.path() + "'").exitCode, 0);
}

TEST(FieldEdit, ATimestampOfExFat) {
    NEEDS("fls");
    SECTORSMITH_REAL_IMAGE(original, "exfat");
    const Image image(original);
    image.set(shipped("fs/exfat"),
              {{"volume.root.clusters[0].entries[4].file.LastModifiedTimestamp", "2024-02-29 23:58:40"},
               {"volume.root.clusters[0].entries[4].file.LastModified10msIncrement", "0"}});
    EXPECT_THAT(image.tool("fls -r -l -z UTC \"$IMG\""), HasSubstr("2024-02-29 23:58:40"));
    const auto check = run("PATH=$PATH:/usr/sbin:/sbin; fsck.exfat -n '" + image.path() + "'");
    EXPECT_EQ(check.exitCode, 0) << check.out << check.err;
}

TEST(Copies, DifferencesAreListedAndRepairedFromEither) {
    NEEDS("sgdisk");
    const FieldTemplate how = shipped("disk/gpt");
    for (const CopyDirection direction : {CopyDirection::FromHere, CopyDirection::FromThere}) {
        const Image image{std::string(gptDisk)};
        FieldEditOptions alone;
        alone.copies = false;
        image.set(how,
                  {{"gpt.primary.entries[1].PartitionName", "Here"},
                   {"gpt.primary.entries[1].Attributes.ReadOnly", "1"},
                   {"gpt.primary.entries[1].Attributes.Hidden", "1"},
                   {"gpt.primary.LastUsableLBA", "16000"}},
                  alone);
        EXPECT_THAT(image.tool("sgdisk -v \"$IMG\""), HasSubstr("tables differ"));
        auto reports = compareCopies(image.source(), how, "gpt.primary");
        ASSERT_TRUE(reports) << reports.error().message;
        ASSERT_EQ(reports->size(), 2u);
        EXPECT_EQ((*reports)[0].copyPath, "gpt.backup");
        ASSERT_EQ((*reports)[0].differences.size(), 1u);
        EXPECT_EQ((*reports)[0].differences[0].path, "gpt.primary.LastUsableLBA");
        EXPECT_EQ((*reports)[0].differences[0].text, "16000");
        EXPECT_EQ((*reports)[0].differences[0].copyText, "16350");
        ASSERT_EQ((*reports)[1].differences.size(), 3u);
        EXPECT_EQ((*reports)[1].differences[2].text, "Here");
        EXPECT_EQ((*reports)[1].differences[2].copyText, "Two");
        const auto edit = repairCopy(image.source(), how, "gpt.primary", direction);
        ASSERT_TRUE(edit) << edit.error().message;
        for (const StagedWrite& w : edit->writes) image.put(w.offset, w.bytes);
        reports = compareCopies(image.source(), how, "gpt.backup.entries[3]");
        ASSERT_TRUE(reports);
        for (const CopyReport& report : *reports) EXPECT_TRUE(report.same()) << report.path;
        EXPECT_THAT(image.tool("sgdisk -v \"$IMG\""), Not(HasSubstr("CRC")));
        EXPECT_THAT(image.tool("sgdisk -i 2 \"$IMG\""),
                    HasSubstr(direction == CopyDirection::FromHere ? "Partition name: 'Here'"
                                                                   : "Partition name: 'Two'"));
    }
}

TEST(Copies, ATableThatIsGoneIsMadeAnew) {
    NEEDS("sgdisk");
    const FieldTemplate how = shipped("disk/gpt");
    const Image image{std::string(gptDisk)};
    const auto whole = *readBytes(*image.source(), 0, 8 << 20);
    image.put((8 << 20) - 33 * 512, std::vector<std::byte>(33 * 512));
    EXPECT_FALSE(repairCopy(image.source(), how, "gpt.primary", CopyDirection::FromThere));
    const auto edit = repairCopy(image.source(), how, "gpt.primary", CopyDirection::FromHere);
    ASSERT_TRUE(edit) << edit.error().message;
    for (const StagedWrite& w : edit->writes) image.put(w.offset, w.bytes);
    EXPECT_THAT(image.tool("sgdisk -v \"$IMG\""), HasSubstr("No problems found"));
    EXPECT_EQ(*readBytes(*image.source(), 0, 8 << 20), whole);
    // The other way round.
    image.put(512, std::vector<std::byte>(33 * 512));
    const auto back = repairCopy(image.source(), how, "gpt.backup", CopyDirection::FromHere);
    ASSERT_TRUE(back) << back.error().message;
    for (const StagedWrite& w : back->writes) image.put(w.offset, w.bytes);
    EXPECT_EQ(*readBytes(*image.source(), 0, 8 << 20), whole);
}

TEST(Copies, BootSectorsAndRecords) {
    NEEDS("mkntfs");
    const Image image{std::string("truncate -s 16M \"$IMG\" && mkntfs -F -q \"$IMG\" >/dev/null 2>&1")};
    const FieldTemplate how = shipped("fs/ntfs");
    const auto whole = *readBytes(*image.source(), 0, 16 << 20);
    image.put((16 << 20) - 512, std::vector<std::byte>(512));
    auto edit = repairCopy(image.source(), how, "volume.bootSector", CopyDirection::FromHere);
    ASSERT_TRUE(edit) << edit.error().message;
    for (const StagedWrite& w : edit->writes) image.put(w.offset, w.bytes);
    EXPECT_EQ(*readBytes(*image.source(), 0, 16 << 20), whole);
    // A record of the table torn apart comes back from its mirror, whole.
    const std::string record = "volume.mft[0].records[1].record";
    const auto node = lang::findPath(lang::evaluate(how.program, image.source())->root(), record);
    ASSERT_TRUE(node);
    image.flip(node->offset() + 510);
    edit = repairCopy(image.source(), how, record, CopyDirection::FromThere);
    ASSERT_TRUE(edit) << edit.error().message;
    for (const StagedWrite& w : edit->writes) image.put(w.offset, w.bytes);
    EXPECT_EQ(*readBytes(*image.source(), 0, 16 << 20), whole);
}

// Attributes that lie are bounded and told, never followed.
TEST(FieldEdit, LyingRulesDoNoHarm) {
    const auto source = std::make_shared<MemorySource>(std::vector<std::byte>(4096));
    const auto set = [&](const std::string& code, ChecksumPolicy checksums) {
        FieldEditOptions options;
        options.checksums = checksums;
        const std::vector<FieldValue> values{{"s.value", "7"}};
        return planFieldEdit(source, source, ofText(code), values, options);
    };
    for (const std::string attribute :
         {"disk::checksum(\"crc32\", 0, 0xFFFFFFFFFFFFFFFF)",
          "disk::checksum(\"crc32\", 0xFFFFFFFFFFFFFFFE, 8)", "disk::checksum(\"nothing\", 0, 64)",
          "disk::checksum(\"fletcher64\", 0, 63)", "disk::checksum(\"crc32\")",
          "disk::checksum(\"ntfs-fixups\", 0, 64)", "disk::checksum(\"ntfs-fixups\", 0, 1024)",
          "disk::checksum(\"exfat-boot\", 0, 4090)", "disk::mirror(0xFFFFFFFFFFFFFF00)", "disk::mirror(4)",
          "disk::mirror(4090)", "disk::mirror(unknown)", "disk::checksum(1 / 0, 0, 1)"}) {
        const std::string code =
            "struct S { u32 value; u32 sum [[" + attribute + "]]; u8 rest[56]; }; S s @ 0;";
        const auto kept = set(code, ChecksumPolicy::Valid);
        if (kept) {
            ASSERT_EQ(kept->writes.size(), 1u) << attribute;
            EXPECT_EQ(kept->writes[0].bytes.size(), 1u) << attribute;
            EXPECT_EQ(kept->writes[0].offset, 0u) << attribute;
        }
        const auto all = set(code, ChecksumPolicy::All);
        if (all) {
            EXPECT_EQ(all->writes.size(), 1u) << attribute;
        }
    }
    // Two sums that cover each other: each is worked out once.
    const auto ring =
        set("struct S { u32 value; u32 a [[disk::checksum(\"crc32\", 0, 64)]]; u32 b "
            "[[disk::checksum(\"crc32\", 0, 64)]]; u8 r[52]; }; S s @ 0;",
            ChecksumPolicy::All);
    ASSERT_TRUE(ring) << ring.error().message;
    EXPECT_EQ(ring->changes.size(), 3u);
}

}  // namespace
}  // namespace sectorsmith
