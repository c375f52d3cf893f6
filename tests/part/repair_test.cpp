// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/gpt_repair.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "part/gpt_edit.h"
#include "part/table_backup.h"
#include "part/types.h"
#include "plans.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;

// Damage, and what sgdisk says of the partitions before; afterwards it must say the same and find no problem.
struct Damage {
    const char* name;
    const char* command;
    const char* resize;  // the disk's size after damage, empty: the same
};
class Repairs : public ::testing::TestWithParam<Damage> {};

TEST_P(Repairs, SgdiskFindsNothingAfterwards) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("16M");
    disk.must(
        "sgdisk -o -a 1 -n 1:40:2047 -t 1:ef00 -c 1:EFI -n 2:2048:20000 -t 2:af0a -c 2:'Macintosh HD' -n "
        "3:20001:30000 -t 3:0700 $D && "
        "printf '\\372code' | dd of=$D conv=notrunc status=none && printf '\\1\\2\\3\\4' | dd of=$D bs=1 "
        "seek=440 conv=notrunc status=none");
    const std::string before = disk.must("for i in 1 2 3; do sgdisk -i $i $D; done");
    disk.must(GetParam().command);
    auto source = disk.load();
    EXPECT_NE(testing::complaints(*source), "");
    auto repair = planGptRepair(*source, readDiskTables(*source));
    ASSERT_TRUE(repair) << repair.error().message;
    ASSERT_TRUE(repair->chosen) << repair->question.text;
    testing::apply(disk.path(), repair->plan);
    EXPECT_EQ(testing::complaints(*disk.load()), "");
    EXPECT_THAT(disk.must("sgdisk -v $D"), HasSubstr("No problems found"));
    EXPECT_EQ(disk.must("for i in 1 2 3; do sgdisk -i $i $D; done"), before);
    const auto sector = testing::readFile(disk.path());
    EXPECT_EQ(loadLittle<std::uint32_t>(sector.data() + 440), 0x04030201u);
    EXPECT_EQ(sector[1], std::byte{'c'});
    auto again = planGptRepair(*disk.load(), readDiskTables(*disk.load()));
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->plan.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Gpt, Repairs,
    ::testing::Values(
        Damage{"primary_header", "dd if=/dev/zero of=$D bs=512 seek=1 count=1 conv=notrunc", ""},
        Damage{"primary_all", "dd if=/dev/urandom of=$D bs=512 seek=1 count=33 conv=notrunc", ""},
        Damage{"primary_array", "printf XX | dd of=$D bs=1 seek=1100 conv=notrunc", ""},
        Damage{"backup_header", "dd if=/dev/zero of=$D bs=512 seek=32767 count=1 conv=notrunc", ""},
        Damage{"backup_all", "dd if=/dev/urandom of=$D bs=512 seek=32735 count=33 conv=notrunc", ""},
        Damage{"backup_array", "printf XX | dd of=$D bs=1 seek=$((32735*512+5)) conv=notrunc", ""},
        Damage{"header_and_other_array",
               "dd if=/dev/zero of=$D bs=512 seek=1 count=1 conv=notrunc && printf XX | dd of=$D bs=1 "
               "seek=$((32735*512+5)) conv=notrunc",
               ""},
        Damage{"protective", "dd if=/dev/zero of=$D bs=1 seek=446 count=66 conv=notrunc", ""},
        Damage{"grown", "truncate -s 24M $D", ""},
        Damage{"grown_and_primary_lost",
               "dd if=/dev/zero of=$D bs=512 seek=32767 count=1 conv=notrunc && truncate -s 24M $D", ""},
        Damage{"crc_field", "printf X | dd of=$D bs=1 seek=528 conv=notrunc", ""}),
    [](const auto& test) { return std::string(test.param.name); });

TEST(GptRepair, AsksWhenItCannotDecide) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("16M");
    // Two whole copies that differ: the backup of an older state.
    disk.must(
        "sgdisk -o -n 1:2048:4095 $D && dd if=$D of=$D.old bs=512 skip=32735 status=none && sgdisk -n "
        "2:8192:9000 -c 1:new $D && dd if=$D.old of=$D bs=512 seek=32735 conv=notrunc status=none");
    auto source = disk.load();
    const auto tables = readDiskTables(*source);
    auto repair = planGptRepair(*source, tables);
    ASSERT_TRUE(repair);
    EXPECT_FALSE(repair->chosen);
    EXPECT_FALSE(repair->question.empty());
    EXPECT_EQ(repair->candidates.size(), 2u);
    EXPECT_TRUE(repair->plan.empty());
    GptRepairOptions options;
    options.from = GptSource::Backup;
    auto backup = planGptRepair(*source, tables, options);
    ASSERT_TRUE(backup && backup->chosen);
    testing::apply(disk.path(), backup->plan);
    EXPECT_THAT(disk.must("sgdisk -v $D"), HasSubstr("No problems found"));
    EXPECT_THAT(disk.shell("sgdisk -i 2 $D").out, HasSubstr("does not exist"));
}

