// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/partition_list.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <set>
#include <sstream>

#include "base/endian.h"
#include "part/types.h"
#include "testing/disks.h"

namespace sectorsmith {
namespace {

using nlohmann::json;
using testing::loadImage;
using testing::MadeDisk;

// Compares with what `sfdisk --json` says of the same image.
void expectSfdiskAgrees(const MadeDisk& disk, const PartitionList& list) {
    const json table = json::parse(disk.must("sfdisk --json $D 2>/dev/null"))["partitiontable"];
    std::vector<const Partition*> main;
    const std::string kind = table["label"] == "gpt" ? "gpt" : "mbr";
    for (const Partition& partition : list.partitions)
        if (partition.table == kind) main.push_back(&partition);
    const json partitions = table.value("partitions", json::array());
    ASSERT_EQ(main.size(), partitions.size()) << table.dump(1);
    EXPECT_EQ(table["id"].get<std::string>(), list.diskId);
    for (std::size_t i = 0; i < main.size(); ++i) {
        const json& theirs = partitions[i];
        const Partition& ours = *main[i];
        SCOPED_TRACE(theirs.dump());
        EXPECT_EQ(ours.start, theirs["start"].get<std::uint64_t>());
        EXPECT_EQ(ours.sectors, theirs["size"].get<std::uint64_t>());
        EXPECT_EQ(theirs["node"].get<std::string>(), disk.path().string() + std::to_string(ours.index));
        if (kind == "gpt") {
            EXPECT_EQ(ours.type, theirs["type"].get<std::string>());
            EXPECT_EQ(ours.uuid, theirs["uuid"].get<std::string>());
            EXPECT_EQ(ours.name, theirs.value("name", ""));
        } else {
            EXPECT_EQ(parseMbrType(ours.type), parseMbrType(theirs["type"].get<std::string>()));
            EXPECT_EQ(ours.active, theirs.value("bootable", false));
        }
        EXPECT_EQ(ours.offset, ours.start * list.sectorSize);
        EXPECT_EQ(ours.length, ours.sectors * list.sectorSize);
    }
}

TEST(PartitionList, GptAsSfdiskReadsIt) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("64M");
    disk.must(
        "sgdisk -o -n 1:40:+20M -t 1:ef00 -c 1:'EFI System' -n 5:0:+10M -t 5:af0a -c 5:'Müller ☃ 𝄞' -n 3:0:0 "
        "-t 3:0700 -A 3:set:2 $D");
    const auto list = listPartitions(*disk.load());
    EXPECT_EQ(list.scheme, Scheme::Gpt);
    EXPECT_THAT(list.problems, ::testing::IsEmpty());
    expectSfdiskAgrees(disk, list);
    ASSERT_EQ(list.partitions.size(), 3u);
    EXPECT_EQ(list.partitions[0].typeName, "EFI system partition");
    EXPECT_TRUE(list.find("", 3)->active);
    EXPECT_EQ(list.find("", 5)->name, "Müller ☃ 𝄞");
    EXPECT_EQ(list.find("", 2), nullptr);
    EXPECT_EQ(list.find("mbr", 1), nullptr);
    EXPECT_EQ(list.firstUsable, 34u);
    EXPECT_EQ(list.lastUsable, 131038u);
}

TEST(PartitionList, GptTablesOfOtherSizes) {
    SECTORSMITH_NEED("sgdisk");
    for (unsigned entries : {4u, 56u, 128u, 256u, 1024u}) {
        MadeDisk disk("16M");
        disk.must("sgdisk -o -S " + std::to_string(entries) + " -n 1:2048:4095 -n 4:0:0 $D");
        const auto list = listPartitions(*disk.load());
        EXPECT_EQ(list.tableEntries, (entries + 3) / 4 * 4);
        EXPECT_THAT(list.problems, ::testing::IsEmpty());
        expectSfdiskAgrees(disk, list);
    }
}

TEST(PartitionList, MbrWithLogicalPartitions) {
    SECTORSMITH_NEED("sfdisk");
    MadeDisk disk("200M");
    disk.must(
        "printf 'label: dos\\nlabel-id: "
        "0x12345678\\nstart=2048,size=20480,type=c,bootable\\nstart=24576,size=300000,type=f\\n"
        "start=330000,size=2048,type=7\\nstart=26624,size=4096,type=83\\nstart=40960,size=8192,type="
        "82\\nstart=60000,size=100,type=af\\n' "
        "| sed 's/start=26624/5: start=26624/;s/start=40960/6: start=40960/;s/start=60000/7: start=60000/' | "
        "sfdisk $D");
    const auto list = listPartitions(*disk.load());
    EXPECT_EQ(list.scheme, Scheme::Mbr);
    EXPECT_THAT(list.problems, ::testing::IsEmpty());
    expectSfdiskAgrees(disk, list);
    ASSERT_EQ(list.partitions.size(), 6u);
    EXPECT_TRUE(list.partitions[1].extended);
    EXPECT_EQ(list.find("", 6)->uuid, "12345678-06");
    // Free space does not overlap a partition and fills the rest, but for the records of the chain.
    for (const FreeSpace& gap : list.gaps)
        for (const Partition& partition : list.partitions) {
            if (partition.extended && gap.insideExtended) continue;
            EXPECT_TRUE(gap.start + gap.sectors <= partition.start ||
                        partition.start + partition.sectors <= gap.start);
        }
}

TEST(PartitionList, FourThousandByteSectors) {
    SECTORSMITH_NEED("fdisk");
    MadeDisk disk("64M");
    disk.must("printf 'g\\nn\\n\\n256\\n+1999\\nn\\n\\n\\n+3000\\nw\\n' | fdisk -b 4096 $D");
    const auto list = listPartitions(*disk.load(4096));
    EXPECT_EQ(list.scheme, Scheme::Gpt);
    EXPECT_EQ(list.sectorSize, 4096u);
    EXPECT_THAT(list.problems, ::testing::IsEmpty());
    ASSERT_EQ(list.partitions.size(), 2u);
    EXPECT_EQ(list.partitions[0].length, 2000u * 4096);
    // The same disk behind an adapter that shows 512-byte sectors.
    const auto other = listPartitions(*disk.load(512));
    EXPECT_EQ(other.scheme, Scheme::Gpt);
    EXPECT_EQ(other.sectorSize, 4096u);
    EXPECT_EQ(other.partitions[0].offset, list.partitions[0].offset);
    ASSERT_FALSE(other.problems.empty());
    EXPECT_THAT(other.problems[0], ::testing::HasSubstr("4096"));
}

TEST(PartitionList, HybridShowsBothSides) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("64M");
    disk.must(
        "sgdisk -o -a 1 -n 1:40:409 -t 1:ef00 -n 2:410:50000 -t 2:af0a -n 3:51200:0 -t 3:0700 $D && sgdisk "
        "-h 3 $D");
    const auto list = listPartitions(*disk.load());
    EXPECT_EQ(list.scheme, Scheme::Hybrid);
    ASSERT_EQ(list.partitions.size(), 5u);
    const Partition* windows = list.find("mbr", 2);
    ASSERT_NE(windows, nullptr);
    EXPECT_EQ(windows->start, list.find("", 3)->start);
    EXPECT_EQ(windows->sectors, list.find("", 3)->sectors);
    EXPECT_TRUE(list.find("mbr", 1)->protective);
}

