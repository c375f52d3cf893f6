// SPDX-License-Identifier: GPL-3.0-or-later
// Which checksums the templates name for a field, so that an edit keeps them right or is refused, and that small volumes
// whose lists name the same thing many times are not laid out without end.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <sstream>

#include "base/endian.h"
#include "lang/integrity_rules.h"
#include "ops/checksum_update.h"
#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// "kind of checksum: path of its field", for an edit of the field at `path`.
std::vector<std::string> rulesOf(const Decoded& d, const std::string& path) {
    std::vector<std::string> list;
    const auto field = d.node(path);
    if (!field) return list;
    for (const lang::ChecksumRule& rule : lang::integrityRules(field).checksums)
        list.push_back(rule.kind + ": " + lang::pathOf(*rule.field));
    return list;
}

// Whether the bytes that the rule of the checksum at `path` covers hold `field`, so that it is updated with it.
bool covers(const Decoded& d, const std::string& path, const std::string& field) {
    const auto node = d.node(field);
    if (!node) return false;
    return std::ranges::any_of(lang::integrityRules(node).checksums, [&](const lang::ChecksumRule& rule) {
        return lang::pathOf(*rule.field) == path && rule.start <= node->offset() &&
               node->offset() + node->size() <= rule.start + rule.length;
    });
}

class MadeForChecksums : public ::testing::Test {
 protected:
    bool make(const std::string& programs, const std::string& recipe) {
        std::istringstream needed(programs);
        for (std::string program; needed >> program;)
            if (!haveProgram(program)) return false;
        const RunResult made = run("cd '" + folder.path().string() + "' && PATH=$PATH:/usr/sbin:/sbin && ( " +
                                   recipe + " ) 2>&1");
        EXPECT_EQ(made.exitCode, 0) << made.out;
        return made.exitCode == 0;
    }
    std::filesystem::path at(const char* name) const { return folder.path() / name; }

    TemporaryFolder folder;
};

TEST_F(MadeForChecksums, SolarisLabel) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("parted", "truncate -s 16M disk && parted -s disk mklabel sun")) GTEST_SKIP() << "needs parted";
    const Decoded d("disk/sun", imageSource(at("disk")));
    EXPECT_THAT(rulesOf(d, "label.dkl_rpm"), ElementsAre("xor16: label.dkl_cksum"));
    EXPECT_TRUE(covers(d, "label.dkl_cksum", "label.dkl_vtoc.v_part[7].p_tag"));
    EXPECT_TRUE(covers(d, "label.dkl_cksum", "label.dkl_map[7].dkl_nblk"));
}

TEST_F(MadeForChecksums, Disklabel) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("parted", "truncate -s 16M disk && parted -s disk mklabel bsd")) GTEST_SKIP() << "needs parted";
    const Decoded d("disk/bsd", imageSource(at("disk")));
    EXPECT_THAT(rulesOf(d, "disk.label.d_rpm"), ElementsAre("xor16: disk.label.d_checksum"));
    const std::string last =
        "disk.label.d_partitions[" + std::to_string(d.count("disk.label.d_partitions") - 1) + "].p_cpg";
    EXPECT_TRUE(covers(d, "disk.label.d_checksum", last));
}

