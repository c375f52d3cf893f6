// SPDX-License-Identifier: GPL-3.0-or-later
// Disks made at random by sgdisk, sfdisk and parted: read as sfdisk reads them, sane to the check; changed by our editors
// they are accepted by sgdisk, sfdisk and parted, and nothing outside the tables has changed.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <map>
#include <random>
#include <sstream>

#include "part/gpt_edit.h"
#include "part/mbr_edit.h"
#include "part/types.h"
#include "plans.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using testing::MadeDisk;

constexpr const char* sizes[] = {"1M", "2M",   "10M",   "100M",
                                 "3G", "700G", "2500G", "17592186040320"};  // the last: 16 TiB less 4 KiB
constexpr unsigned counts[] = {0, 1, 2, 5, 17, 60, 128};

struct Made {
    unsigned seed;
};

std::string script(const char* label, unsigned count, std::uint64_t sectors, std::mt19937& random) {
    // Spread over the disk, of uneven sizes, with gaps here and there.
    std::string text = std::string("label: ") + label + "\\n";
    if (text == "label: gpt\\n") text += "first-lba: 34\\n";
    const std::uint64_t first = 64;
    const std::uint64_t room = (sectors - 200) / std::max(count, 1U);
    for (unsigned i = 0; i < count; ++i) {
        const std::uint64_t start = first + room * i + (random() % 3 == 0 ? random() % (room / 4 + 1) : 0);
        const std::uint64_t size = 1 + random() % std::max<std::uint64_t>(room / 2, 1);
        text += "start=" + std::to_string(start) + ",size=" + std::to_string(size);
        if (std::string(label) == "gpt")
            text += random() % 2 == 0 ? ",name=\\\"part " + std::to_string(i) + " äß\\\""
                                      : ",type=7C3457EF-0000-11AA-AA11-00306543ECAC";
        text += "\\n";
    }
    return text;
}

void expectAsSfdisk(const MadeDisk& disk, const PartitionList& list) {
    const json table =
        json::parse(disk.must("sfdisk --json $D 2>/dev/null | sed -n '/^{/,$p'"))["partitiontable"];
    const std::string kind = table["label"] == "gpt" ? "gpt" : "mbr";
    std::vector<const Partition*> ours;
    for (const Partition& p : list.partitions)
        if (p.table == kind) ours.push_back(&p);
    const json theirs = table.value("partitions", json::array());
    ASSERT_EQ(ours.size(), theirs.size());
    for (std::size_t i = 0; i < ours.size(); ++i) {
        EXPECT_EQ(theirs[i]["node"].get<std::string>(),
                  disk.path().string() + std::to_string(ours[i]->index));
        EXPECT_EQ(ours[i]->start, theirs[i]["start"].get<std::uint64_t>());
        EXPECT_EQ(ours[i]->sectors, theirs[i]["size"].get<std::uint64_t>());
        if (kind == "gpt") {
            EXPECT_EQ(ours[i]->type, theirs[i]["type"].get<std::string>());
            EXPECT_EQ(ours[i]->uuid, theirs[i]["uuid"].get<std::string>());
            EXPECT_EQ(ours[i]->name, theirs[i].value("name", ""));
        }
    }
}

// What libblkid (partx, blkid) and gdisk read, which share no code with sfdisk, sgdisk's writing side or us.
void expectAsTheOthers(const MadeDisk& disk, const PartitionList& list, bool dos) {
    if (testing::haveProgram("partx") && !list.partitions.empty()) {
        std::istringstream lines(disk.must("partx -g -o NR,START,SECTORS --raw $D"));
        std::map<unsigned, std::pair<std::uint64_t, std::uint64_t>> theirs;
        unsigned number = 0;
        std::uint64_t start = 0;
        std::uint64_t sectors = 0;
        while (lines >> number >> start >> sectors) theirs[number] = {start, sectors};
        std::uint64_t before = 0;  // start of the logical partition before
        bool back = false;
        // A chain that goes back on the disk is followed by older ones alone (2.38 does, 2.41.5 does not).
        const bool follows = disk.shell("partx --version | grep -qE ' 2\\.([0-3][0-9]|40)'").exitCode == 0;
        for (const Partition& ours : list.partitions) {
            if (ours.table != (dos ? "mbr" : "gpt")) continue;
            if (ours.index > 4 && dos) back = back || ours.start < std::exchange(before, ours.start);
            if (back && !follows && !theirs.contains(ours.index)) continue;
            ASSERT_TRUE(theirs.contains(ours.index)) << ours.index;
            EXPECT_EQ(theirs[ours.index].first, ours.start);
            // The kernel shows two sectors of an extended partition.
            if (!ours.extended) {
                EXPECT_EQ(theirs[ours.index].second, ours.sectors);
            }
        }
    }
    if (testing::haveProgram("blkid")) {
        EXPECT_THAT(disk.must("blkid -p -o value -s PTTYPE $D"), HasSubstr(dos ? "dos" : "gpt"));
    }
    if (!dos && testing::haveProgram("gdisk")) {
        const std::string said = disk.must("gdisk -l $D");
        EXPECT_THAT(said, HasSubstr("GPT: present"));
        EXPECT_THAT(said, ::testing::Not(HasSubstr("invalid")));
    }
}