TEST(PartitionList, BackupIsUsedWhenThePrimaryIsGone) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("16M");
    disk.must(
        "sgdisk -o -n 1:2048:4095 -c 1:hello $D && dd if=/dev/zero of=$D bs=512 seek=1 count=33 "
        "conv=notrunc");
    const auto list = listPartitions(*disk.load());
    EXPECT_EQ(list.scheme, Scheme::Gpt);
    ASSERT_EQ(list.partitions.size(), 1u);
    EXPECT_EQ(list.partitions[0].name, "hello");
    EXPECT_FALSE(list.problems.empty());
    // Without any copy: said, not invented.
    disk.must("dd if=/dev/zero of=$D bs=512 seek=32700 count=68 conv=notrunc");
    const auto none = listPartitions(*disk.load());
    EXPECT_EQ(none.scheme, Scheme::Gpt);
    EXPECT_TRUE(none.partitions.empty());
    EXPECT_FALSE(none.problems.empty());
}

TEST(PartitionList, BareVolumesHaveNoScheme) {
    for (const char* name :
         {"fat12", "fat16", "exfat", "ntfs", "ext2", "apfs_volume", "hfsplus_volume", "apfs_encrypted"}) {
        SECTORSMITH_REAL_IMAGE(image, name);
        const auto list = listPartitions(*loadImage(image));
        EXPECT_EQ(list.scheme, Scheme::None) << name;
        EXPECT_TRUE(list.partitions.empty()) << name;
    }
}

