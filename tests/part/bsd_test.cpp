// SPDX-License-Identifier: GPL-3.0-or-later
// BSD disklabels as fdisk writes them, and what gdisk makes of the same disk.
#include "part/bsd_label.h"

#include <gmock/gmock.h>

#include "part/gpt_convert.h"
#include "part/types.h"
#include "plans.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;

constexpr std::uint64_t sliceStart = 8192;
constexpr std::uint64_t sliceSectors = 81920;
constexpr std::uint64_t labelOffset = (sliceStart + 1) * 512;

// A FreeBSD slice behind a Linux partition: a UFS, b swap, e ext2; numbers count from the disk's first sector.
void makeLabel(const MadeDisk& made, const char* type = "a5") {
    made.must(std::string("truncate -s 64M $D; printf 'label: dos\\nstart=2048,size=2048,type=83\\n"
                          "start=8192,size=81920,type=") +
              type +
              "\\n' | sfdisk -q $D && printf "
              "'b\\ny\\nd\\nd\\nn\\na\\n8208\\n+8M\\nn\\nb\\n30000\\n+16M\\nn\\ne\\n80000\\n+1M\\n"
              "t\\na\\n7\\nt\\nb\\n1\\nt\\ne\\n11\\nw\\nr\\nw\\n' | LC_ALL=C fdisk $D");
}
// The label again with some words changed and its checksum right.
void patch(const MadeDisk& made, const std::vector<std::pair<std::size_t, std::uint32_t>>& words) {
    auto bytes = testing::readFile(made.path());
    const auto label = std::span(bytes).subspan(labelOffset, 404);
    for (const auto& [at, value] : words) storeLittle<std::uint32_t>(label.data() + at, value);
    storeLittle<std::uint16_t>(label.data() + 0x88, 0);
    const std::size_t size = 148 + std::size_t{16} * loadLittle<std::uint16_t>(label.data() + 0x8A);
    std::uint16_t sum = 0;
    for (std::size_t at = 0; at < size; at += 2) sum ^= loadLittle<std::uint16_t>(label.data() + at);
    storeLittle<std::uint16_t>(label.data() + 0x88, sum);
    TablePlan plan;
    plan.writes.push_back({labelOffset, {label.begin(), label.end()}, Message::plain("label")});
    testing::apply(made.path(), plan);
}
std::string entries(const DiskTables& tables) {
    std::string text;
    if (tables.gpt)
        for (const GptEntry& entry : tables.gpt->primary.entries)
            text += std::to_string(entry.number) + " " + std::to_string(entry.first) + "-" +
                    std::to_string(entry.last) + " " + std::to_string(gptTypeCode(entry.type)) + "\n";
    return text;
}
std::size_t partitionAt(char letter) {
    return 148 + std::size_t{16} * static_cast<std::size_t>(letter - 'a');
}

#define NEED_LABEL_TOOLS()      \
    SECTORSMITH_NEED("sfdisk"); \
    SECTORSMITH_NEED("fdisk")

TEST(BsdLabel, AsFdiskWritesIt) {
    NEED_LABEL_TOOLS();
    MadeDisk made("1M");
    makeLabel(made);
    const auto label = readBsdLabel(*made.load(), sliceStart * 512, 512);
    ASSERT_TRUE(label);
    EXPECT_EQ(label->offset, labelOffset);
    EXPECT_EQ(label->sectorSize, 512u);
    EXPECT_TRUE(label->checksumOk);
    std::string text;
    for (const BsdPartition& one : label->partitions)
        text += std::string(1, one.letter) + " " + std::to_string(one.start) + "+" +
                std::to_string(one.sectors) + " " + std::to_string(one.type) + "\n";
    EXPECT_EQ(text, "a 8208+16385 7\nb 30000+32769 1\nc 8192+81920 0\ne 80000+2049 17\n");
    EXPECT_EQ(bsdBaseOf(*label, sliceStart, sliceSectors), BsdBase::Disk);
    EXPECT_FALSE(readBsdLabel(*made.load(), 2048 * 512, 512));
    EXPECT_FALSE(readBsdLabel(*made.load(), 1 << 30, 512));
}

TEST(BsdLabel, BecomesThePartitionsThatGdiskMakesOfIt) {
    NEED_LABEL_TOOLS();
    SECTORSMITH_NEED("gdisk");
    MadeDisk made("1M");
    makeLabel(made);
    MadeDisk theirs("1M");
    theirs.must("cp " + made.path().string() + " $D && printf 'r\\nt\\n2\\nw\\ny\\n' | gdisk $D");
    const auto disk = made.load();
    const auto plan = planGptFromBsd(*disk, readDiskTables(*disk), {});
    ASSERT_TRUE(plan) << plan.error().message;
    testing::apply(made.path(), *plan);
    EXPECT_THAT(made.must("sgdisk -v $D"), HasSubstr("No problems found"));
    EXPECT_EQ(testing::complaints(*made.load()), "");
    const DiskTables ours = readDiskTables(*made.load());
    EXPECT_EQ(entries(ours),
              "1 2048-4095 33536\n2 8208-24592 42243\n3 30000-62768 42242\n4 80000-82048 33536\n");
    // gdisk gives other numbers, and takes ext2 for UFS: places are the same.
    const DiskTables reference = readDiskTables(*theirs.load());
    ASSERT_TRUE(reference.gpt && ours.gpt);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> left;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> right;
    for (const GptEntry& entry : reference.gpt->primary.entries) left.emplace_back(entry.first, entry.last);
    for (const GptEntry& entry : ours.gpt->primary.entries) right.emplace_back(entry.first, entry.last);
    std::ranges::sort(left);
    EXPECT_EQ(left, right);
}

