// SPDX-License-Identifier: GPL-3.0-or-later
// One entry of a hybrid MBR changed by hand; fdisk says what came of it.
#include "part/hybrid_entry.h"

#include <gmock/gmock.h>

#include "testing/disks.h"

namespace sectorsmith {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class HybridEntryChanges : public ::testing::Test {
 protected:
    void carryOut(const testing::MadeDisk& disk, const Result<TablePlan>& plan) {
        ASSERT_TRUE(plan) << plan.error().message;
        std::fstream file(disk.path(), std::ios::binary | std::ios::in | std::ios::out);
        for (const PlannedWrite& write : plan->writes) {
            EXPECT_EQ(write.offset, 0u);
            file.seekp(static_cast<std::streamoff>(write.offset));
            file.write(reinterpret_cast<const char*>(write.bytes.data()),
                       static_cast<std::streamsize>(write.bytes.size()));
        }
    }
    Result<TablePlan> plan(const testing::MadeDisk& disk, unsigned slot, const HybridEntryChange& change) {
        const auto source = disk.load();
        return planHybridEntry(*source, readDiskTables(*source), slot, change);
    }
};

TEST_F(HybridEntryChanges, TypeActiveAndRemovalAsFdiskSeesThem) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("sgdisk");
    const testing::MadeDisk disk("64M");
    disk.must("sgdisk -n 1:2048:+8M -t 1:0700 -n 2:0:+8M -t 2:8300 -h 1:2 $D");
    const std::string list = "LC_ALL=C fdisk -t dos -l $D | tr -s ' '";
    carryOut(disk, plan(disk, 2, {.type = 0x0C}));
    carryOut(disk, plan(disk, 2, {.active = true}));
    EXPECT_THAT(disk.must(list),
                AllOf(HasSubstr("img2 * 2048 18431 16384 8M c "), HasSubstr("img3 18432 34815")));
    carryOut(disk, plan(disk, 3, {.active = true}));
    EXPECT_THAT(disk.must(list),
                AllOf(HasSubstr("img2 2048"), HasSubstr("img3 * 18432")));  // the other lost it
    carryOut(disk, plan(disk, 3, {.remove = true}));
    EXPECT_THAT(disk.must(list), AllOf(HasSubstr("img2 2048"), Not(HasSubstr("img3"))));
    EXPECT_THAT(disk.must("sgdisk -v $D"), HasSubstr("No problems found"));
}

TEST_F(HybridEntryChanges, WhatIsRefused) {
    SECTORSMITH_NEEDS_SHELL();
    SECTORSMITH_NEED("sgdisk");
    const testing::MadeDisk disk("64M");
    disk.must("sgdisk -n 1:2048:+8M -t 1:0700 -h 1 $D");
    EXPECT_EQ(plan(disk, 1, {.active = true}).error().cause, Cause::Refused);  // EE
    EXPECT_EQ(plan(disk, 4, {.active = true}).error().cause, Cause::NotFound);
    EXPECT_EQ(plan(disk, 5, {.active = true}).error().cause, Cause::Usage);
    for (const std::uint8_t type : {0x00, 0xEE, 0x05, 0x0F, 0x85})
        EXPECT_EQ(plan(disk, 2, {.type = type}).error().cause, Cause::Usage) << int{type};
    const testing::MadeDisk mbr("64M");
    mbr.must("printf 'label: dos\\n2048,8M,7\\n' | sfdisk -q $D");
    EXPECT_EQ(plan(mbr, 1, {.active = true}).error().cause, Cause::Refused);
}

}  // namespace
}  // namespace sectorsmith