// A boot sector ends with 55 AA as an MBR does, and its boot code lies where the entries would.
TEST(PartitionList, BootSectorsOfEveryMakeAreNoMbr) {
    for (const char* tool : {"mkfs.vfat", "mkntfs", "mkfs.exfat"})
        if (testing::run(std::string("PATH=$PATH:/usr/sbin:/sbin; command -v ") + tool).exitCode != 0)
            GTEST_SKIP() << tool << " is not installed";
    for (const char* make :
         {"mkfs.vfat -F 12 -f 1 $D", "mkfs.vfat -F 16 -f 3 -s 4 $D", "mkfs.vfat -F 16 -f 4 -M 0xf0 $D",
          "mkfs.vfat -F 32 -f 3 -s 1 $D", "mkfs.vfat -F 32 -f 4 -s 1 $D", "mkfs.vfat -S 4096 -f 3 $D",
          "mkfs.vfat -S 32768 -s 1 -f 3 $D", "mkntfs -F -q $D", "mkntfs -F -q -s 4096 $D", "mkfs.exfat $D"}) {
        SCOPED_TRACE(make);
        MadeDisk disk("64M");
        disk.must(make);
        // What boot code may leave where the entries would be: all kinds of bytes.
        disk.must(
            "head -c 60 /dev/zero | tr '\\0' '\\200' | dd of=$D bs=1 seek=446 conv=notrunc status=none");
        const auto source = disk.load();
        const auto list = listPartitions(*source);
        EXPECT_EQ(list.scheme, Scheme::None);
        EXPECT_TRUE(list.partitions.empty());
        EXPECT_TRUE(readDiskTables(*source).volumeBootSector);
    }
    // The boot code of an MBR may begin with a jump over nothing; its partitions count.
    SECTORSMITH_NEED("sfdisk");
    MadeDisk disk("64M");
    disk.must(
        "printf 'label: dos\\n,20M,c\\n' | sfdisk -q $D && printf '\\353\\143\\220' | dd of=$D conv=notrunc "
        "status=none");
    EXPECT_EQ(listPartitions(*disk.load()).scheme, Scheme::Mbr);
}

