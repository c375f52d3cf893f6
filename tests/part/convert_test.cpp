// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/gpt_convert.h"

#include <sstream>

#include <gmock/gmock.h>

#include "part/gpt_edit.h"
#include "part/hybrid.h"
#include "part/hybrid_entry.h"
#include "part/new_table.h"
#include "part/types.h"
#include "plans.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;

TEST(GptConvert, FromAnMbrWithLogicalPartitions) {
    SECTORSMITH_NEED("sfdisk");
    SECTORSMITH_NEED("sgdisk");
    MadeDisk made("16M");
    made.must(
        "printf 'label: dos\\nlabel-id: 0x11223344\\nstart=2048,size=2048,type=7,bootable\\n"
        "start=4096,size=8192,type=5\\nstart=14000,size=2000,type=af\\nstart=20000,size=100,type=27\\n"
        "start=6144,size=1000,type=83\\nstart=9216,size=1000,type=ef\\n' | sfdisk -q $D && printf "
        "'\\372code' | dd of=$D conv=notrunc status=none");
    const auto disk = made.load();
    const auto plan = planGptFromMbr(*disk, readDiskTables(*disk), {});
    ASSERT_TRUE(plan) << plan.error().message;
    testing::apply(made.path(), *plan);
    EXPECT_THAT(made.must("sgdisk -v $D"), HasSubstr("No problems found"));
    const std::string list = made.must("sgdisk -p $D | tail -n 6 | tr -s ' '");
    EXPECT_THAT(list, HasSubstr(" 1 2048 4095 1024.0 KiB 0700"));
    EXPECT_THAT(list, HasSubstr(" 3 14000 15999 1000.0 KiB AF00"));
    EXPECT_THAT(list, HasSubstr(" 5 6144 7143 500.0 KiB 8300"));
    EXPECT_THAT(list, HasSubstr(" 6 9216 10215 500.0 KiB EF00"));
    const auto now = testing::readFile(made.path());
    EXPECT_EQ(now[0], std::byte{0xFA});
    EXPECT_EQ(loadLittle<std::uint32_t>(now.data() + 440), 0x11223344u);
    EXPECT_EQ(planGptFromMbr(*made.load(), readDiskTables(*made.load()), {}).error().cause, Cause::Refused);
}

TEST(GptConvert, FileSystemsTellTheTypeAndUnknownTypesAreRefused) {
    SECTORSMITH_NEED("sfdisk");
    MadeDisk made("16M");
    made.must("printf 'label: dos\\nstart=2048,size=2048,type=83\\n' | sfdisk -q $D");
    PartitionContents contents;
    contents.known = true;
    contents.all.resize(1);
    contents.all[0].offset = 2048 * 512;
    contents.all[0].fileSystem = "ntfs";
    const auto disk = made.load();
    const auto plan = planGptFromMbr(*disk, readDiskTables(*disk), contents);
    ASSERT_TRUE(plan);
    testing::apply(made.path(), *plan);
    EXPECT_EQ(readDiskTables(*made.load()).gpt->primary.entries.at(0).type, gpttype::microsoftBasicData());

    for (const char* line : {"start=2048,size=2048,type=77", "start=2048,size=2048,type=42",
                             "start=20,size=2048,type=83", "start=2048,size=30720,type=83"}) {
        MadeDisk other("16M");
        other.must("printf 'label: dos\\n" + std::string(line) + "\\n' | sfdisk -q $D");
        const auto source = other.load();
        const auto refused = planGptFromMbr(*source, readDiskTables(*source), {});
        ASSERT_FALSE(refused) << line;
        EXPECT_EQ(refused.error().cause, Cause::Refused) << line;
    }
}

