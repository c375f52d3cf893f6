// SPDX-License-Identifier: GPL-3.0-or-later
// What the editors write is read by sgdisk, sfdisk and parted; conflicts are told.
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "part/apm_edit.h"
#include "part/gpt_edit.h"
#include "part/mbr_edit.h"
#include "part/types.h"
#include "plans.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;

TEST(GptEditor, NewTableIsWhatSgdiskAccepts) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("64M");
    auto source = disk.load();
    auto editor =
        GptEditor::create(readDiskTables(*source), *Guid::parse("11111111-2222-4333-8444-555555555555"));
    ASSERT_TRUE(editor);
    EXPECT_EQ(*editor->add({{}, 2048, 4095, gpttype::efiSystem(), {}, "EFI Übung", 0}), 1u);
    EXPECT_EQ(*editor->add({5, 4096, 100000, gpttype::appleApfs(),
                            Guid::parse("AAAAAAAA-BBBB-4CCC-8DDD-EEEEEEEEEEEE"), "Möbel ☃", 4}),
              5u);
    EXPECT_EQ(
        *editor->add({{}, 100001, editor->header().lastUsable, gpttype::microsoftBasicData(), {}, "", 0}),
        2u);
    EXPECT_EQ(editor->gaps().size(), 1u);
    testing::apply(disk.path(), editor->plan(*source, "x"));
    EXPECT_THAT(disk.must("sgdisk -v $D"), HasSubstr("No problems found"));
    EXPECT_THAT(disk.must("sgdisk -i 5 $D"), HasSubstr("Partition name: 'Möbel ☃'"));
    EXPECT_THAT(disk.must("sgdisk -i 5 $D"), HasSubstr("AAAAAAAA-BBBB-4CCC-8DDD-EEEEEEEEEEEE"));
    EXPECT_THAT(disk.must("sgdisk -i 5 $D"), HasSubstr("Attribute flags: 0000000000000004"));
    EXPECT_THAT(disk.must("sgdisk -i 1 $D"), HasSubstr("C12A7328-F81F-11D2-BA4B-00A0C93EC93B"));
    EXPECT_THAT(disk.must("sfdisk --verify $D 2>&1"), HasSubstr("No errors detected"));
    EXPECT_EQ(testing::complaints(*disk.load()), "");
}

// A table whose partition reaches to where the backup's entries usually lie, and whose own backup entries lie elsewhere: an
// edit must not put them onto the partition's end.
TEST(GptEditor, NeverOverwritesAPartitionWithTheBackupTable) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk made("16M");
    made.must("sgdisk -o -n 1:2048:4095 -n 2:4096:0 $D");
    auto bytes = testing::readFile(made.path());
    const std::uint64_t last = bytes.size() / 512 - 1;
    const auto entries = std::span(bytes).subspan(1024, 16384);
    storeLittle(entries.data() + 128 + 40, last - 1);
    const std::uint32_t sum = crc32(entries);
    const auto write = [&](std::uint64_t backupEntries) {
        auto disk = bytes;
        std::copy(entries.begin(), entries.end(),
                  disk.begin() + static_cast<std::ptrdiff_t>(backupEntries * 512));
        testing::setGptField(disk, last, 72, backupEntries);
        for (const std::uint64_t lba : {std::uint64_t{1}, last}) {
            testing::setGptField(disk, lba, 40, std::uint64_t{80});
            testing::setGptField(disk, lba, 88, sum);
        }
        for (std::size_t i = (last - 32) * 512; i < last * 512; ++i)
            if (backupEntries != last - 32) disk[i] = std::byte{'D'};
        return disk;
    };
    const auto disk = write(40);
    testing::writeFile(made.path(), disk);
    auto source = made.load();
    auto editor = GptEditor::open(readDiskTables(*source));
    ASSERT_TRUE(editor) << editor.error().message;
    EXPECT_EQ(editor->setArray(256, 2).error().cause, Cause::Refused);
    ASSERT_TRUE(editor->setName(1, "hello"));
    for (const bool gone : {false, true}) {
        if (gone) {
            ASSERT_TRUE(editor->remove(2));
        }
        const TablePlan plan = editor->plan(*source, "x");
        EXPECT_FALSE(plan.empty());
        for (const PlannedWrite& one : plan.writes)
            EXPECT_TRUE(one.offset >= last * 512 || one.offset + one.bytes.size() <= 80 * 512) << one.offset;
        testing::writeFile(made.path(), disk);
        testing::apply(made.path(), plan);
        const auto after = readDiskTables(*made.load());
        ASSERT_TRUE(after.gpt && after.gpt->primary.good() && after.gpt->backup.good());
        EXPECT_EQ(after.gpt->backup.entries, after.gpt->primary.entries);
        EXPECT_EQ(after.gpt->primary.entries.size(), gone ? 1u : 2u);
        EXPECT_EQ(after.gpt->primary.entries[0].name, "hello");
    }
    // Where they lie on a partition already, or share the primary's, there is no place to write them to.
    for (const std::uint64_t place : {last - 32, std::uint64_t{4096}, std::uint64_t{2}}) {
        testing::writeFile(made.path(), write(place));
        auto refused = GptEditor::open(readDiskTables(*made.load()));
        ASSERT_FALSE(refused) << place;
        EXPECT_EQ(refused.error().cause, Cause::Refused);
        EXPECT_THAT(refused.error().message, HasSubstr("partition 2 ends")) << place;
    }
    // Nor does a partition inside the primary's own sectors give way.
    auto inside = write(40);
    for (const std::uint64_t at : {std::uint64_t{1024}, std::uint64_t{40 * 512}})
        storeLittle(inside.data() + at + 32, std::uint64_t{20});
    const std::uint32_t insideSum = crc32(std::span(inside).subspan(1024, 16384));
    for (const std::uint64_t lba : {std::uint64_t{1}, last}) testing::setGptField(inside, lba, 88, insideSum);
    testing::writeFile(made.path(), inside);
    auto refused = GptEditor::open(readDiskTables(*made.load()));
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message, HasSubstr("inside the sectors of the GPT"));
}

