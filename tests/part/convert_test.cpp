// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/gpt_convert.h"

#include <sstream>

#include <gmock/gmock.h>

#include "part/gpt_edit.h"
#include "part/hybrid.h"
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
        "'\\372code' | "
        "dd of=$D conv=notrunc status=none");
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

    MadeDisk many("16M");
    many.must("sgdisk -o -a 1 -n 1:40:50 -n 2:51:60 -n 3:61:70 -n 4:71:80 -n 5:81:90 $D");
    const auto five = many.load();
    EXPECT_EQ(planMbrFromGpt(*five, readDiskTables(*five), {}).error().cause, Cause::Refused);
    options = {};
    options.partitions = {5, 1};
    EXPECT_TRUE(planMbrFromGpt(*five, readDiskTables(*five), {}, options));
    options.active = 2;
    EXPECT_EQ(planMbrFromGpt(*five, readDiskTables(*five), {}, options).error().cause, Cause::Usage);
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
            else if (!byName || gptTypeName(*byName) != gptTypeName(*byCode))
                wrong += name + " (" + code + "), ";
        }
    EXPECT_GT(count, 200u);
    EXPECT_EQ(wrong, "");
}

}  // namespace
}  // namespace sectorsmith
