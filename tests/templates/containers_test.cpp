// SPDX-License-Identifier: GPL-3.0-or-later
// Disk labels of other systems, evidence files, Apple's disk images and registry hives: what the templates read is what the
// formats' own programs say.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "base/checksum.h"
#include "base/endian.h"
#include "templates/decoded.h"
#include "testing/images.h"

namespace sectorsmith::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class MadeContainer : public ::testing::Test {
 protected:
    // False: a program is missing. `recipe` makes files in the folder.
    bool make(const std::string& programs, const std::string& recipe) {
        std::istringstream needed(programs);
        for (std::string program; needed >> program;)
            if (!haveProgram(program)) return false;
        const RunResult made = shell("( " + recipe + " ) 2>&1");
        EXPECT_EQ(made.exitCode, 0) << made.out;
        return made.exitCode == 0;
    }
    RunResult shell(const std::string& command) const {
        return run("cd '" + folder.path().string() +
                   "' && PATH=$PATH:/usr/sbin:/sbin && export LC_ALL=C.UTF-8 && " + command);
    }
    std::filesystem::path at(const char* name) const { return folder.path() / name; }

    TemporaryFolder folder;
};

// It is the first that is offered, by the shipped templates, and all of it is laid out without an error.
Decoded decodedWhole(const std::string& id, const std::shared_ptr<const ByteSource>& source) {
    const auto choices =
        lang::proposeTemplates(lang::listTemplates({(sourceFolder() / "templates").string()}), *source, 0);
    EXPECT_FALSE(choices.empty()) << id;
    if (!choices.empty()) {
        EXPECT_EQ(choices.front().id, id);
    }
    Decoded decoded(id, source);
    const auto visit = decoded.visitAll();
    EXPECT_TRUE(visit.complete);
    EXPECT_THAT(visit.errors, IsEmpty());
    EXPECT_THAT(visit.bad, IsEmpty());
    EXPECT_GT(visit.good, 0u);
    return decoded;
}

// Bytes that matter changed at random, the end cut off: errors at most, and always an end.
void expectDamageEnds(const std::string& id, const std::vector<std::byte>& bytes) {
    std::vector<std::size_t> used;
    for (std::size_t i = 0; i < bytes.size(); ++i)
        if (bytes[i] != std::byte{0}) used.push_back(i);
    ASSERT_FALSE(used.empty());
    std::mt19937 random(20261123);
    for (int round = 0; round < 12; ++round) {
        auto damaged = bytes;
        for (int n = 0; n < 60; ++n) {
            // Half of them near the start, where the headers are.
            const std::size_t index =
                random() % (n % 2 == 0 ? std::min<std::size_t>(used.size(), 600) : used.size());
            damaged[used[index]] = n % 3 == 0 ? std::byte{0xFF} : std::byte(random());
        }
        if (round % 3 == 2) damaged.resize(random() % damaged.size());
        const Decoded d(id, bytesSource(std::move(damaged)));
        EXPECT_GT(d.visitAll(100'000).nodes, 0u) << id;
    }
    for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{511}, std::size_t{4100}}) {
        auto cut = bytes;
        cut.resize(std::min(size, cut.size()));
        EXPECT_TRUE(Decoded(id, bytesSource(std::move(cut))).visitAll().complete) << id << ' ' << size;
    }
}

std::vector<std::byte> front(const std::filesystem::path& path, std::size_t bytes) {
    auto all = readFile(path);
    all.resize(std::min(all.size(), bytes));
    return all;
}

// ---------------------------------------------------------------------------------------------------- disk labels