TEST_F(MadeForChecksums, ExpertWitness) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("ewfacquirestream",
              "head -c 1048576 /dev/urandom > raw && ewfacquirestream -q -d sha1 -f encase6 -t e < raw"))
        GTEST_SKIP() << "needs ewfacquirestream";
    const Decoded d("image/ewf", imageSource(at("e.E01")));
    std::vector<std::string> seen;
    for (std::uint64_t i = 0; i < d.count("segment.sections"); ++i) {
        const std::string section = "segment.sections[" + std::to_string(i) + "].section.";
        const std::string kind = d.text(section + "type");
        EXPECT_TRUE(covers(d, section + "checksum", section + "section_size")) << kind;
        if (kind == "volume" || kind == "data") {
            EXPECT_TRUE(covers(d, section + "volume.checksum", section + "volume.error_granularity"));
            // Each is the other's copy: ewfverify refuses an image where they differ.
            const auto rules = lang::integrityRules(d.node(section + "volume.error_granularity"));
            ASSERT_EQ(rules.mirrors.size(), 1u) << kind;
            EXPECT_EQ(rules.mirrors[0].length, 1052u);
            const auto bytes = readFile(at("e.E01"));
            EXPECT_EQ(std::memcmp(bytes.data() + rules.mirrors[0].start, bytes.data() + rules.mirrors[0].copy,
                                  1052),
                      0);
            EXPECT_NE(rules.mirrors[0].start, rules.mirrors[0].copy);
        } else if (kind == "table" || kind == "table2") {
            EXPECT_TRUE(covers(d, section + "table.checksum", section + "table.base_offset"));
            EXPECT_TRUE(covers(d, section + "table.entries_checksum", section + "table.entries[31].offset"));
        } else if (kind == "hash" || kind == "digest") {
            EXPECT_TRUE(covers(d, section + kind + ".checksum", section + kind + ".md5[0]"));
        }
        seen.push_back(kind);
    }
    EXPECT_THAT(seen, ::testing::IsSupersetOf({"volume", "table", "data"}));
}

// Of the rules for an edit of the field at `path`: the one whose checksum is the field `sum`.
std::optional<ChecksumUpdate> updateFor(const Decoded& d, const std::string& path, const std::string& sum) {
    const auto field = d.node(path);
    if (!field) return std::nullopt;
    for (const lang::ChecksumRule& rule : lang::integrityRules(field).checksums)
        if (lang::pathOf(*rule.field) == sum &&
            checksumUpdateOf(rule).covers({field->offset(), field->size()}))
            return checksumUpdateOf(rule);
    return std::nullopt;
}

// ------------------------------------------------------------------------------------------------------------- FAT

// The sums that mtools wrote are those that an edit of the short name makes.
TEST_F(MadeForChecksums, LongNamesOfFat) {
    SECTORSMITH_NEEDS_SHELL();
    // Two hundred and fifty-five characters take twenty entries.
    if (!make("mformat mcopy",
              "truncate -s 4M volume && mformat -i volume -v FATTY && echo x > x && mcopy -i volume x "
              "\"::$(printf 'n%.0s' $(seq 251)).txt\" && mcopy -i volume x '::another long name.html'"))
        GTEST_SKIP() << "needs mformat, mcopy";
    const auto source = imageSource(at("volume"));
    const Decoded d("fs/fat", source);
    std::size_t parts = 0;
    std::vector<std::string> own;
    d.visitAll(100'000, [&](const std::string& path, const lang::NodePtr&) {
        if (path.ends_with(".longName.LDIR_Chksum")) own.push_back(path);
        if (path.ends_with(".entry.DIR_Name")) {
            for (const std::string& sum : own) {
                const auto update = updateFor(d, path, sum);
                ASSERT_TRUE(update) << sum;
                EXPECT_EQ(update->kind, "fat-name");
                const auto right = checksumIsRight(*source, *update);
                EXPECT_TRUE(right && *right) << sum;
                ++parts;
            }
            own.clear();
        }
    });
    EXPECT_EQ(parts, 20u + 2u);
}

TEST_F(MadeForChecksums, UpcaseTableOfExfat) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("mkfs.exfat", "truncate -s 8M volume && mkfs.exfat -L Cloud volume"))
        GTEST_SKIP() << "needs mkfs.exfat";
    const auto source = imageSource(at("volume"));
    const Decoded d("fs/exfat", source);
    bool found = false;
    d.visitAll(100'000, [&](const std::string& path, const lang::NodePtr&) {
        if (!path.ends_with(".upcaseTable.table")) return;
        const std::string sum = path.substr(0, path.size() - 5) + "TableChecksum";
        const auto update = updateFor(d, path, sum);
        ASSERT_TRUE(update);
        const auto right = checksumIsRight(*source, *update);
        EXPECT_TRUE(right && *right);
        found = true;
    });
    EXPECT_TRUE(found);
}