TEST(GptEditor, ChangesAreWhatSgdiskReads) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("64M");
    disk.must("sgdisk -o -n 1:2048:4095 -c 1:one -n 2:4096:8191 -c 2:two -n 3:8192:0 $D");
    const std::string before = disk.must("sgdisk -i 3 $D");
    auto source = disk.load();
    auto editor = GptEditor::open(readDiskTables(*source));
    ASSERT_TRUE(editor) << editor.error().message;
    EXPECT_EQ(editor->add({{}, 5000, 6000, gpttype::linuxSwap(), {}, "", 0}).error().cause, Cause::Refused);
    EXPECT_THAT(editor->add({{}, 5000, 6000, gpttype::linuxSwap(), {}, "", 0}).error().message,
                HasSubstr("partition 2"));
    EXPECT_EQ(editor->setRange(1, 2048, 4096).error().cause, Cause::Refused);
    EXPECT_EQ(editor->setRange(1, 10, 100).error().cause, Cause::Refused);
    EXPECT_EQ(editor->setRange(9, 2048, 4096).error().cause, Cause::NotFound);
    EXPECT_EQ(editor->setName(1, std::string(37, 'x')).error().cause, Cause::Usage);
    EXPECT_EQ(editor->setName(1, "\xFF").error().cause, Cause::Usage);
    EXPECT_EQ(editor->setUnique(1, editor->entries()[1].unique).error().cause, Cause::Refused);
    EXPECT_TRUE(editor->plan(*source, "nothing").empty());  // refused changes change nothing
    ASSERT_TRUE(editor->remove(2));
    ASSERT_TRUE(editor->setRange(1, 2048, 6000));
    ASSERT_TRUE(editor->setType(1, gpttype::linuxSwap()));
    ASSERT_TRUE(editor->setName(1, "swap space"));
    const TablePlan plan = editor->plan(*source, "x");
    testing::apply(disk.path(), plan);
    EXPECT_THAT(disk.must("sgdisk -v $D"), HasSubstr("No problems found"));
    EXPECT_EQ(disk.must("sgdisk -i 3 $D"), before);
    EXPECT_THAT(disk.must("sgdisk -i 1 $D"), HasSubstr("0657FD6D-A4AB-43C4-84E5-0933C84B4F4F"));
    EXPECT_THAT(disk.must("sgdisk -i 1 $D"), HasSubstr("Last sector: 6000"));
    EXPECT_THAT(disk.must("sgdisk -i 1 $D"), HasSubstr("'swap space'"));
    EXPECT_THAT(disk.shell("sgdisk -i 2 $D").out, HasSubstr("does not exist"));
    // Backups first, and nothing but sectors of the tables.
    EXPECT_GT(plan.writes.front().offset, plan.writes.back().offset);
    for (const PlannedWrite& write : plan.writes)
        EXPECT_TRUE(write.offset < 34 * 512 || write.offset >= 131039 * 512) << write.offset;
}