TEST_F(MadeContainer, SolarisLabelAsPartedAndSfdisk) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("parted sfdisk mke2fs",
              "truncate -s 64M disk && parted -s disk mklabel sun mkpart ext4 1 20MB mkpart linux-swap 20MB "
              "40MB "
              "&& mke2fs -q -t ext4 -L Sparc -E offset=1048576 disk 16M"))
        GTEST_SKIP() << "needs parted, sfdisk, mke2fs";
    const auto source = imageSource(at("disk"));
    const Decoded d = decodedWhole("disk/sun", source);
    // "disk1 : start=        2048, size=       36864, type=83"
    const std::string said = shell("sfdisk -d disk").out;
    const auto starts = grep(said, "start= *(\\d+)");
    const auto sizes = grep(said, "size= *(\\d+)");
    const auto types = grep(said, "type=(\\w+)");
    ASSERT_EQ(starts.size(), 3u) << said;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::string map = "label.dkl_map[" + std::to_string(i) + "]";
        EXPECT_EQ(d.number(map + ".dkl_cylno") * d.number("label.dkl_nhead") * d.number("label.dkl_nsect"),
                  std::stoull(starts[i]));
        EXPECT_EQ(d.number(map + ".dkl_nblk"), std::stoull(sizes[i]));
        EXPECT_EQ(d.number("label.dkl_vtoc.v_part[" + std::to_string(i) + "].p_tag"),
                  std::stoull(types[i], nullptr, 16));
    }
    EXPECT_EQ(d.node("label.dkl_map[0]")->summary(), "slice 0: Linux, sectors 2048 to 38911");
    EXPECT_EQ(d.node("label.dkl_map[0].dkl_cylno")->linkTarget(), 1048576u);
    EXPECT_EQ(d.text("label.dkl_map[0].volume.ext.superBlock.s_volume_name"), "Sparc");
    const Decoded whole("disk/disk", source);
    EXPECT_EQ(whole.text("disk.sun.dkl_map[0].volume.ext.superBlock.s_volume_name"), "Sparc");
    auto bytes = front(at("disk"), 2 << 20);
    bytes[300] ^= std::byte{1};
    EXPECT_EQ(Decoded("disk/sun", bytesSource(bytes)).node("label.dkl_cksum")->verdict(), false);
    expectDamageEnds("disk/sun", bytes);
}

// No program makes these: bytes after illumos' headers, which the kernel's and util-linux' parsers agree with.
TEST_F(MadeContainer, SolarisLabelOfX86AsPartx) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("partx sfdisk mke2fs",
              "truncate -s 32M disk && printf 'label: dos\\n2048,60000,82\\n' | sfdisk -q disk && "
              "mke2fs -q -t ext2 -L Illumos -E offset=1081344 disk 8M"))
        GTEST_SKIP() << "needs partx, sfdisk, mke2fs";
    auto bytes = readFile(at("disk"));
    std::byte* label = bytes.data() + std::size_t{2049} * 512;
    storeLittle<std::uint32_t>(label + 12, 0x600DDEEE);
    storeLittle<std::uint32_t>(label + 16, 1);
    std::memcpy(label + 20, "rpool", 5);
    storeLittle<std::uint16_t>(label + 28, 512);
    storeLittle<std::uint16_t>(label + 30, 16);
    struct Slice {
        std::size_t number;
        std::uint16_t tag, flag;
        std::uint32_t start, size;
    };
    const Slice slices[] = {
        {0, 2, 0, 64, 16384}, {1, 3, 1, 20000, 4000}, {2, 5, 1, 0, 60000}, {8, 1, 0x10, 0, 63}};
    for (const Slice& slice : slices) {
        std::byte* entry = label + 72 + slice.number * 12;
        storeLittle<std::uint16_t>(entry, slice.tag);
        storeLittle<std::uint16_t>(entry + 2, slice.flag);
        storeLittle<std::uint32_t>(entry + 4, slice.start);
        storeLittle<std::uint32_t>(entry + 8, slice.size);
    }
    storeLittle<std::uint16_t>(label + 508, 0xDABE);
    std::uint16_t sum = 0;
    for (int i = 0; i < 510; i += 2) sum ^= loadLittle<std::uint16_t>(label + i);
    storeLittle<std::uint16_t>(label + 510, sum);
    writeFile(at("disk"), bytes);

    const Decoded d = decodedWhole("disk/mbr", bytesSource(bytes));
    const std::string sun = "mbr.PartitionRecord[0].volume.sun.label.";
    EXPECT_EQ(d.text(sun + "dkl_vtoc.v_volume"), "rpool");
    // "5:2112:16384:0x2": partx leaves out the slice that is the whole partition, and knows type 82h alone.
    const std::string said = shell("partx -g --raw -o NR,START,SECTORS,TYPE disk | sed -n 's/ /:/gp'").out;
    const auto starts = grep(said, "^[5-9]:(\\d+):");
    const auto sizes = grep(said, "^[5-9]:\\d+:(\\d+):");
    const auto types = grep(said, "^[5-9]:\\d+:\\d+:0x(\\w+)");
    ASSERT_EQ(starts.size(), 3u) << said;
    std::size_t i = 0;
    for (const Slice& slice : slices) {
        if (slice.tag == 5) continue;
        const std::string entry = sun + "dkl_vtoc.v_part[" + std::to_string(slice.number) + "].";
        EXPECT_EQ(d.node(entry + "p_start")->linkTarget(), std::stoull(starts[i]) * 512);
        EXPECT_EQ(d.number(entry + "p_size"), std::stoull(sizes[i]));
        EXPECT_EQ(d.number(entry + "p_tag"), std::stoull(types[i], nullptr, 16));
        ++i;
    }
    EXPECT_EQ(d.node(sun + "dkl_vtoc.v_part[0]")->summary(), "slice 0: root, sectors 64 to 16447");
    EXPECT_EQ(d.text(sun + "dkl_vtoc.v_part[0].volume.ext.superBlock.s_volume_name"), "Illumos");
    EXPECT_EQ(d.number(sun + "dkl_vtoc.v_part[8].p_flag.V_RONLY"), 1u);
    EXPECT_FALSE(d.has(sun + "dkl_vtoc.v_part[2].volume"));
    // The partition by itself.
    bytes.erase(bytes.begin(), bytes.begin() + std::ptrdiff_t{2048} * 512);
    const Decoded slice = decodedWhole("disk/sun_x86", bytesSource(bytes));
    EXPECT_EQ(slice.node("disk.label.dkl_vtoc.v_part[0].p_start")->linkTarget(), 64u * 512);
    bytes[512 + 300] ^= std::byte{1};
    EXPECT_EQ(Decoded("disk/sun_x86", bytesSource(bytes)).node("disk.label.dkl_cksum")->verdict(), false);
    expectDamageEnds("disk/sun_x86", {bytes.begin(), bytes.begin() + (2 << 20)});
}