// The hash of a name needs the volume's table of capital letters.
TEST(RefusedEdits, NamesOfExfat) {
    SECTORSMITH_REAL_IMAGE(path, "exfat");
    const auto source = imageSource(path);
    const Decoded d("fs/exfat", source);
    std::size_t names = 0;
    std::map<std::string, std::string> hashes;  // the last one of each directory
    d.visitAll(100'000, [&](const std::string& at, const lang::NodePtr&) {
        const std::string directory = at.substr(0, at.rfind("entries["));
        if (at.ends_with(".stream.NameHash")) hashes[directory] = at;
        if (!at.ends_with(".name.FileName") || !hashes.contains(directory)) return;
        const std::string& hash = hashes[directory];
        const auto update = updateFor(d, at, hash);
        ASSERT_TRUE(update) << at;
        EXPECT_EQ(update->kind, "exfat-name");
        EXPECT_FALSE(checksumBytes(*source, *update));
        // The rest of the set is not covered.
        EXPECT_FALSE(updateFor(d, hash.substr(0, hash.size() - 8) + "ValidDataLength", hash));
        ++names;
    });
    EXPECT_GT(names, 0u);
}

// ------------------------------------------------------------------------------------------------------------- UDF

TEST_F(MadeForChecksums, Udf) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("mkudffs", "truncate -s 40M volume && mkudffs -l Cloud volume"))
        GTEST_SKIP() << "needs mkudffs";
    const Decoded d("fs/udf", imageSource(at("volume")));
    const std::string root = "volume.fileSet.root.";
    for (const std::string& tag : {root + "DescriptorTag.", root + "names[0].DescriptorTag."}) {
        EXPECT_TRUE(covers(d, tag + "DescriptorCRC", root + "names[0].FileVersionNumber"));
        EXPECT_TRUE(covers(d, tag + "TagChecksum", tag + "DescriptorCRC"));
    }
    EXPECT_TRUE(covers(d, "volume.integrity.DescriptorTag.DescriptorCRC", "volume.integrity.UniqueID"));
}

// What a virtual allocation table or a sparing table says is followed: the volume is the same after its blocks were moved.
TEST_F(MadeForChecksums, UdfVirtualPartitions) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("mkudffs",
              "for r in 1.50 2.01; do truncate -s 8M v$r && mkudffs --media-type=cdr --udfrev=$r -l "
              "Virtual v$r > said$r || exit 1; done"))
        GTEST_SKIP() << "needs mkudffs";
    for (const char* revision : {"1.50", "2.01"}) {
        auto bytes = readFile(at((std::string("v") + revision).c_str()));
        const auto said = readFile(at((std::string("said") + revision).c_str()));
        const auto block = grep({reinterpret_cast<const char*>(said.data()), said.size()}, "vatblock=(\\d+)");
        ASSERT_EQ(block.size(), 1u);
        std::uint64_t number = 0;  // of the table's first entry
        std::uint64_t set = 0;
        {
            const Decoded d("fs/udf", bytesSource(bytes));
            const auto visit = d.visitAll();
            EXPECT_TRUE(visit.complete);
            EXPECT_THAT(visit.errors, IsEmpty());
            EXPECT_THAT(visit.bad, IsEmpty());
            EXPECT_EQ(d.node("volume.vatEntry")->offset(), std::stoull(block[0]) * 2048) << revision;
            EXPECT_EQ(d.shown("volume.fileSet.LogicalVolumeIdentifier"), "Virtual");
            EXPECT_TRUE(d.has("volume.fileSet.root"));
            number = d.node("volume.vatEntry.content")->offset() + (revision[0] == '2' ? 152 : 0);
            set = d.node("volume.fileSet")->offset();
        }
        const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(set);
        std::copy_n(from, 2048, from + 21 * 2048);
        std::fill_n(from, 2048, std::byte{0});
        storeLittle<std::uint32_t>(bytes.data() + number,
                                   loadLittle<std::uint32_t>(bytes.data() + number) + 21);
        const Decoded moved("fs/udf", bytesSource(bytes));
        EXPECT_EQ(moved.node("volume.fileSet")->offset(), set + std::uint64_t{21} * 2048);
        EXPECT_EQ(moved.shown("volume.fileSet.LogicalVolumeIdentifier"), "Virtual");
        EXPECT_TRUE(moved.has("volume.fileSet.root"));
        // A table in which the entry is not used leads nowhere.
        storeLittle<std::uint32_t>(bytes.data() + number, 0xFFFFFFFF);
        EXPECT_FALSE(Decoded("fs/udf", bytesSource(bytes)).has("volume.fileSet"));
    }
}