TEST(GptRepair, DoubtfulCopiesAreNotGuessed) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("16M");
    disk.must(
        "sgdisk -o -n 1:2048:4095 $D && for s in 1100 $((32735*512+90)); do printf XX | dd of=$D bs=1 "
        "seek=$s conv=notrunc; done");
    auto source = disk.load();
    auto repair = planGptRepair(*source, readDiskTables(*source));
    ASSERT_TRUE(repair);
    EXPECT_FALSE(repair->chosen);
    for (const auto& candidate : repair->candidates) EXPECT_LT(candidate.confidence, 90);
}

TEST(GptRepair, ShrunkDiskIsRefused) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("16M");
    disk.must("sgdisk -o -n 1:2048:0 $D && truncate -s 15M $D");
    auto source = disk.load();
    auto repair = planGptRepair(*source, readDiskTables(*source));
    ASSERT_FALSE(repair);
    EXPECT_EQ(repair.error().cause, Cause::Refused);
    EXPECT_THAT(repair.error().message, HasSubstr("partition 1"));
}

TEST(GptRepair, NewGuidsAfterCloning) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("16M");
    disk.must("sgdisk -o -n 1:2048:4095 -n 2:5000:6000 $D");
    auto source = disk.load();
    const auto before = listPartitions(*source);
    GptRepairOptions options;
    options.newDiskGuid = options.newPartitionGuids = true;
    auto repair = planGptRepair(*source, readDiskTables(*source), options);
    ASSERT_TRUE(repair && repair->chosen);
    testing::apply(disk.path(), repair->plan);
    EXPECT_THAT(disk.must("sgdisk -v $D"), HasSubstr("No problems found"));
    const auto after = listPartitions(*disk.load());
    EXPECT_NE(after.diskId, before.diskId);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_NE(after.partitions[i].uuid, before.partitions[i].uuid);
        EXPECT_EQ(after.partitions[i].start, before.partitions[i].start);
    }
}

// The 32 KiB head of a real hybrid has no backup; nothing can be made of it without the rest of the disk.
TEST(GptRepair, RealHeads) {
    SECTORSMITH_REAL_IMAGE(path, "gpt_hybrid_head");
    auto source = testing::loadImage(path);
    auto repair = planGptRepair(*source, readDiskTables(*source));
    EXPECT_FALSE(repair);
}

// ---- backup and restore
TEST(TableBackup, OwnFormatPutsEverythingBack) {
    SECTORSMITH_NEED("sgdisk");
    SECTORSMITH_NEED("sfdisk");
    for (const char* command : {"sgdisk -o -n 1:2048:4095 -c 1:x -n 2:5000:6000 $D && sgdisk -h 2 $D",
                                "printf 'label: dos\\n,2M,7,*\\n,,E\\n,1M,L\\n,1M,L\\n' | sfdisk -q $D"}) {
        MadeDisk disk("16M");
        disk.must(command);
        auto source = disk.load();
        auto backup = writeTableBackup(*source, readDiskTables(*source));
        ASSERT_TRUE(backup);
        const auto before = testing::readFile(disk.path());
        disk.must(
            "dd if=/dev/zero of=$D bs=512 count=34 conv=notrunc; dd if=/dev/urandom of=$D bs=512 seek=32735 "
            "conv=notrunc count=33");
        auto damaged = disk.load();
        auto plan = planRestore(*damaged, readDiskTables(*damaged), std::as_bytes(std::span(*backup)));
        ASSERT_TRUE(plan) << plan.error().message;
        testing::apply(disk.path(), *plan);
        auto after = testing::readFile(disk.path());
        if (std::string(command).starts_with("sgdisk")) {
            EXPECT_EQ(after, before);
        } else {
            EXPECT_TRUE(std::equal(after.begin(), after.begin() + 32735 * 512, before.begin()));
        }
        // Of another size: refused. Damaged: said.
        MemorySource other(std::vector<std::byte>(1 << 20));
        EXPECT_EQ(planRestore(other, readDiskTables(other), std::as_bytes(std::span(*backup))).error().cause,
                  Cause::Refused);
        const auto half = std::as_bytes(std::span(*backup)).first(backup->size() / 2);
        EXPECT_EQ(planRestore(*damaged, readDiskTables(*damaged), half).error().cause, Cause::Damaged);
    }
}

// Both headers may name the same entries, and entries may cover other parts of the tables: each sector is kept once.
TEST(TableBackup, SharedSectorsComeBack) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk made("16M");
    made.must("sgdisk -o -n 1:2048:4095 -c 1:x $D");
    auto bytes = testing::readFile(made.path());
    const std::uint64_t last = bytes.size() / 512 - 1;
    for (const std::uint64_t entries : {2, 20, 1}) {
        auto disk = bytes;
        testing::setGptField(disk, last, 72, entries);
        testing::writeFile(made.path(), disk);
        const auto source = made.load();
        const auto tables = readDiskTables(*source);
        const auto regions = tableRegions(*source, tables);
        ASSERT_TRUE(regions);
        for (std::size_t i = 1; i < regions->size(); ++i)
            EXPECT_GE((*regions)[i].offset, (*regions)[i - 1].offset + (*regions)[i - 1].bytes.size());
        const auto backup = writeTableBackup(*source, tables);
        ASSERT_TRUE(backup) << backup.error().message;
        made.must("dd if=/dev/zero of=$D bs=512 count=64 conv=notrunc");
        made.must("dd if=/dev/zero of=$D bs=512 seek=" + std::to_string(last) + " conv=notrunc count=1");
        const auto wiped = made.load();
        const auto plan = planRestore(*wiped, readDiskTables(*wiped), std::as_bytes(std::span(*backup)));
        ASSERT_TRUE(plan) << plan.error().message;
        testing::apply(made.path(), *plan);
        EXPECT_EQ(testing::readFile(made.path()), disk) << entries;
    }
}