// A label in a slice of a label that leads to it.
TEST(SolarisLabels, OneInAnotherEnds) {
    std::vector<std::byte> bytes(64 * 512);
    for (const std::size_t sector : {1, 3, 5}) {
        std::byte* label = bytes.data() + sector * 512;
        storeLittle<std::uint32_t>(label + 12, 0x600DDEEE);
        storeLittle<std::uint32_t>(label + 16, 1);
        storeLittle<std::uint16_t>(label + 508, 0xDABE);
        for (std::size_t i = 0; i < 16; ++i) {
            storeLittle<std::uint16_t>(label + 72 + i * 12, 2);
            storeLittle<std::uint32_t>(label + 76 + i * 12, 2);
            storeLittle<std::uint32_t>(label + 80 + i * 12, 10);
        }
    }
    const Decoded d("disk/sun_x86", bytesSource(bytes));
    EXPECT_TRUE(d.has("disk.label.dkl_vtoc.v_part[0]"));
    EXPECT_FALSE(d.has("disk.label.dkl_vtoc.v_part[0].volume"));
    EXPECT_TRUE(d.visitAll(5000).complete);
}

TEST_F(MadeContainer, BsdLabelOfADiskAsParted) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("parted mke2fs",
              "truncate -s 64M disk && parted -s disk mklabel bsd mkpart ext4 1 20MB mkpart linux-swap 20MB "
              "40MB "
              "&& mke2fs -q -t ext4 -L Beastie -E offset=1048576 disk 16M"))
        GTEST_SKIP() << "needs parted, mke2fs";
    const auto source = imageSource(at("disk"));
    const auto choices =
        lang::proposeTemplates(lang::listTemplates({(sourceFolder() / "templates").string()}), *source, 0);
    ASSERT_FALSE(choices.empty());
    EXPECT_EQ(choices.front().id, "disk/bsd");
    const Decoded d("disk/bsd", source);
    const auto visit = d.visitAll();
    EXPECT_THAT(visit.errors, IsEmpty());
    // parted forgets its sum when it adds partitions.
    EXPECT_THAT(visit.bad, ElementsAre("disk.label.d_checksum"));
    EXPECT_EQ(d.node("disk.label")->offset(), 64u);
    // "1:2048s:38911s:36864s:ext4::;"
    const std::string said = shell("parted -sm disk unit s print").out;
    const auto starts = grep(said, "^\\d:(\\d+)s:");
    const auto ends = grep(said, "^\\d:\\d+s:(\\d+)s:");
    ASSERT_EQ(starts.size(), 2u) << said;
    for (std::size_t i = 0; i < 2; ++i) {
        const std::string partition = "disk.label.d_partitions[" + std::to_string(i) + "].";
        EXPECT_EQ(d.number(partition + "p_offset"), std::stoull(starts[i]));
        EXPECT_EQ(d.number(partition + "p_offset") + d.number(partition + "p_size") - 1,
                  std::stoull(ends[i]));
    }
    EXPECT_EQ(d.text("disk.label.d_partitions[0].volume.ext.superBlock.s_volume_name"), "Beastie");
    EXPECT_EQ(d.node("disk.label.d_partitions[1]")->summary(), "b: swap, sectors 38912 to 77823");
    expectDamageEnds("disk/bsd", front(at("disk"), 2 << 20));
}