TEST(GptConvert, ToAnMbrAndNothingOfTheGptIsLeft) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("sfdisk");
    MadeDisk made("16M");
    made.must("sgdisk -o -a 1 -n 1:2048:4095 -t 1:0700 -n 2:8192:9000 -t 2:8300 -n 3:5000:6000 -t 3:ef00 $D");
    const auto disk = made.load();
    MbrFromGptOptions options;
    options.active = 1;
    const auto plan = planMbrFromGpt(*disk, readDiskTables(*disk), {}, options);
    ASSERT_TRUE(plan) << plan.error().message;
    testing::apply(made.path(), *plan);
    EXPECT_EQ(listPartitions(*made.load()).scheme, Scheme::Mbr);
    EXPECT_FALSE(readDiskTables(*made.load()).gpt);
    EXPECT_EQ(testing::complaints(*made.load()), "mbr.boot-code ");  // active, but nothing starts it
    const std::string dump = made.must("sfdisk -d $D");
    EXPECT_THAT(dump, HasSubstr("label: dos"));
    EXPECT_THAT(dump, HasSubstr("start=        2048, size=        2048, type=7, bootable"));
    EXPECT_THAT(dump, HasSubstr("start=        5000, size=        1001, type=ef"));
    EXPECT_THAT(dump, HasSubstr("start=        8192, size=         809, type=83"));

    // No sector is free for a record.
    MadeDisk many("16M");
    many.must("sgdisk -o -a 1 -n 1:34:50 -n 2:51:60 -n 3:61:70 -n 4:71:80 -n 5:81:90 $D");
    const auto five = many.load();
    const auto full = planMbrFromGpt(*five, readDiskTables(*five), {});
    ASSERT_FALSE(full);
    EXPECT_EQ(full.error().cause, Cause::Refused);
    EXPECT_THAT(full.error().message, HasSubstr("which partitions 1, 2, 3, 4, 5 do not have"));
    options = {};
    options.partitions = {5, 1};
    EXPECT_TRUE(planMbrFromGpt(*five, readDiskTables(*five), {}, options));
    options.active = 2;
    EXPECT_EQ(planMbrFromGpt(*five, readDiskTables(*five), {}, options).error().cause, Cause::Usage);
}

// sfdisk, parted and partx list the same partitions.
void expectListed(const MadeDisk& made, const std::vector<std::string>& lines) {
    const std::string sfdisk = made.must("sfdisk -d $D | tr -s ' '");
    const std::string parted = made.must("LC_ALL=C parted -sm $D unit s print");
    const std::string partx = made.must("partx -g -r -o NR,START,SECTORS $D");
    for (const std::string& line : lines) {  // number, start, sectors
        std::istringstream in(line);
        std::uint64_t number = 0;
        std::uint64_t start = 0;
        std::uint64_t sectors = 0;
        in >> number >> start >> sectors;
        EXPECT_THAT(sfdisk, HasSubstr("disk.img" + std::to_string(number) + " : start= " +
                                      std::to_string(start) + ", size= " + std::to_string(sectors)));
        EXPECT_THAT(parted, HasSubstr("\n" + std::to_string(number) + ":" + std::to_string(start) +
                                      "s:" + std::to_string(start + sectors - 1) +
                                      "s:" + std::to_string(sectors) + "s:"));
        EXPECT_THAT(partx, HasSubstr(line));
    }
    EXPECT_THAT(made.must("LC_ALL=C sfdisk --verify $D 2>&1"), HasSubstr("No errors detected"));
    EXPECT_EQ(testing::complaints(*made.load()), "");
}