class Generated : public ::testing::TestWithParam<unsigned> {};

TEST_P(Generated, ReadAndChangedAsTheOthersDo) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("sfdisk");
    SECTORSMITH_NEED("parted");
    std::mt19937 random(GetParam());
    const char* size = sizes[GetParam() % std::size(sizes)];
    const unsigned count = counts[(GetParam() / 2) % std::size(counts)];
    MadeDisk disk(size);
    auto blank = disk.load();
    if (blank->size() != std::filesystem::file_size(disk.path()))
        GTEST_SKIP() << "the file system cannot hold " << size;
    const std::uint64_t sectors = blank->size() / 512;
    const unsigned tool = GetParam() % 4;
    const bool dos = tool == 3;
    SCOPED_TRACE(std::string("size ") + size + ", " + std::to_string(count) + " partitions, tool " +
                 std::to_string(tool));
    if (tool == 0) {
        std::string command = "sgdisk -o -a 1";
        const std::uint64_t room = (sectors - 200) / std::max(count, 1U);
        for (unsigned i = 0; i < count; ++i) {
            const std::uint64_t start = 64 + room * i;
            command += " -n " + std::to_string(i + 1) + ":" + std::to_string(start) + ":" +
                       std::to_string(start + random() % (room / 2 + 1));
        }
        disk.must(command + " $D");
        const bool hybrid = count >= 2 && sectors < (std::uint64_t{1} << 32);
        if (hybrid && GetParam() % 8 == 4 && testing::haveProgram("gdisk")) {
            // Recovery menu, hybrid of 1 and 2, EE first, the first of them active; write.
            disk.must("printf 'r\\nh\\n1 2\\nY\\n\\nY\\n\\nN\\nN\\nw\\nY\\n' | gdisk $D");
            EXPECT_EQ(readDiskTables(*disk.load()).scheme, Scheme::Hybrid);
        } else if (hybrid) {
            disk.must("sgdisk -h 1:2 $D");
        }
    } else if (dos) {
        const unsigned primaries = std::min(count, 4U);
        if (count <= 4 || sectors > (std::uint64_t{1} << 32)) {
            disk.must("printf '" +
                      script("dos", primaries, std::min<std::uint64_t>(sectors, 0xFFFFFFFF), random) +
                      "' | sfdisk -q $D");
        } else {
            std::string text =
                "label: dos\\nstart=64,size=100\\nstart=200,size=" + std::to_string(sectors - 300) +
                ",type=5\\n";
            const unsigned logicals = std::min(count, 50U);
            const std::uint64_t room = (sectors - 600) / logicals;
            for (unsigned i = 0; i < logicals; ++i)
                text += std::to_string(i + 5) + ": start=" + std::to_string(264 + room * i) +
                        ",size=" + std::to_string(1 + random() % (room / 2 + 1)) + ",type=83\\n";
            disk.must("printf '" + text + "' | sfdisk -q $D");
        }
    } else {
        disk.must("printf '" + script("gpt", count, sectors, random) + "' | sfdisk -q $D");
        if (tool == 2 && sectors > 100000)
            disk.must("parted -s $D disk_set pmbr_boot on");  // parted writes all of it anew
    }
    // Something where boot code and signature are, and a mark right behind the table: both must stay.
    disk.must("printf '\\372SECTORSMITH' | dd of=$D conv=notrunc status=none");
    if (!dos) disk.must("printf '\\1\\2\\3\\4' | dd of=$D bs=1 seek=440 conv=notrunc status=none");

    auto source = disk.load();
    const DiskTables tables = readDiskTables(*source);
    const PartitionList list = listPartitions(tables);
    EXPECT_THAT(list.problems, ::testing::IsEmpty());
    if (!(tool == 0 && count >= 2)) {
        EXPECT_EQ(testing::complaints(*source), "");
    }
    expectAsSfdisk(disk, list);
    std::vector<std::byte> head(446);
    ASSERT_TRUE(readExact(*source, 0, head));

    TablePlan plan;
    if (dos) {
        auto editor = MbrEditor::open(tables);
        ASSERT_TRUE(editor) << editor.error().message;
        if (!editor->items().empty()) {
            ASSERT_TRUE(editor->setType(1, 0x07));
        }
        bool added = false;
        for (const auto& [first, last] : editor->gaps(true)) {
            if (added || last - first < 20) continue;
            added = editor->addLogical(first + 10, last - first - 10, 0x82).has_value();
        }
        if (!added) {
            for (const auto& [first, last] : editor->gaps(false))
                if (!added) added = editor->addPrimary(first, last - first + 1, 0x82).has_value();
        }
        plan = editor->plan(*source, "x");
        if (added) {
            EXPECT_FALSE(plan.empty());
        }
    } else {
        auto editor = GptEditor::open(tables);
        ASSERT_TRUE(editor) << editor.error().message;
        if (!editor->entries().empty()) {
            ASSERT_TRUE(editor->setName(editor->entries().front().number, "renamed ü"));
            ASSERT_TRUE(editor->remove(editor->entries().back().number));
        }
        unsigned added = 0;
        for (const auto& [first, last] : editor->gaps())
            if (added < 5 &&
                editor->add(
                    {{}, first, last, gpttype::microsoftBasicData(), {}, "new " + std::to_string(added), 0}))
                ++added;
        EXPECT_GT(added, 0u);
        plan = editor->plan(*source, "x");
        const std::uint64_t array = tables.gpt->primary.header.arraySectors(512);
        for (const PlannedWrite& write : plan.writes)
            EXPECT_TRUE(write.offset + write.bytes.size() <= (2 + array) * 512 ||
                        write.offset >= (sectors - 1 - array) * 512)
                << write.why.text;
    }
    testing::apply(disk.path(), plan);
    auto changed = disk.load();
    expectAsSfdisk(disk, listPartitions(*changed));
    expectAsTheOthers(disk, listPartitions(*changed), dos);
    std::vector<std::byte> headNow(446);
    ASSERT_TRUE(readExact(*changed, 0, headNow));
    EXPECT_EQ(head, headNow);
    if (!dos) {
        EXPECT_THAT(disk.must("sgdisk -v $D"), HasSubstr("No problems found"));
    }
    EXPECT_THAT(disk.must("sfdisk --verify $D 2>&1"),
                ::testing::AnyOf(HasSubstr("No errors detected"), HasSubstr("Remaining")));
    EXPECT_EQ(disk.shell("parted -s -m $D unit s print").exitCode, 0);
}

