// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done to tables, and where a new partition is proposed: decided without a window.
#include "gui/partitions/table_abilities.h"

#include <gtest/gtest.h>

#include "io/memory_source.h"
#include "io/open.h"
#include "partitions_testing.h"

namespace sectorsmith::gui {
namespace {

class Abilities : public Partitions {
 protected:
    std::shared_ptr<const DiskReport> read() const {
        const auto opened = openPath(path());
        return opened ? readDiskReport(opened->source) : nullptr;
    }
};

TEST(TableAbilities, NothingBeforeTheTablesAreKnown) {
    const TableAbilities can = abilitiesOf(nullptr, nullptr, true);
    EXPECT_FALSE(can.add || can.change || can.goTo || can.findLost || can.backUp || can.restore ||
                 can.newTable || can.fromBsd);
}

TEST(TableAbilities, AnEmptyDiskTakesATable) {
    const auto blank = readDiskReport(std::make_shared<MemorySource>(std::vector<std::byte>(1 << 20)));
    const TableAbilities can = abilitiesOf(blank.get(), nullptr, true);
    EXPECT_TRUE(can.newTable && can.restore && can.findLost);
    EXPECT_FALSE(can.add || can.backUp || can.sort || can.repairGpt || can.toGpt || can.toMbr || can.chs);
    const TableAbilities looking = abilitiesOf(blank.get(), nullptr, false);
    EXPECT_TRUE(looking.findLost);
    EXPECT_FALSE(looking.newTable || looking.restore);
}

TEST_F(Abilities, OfAMacWithBootCamp) {
    if (!sample()) GTEST_SKIP() << "no sample disk";
    const auto report = read();
    ASSERT_NE(report, nullptr);
    ASSERT_TRUE(report->tables.isGptLike());
    const TableRow* windows = &report->gpt.back();
    const TableAbilities can = abilitiesOf(report.get(), windows, true);
    EXPECT_TRUE(can.add && can.change && can.goTo && can.recoverBootCamp && can.repairGpt && can.newGuids &&
                can.sort && can.toMbr && can.removeGpt && can.gptProperties && can.chs);
    EXPECT_FALSE(can.toGpt);
    // The entry that protects the GPT is no partition.
    const auto guard = std::ranges::find_if(report->mbr, &TableRow::protective);
    ASSERT_NE(guard, report->mbr.end());
    EXPECT_FALSE(abilitiesOf(report.get(), &*guard, true).change);
    EXPECT_TRUE(abilitiesOf(report.get(), &*guard, true).goTo);
    // An image that cannot be changed: looking and keeping alone.
    const TableAbilities looking = abilitiesOf(report.get(), windows, false);
    EXPECT_TRUE(looking.goTo && looking.backUp && looking.findLost);
    EXPECT_FALSE(looking.add || looking.change || looking.recoverBootCamp || looking.removeGpt);
}

TEST_F(Abilities, ANewEntryGoesWhereThereIsRoom) {
    SECTORSMITH_NEEDS_SHELL();
    if (!testing::haveProgram("sfdisk")) GTEST_SKIP() << "no sfdisk";
    ASSERT_TRUE(
        make("truncate -s 64M $D; "
             "printf 'label: dos\\nstart=2048, size=8192, type=83\\nstart=40960, size=8192, type=83\\n' "
             "| sfdisk -q $D"));
    auto report = read();
    ASSERT_NE(report, nullptr);
    auto place = placeForNewEntry(*report, -1);
    ASSERT_TRUE(place);
    EXPECT_EQ(place->table, TableKind::Mbr);
    EXPECT_FALSE(place->logical);
    EXPECT_EQ(place->first, 49152u);  // the largest, behind the second partition
    EXPECT_EQ(place->last, 131071u);
    // The gap between them, when it is chosen in the map.
    for (std::size_t i = 0; i < report->layout.parts.size(); ++i)
        if (report->layout.parts[i].free && report->layout.parts[i].range.offset == 10240 * 512)
            place = placeForNewEntry(*report, static_cast<int>(i));
    EXPECT_EQ(place->first, 10240u);
    EXPECT_EQ(place->last, 40959u);
    // Inside an extended partition: behind the sector with the logical partition's own table.
    ASSERT_TRUE(
        make("printf 'label: dos\\nstart=2048, size=129024, type=5\\nstart=4096, size=8192, type=83\\n' "
             "| sfdisk -q $D"));
    report = read();
    ASSERT_NE(report, nullptr);
    place = placeForNewEntry(*report, -1);
    ASSERT_TRUE(place);
    EXPECT_TRUE(place->logical);
    EXPECT_EQ(place->first, 12289u);
    EXPECT_EQ(place->last, 131071u);
}

}  // namespace
}  // namespace sectorsmith::gui