TEST(GptConvert, ToAnMbrWithLogicalPartitions) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("sfdisk");
    SECTORSMITH_NEED("parted");
    SECTORSMITH_NEED("partx");
    const char* sixPartitions =
        "truncate -s 64M $D; sgdisk -a 1 -n 1:2048:4095 -t 1:ef00 -n 2:4096:20479 -t 2:8300 -n "
        "3:22528:40959 -t 3:8200 -n 4:43008:60000 -t 4:0700 -n 5:60100:70000 -t 5:8300 -n 6:70002:90000 "
        "-t 6:af00 $D && printf 'code' | dd of=$D conv=notrunc status=none";
    MadeDisk made("1M");
    made.must(sixPartitions);
    const auto before = testing::readFile(made.path());
    auto disk = made.load();
    auto plan = planMbrFromGpt(*disk, readDiskTables(*disk), {});
    ASSERT_TRUE(plan) << plan.error().message;
    testing::apply(made.path(), *plan);
    // The last three: the fewest that are enough, and a sector is free before each.
    expectListed(made, {"1 2048 2048", "2 4096 16384", "3 22528 18432", "5 43008 16993", "6 60100 9901",
                        "7 70002 19999"});
    EXPECT_THAT(made.must("sfdisk -d $D | tr -s ' '"),
                HasSubstr("disk.img4 : start= 40960, size= 49041, type=f"));
    // Only the tables' sectors have changed.
    const auto after = testing::readFile(made.path());
    for (const auto& [first, last] :
         {std::pair{2048, 20479}, std::pair{22528, 40959}, std::pair{43008, 60000}, std::pair{60100, 70000},
          std::pair{70002, 90000}})
        EXPECT_TRUE(std::equal(before.begin() + first * 512, before.begin() + (last + 1) * 512,
                               after.begin() + first * 512));
    EXPECT_TRUE(std::equal(before.begin(), before.begin() + 440, after.begin()));
    EXPECT_FALSE(readDiskTables(*made.load()).gpt);

    // By hand; neighbours only, with room before each.
    MadeDisk chosen("1M");
    chosen.must(sixPartitions);
    disk = chosen.load();
    const auto refusal = [&](MbrFromGptOptions options) {
        const auto result = planMbrFromGpt(*disk, readDiskTables(*disk), {}, options);
        return result ? std::string() : result.error().message;
    };
    EXPECT_THAT(refusal({{}, {3, 5}, {}}), HasSubstr("partition 4 lies between"));
    EXPECT_THAT(refusal({{}, {2, 3, 4}, {}}), HasSubstr("partition 2 cannot be logical"));
    EXPECT_THAT(refusal({{}, {5, 6}, {}}), HasSubstr("4 partitions would remain primary"));
    EXPECT_THAT(refusal({{1, 3}, {6}, {}}), HasSubstr("partition 6 is not among"));
    EXPECT_THAT(refusal({{}, {4, 5, 6}, 4}), HasSubstr("the active partition must be primary"));
    plan = planMbrFromGpt(*disk, readDiskTables(*disk), {}, {{1, 3, 4, 6}, {3, 4}, {}});
    ASSERT_TRUE(plan) << plan.error().message;
    testing::apply(chosen.path(), *plan);
    expectListed(chosen, {"1 2048 2048", "5 22528 18432", "6 43008 16993", "3 70002 19999"});
}

// The active one, and a volume from which Windows starts, stay primary.
TEST(GptConvert, WhatStartsStaysPrimary) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk made("16M");
    made.must("sgdisk -a 1 -n 1:2048:3000 -n 2:4096:5000 -n 3:6144:7000 -n 4:8192:9000 -n 5:10240:11000 $D");
    const auto disk = made.load();
    const DiskTables tables = readDiskTables(*disk);
    const auto logicals = [&](const PartitionContents& contents, const MbrFromGptOptions& options) {
        const auto plan = planMbrFromGpt(*disk, tables, contents, options);
        std::string text;
        if (!plan) return plan.error().message;
        const DiskTables planned = readDiskTables(PlannedSource(disk, *plan));
        for (const LogicalPartition& one : planned.mbr->logicals) text += std::to_string(one.start) + " ";
        return text;
    };
    EXPECT_EQ(logicals({}, {}), "8192 10240 ");
    EXPECT_EQ(logicals({}, {{}, {}, 5}), "6144 8192 ");
    PartitionContents contents;
    contents.known = true;
    contents.all.resize(1);
    contents.all[0].offset = 8192 * 512;
    contents.all[0].fileSystem = "ntfs";
    contents.all[0].bootmgr = true;
    EXPECT_EQ(logicals(contents, {}), "4096 6144 ");
}

TEST(NewTable, EachKindReplacesTheOthers) {
    SECTORSMITH_NEED("parted");
    SECTORSMITH_NEED("sgdisk");
    for (const char* old : {"parted -s $D mklabel gpt mkpart x 1MiB 3MiB", "parted -s $D mklabel msdos",
                            "parted -s $D mklabel mac", "true"}) {
        for (const auto& [scheme, name] : {std::pair{Scheme::Gpt, "gpt"}, std::pair{Scheme::Mbr, "msdos"},
                                           std::pair{Scheme::Apm, "mac"}}) {
            MadeDisk made("16M");
            made.must(old);
            const auto disk = made.load();
            const auto plan = planNewTable(*disk, readDiskTables(*disk), scheme);
            ASSERT_TRUE(plan) << plan.error().message;
            testing::apply(made.path(), *plan);
            EXPECT_THAT(made.must("LC_ALL=C parted -sm $D print 2>&1"),
                        HasSubstr("512:512:" + std::string(name) + ":"))
                << old;
            const DiskTables now = readDiskTables(*made.load());
            EXPECT_EQ(now.scheme, scheme) << old;
            EXPECT_EQ(now.gpt.has_value(), scheme == Scheme::Gpt) << old;
            EXPECT_EQ(now.apm.has_value(), scheme == Scheme::Apm) << old;
            EXPECT_EQ(testing::complaints(*made.load()), "") << old << " " << name;
        }
    }
    MadeDisk tiny("20K");
    EXPECT_EQ(planNewTable(*tiny.load(), readDiskTables(*tiny.load()), Scheme::Apm).error().cause,
              Cause::NoSpace);
}