INSTANTIATE_TEST_SUITE_P(Disks, Generated, ::testing::Range(0U, 48U));

// A disk with 4096-byte sectors, as the kernel shows it (needs root: a loop device).
TEST(Generated4K, SgdiskAndWeAgreeOnARealDevice) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("64M");
    const auto loop = disk.shell("losetup -f -b 4096 --show $D");
    if (loop.exitCode != 0) GTEST_SKIP() << "no loop device: " << loop.err;
    std::string device = loop.out.substr(0, loop.out.find('\n'));
    struct Detach {
        const std::string& device;
        ~Detach() { testing::run("losetup -d " + device); }
    } detach{device};
    for (const std::string& command :
         {std::string(
              "sgdisk -o -n 1:0:+10M -t 1:ef00 -n 2:0:+20M -t 2:af0a -n 3:0:0 -t 3:0700 -c 3:Windows "),
          std::string("sgdisk -h 3 ")}) {
        ASSERT_EQ(testing::run("PATH=$PATH:/usr/sbin:/sbin; " + command + device).exitCode, 0);
        auto source = testing::loadImage(disk.path(), 4096);
        const auto list = listPartitions(*source);
        EXPECT_THAT(list.problems, ::testing::IsEmpty());
        const json table = json::parse(
            testing::run("PATH=$PATH:/usr/sbin:/sbin; sfdisk --json " + device).out)["partitiontable"];
        ASSERT_EQ(table["partitions"].size(), 3u);
        for (unsigned i = 0; i < 3; ++i) {
            EXPECT_EQ(list.partitions[i].start, table["partitions"][i]["start"].get<std::uint64_t>());
            EXPECT_EQ(list.partitions[i].sectors, table["partitions"][i]["size"].get<std::uint64_t>());
        }
    }
    auto source = testing::loadImage(disk.path(), 4096);
    auto editor = GptEditor::open(readDiskTables(*source));
    ASSERT_TRUE(editor) << editor.error().message;
    ASSERT_TRUE(editor->remove(2));
    ASSERT_TRUE(editor->setName(3, "changed"));
    testing::apply(disk.path(), editor->plan(*source, "x"));
    testing::run("blockdev --flushbufs " + device);
    EXPECT_THAT(testing::run("PATH=$PATH:/usr/sbin:/sbin; sgdisk -v " + device).out,
                HasSubstr("No problems found"));
    EXPECT_THAT(testing::run("PATH=$PATH:/usr/sbin:/sbin; sgdisk -i 3 " + device).out,
                HasSubstr("'changed'"));
}

}  // namespace
}  // namespace sectorsmith