// As gdisk's recovery menu does it: the slice is a partition of a GPT by then.
TEST(BsdLabel, InAPartitionOfAGpt) {
    NEED_LABEL_TOOLS();
    MadeDisk made("1M");
    makeLabel(made);
    const auto before = made.load();
    const auto toGpt = planGptFromMbr(*before, readDiskTables(*before), {});
    ASSERT_TRUE(toGpt);
    testing::apply(made.path(), *toGpt);
    const auto disk = made.load();
    EXPECT_EQ(planGptFromBsd(*disk, readDiskTables(*disk), {}, {1, BsdBase::Auto}).error().cause,
              Cause::NotFound);
    EXPECT_EQ(planGptFromBsd(*disk, readDiskTables(*disk), {}, {9, BsdBase::Auto}).error().cause,
              Cause::NotFound);
    const auto plan = planGptFromBsd(*disk, readDiskTables(*disk), {}, {2, BsdBase::Auto});
    ASSERT_TRUE(plan) << plan.error().message;
    testing::apply(made.path(), *plan);
    EXPECT_EQ(entries(readDiskTables(*made.load())),
              "1 2048-4095 33536\n2 8208-24592 42243\n3 30000-62768 42242\n4 80000-82048 33536\n");
    EXPECT_EQ(testing::complaints(*made.load()), "");
}

TEST(BsdLabel, NumbersThatCountFromTheSlice) {
    NEED_LABEL_TOOLS();
    MadeDisk made("1M");
    makeLabel(made);
    patch(made, {{partitionAt('a') + 4, 16},
                 {partitionAt('b') + 4, 21808},
                 {partitionAt('c') + 4, 0},
                 {partitionAt('e') + 4, 71808}});
    const auto disk = made.load();
    const auto plan = planGptFromBsd(*disk, readDiskTables(*disk), {});
    ASSERT_TRUE(plan) << plan.error().message;
    testing::apply(made.path(), *plan);
    EXPECT_EQ(entries(readDiskTables(*made.load())),
              "1 2048-4095 33536\n2 8208-24592 42243\n3 30000-62768 42242\n4 80000-82048 33536\n");
}

TEST(BsdLabel, WhatItDoesNotTellIsAsked) {
    NEED_LABEL_TOOLS();
    MadeDisk made("1M");
    makeLabel(made);
    // Without “c”, and one partition alone that fits both ways.
    patch(
        made,
        {{partitionAt('a') + 4, 20000}, {partitionAt('b'), 0}, {partitionAt('c'), 0}, {partitionAt('e'), 0}});
    const auto disk = made.load();
    const auto asked = planGptFromBsd(*disk, readDiskTables(*disk), {});
    ASSERT_FALSE(asked);
    EXPECT_EQ(asked.error().cause, Cause::Refused);
    EXPECT_THAT(asked.error().message, HasSubstr("--base"));
    for (const BsdBase base : {BsdBase::Disk, BsdBase::Slice}) {
        const auto plan = planGptFromBsd(*disk, readDiskTables(*disk), {}, {2, base});
        ASSERT_TRUE(plan) << plan.error().message;
        EXPECT_EQ(entries(readDiskTables(PlannedSource(disk, *plan))),
                  base == BsdBase::Disk ? "1 2048-4095 33536\n2 20000-36384 42243\n"
                                        : "1 2048-4095 33536\n2 28192-44576 42243\n");
    }
}

TEST(BsdLabel, LiesAreRefused) {
    NEED_LABEL_TOOLS();
    MadeDisk made("1M");
    makeLabel(made);
    const auto good = testing::readFile(made.path());
    const auto refusal = [&] {
        const auto disk = made.load();
        const auto plan = planGptFromBsd(*disk, readDiskTables(*disk), {});
        return plan ? std::string() : plan.error().message;
    };
    patch(made, {{0x28, 4096}});
    EXPECT_THAT(refusal(), HasSubstr("sectors of 4096 bytes"));
    patch(made, {{0x28, 512}, {partitionAt('b') + 4, 10000}});
    EXPECT_THAT(refusal(), HasSubstr("overlap"));
    patch(made, {{partitionAt('b') + 4, 30000}, {partitionAt('e') + 4, 3000}});
    EXPECT_THAT(refusal(), HasSubstr("overlap partition 1"));
    patch(made, {{partitionAt('e') + 4, 0xFFFFFFFF}, {partitionAt('e'), 0xFFFFFFFF}});
    EXPECT_THAT(refusal(), HasSubstr("usable range"));
    made.must("printf '\\001' | dd of=$D bs=1 conv=notrunc status=none seek=" +
              std::to_string(labelOffset + 4));
    EXPECT_THAT(refusal(), HasSubstr("checksum"));
    // Too many partitions, or one magic number alone: no label.
    patch(made, {{0x88, 5000u << 16}});
    EXPECT_THAT(refusal(), HasSubstr("no BSD disklabel"));
    patch(made, {{0x88, 8u << 16}, {0x84, 0}});
    EXPECT_THAT(refusal(), HasSubstr("no BSD disklabel"));
}

}  // namespace
}  // namespace sectorsmith