TEST(GptEditor, HybridEntriesFollow) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("64M");
    disk.must(
        "sgdisk -o -n 1:2048:4095 -n 2:4096:8191 -t 2:0700 -n 3:8192:20000 -t 3:0700 $D && sgdisk -h 2:3 $D "
        "&& printf '\\372boot' | dd of=$D conv=notrunc status=none");
    auto source = disk.load();
    auto editor = GptEditor::open(readDiskTables(*source));
    ASSERT_TRUE(editor);
    ASSERT_TRUE(editor->remove(2));
    ASSERT_TRUE(editor->setRange(3, 8192, 30000));
    testing::apply(disk.path(), editor->plan(*source, "x"));
    auto tables = readDiskTables(*disk.load());
    EXPECT_EQ(tables.scheme, Scheme::Hybrid);
    const auto list = listPartitions(tables);
    EXPECT_EQ(list.find("mbr", 2), nullptr);
    ASSERT_NE(list.find("mbr", 3), nullptr);
    EXPECT_EQ(list.find("mbr", 3)->sectors, 30000u - 8192 + 1);
    EXPECT_EQ(tables.mbr->mbr.bootCode[1], std::byte{'b'});
}

TEST(GptEditor, DamagedTablesAreRefused) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("16M");
    disk.must("sgdisk -o -n 1:2048:4095 $D && printf X | dd of=$D bs=1 seek=1100 conv=notrunc status=none");
    EXPECT_EQ(GptEditor::open(readDiskTables(*disk.load())).error().cause, Cause::Refused);
    MadeDisk tiny("20K");
    EXPECT_EQ(GptEditor::create(readDiskTables(*tiny.load()), Guid::random()).error().cause, Cause::NoSpace);
}

TEST(MbrEditor, PrimaryAndLogicalAsSfdiskReads) {
    SECTORSMITH_NEED("sfdisk");
    MadeDisk disk("100M");
    auto source = disk.load();
    MbrEditor editor = MbrEditor::create(readDiskTables(*source), 0xAABBCCDD);
    EXPECT_EQ(*editor.addPrimary(2048, 20000, 0x07), 1u);
    EXPECT_EQ(*editor.addPrimary(30000, 100000, 0x0F), 2u);
    EXPECT_EQ(*editor.addLogical(32048, 10000, 0x83), 5u);
    EXPECT_EQ(*editor.addLogical(50000, 10000, 0x82), 6u);
    EXPECT_EQ(*editor.addLogical(45000, 1000, 0xAF), 7u);
    EXPECT_THAT(editor.plan(*source, "x").notes, ::testing::IsEmpty());
    MbrEditor back = editor;
    EXPECT_EQ(*back.addLogical(31000, 500, 0x83), 8u);
    EXPECT_THAT(back.plan(*source, "x").notes, ::testing::Contains(HasSubstr("after partition 7")));
    EXPECT_EQ(*editor.addPrimary(140000, 5000, 0x83, 4), 4u);
    ASSERT_TRUE(editor.setActive(1, true));
    EXPECT_EQ(editor.addPrimary(20000, 5000, 0x83).error().cause, Cause::Refused);
    EXPECT_EQ(editor.addPrimary(200000, 50000, 0x83).error().cause, Cause::Refused);  // beyond the end
    EXPECT_EQ(editor.addLogical(129000, 5000, 0x83).error().cause, Cause::Refused);
    EXPECT_EQ(editor.remove(2).error().cause, Cause::Refused);
    EXPECT_EQ(editor.setRange(2, 30000, 15000).error().cause, Cause::Refused);
    EXPECT_EQ(editor.setType(1, 0x05).error().cause, Cause::Refused);
    testing::apply(disk.path(), editor.plan(*source, "x"));
    auto expectSfdisk = [&](const MbrEditor& e) {
        const auto table = nlohmann::json::parse(
            disk.must("sfdisk --json $D 2>/dev/null | sed -n '/^{/,$p'"))["partitiontable"];
        ASSERT_EQ(table["partitions"].size(), e.items().size()) << table.dump(1);
        for (const auto& theirs : table["partitions"]) {
            const std::string node = theirs["node"];
            const unsigned index =
                static_cast<unsigned>(std::stoul(node.substr(disk.path().string().size())));
            const auto ours = std::ranges::find(e.items(), index, &MbrEditor::Item::index);
            ASSERT_NE(ours, e.items().end()) << node;
            EXPECT_EQ(ours->start, theirs["start"].get<std::uint64_t>());
            EXPECT_EQ(ours->sectors, theirs["size"].get<std::uint64_t>());
            EXPECT_EQ(ours->active, theirs.value("bootable", false));
            EXPECT_EQ(ours->type, parseMbrType(theirs["type"].get<std::string>()));
        }
    };
    expectSfdisk(editor);
    EXPECT_THAT(disk.must("sfdisk --verify $D 2>&1"), HasSubstr("No errors detected"));

    // Opened again: the first logical partition goes, one grows, one is added where the first was.
    source = disk.load();
    auto again = MbrEditor::open(readDiskTables(*source));
    ASSERT_TRUE(again) << again.error().message;
    ASSERT_TRUE(again->remove(5));
    ASSERT_TRUE(again->setRange(5, 50000, 20000));
    EXPECT_EQ(*again->addLogical(33000, 5000, 0x83), 7u);
    ASSERT_TRUE(again->setType(1, 0x0C));
    testing::apply(disk.path(), again->plan(*source, "x"));
    expectSfdisk(*again);
    source = disk.load();
    auto third = MbrEditor::open(readDiskTables(*source));
    ASSERT_TRUE(third);
    EXPECT_TRUE(third->plan(*source, "nothing").empty());
    for (unsigned i = 0; i < 3; ++i) ASSERT_TRUE(third->remove(5));
    ASSERT_TRUE(third->remove(2));
    testing::apply(disk.path(), third->plan(*source, "x"));
    expectSfdisk(*third);
}