TEST(GptEdit, TheTableIsResizedAndMoved) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk made("16M");
    made.must("sgdisk -o -a 1 -n 1:2048:4095 -n 3:30000:32734 $D");
    const auto change = [&](std::uint32_t entries, std::uint64_t at) {
        const auto disk = made.load();
        auto editor = GptEditor::open(readDiskTables(*disk));
        if (!editor) return editor.error().message;
        if (auto done = editor->setArray(entries, at); !done) return done.error().message;
        testing::apply(made.path(), editor->plan(*disk, "x"));
        EXPECT_THAT(made.must("sgdisk -v $D"), HasSubstr("No problems found"));
        EXPECT_EQ(testing::complaints(*made.load()), "");
        return std::string();
    };
    EXPECT_EQ(change(128, 1000), "");  // gdisk's expert menu: j
    EXPECT_THAT(made.must("sgdisk -p $D"),
                HasSubstr("Main partition table begins at sector 1000 and ends at sector 1031"));
    EXPECT_EQ(readDiskTables(*made.load()).gpt->primary.header.firstUsable, 1032u);
    EXPECT_THAT(change(128, 2047), HasSubstr("partition 1 (sectors 2048 to 4095) is in the way"));
    EXPECT_THAT(change(256, 2), HasSubstr("partition 3 (sectors 30000 to 32734) is in the way"));
    EXPECT_THAT(change(2, 2), HasSubstr("partition 3 does not fit"));
    EXPECT_THAT(change(128, 1), HasSubstr("sector 2"));
    EXPECT_THAT(change(0, 2), HasSubstr("not possible"));
    EXPECT_THAT(change(128, 40000), HasSubstr("do not fit"));
    EXPECT_EQ(change(128, 2), "");
    EXPECT_EQ(readDiskTables(*made.load()).gpt->primary.header.firstUsable, 34u);
    made.must("sgdisk -d 3 $D");
    EXPECT_EQ(change(512, 2), "");  // s
    EXPECT_THAT(made.must("sgdisk -p $D"), HasSubstr("Partition table holds up to 512 entries"));
    EXPECT_EQ(change(4, 2), "");
    EXPECT_THAT(made.must("sgdisk -p $D"), HasSubstr("Partition table holds up to 4 entries"));
    EXPECT_EQ(readDiskTables(*made.load()).gpt->primary.header.lastUsable, 32768u - 34);
}

TEST(MbrChs, ComputedAsGdiskDoes) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("gdisk");
    MadeDisk made("64M");
    made.must(
        "sgdisk -o -a 1 -n 1:2048:40950 -t 1:0700 -h 1 $D && printf '\\376\\377\\377' | dd of=$D bs=1 "
        "seek=463 conv=notrunc status=none");
    MadeDisk theirs("1M");
    theirs.must("cp " + made.path().string() + " $D && printf 'x\nh\nw\ny\n' | gdisk $D");
    const auto disk = made.load();
    const auto plan = planMbrChs(*disk, readDiskTables(*disk));
    ASSERT_TRUE(plan);
    ASSERT_FALSE(plan->empty());
    testing::apply(made.path(), *plan);
    const auto ours = testing::readFile(made.path());
    const auto reference = testing::readFile(theirs.path());
    EXPECT_TRUE(std::equal(ours.begin(), ours.begin() + 512, reference.begin()));
    EXPECT_TRUE(planMbrChs(*made.load(), readDiskTables(*made.load()))->empty());
}