TEST(PartitionList, RealDisks) {
    {
        SECTORSMITH_REAL_IMAGE(image, "gpt_apfs");
        const auto list = listPartitions(*loadImage(image));
        EXPECT_EQ(list.scheme, Scheme::Gpt);
        EXPECT_EQ(list.diskId, "2A178FCA-A289-4277-AC8F-1E5C74101F47");
        ASSERT_EQ(list.partitions.size(), 1u);
        EXPECT_EQ(list.partitions[0].start, 40u);
        EXPECT_EQ(list.partitions[0].sectors, 32688u);
        EXPECT_EQ(list.partitions[0].uuid, "5DE5C760-F70B-4A54-BAB7-F0C52802490B");
        EXPECT_EQ(list.partitions[0].name, "disk image");
        EXPECT_EQ(list.partitions[0].typeName, "Apple APFS");
        EXPECT_THAT(list.problems, ::testing::IsEmpty());
        std::uint64_t free = 0;
        for (const FreeSpace& gap : list.gaps) free += gap.sectors;
        EXPECT_EQ(free, 13u);  // sgdisk: "Total free space is 13 sectors"
    }
    {
        SECTORSMITH_REAL_IMAGE(image, "apm_hfsplus");
        const auto list = listPartitions(*loadImage(image));
        EXPECT_EQ(list.scheme, Scheme::Apm);
        const Partition* hfs = list.find("", 2);
        ASSERT_NE(hfs, nullptr);
        EXPECT_EQ(hfs->type, "Apple_HFS");
        EXPECT_EQ(hfs->offset, 32768u);
        EXPECT_EQ(hfs->length, 12550144u);
        EXPECT_EQ(hfs->name, "disk image");
        EXPECT_EQ(list.find("", 1)->type, "Apple_partition_map");
    }
    {
        SECTORSMITH_REAL_IMAGE(image, "mbr_hfsplus_fat16");
        const auto list = listPartitions(*loadImage(image));
        EXPECT_EQ(list.scheme, Scheme::Mbr);
        ASSERT_EQ(list.partitions.size(), 2u);
        EXPECT_EQ(list.partitions[0].type, "af");
        EXPECT_EQ(list.partitions[0].start, 63u);
        EXPECT_EQ(list.partitions[0].sectors, 40032u);
        EXPECT_EQ(list.partitions[1].type, "0b");
        EXPECT_EQ(list.partitions[1].start, 40131u);
    }
    {
        SECTORSMITH_REAL_IMAGE(image, "mbr_extended");
        const auto list = listPartitions(*loadImage(image));
        EXPECT_EQ(list.scheme, Scheme::Mbr);
        EXPECT_EQ(list.diskId, "0x53f5a6ee");
        ASSERT_EQ(list.partitions.size(), 3u);
        EXPECT_EQ(list.partitions[2].index, 5u);
        EXPECT_EQ(list.partitions[2].start, 352u);
        EXPECT_EQ(list.partitions[2].sectors, 2528u);
    }
    {
        SECTORSMITH_REAL_IMAGE(image, "gpt_hybrid_head");
        const auto list = listPartitions(*loadImage(image));
        EXPECT_EQ(list.scheme, Scheme::Hybrid);
        EXPECT_EQ(list.diskId, "2DBC85BD-9245-46B5-8A94-FB2C429BEADC");
        ASSERT_EQ(list.partitions.size(), 7u);
        EXPECT_EQ(list.find("", 2)->start, 34u);
        EXPECT_EQ(list.find("mbr", 2)->start, 3073u);
        EXPECT_FALSE(list.problems.empty());  // no backup, partitions beyond the end
    }
    {
        SECTORSMITH_REAL_IMAGE(image, "gpt_4k_head");
        const auto list = listPartitions(*loadImage(image));
        EXPECT_EQ(list.scheme, Scheme::Gpt);
        EXPECT_EQ(list.sectorSize, 4096u);
        ASSERT_EQ(list.partitions.size(), 3u);
        EXPECT_EQ(list.partitions[0].offset, 256u * 4096);
    }
    {
        SECTORSMITH_REAL_IMAGE(image, "gpt_no_name_head");
        const auto list = listPartitions(*loadImage(image));
        EXPECT_EQ(list.scheme, Scheme::Gpt);
        EXPECT_EQ(list.partitions.size(), 1u);
    }
}

// A chain that comes back to itself, one that leaves the container, one that never ends.
TEST(PartitionList, ChainsThatLie) {
    auto disk = [](std::uint32_t link) {
        std::vector<std::byte> bytes(512 * 2000);
        Mbr mbr;
        mbr.entries[0] = {0, {}, 0x05, {}, 100, 1800};
        auto store = [&](std::uint64_t lba, const Mbr& record) {
            auto sector = serialiseMbr(record);
            std::ranges::copy(sector, bytes.begin() + static_cast<std::ptrdiff_t>(lba * 512));
        };
        store(0, mbr);
        for (std::uint32_t i = 0; i < 400; ++i) {
            Mbr record;
            record.entries[0] = {0, {}, 0x83, {}, 1, 2};
            record.entries[1] = {0, {}, 0x05, {}, link == 0 ? 4 * (i + 1) : link, 4};
            store(100 + 4 * i, record);
        }
        return MemorySource(std::move(bytes));
    };
    const auto endless = listPartitions(disk(0));
    EXPECT_EQ(endless.partitions.size(), 257u);
    EXPECT_FALSE(endless.problems.empty());
    const auto loop = listPartitions(disk(4));
    EXPECT_EQ(loop.partitions.size(), 3u);
    EXPECT_FALSE(loop.problems.empty());
    const auto outside = listPartitions(disk(0xFFFFFFFF));
    EXPECT_EQ(outside.partitions.size(), 2u);
    EXPECT_FALSE(outside.problems.empty());
}

TEST(PartitionList, EmptyAndTinySources) {
    for (std::size_t size : {0u, 1u, 511u, 512u, 1023u, 1024u, 4096u})
        EXPECT_EQ(listPartitions(MemorySource(std::vector<std::byte>(size))).scheme, Scheme::None) << size;
}