TEST_F(MadeForChecksums, UdfSparedPackets) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("mkudffs", "truncate -s 40M volume && mkudffs --media-type=cdrw -l Spared volume"))
        GTEST_SKIP() << "needs mkudffs";
    auto bytes = readFile(at("volume"));
    const Decoded d("fs/udf", bytesSource(bytes));
    const auto visit = d.visitAll();
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    ASSERT_EQ(d.count("volume.sparingTables"), 2u);
    const std::uint64_t set = d.node("volume.fileSet")->offset();
    const std::uint64_t block = d.number("volume.fileSet.DescriptorTag.TagLocation");
    const std::uint64_t place = d.number("volume.sparingTables[0].table.MapEntry[0].MappedLocation") * 2048;
    ASSERT_EQ(block % 32, 0u);  // a packet begins there
    const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(set);
    std::copy_n(from, 32 * 2048, bytes.begin() + static_cast<std::ptrdiff_t>(place));
    std::fill_n(from, 32 * 2048, std::byte{0});
    for (const char* table :
         {"volume.sparingTables[0].table.MapEntry", "volume.sparingTables[1].table.MapEntry"})
        storeLittle<std::uint32_t>(bytes.data() + d.node(table)->offset(), static_cast<std::uint32_t>(block));
    const Decoded moved("fs/udf", bytesSource(bytes));
    EXPECT_EQ(moved.node("volume.fileSet")->offset(), place);
    EXPECT_EQ(moved.shown("volume.fileSet.LogicalVolumeIdentifier"), "Spared");
    EXPECT_TRUE(moved.has("volume.fileSet.root"));
}