TEST_F(MadeContainer, BsdLabelOfASliceAsFdisk) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("fdisk sfdisk mke2fs",
              "truncate -s 64M disk && printf 'label: dos\\n4096,,a5\\n' | sfdisk -q disk && printf "
              "'b\\ny\\nn\\na\\n4096\\n+20M\\nn\\nb\\n49152\\n+10M\\nw\\n' | fdisk disk && mke2fs -q -t ext2 "
              "-L "
              "Slice -E offset=25165824 disk 8M"))
        GTEST_SKIP() << "needs fdisk, sfdisk, mke2fs";
    const std::string said = shell("printf 'b\\np\\nq\\nq\\n' | fdisk disk 2>/dev/null").out;
    const auto starts = grep(said, "^[a-d] +(\\d+)");
    const auto sizes = grep(said, "^[a-d] +\\d+ +\\d+ +(\\d+)");
    ASSERT_EQ(starts.size(), 4u) << said;
    const auto source = imageSource(at("disk"));
    const Decoded d = decodedWhole("disk/mbr", source);
    const std::string label = "mbr.PartitionRecord[0].volume.bsd.label.";
    EXPECT_EQ(d.node(label + "d_checksum")->verdict(), true);
    for (std::size_t i = 0; i < 4; ++i) {
        const std::string partition = label + "d_partitions[" + std::to_string(i) + "].";
        EXPECT_EQ(d.number(partition + "p_offset"), std::stoull(starts[i]));
        EXPECT_EQ(d.number(partition + "p_size"), std::stoull(sizes[i]));
    }
    // Counted from the disk's start: partition c says so.
    EXPECT_EQ(d.node(label + "d_partitions[1].p_offset")->linkTarget(), std::stoull(starts[1]) * 512);
    EXPECT_EQ(std::stoull(starts[1]) * 512, 25165824u);
    // The slice by itself leads to the same bytes.
    auto bytes = readFile(at("disk"));
    bytes.erase(bytes.begin(), bytes.begin() + 4096 * 512);
    const Decoded slice = decodedWhole("disk/bsd", bytesSource(bytes));
    EXPECT_EQ(slice.node("disk.label.d_partitions[1].p_offset")->linkTarget(), 25165824u - 4096 * 512);
}