TEST(Types, NamesAndCodes) {
    EXPECT_EQ(gptTypeName(gpttype::appleApfs()), "Apple APFS");
    EXPECT_EQ(parseGptType("af0a"), gpttype::appleApfs());
    EXPECT_EQ(parseGptType("0xEF00"), gpttype::efiSystem());
    EXPECT_EQ(parseGptType("microsoft basic data"), gpttype::microsoftBasicData());
    EXPECT_EQ(parseGptType("nothing"), std::nullopt);
    EXPECT_EQ(parseMbrType("0x7"), 7);
    EXPECT_EQ(parseMbrType("af"), 0xAF);
    EXPECT_EQ(parseMbrType("100"), std::nullopt);
    EXPECT_EQ(mbrTypeForGptType(gpttype::appleApfs()), 0xAF);
    EXPECT_EQ(mbrTypeForGptType(gpttype::linuxFileSystem()), 0x83);
    EXPECT_EQ(mbrTypeForGptType(gpttype::microsoftBasicData()), 0x07);
}

// sgdisk gives every type of our table the same code and GUID.
TEST(Types, CodesAsGdisk) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("4M");
    std::string command = "sgdisk -o -a 1";
    std::vector<std::string> codes;
    const std::string known = disk.must("sgdisk -L | tr a-f A-F");  // older ones know fewer
    for (const GptType& type : gptTypes()) {
        char text[5];
        std::snprintf(text, sizeof text, "%04X", type.code);
        if (codes.size() >= 120 || type.code % 3 == 1 || !known.contains(std::string(text) + " ")) continue;
        codes.push_back(text);
        const std::string number = std::to_string(codes.size());
        command += " -n " + number + ":" + std::to_string(40 + codes.size()) + ":" +
                   std::to_string(40 + codes.size()) + " -t " + number + ":" + text;
    }
    ASSERT_EQ(codes.size(), 120u);
    disk.must(command + " $D");
    const auto list = listPartitions(*disk.load());
    ASSERT_EQ(list.partitions.size(), codes.size());
    for (std::size_t i = 0; i < codes.size(); ++i)
        EXPECT_EQ(list.partitions[i].type, parseGptType(codes[i])->text()) << codes[i];
}

// Whatever util-linux has a name for has one here; types that gdisk has no code for are written by name or GUID.
TEST(Types, AllThatSfdiskKnows) {
    SECTORSMITH_NEED("sfdisk");
    std::istringstream list(testing::run("PATH=$PATH:/usr/sbin; sfdisk --list-types --label gpt").out);
    unsigned known = 0;
    for (std::string line; std::getline(list, line);) {
        const auto guid = Guid::parse(line.substr(0, line.find(' ')));
        if (!guid) continue;
        ++known;
        EXPECT_FALSE(gptTypeName(*guid).empty()) << line;
    }
    EXPECT_GT(known, 100u);
    const Guid sparc = *Guid::parse("F7B4D167-1E51-42A9-8151-EC96C2E99478");
    EXPECT_EQ(parseGptType("Linux root (SPARC64)"), sparc);
    EXPECT_EQ(gptTypeCode(sparc), 0u);
    EXPECT_FALSE(parseGptType("0000"));
    std::set<std::string> guids;
    bool codeless = false;
    for (const GptType& type : gptTypes()) {
        guids.insert(type.guid);
        EXPECT_FALSE(codeless && type.code != 0) << type.name;
        codeless = codeless || type.code == 0;
    }
    EXPECT_GT(guids.size(), 350u);
}

TEST(Mbr, ChsAsKnown) {
    EXPECT_EQ(chsOf(0), (std::array<std::uint8_t, 3>{0x00, 0x01, 0x00}));
    EXPECT_EQ(chsOf(1), (std::array<std::uint8_t, 3>{0x00, 0x02, 0x00}));
    EXPECT_EQ(chsOf(409639),
              (std::array<std::uint8_t, 3>{0x7F, 0x0E, 0x19}));  // gdisk's, facts of the hybrid MBR
    EXPECT_EQ(chsOf(409640), (std::array<std::uint8_t, 3>{0x7F, 0x0F, 0x19}));
    EXPECT_EQ(chsOf(585938944), (std::array<std::uint8_t, 3>{0xFE, 0xFF, 0xFF}));
}

}  // namespace
}  // namespace sectorsmith
