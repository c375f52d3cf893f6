// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/table_changes.h"

#include <gmock/gmock.h>

#include <ranges>

#include "io/memory_source.h"
#include "part/gpt_edit.h"
#include "part/hybrid.h"
#include "part/types.h"
#include "plans.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;

std::string text(const std::vector<TableChange>& changes) {
    std::string all;
    for (const TableChange& change : changes)
        all += change.place.text + "|" + change.field.text + "|" + change.before.text + "|" +
               change.after.text + "\n";
    return all;
}

TEST(TableChanges, OfAGptInFields) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk made("8M");
    made.must("sgdisk -o -a 1 -n 1:2048:4095 -t 1:8300 -c 1:one -n 2:4096:6143 -t 2:0700 $D");
    const auto disk = made.load();
    auto editor = GptEditor::open(readDiskTables(*disk));
    ASSERT_TRUE(editor);
    ASSERT_TRUE(editor->setName(1, "eins"));
    ASSERT_TRUE(editor->setType(1, gpttype::linuxSwap()));
    ASSERT_TRUE(editor->remove(2));
    ASSERT_TRUE(editor->add({7, 8192, 8200, gpttype::linuxFileSystem(), {}, "new", 0}));
    const std::string said = text(tableChanges(*disk, editor->plan(*disk, "x")));
    EXPECT_THAT(said, HasSubstr("GPT partition 1|name|one|eins\n"));
    EXPECT_THAT(said, HasSubstr("0FC63DAF-8483-4772-8E79-3D69D8477DE4)|Linux swap "
                                "(0657FD6D-A4AB-43C4-84E5-0933C84B4F4F)\n"));
    EXPECT_THAT(said, HasSubstr("GPT partition 2|entry|sectors 4096-6143 (2048), "));
    EXPECT_THAT(said, HasSubstr("GPT partition 7|entry||sectors 8192-8200 (9), Linux file system, “new”\n"));
    EXPECT_EQ(std::ranges::count(said, '\n'), 4);
    EXPECT_EQ(text(tableChanges(*disk, TablePlan{})), "");
}

TEST(TableChanges, OfAnMbrAndOfBootSectors) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk made("8M");
    made.must("sgdisk -o -a 1 -n 1:2048:4095 -t 1:0700 -h 1 $D");
    const auto disk = made.load();
    auto reset = planHybridReset(*disk, readDiskTables(*disk));
    ASSERT_TRUE(reset);
    reset->writes.insert(
        reset->writes.begin(),
        {2048 * 512 + 0x1C, {std::byte{0}, std::byte{8}, std::byte{0}, std::byte{0}}, Message::plain("Why")});
    const std::string said = text(tableChanges(*disk, *reset));
    EXPECT_THAT(said, HasSubstr("Disk|scheme|hybrid|gpt\n"));
    EXPECT_THAT(said, HasSubstr("MBR entry 2|entry|00 07 "));
    EXPECT_THAT(said, HasSubstr(", sectors 2048-4095 (2048)|\n"));
    EXPECT_THAT(said, HasSubstr("|00 ee "));
    EXPECT_THAT(said, HasSubstr(", sectors 1-16383 (16383)\n"));
    EXPECT_THAT(said, HasSubstr("Why|value|0|2048\n"));
}

TEST(TableChanges, OfBootCodeAreTheBytesThatDiffer) {
    std::vector<std::byte> sector(512);
    for (std::size_t i = 0; i < 440; ++i) sector[i] = static_cast<std::byte>(i * 5 + 1);
    sector[510] = std::byte{0x55};
    sector[511] = std::byte{0xAA};
    std::vector<std::byte> disk(1 << 20);
    std::ranges::copy(sector, disk.begin());
    const MemorySource before(disk);
    TablePlan plan;
    sector[0x101] = std::byte{0xAB};
    sector[0x104] = std::byte{0xCD};
    sector[0x1B0] = std::byte{0xEF};
    plan.writes.push_back({0, sector, Message::plain("x")});
    // Never two equal texts, and nothing left out.
    EXPECT_EQ(text(tableChanges(before, plan)),
              "MBR|boot code|0x101: 06 0b 10 15; 0x1b0: 71|0x101: ab 0b 10 cd; 0x1b0: ef\n");
    std::ranges::fill(plan.writes[0].bytes | std::views::take(440), std::byte{0});
    const std::string gone = text(tableChanges(before, plan));
    EXPECT_THAT(gone, HasSubstr("boot code|0x000: 01 06 0b"));
    EXPECT_THAT(gone, HasSubstr(" 94|none\n"));
}

}  // namespace
}  // namespace sectorsmith