TEST(GptConvert, Zap) {
    SECTORSMITH_NEED("sgdisk");
    for (const bool whole : {false, true}) {
        MadeDisk made("16M");
        made.must("sgdisk -o -a 1 -n 1:2048:4095 -t 1:0700 -h 1 $D");
        const auto disk = made.load();
        const auto plan = planGptZap(*disk, readDiskTables(*disk), whole);
        ASSERT_TRUE(plan);
        testing::apply(made.path(), *plan);
        EXPECT_FALSE(readDiskTables(*made.load()).gpt);
        EXPECT_EQ(listPartitions(*made.load()).partitions.size(), whole ? 0u : 1u);
        EXPECT_THAT(made.shell("sgdisk -p $D 2>&1").out,
                    HasSubstr(whole ? "Creating new GPT entries" : "Found invalid GPT and valid MBR"));
    }
}

// The MBR entries of a hybrid follow partitions, not numbers.
TEST(GptEdit, SwapAndSortLeaveTheHybridAlone) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk made("16M");
    made.must("sgdisk -o -a 1 -n 1:8192:9000 -t 1:0700 -n 2:2048:4095 -t 2:0700 -n 7:5000:6000 -h 2 $D");
    const auto disk = made.load();
    auto editor = GptEditor::open(readDiskTables(*disk));
    ASSERT_TRUE(editor);
    ASSERT_TRUE(editor->swap(1, 2));
    ASSERT_TRUE(editor->swap(7, 5));
    EXPECT_EQ(editor->swap(20, 21).error().cause, Cause::NotFound);
    EXPECT_EQ(editor->swap(1, 999).error().cause, Cause::Usage);
    const TablePlan swapped = editor->plan(*disk, "x");
    for (const PlannedWrite& write : swapped.writes) EXPECT_NE(write.offset, 0u);
    editor->sort();
    const TablePlan sorted = editor->plan(*disk, "x");
    for (const PlannedWrite& write : sorted.writes) EXPECT_NE(write.offset, 0u);
    testing::apply(made.path(), sorted);
    MadeDisk reference("16M");
    std::filesystem::copy_file(made.path(), reference.path(),
                               std::filesystem::copy_options::overwrite_existing);
    EXPECT_THAT(made.must("sgdisk -v $D"), HasSubstr("No problems found"));
    const std::string list = made.must("sgdisk -p $D | tail -n 3 | tr -s ' '");
    EXPECT_THAT(list, HasSubstr(" 1 2048 4095"));
    EXPECT_THAT(list, HasSubstr(" 2 5000 6000"));
    EXPECT_THAT(list, HasSubstr(" 3 8192 9000"));
}

// Of a name that the list cuts off somewhere.
bool hasTheWordsOf(const std::string& cut, std::string_view whole) {
    std::istringstream words(cut);
    for (std::string word; words >> word;)
        if (!whole.contains(word)) return false;
    return true;
}

// Everything that gdisk lists may be typed.
TEST(Types, CodesAndNamesOfGdisk) {
    SECTORSMITH_NEED("sgdisk");
    const auto listed = testing::run("PATH=$PATH:/usr/sbin:/sbin; sgdisk -L");
    ASSERT_EQ(listed.exitCode, 0);
    std::istringstream lines(listed.out);
    std::string wrong;
    unsigned count = 0;
    for (std::string line; std::getline(lines, line);)
        // Columns of "code name", 41 characters wide.
        for (std::size_t at = 0; at + 5 < line.size(); at += 41) {
            std::string cell = line.substr(at, 41);
            while (!cell.empty() && cell.back() == ' ') cell.pop_back();
            if (cell.size() < 6) continue;
            ++count;
            const std::string code = cell.substr(0, 4);
            const std::string name = cell.substr(5);
            const auto byCode = parseGptType(code);
            const auto byName = parseGptType(name);
            // A few names stand for more than one type: then any of these is right.
            if (!byCode) wrong += code + " ";
            else if (!byName && name.size() >= 33 && hasTheWordsOf(name, gptTypeName(*byCode))) continue;
            else if (!byName || gptTypeName(*byName) != gptTypeName(*byCode))
                wrong += name + " (" + code + "), ";
        }
    EXPECT_GT(count, 200u);
    EXPECT_EQ(wrong, "");
}

}  // namespace
}  // namespace sectorsmith