TEST(ApmEditor, PartedReadsTheChanges) {
    SECTORSMITH_NEED("parted");
    MadeDisk disk("16M");
    disk.must("parted -s $D mklabel mac mkpart one hfs+ 1MiB 5MiB mkpart two hfs+ 6MiB 9MiB");
    auto source = disk.load();
    const auto before = listPartitions(*source);
    EXPECT_EQ(before.scheme, Scheme::Apm);
    auto editor = ApmEditor::open(readDiskTables(*source));
    ASSERT_TRUE(editor) << editor.error().message;
    EXPECT_TRUE(editor->plan(*source, "nothing").empty());
    ASSERT_EQ(editor->entries().size(), 3u);
    EXPECT_EQ(editor->remove(1).error().cause, Cause::Refused);
    EXPECT_EQ(editor->add(2048, 100, "Apple_HFS", "x").error().cause, Cause::Refused);
    EXPECT_EQ(editor->setName(2, std::string(32, 'x')).error().cause, Cause::Usage);
    ASSERT_TRUE(editor->remove(2));
    EXPECT_EQ(*editor->add(4096, 2048, "Apple_HFS", "three"), 3u);
    ASSERT_TRUE(editor->setRange(2, 12288, 8192));
    ASSERT_TRUE(editor->setName(2, "zwei ü"));
    testing::apply(disk.path(), editor->plan(*source, "x"));
    EXPECT_EQ(testing::complaints(*disk.load()), "");
    const auto list = listPartitions(*disk.load());
    ASSERT_EQ(list.partitions.size(), 3u);
    EXPECT_EQ(list.find("", 2)->name, "zwei ü");
    const std::string theirs = disk.must("parted -s -m $D unit s print");
    EXPECT_THAT(theirs, HasSubstr("12288s:20479s:8192s"));
    EXPECT_THAT(theirs, HasSubstr("4096s:6143s:2048s"));
    EXPECT_THAT(theirs, HasSubstr("three"));
}

// Tables made by others come back byte for byte when nothing is changed.
TEST(Editors, NothingChangedMeansNothingWritten) {
    for (const char* name : {"gpt_apfs", "gpt_hfsplus"}) {
        SECTORSMITH_REAL_IMAGE(path, name);
        auto source = testing::loadImage(path);
        auto editor = GptEditor::open(readDiskTables(*source));
        ASSERT_TRUE(editor) << name << editor.error().message;
        EXPECT_TRUE(editor->plan(*source, "nothing").empty()) << name;
    }
    for (const char* name : {"mbr_hfsplus_fat16", "mbr_extended"}) {
        SECTORSMITH_REAL_IMAGE(path, name);
        auto source = testing::loadImage(path);
        auto editor = MbrEditor::open(readDiskTables(*source));
        ASSERT_TRUE(editor) << name << editor.error().message;
        const auto plan = editor->plan(*source, "nothing");
        for (const PlannedWrite& write : plan.writes)
            EXPECT_GE(write.offset, 512u) << name;  // at most a record's CHS
    }
}

}  // namespace
}  // namespace sectorsmith