TEST(TableBackup, ADamagedOneIsRefused) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk made("16M");
    made.must("sgdisk -o -n 1:2048:4095 -c 1:x $D");
    const auto source = made.load();
    const auto tables = readDiskTables(*source);
    const auto backup = writeTableBackup(*source, tables);
    ASSERT_TRUE(backup);
    const auto restore = [&](const nlohmann::json& document) {
        const std::string text = document.dump();
        return planRestore(*source, tables, std::as_bytes(std::span(text)));
    };
    const auto document = nlohmann::json::parse(*backup);
    ASSERT_TRUE(restore(document));
    for (std::size_t i = 0; i < document["regions"].size(); ++i) {
        auto changed = document;
        auto& hex = changed["regions"][i]["hex"].get_ref<std::string&>();
        hex[500] = hex[500] == '0' ? '1' : '0';
        const auto refused = restore(changed);
        ASSERT_FALSE(refused) << i;
        EXPECT_EQ(refused.error().cause, Cause::Damaged);
        changed = document;
        changed["regions"][i]["offset"] =
            changed["regions"][i]["offset"].get<std::uint64_t>() + (8 << 20) / 2;
        EXPECT_FALSE(restore(changed)) << i;
    }
    // Backups of older versions have no checksum.
    auto older = document;
    older.erase("crc32");
    EXPECT_TRUE(restore(older));
}

TEST(TableBackup, ApmComesBack) {
    SECTORSMITH_REAL_IMAGE(path, "apm_hfsplus");
    auto bytes = testing::readFile(path);
    MemorySource source(bytes);
    auto backup = writeTableBackup(source, readDiskTables(source));
    ASSERT_TRUE(backup);
    auto wiped = bytes;
    std::fill_n(wiped.begin(), 4096, std::byte{0});
    auto disk = std::make_shared<MemorySource>(wiped);
    auto plan = planRestore(*disk, readDiskTables(*disk), std::as_bytes(std::span(*backup)));
    ASSERT_TRUE(plan);
    PlannedSource restored(disk, *plan);
    std::vector<std::byte> now(bytes.size());
    ASSERT_TRUE(readExact(restored, 0, now));
    EXPECT_EQ(now, bytes);
}

TEST(TableBackup, SgdisksFormatBothWays) {
    SECTORSMITH_NEED("sgdisk");
    MadeDisk disk("16M");
    disk.must("sgdisk -o -n 1:2048:4095 -c 1:x -n 2:5000:6000 $D && sgdisk -b $D.bak $D");
    auto source = disk.load();
    const auto theirs = testing::readFile(disk.path().string() + ".bak");
    auto ours = writeSgdiskBackup(readDiskTables(*source), *source);
    ASSERT_TRUE(ours);
    EXPECT_EQ(*ours, theirs);
    const auto before = testing::readFile(disk.path());
    // Theirs, read by us.
    disk.must(
        "dd if=/dev/zero of=$D bs=512 count=34 conv=notrunc; dd if=/dev/zero of=$D bs=512 seek=32735 "
        "conv=notrunc count=33");
    auto wiped = disk.load();
    auto plan = planRestore(*wiped, readDiskTables(*wiped), theirs);
    ASSERT_TRUE(plan) << plan.error().message;
    testing::apply(disk.path(), *plan);
    EXPECT_EQ(testing::readFile(disk.path()), before);
    // Ours, read by sgdisk.
    testing::writeFile(disk.path().string() + ".ours", *ours);
    disk.must(
        "dd if=/dev/zero of=$D bs=512 count=34 conv=notrunc; dd if=/dev/zero of=$D bs=512 seek=32735 "
        "conv=notrunc count=33; sgdisk -l $D.ours $D");
    EXPECT_EQ(testing::readFile(disk.path()), before);
    // On a larger disk only when asked for.
    disk.must("truncate -s 24M $D");
    auto larger = disk.load();
    EXPECT_EQ(planRestore(*larger, readDiskTables(*larger), theirs).error().cause, Cause::Refused);
    RestoreOptions options;
    options.otherDisk = true;
    auto moved = planRestore(*larger, readDiskTables(*larger), theirs, options);
    ASSERT_TRUE(moved);
    testing::apply(disk.path(), *moved);
    EXPECT_THAT(disk.must("sgdisk -v $D"), HasSubstr("No problems found"));
}

}  // namespace
}  // namespace sectorsmith