// The blocks of a partition of a volume as mkudffs makes it: each folder names the next one six times.
TEST_F(MadeForChecksums, UdfFoldersThatAreNamedManyTimesEnd) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("mkudffs", "truncate -s 40M volume && mkudffs -b 512 -l Cloud volume"))
        GTEST_SKIP() << "needs mkudffs";
    auto bytes = readFile(at("volume"));
    std::uint64_t rootAt = 0;
    std::uint32_t rootBlock = 0;
    {
        const Decoded d("fs/udf", bytesSource(bytes));
        rootAt = d.node("volume.fileSet.root")->offset();
        rootBlock =
            static_cast<std::uint32_t>(d.number("volume.fileSet.RootDirectoryICB.LogicalBlockNumber"));
        ASSERT_EQ(d.node("volume.fileSet.root.names")->offset(), rootAt + 216);
    }
    const std::vector<std::byte> entry(bytes.begin() + static_cast<std::ptrdiff_t>(rootAt),
                                       bytes.begin() + static_cast<std::ptrdiff_t>(rootAt + 512));
    const auto seal = [](std::byte* tag) {
        unsigned sum = 0;
        for (int i = 0; i < 16; ++i)
            if (i != 4) sum += std::to_integer<unsigned>(tag[i]);
        tag[4] = static_cast<std::byte>(sum);
    };
    constexpr std::uint32_t folders = 11;
    const auto blockOf = [&](std::uint32_t i) { return i == 0 ? rootBlock : 200 + i; };
    for (std::uint32_t i = 0; i < folders; ++i) {
        auto folder = entry;
        const std::uint32_t names = i + 1 < folders ? 7 : 1;
        for (std::uint32_t n = 0; n < names; ++n) {
            std::byte* name = folder.data() + 216 + n * 40;
            std::memcpy(name, entry.data() + 216, 40);
            name[18] = n == 0 ? std::byte{10} : std::byte{2};
            storeLittle<std::uint32_t>(name + 24, n == 0 ? blockOf(i == 0 ? 0 : i - 1) : blockOf(i + 1));
            seal(name);
        }
        storeLittle<std::uint32_t>(folder.data() + 212, names * 40);
        seal(folder.data());
        std::ranges::copy(folder,
                          bytes.begin() + static_cast<std::ptrdiff_t>(rootAt) +
                              (std::ptrdiff_t{512} * (static_cast<std::ptrdiff_t>(blockOf(i)) - rootBlock)));
    }
    const Decoded d("fs/udf", bytesSource(bytes));
    EXPECT_TRUE(d.visitAll(200'000).complete);
    std::string path = "volume.fileSet.root";
    for (std::uint32_t i = 1; i < folders; ++i) {
        EXPECT_FALSE(d.has(path + ".names[2].entry"));
        path += ".names[1].entry";
    }
    EXPECT_TRUE(d.has(path));  // the last one
    EXPECT_FALSE(d.has(path + ".names[1]"));
}

// --------------------------------------------------------------------------------------------------- registry hives

// A chain of keys, each of which names the next one twice; with `lists`, in a list that is itself named twice.
std::vector<std::byte> hiveOfTwins(std::size_t count, bool lists) {
    std::vector<std::byte> hive(65536);
    std::byte* bin = hive.data() + 4096;
    std::memcpy(hive.data(), "regf", 4);
    storeLittle<std::uint32_t>(hive.data() + 20, 1);
    storeLittle<std::uint32_t>(hive.data() + 36, 32);
    storeLittle<std::uint32_t>(hive.data() + 40, 61440);
    std::memcpy(bin, "hbin", 4);
    storeLittle<std::uint32_t>(bin + 8, 61440);
    const auto keyCell = [](std::size_t i) { return static_cast<std::uint32_t>(32 + i * 136); };
    for (std::size_t i = 0; i < count; ++i) {
        std::byte* key = bin + keyCell(i);
        storeLittle<std::int32_t>(key, -88);
        std::memcpy(key + 4, "nk", 2);
        storeLittle<std::uint16_t>(key + 6, 0x20);
        storeLittle<std::uint32_t>(key + 4 + 16, i == 0 ? 0xFFFFFFFF : keyCell(i - 1));
        for (const int none : {28, 32, 40, 44, 48}) storeLittle<std::uint32_t>(key + 4 + none, 0xFFFFFFFF);
        storeLittle<std::uint16_t>(key + 4 + 72, 1);
        key[4 + 76] = std::byte{'K'};
        if (i + 1 == count) break;
        storeLittle<std::uint32_t>(key + 4 + 20, 2);
        storeLittle<std::uint32_t>(key + 4 + 28, keyCell(i) + (lists ? 112 : 88));
        std::byte* list = key + 88;
        storeLittle<std::int32_t>(list, -24);
        std::memcpy(list + 4, "lh\2\0", 4);
        for (const int element : {8, 16}) storeLittle<std::uint32_t>(list + element, keyCell(i + 1));
        std::byte* outer = key + 112;
        storeLittle<std::int32_t>(outer, -24);
        std::memcpy(outer + 4, "ri\2\0", 4);
        for (const int element : {8, 12}) storeLittle<std::uint32_t>(outer + element, keyCell(i) + 88);
    }
    return hive;
}

TEST(HiveOfTwins, KeysThatAreNamedTwiceAreFollowedOnce) {
    for (const bool lists : {false, true}) {
        constexpr std::size_t keys = 40;
        const Decoded d("file/registry", bytesSource(hiveOfTwins(keys, lists)));
        const auto visit = d.visitAll(200'000);
        EXPECT_TRUE(visit.complete) << lists;
        EXPECT_THAT(visit.errors, IsEmpty());
        std::string path = "hive.root";
        for (std::size_t i = 1; i < keys; ++i) {
            EXPECT_FALSE(d.has(path + (lists ? ".subKeys.lists[1].list" : ".subKeys.keys[1].key")));
            path += lists ? ".subKeys.lists[0].list.keys[0].key" : ".subKeys.keys[0].key";
        }
        EXPECT_TRUE(d.has(path));
    }
}

TEST(HiveOfTwins, TheHeadersSumIsUpdated) {
    const Decoded d("file/registry", bytesSource(hiveOfTwins(2, false)));
    EXPECT_TRUE(covers(d, "hive.header.CheckSum", "hive.header.Flags"));
    EXPECT_THAT(rulesOf(d, "hive.header.Flags"), ElementsAre("hive-xor: hive.header.CheckSum"));
}

// ----------------------------------------------------------------------------------------------- what is not changed

TEST(RefusedEdits, BitLockersValidation) {
    SECTORSMITH_REAL_IMAGE(path, "bitlocker");
    const Decoded d("disk/bitlocker", imageSource(path));
    EXPECT_THAT(rulesOf(d, "volume.metadata[0].block.nextNonceCounter"),
                Contains(HasSubstr("bitlocker-validation: ")));
}

TEST(RefusedEdits, HashOfASecurityDescriptor) {
    // One descriptor, with an owner alone.
    std::vector<std::byte> stream(64);
    storeLittle<std::uint32_t>(stream.data() + 4, 256);
    storeLittle<std::uint32_t>(stream.data() + 16, 56);
    stream[20] = std::byte{1};
    storeLittle<std::uint32_t>(stream.data() + 24, 20);
    stream[40] = std::byte{1};
    stream[41] = std::byte{1};
    const Decoded d("fs/ntfs_sds", bytesSource(stream));
    const std::string entry = "stream.blocks[0].entries[0].";
    EXPECT_THAT(rulesOf(d, entry + "descriptor.OffsetGroup"), Contains("ntfs-security: " + entry + "Hash"));
    EXPECT_TRUE(covers(d, entry + "Hash", entry + "descriptor.OffsetGroup"));
}

// ------------------------------------------------------------------------------------------------- OpenBSD's labels

// A slice at sector 4096 of 40,960 sectors, on a disk of 131,072; partitions a, b (in the slice) and c.
std::vector<std::byte> slicedDisk(unsigned version, std::uint32_t base, std::uint32_t cFirst,
                                  std::uint32_t cSectors) {
    std::vector<std::byte> disk(std::size_t{4100} * 512 + (8 << 20));
    std::byte* entry = disk.data() + 446;
    entry[4] = std::byte{0xA6};
    storeLittle<std::uint32_t>(entry + 8, 4096);
    storeLittle<std::uint32_t>(entry + 12, 40960);
    disk[510] = std::byte{0x55};
    disk[511] = std::byte{0xAA};
    std::byte* label = disk.data() + std::size_t{4097} * 512;
    storeLittle<std::uint32_t>(label, 0x82564557);
    storeLittle<std::uint32_t>(label + 40, 512);
    storeLittle<std::uint16_t>(label + 114, static_cast<std::uint16_t>(version));
    storeLittle<std::uint32_t>(label + 132, 0x82564557);
    storeLittle<std::uint16_t>(label + 138, 3);
    const std::uint32_t places[3][2] = {{2000, base + 64}, {2000, base + 4000}, {cSectors, cFirst}};
    for (std::size_t i = 0; i < 3; ++i) {
        storeLittle<std::uint32_t>(label + 148 + i * 16, places[i][0]);
        storeLittle<std::uint32_t>(label + 152 + i * 16, places[i][1]);
        label[160 + i * 16] = i == 2 ? std::byte{0} : std::byte{7};
    }
    return disk;
}

TEST(SlicedBsd, WhatSectorsCountFrom) {
    struct Kind {
        const char* name;
        unsigned version;
        std::uint32_t base, cFirst, cSectors;
    };
    for (const Kind& kind : {Kind{"OpenBSD", 1, 4096, 0, 131072}, Kind{"older OpenBSD", 0, 4096, 0, 131072},
                             Kind{"NetBSD", 0, 4096, 4096, 40960}, Kind{"FreeBSD", 0, 0, 0, 40960}}) {
        const Decoded d("disk/mbr",
                        bytesSource(slicedDisk(kind.version, kind.base, kind.cFirst, kind.cSectors)));
        const std::string label = "mbr.PartitionRecord[0].volume.bsd.label.d_partitions";
        EXPECT_EQ(d.node(label + "[0].p_offset")->linkTarget(), std::uint64_t{4096 + 64} * 512) << kind.name;
        EXPECT_EQ(d.node(label + "[1].p_offset")->linkTarget(), std::uint64_t{4096 + 4000} * 512)
            << kind.name;
    }
}

}  // namespace
}  // namespace sectorsmith::testing