// A label in a partition of a label that leads back to it.
TEST(BsdLabel, ARingOfLabelsEnds) {
    std::vector<std::byte> bytes(64 << 10);
    for (const std::size_t start : {std::size_t{0}, std::size_t{16384}}) {
        std::byte* label = bytes.data() + start + 512;
        storeLittle<std::uint32_t>(label, 0x82564557);
        storeLittle<std::uint32_t>(label + 40, 512);
        storeLittle<std::uint32_t>(label + 132, 0x82564557);
        storeLittle<std::uint16_t>(label + 138, 2);
        for (std::size_t i = 0; i < 2; ++i) {
            storeLittle<std::uint32_t>(label + 148 + i * 16, 32);
            storeLittle<std::uint32_t>(label + 152 + i * 16, i == 0 ? 32 : 0);
            label[160 + i * 16] = std::byte{7};
        }
    }
    for (const char* id : {"disk/bsd", "disk/disk"}) {
        const auto visit = Decoded(id, bytesSource(bytes)).visitAll(100'000);
        EXPECT_TRUE(visit.complete) << id;
        EXPECT_THAT(visit.errors, IsEmpty());
    }
}

// -------------------------------------------------------------------------------------------------- types of GPT

TEST(GptTypes, TheTemplateHasTheProgramsNames) {
    const auto text = [](const char* path) {
        const auto bytes = readFile(sourceFolder() / path);
        return std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    };
    const auto pairsOf = [](const std::string& from, const std::string& first, const std::string& second) {
        const auto guids = grep(from, first);
        const auto names = grep(from, second);
        EXPECT_EQ(guids.size(), names.size());
        std::map<std::string, std::string> pairs;
        for (std::size_t i = 0; i < std::min(guids.size(), names.size()); ++i)
            pairs.emplace(guids[i], names[i]);
        return pairs;
    };
    const auto ours = pairsOf(text("src/part/gpt_types.inc"), R"re(^    \{\w+, "([0-9A-F-]{36})")re",
                              R"re(^    \{\w+, "[0-9A-F-]{36}", "(.*)"\},)re");
    auto theirs = pairsOf(text("templates/disk/types/gpt.hexpat"), R"re(^ +\("([0-9A-F-]{36})"\): return)re",
                          R"re(^ +\("[0-9A-F-]{36}"\): return "(.*)";)re");
    theirs.erase("00000000-0000-0000-0000-000000000000");
    EXPECT_GT(ours.size(), 360u);
    EXPECT_EQ(ours, theirs);
}

// ------------------------------------------------------------------------------------------------- evidence files

TEST_F(MadeContainer, EvidenceFileAsEwfinfo) {
    SECTORSMITH_NEEDS_SHELL();
    if (!make("ewfacquirestream ewfinfo",
              "head -c 1000000 /dev/urandom > raw && truncate -s 3M raw && for c in none best; do "
              "ewfacquirestream -q -c $c -C case7 -d sha1 -f encase6 -t $c < raw >/dev/null; done && "
              "ewfacquirestream -q -S 1500000 -f encase6 -t split < raw >/dev/null && ls none.E01 best.E01 "
              "split.E01 split.E02"))
        GTEST_SKIP() << "needs ewfacquirestream";
    const auto raw = readFile(at("raw"));
    const std::string md5 = shell("md5sum < raw").out.substr(0, 32);
    const std::string sha1 = shell("sha1sum < raw").out.substr(0, 40);
    for (const char* name : {"none.E01", "best.E01"}) {
        const auto bytes = readFile(at(name));
        const Decoded d = decodedWhole("image/ewf", bytesSource(bytes));
        const std::string said = shell(std::string("ewfinfo ") + name).out;
        EXPECT_THAT(said, HasSubstr(md5));
        std::vector<std::string> kinds;
        bool hashed = false;
        for (std::uint64_t i = 0; i < d.count("segment.sections"); ++i) {
            const std::string section = "segment.sections[" + std::to_string(i) + "].section.";
            const std::string kind = d.text(section + "type");
            kinds.push_back(kind);
            if (kind == "volume") {
                EXPECT_THAT(grep(said, "Number of sectors:\\s+(\\d+)"),
                            ElementsAre(std::to_string(d.number(section + "volume.number_of_sectors"))));
                EXPECT_THAT(grep(said, "Sectors per chunk:\\s+(\\d+)"),
                            ElementsAre(std::to_string(d.number(section + "volume.sectors_per_chunk"))));
                EXPECT_EQ(d.number(section + "volume.number_of_chunks"), raw.size() / 32768);
            } else if (kind == "table") {
                ASSERT_EQ(d.count(section + "table.entries"), raw.size() / 32768);
                // What is not compressed lies there as it is.
                for (const std::uint64_t chunk : {std::uint64_t{0}, std::uint64_t{7}}) {
                    const std::string entry = section + "table.entries[" + std::to_string(chunk) + "].";
                    EXPECT_EQ(d.number(entry + "compressed"), 0u);
                    const auto place = d.node(entry + "offset")->linkTarget().value_or(0);
                    ASSERT_LE(place + 32768, bytes.size());
                    EXPECT_EQ(std::memcmp(bytes.data() + place, raw.data() + chunk * 32768, 32768), 0);
                }
                EXPECT_EQ(d.number(section + "table.entries[90].compressed"),
                          std::string(name) == "best.E01" ? 1u : 0u);
            } else if (kind == "hash" || kind == "digest") {
                EXPECT_EQ(d.shown(section + kind + ".md5"), md5);
                if (kind == "digest") {
                    EXPECT_EQ(d.shown(section + "digest.sha1"), sha1);
                }
                hashed = true;
            }
        }
        EXPECT_THAT(kinds,
                    ::testing::IsSupersetOf({"header2", "header", "volume", "sectors", "table2", "done"}));
        EXPECT_TRUE(hashed);
        EXPECT_EQ(
            d.node("segment.sections[" + std::to_string(kinds.size() - 1) + "]")->summary().substr(0, 5),
            "done,");
    }
    const Decoded second("image/ewf", imageSource(at("split.E02")));
    EXPECT_EQ(second.number("segment.segment_number"), 2u);
    auto bytes = readFile(at("best.E01"));
    bytes[13 + 30] ^= std::byte{1};
    EXPECT_EQ(
        Decoded("image/ewf", bytesSource(bytes)).node("segment.sections[0].section.checksum")->verdict(),
        false);
    bytes.erase(bytes.begin() + 4096, bytes.end() - 4096);
    expectDamageEnds("image/ewf", bytes);
}

// ------------------------------------------------------------------------------------------- Apple's disk images

// Never seen real here: a trailer after the document, in front of it the data and a property list.
TEST(Udif, ATrailerAfterTheDocument) {
    const std::string list = "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict/></plist>\n";
    std::vector<std::byte> bytes(8192 + list.size() + 512);
    for (std::size_t i = 0; i < 8192; ++i) bytes[i] = std::byte(i * 7);
    std::memcpy(bytes.data() + 8192, list.data(), list.size());
    std::byte* trailer = bytes.data() + 8192 + list.size();
    std::memcpy(trailer, "koly", 4);
    storeBig<std::uint32_t>(trailer + 4, 4);
    storeBig<std::uint32_t>(trailer + 8, 512);
    storeBig<std::uint32_t>(trailer + 12, 1);
    storeBig<std::uint64_t>(trailer + 32, 8192);
    storeBig<std::uint32_t>(trailer + 56, 1);
    storeBig<std::uint32_t>(trailer + 60, 1);
    storeBig<std::uint32_t>(trailer + 80, 2);
    storeBig<std::uint32_t>(trailer + 84, 32);
    storeBig<std::uint32_t>(trailer + 88, crc32(std::span(bytes).first(8192)));
    storeBig<std::uint64_t>(trailer + 216, 8192);
    storeBig<std::uint64_t>(trailer + 224, list.size());
    storeBig<std::uint32_t>(trailer + 352, 2);
    storeBig<std::uint32_t>(trailer + 356, 32);
    storeBig<std::uint32_t>(trailer + 488, 1);
    storeBig<std::uint64_t>(trailer + 492, 16);
    {
        const Decoded d = decodedWhole("image/udif", bytesSource(bytes));
        EXPECT_EQ(d.text("trailer.plist"), list);
        EXPECT_EQ(d.number("trailer.SectorCount"), 16u);
        EXPECT_EQ(d.number("trailer.Flags.Flattened"), 1u);
        EXPECT_EQ(d.node("trailer.XMLOffset")->linkTarget(), 8192u);
        EXPECT_EQ(d.node("trailer.DataChecksum.crc32")->verdict(), true);
    }
    bytes[100] ^= std::byte{1};
    EXPECT_EQ(Decoded("image/udif", bytesSource(bytes)).node("trailer.DataChecksum.crc32")->verdict(), false);
    storeBig<std::uint64_t>(trailer + 224, ~std::uint64_t{0});
    const Decoded lying("image/udif", bytesSource(bytes));
    EXPECT_EQ(lying.node("trailer.XMLLength")->verdict(), false);
    EXPECT_FALSE(lying.has("trailer.plist"));
    expectDamageEnds("image/udif", bytes);
}

// ------------------------------------------------------------------------------------------------ registry hives

// An empty hive by the documents, for hivexsh to fill: base block, one bin with the root and a security descriptor.
std::vector<std::byte> emptyHive() {
    std::vector<std::byte> hive(8192);
    std::memcpy(hive.data(), "regf", 4);
    for (const auto& [at, value] :
         {std::pair{4, 1}, {8, 1}, {20, 1}, {24, 5}, {32, 1}, {36, 32}, {40, 4096}, {44, 1}})
        storeLittle<std::uint32_t>(hive.data() + at, static_cast<std::uint32_t>(value));
    std::byte* bin = hive.data() + 4096;
    std::memcpy(bin, "hbin", 4);
    storeLittle<std::uint32_t>(bin + 8, 4096);
    std::byte* root = bin + 32;
    storeLittle<std::int32_t>(root, -88);
    std::memcpy(root + 4, "nk", 2);
    storeLittle<std::uint16_t>(root + 6, 0x2C);
    for (const int at : {28, 32, 40, 48}) storeLittle<std::uint32_t>(root + 4 + at, 0xFFFFFFFF);
    storeLittle<std::uint32_t>(root + 4 + 44, 120);
    storeLittle<std::uint16_t>(root + 4 + 72, 4);
    std::memcpy(root + 4 + 76, "ROOT", 4);
    std::byte* security = bin + 120;
    storeLittle<std::int32_t>(security, -48);
    std::memcpy(security + 4, "sk", 2);
    storeLittle<std::uint32_t>(security + 8, 120);
    storeLittle<std::uint32_t>(security + 12, 120);
    storeLittle<std::uint32_t>(security + 16, 1);
    storeLittle<std::uint32_t>(security + 20, 20);
    storeLittle<std::uint16_t>(security + 24, 1);
    storeLittle<std::uint16_t>(security + 26, 0x8000);
    storeLittle<std::int32_t>(bin + 168, 4096 - 168);
    std::uint32_t sum = 0;
    for (int i = 0; i < 508; i += 4) sum ^= loadLittle<std::uint32_t>(hive.data() + i);
    storeLittle<std::uint32_t>(hive.data() + 508, sum);
    return hive;
}

struct HiveCounts {
    std::uint64_t keys = 0;
    std::uint64_t values = 0;
    std::set<std::string> summaries;
};

// Keys and values below a key, by the lists alone: a walk over every field of a large hive takes long.
void walkKey(const lang::NodePtr& key, bool summaries, HiveCounts& counts) {
    ++counts.keys;
    if (summaries) counts.summaries.insert(key->summary());
    if (const auto values = member(key, "values"))
        for (std::uint64_t i = 0; i < values->childCount(); ++i)
            if (const auto value = member(values->child(i), "value")) {
                ++counts.values;
                if (summaries) counts.summaries.insert(value->summary());
            }
    const auto walkList = [&](const lang::NodePtr& list) {
        if (const auto keys = member(list, "keys"))
            for (std::uint64_t i = 0; i < keys->childCount(); ++i)
                if (const auto below = member(keys->child(i), "key")) walkKey(below, summaries, counts);
    };
    const auto list = member(key, "subKeys");
    if (!list) return;
    walkList(list);
    if (const auto lists = member(list, "lists"))
        for (std::uint64_t i = 0; i < lists->childCount(); ++i)
            if (const auto inner = member(lists->child(i), "list")) walkList(inner);
}

HiveCounts countsOf(const Decoded& d, bool summaries = true) {
    HiveCounts counts;
    walkKey(d.node("hive.root"), summaries, counts);
    return counts;
}

TEST_F(MadeContainer, HiveAsHivexFillsIt) {
    SECTORSMITH_NEEDS_SHELL();
    if (!haveProgram("hivexsh") || !haveProgram("hivexml")) GTEST_SKIP() << "needs hivexsh";
    writeFile(at("empty"), emptyHive());
    // The shape of a boot configuration: objects, their elements, the kinds of values.
    std::ofstream(at("script"))
        << "add Description\ncd Description\nsetval 1\nKeyName\nstring:BCD00000000\ncd ..\n"
           "add Objects\ncd Objects\nadd {9dea862c-5cdd-4e70-acc1-f32b344d4795}\n"
           "cd {9dea862c-5cdd-4e70-acc1-f32b344d4795}\nsetval 4\n"
           "Type\ndword:270532610\nBinary\nhex:3:01,02,03,04,05,06\nBig\nhex:11:05,00,00,00,01,00,00,00\n"
           "Words\nexpandstring:%SystemRoot%\ncommit full\n";
    ASSERT_EQ(shell("hivexsh -w empty < script 2>&1").exitCode, 0)
        << shell("cp empty e2 && hivexsh -w e2 < script 2>&1").out;
    ASSERT_TRUE(std::filesystem::exists(at("full")));
    const auto bytes = readFile(at("full"));
    const Decoded d = decodedWhole("file/registry", bytesSource(bytes));
    const HiveCounts counts = countsOf(d);
    const std::string xml = shell("hivexml full").out;
    EXPECT_EQ(counts.keys, grep(shell("hivexml full | grep -o '<node '").out, "(<node )").size());
    EXPECT_EQ(counts.values, 5u);
    EXPECT_EQ(counts.keys, 4u);
    EXPECT_THAT(counts.summaries,
                ::testing::IsSupersetOf({"ROOT", "Objects", "{9dea862c-5cdd-4e70-acc1-f32b344d4795}",
                                         "KeyName = BCD00000000", "Type = 270532610", "Binary = 6 bytes",
                                         "Big = 4294967301", "Words = %SystemRoot%"}));
    EXPECT_THAT(xml, HasSubstr("BCD00000000"));
    auto torn = bytes;
    torn[8] ^= std::byte{1};
    const Decoded t("file/registry", bytesSource(torn));
    EXPECT_EQ(t.node("hive.header.Sequence2")->verdict(), false);
    EXPECT_EQ(t.node("hive.header.CheckSum")->verdict(), false);
    expectDamageEnds("file/registry", bytes);
}

// A key that is its own descendant is not followed.
TEST(Hive, ARingOfKeysEnds) {
    auto hive = emptyHive();
    std::byte* list = hive.data() + 4096 + 168;
    storeLittle<std::int32_t>(list, -16);
    std::memcpy(list + 4, "li\1\0", 4);
    storeLittle<std::uint32_t>(list + 8, 32);  // the root
    std::byte* root = hive.data() + 4096 + 36;
    storeLittle<std::uint32_t>(root + 16, 32);  // its own parent
    storeLittle<std::uint32_t>(root + 20, 1);
    storeLittle<std::uint32_t>(root + 28, 168);
    const Decoded d("file/registry", bytesSource(hive));
    EXPECT_TRUE(d.visitAll(100'000).complete);
    EXPECT_EQ(countsOf(d).keys, 1u);
}

// A computer's own hive, as hivexml reads it.
TEST_F(MadeContainer, ARealHiveHasAllItsKeysAndValues) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_REAL_IMAGE(path, "registry_system");
    const Decoded d("file/registry", imageSource(path));
    EXPECT_EQ(d.text("hive.header.FileName"), "SYSTEM");
    EXPECT_EQ(d.node("hive.header.CheckSum")->verdict(), true);
    const HiveCounts counts = countsOf(d, false);
    EXPECT_GT(counts.keys, 1000u);
    if (!haveProgram("hivexml")) GTEST_SKIP() << "needs hivexml";
    const std::string said = shell("hivexml '" + path.string() +
                                   "' > xml && grep -o '<node ' xml | wc -l && grep -o '<value ' xml | wc -l")
                                 .out;
    EXPECT_EQ(said, std::to_string(counts.keys) + "\n" + std::to_string(counts.values) + "\n");
}

}  // namespace
}  // namespace sectorsmith::testing
