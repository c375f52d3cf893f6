// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/table_commit.h"

#include <gtest/gtest.h>

#include "io/memory_source.h"

namespace sectorsmith {
namespace {

std::vector<std::byte> filled(std::size_t count, int value) { return {count, static_cast<std::byte>(value)}; }

TEST(TableCommit, WholeSectorsInTheOrderOfThePlan) {
    const MemorySource disk(filled(8192, 1), 1024);
    TablePlan plan{Message::plain("what"), {}, {}};
    plan.writes.push_back({6144, filled(2048, 2), Message::plain("the last two sectors")});
    plan.writes.push_back({1024 + 28, filled(4, 3), Message::plain("a field")});
    plan.writes.push_back({512, filled(4, 4), Message::plain("a field of sector 0")});
    plan.writes.push_back({1024 + 32, filled(4, 5), Message::plain("another field of sector 1")});
    plan.writes.push_back({3072, filled(1024, 1), Message::plain("nothing new")});
    const auto commit = planFromTable(disk, plan);
    ASSERT_TRUE(commit) << commit.error().message;
    EXPECT_EQ(commit->what, "what");
    ASSERT_EQ(commit->runs.size(), 3u);
    EXPECT_EQ(commit->runs[0].offset, 6144u);
    EXPECT_EQ(commit->runs[0].before, filled(2048, 1));
    EXPECT_EQ(commit->runs[0].after, filled(2048, 2));
    EXPECT_EQ(commit->runs[1].offset, 0u);
    auto zero = filled(1024, 1);
    std::fill_n(zero.begin() + 512, 4, std::byte{4});
    EXPECT_EQ(commit->runs[1].after, zero);
    EXPECT_EQ(commit->runs[2].offset, 1024u);  // two writes, at the place of the last
    auto one = filled(1024, 1);
    std::fill_n(one.begin() + 28, 4, std::byte{3});
    std::fill_n(one.begin() + 32, 4, std::byte{5});
    EXPECT_EQ(commit->runs[2].after, one);
    EXPECT_EQ(commit->runs[2].before, filled(1024, 1));
}

TEST(TableCommit, RefusesWhatLeavesTheDisk) {
    const MemorySource disk(filled(4096, 1), 512);
    TablePlan plan{Message::plain("what"), {{4095, filled(2, 2), Message::plain("over the edge")}}, {}};
    EXPECT_EQ(planFromTable(disk, plan).error().cause, Cause::OutOfRange);
    plan.writes[0].offset = ~std::uint64_t{0};
    EXPECT_EQ(planFromTable(disk, plan).error().cause, Cause::OutOfRange);
}

// The sector at 1024 cannot be read.
class Broken : public MemorySource {
 public:
    using MemorySource::MemorySource;
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override {
        ReadReport report = MemorySource::read(offset, out);
        if (offset < 1536 && offset + out.size() > 1024)
            report.bad.push_back({1024, 512, Error{Cause::Io, "broken", 1024}});
        return report;
    }
};

TEST(TableCommit, UnreadableSectorsAreReplacedAsAWholeOnly) {
    const Broken disk(filled(4096, 1), 512);
    TablePlan plan{Message::plain("what"), {{512, filled(1024, 0), Message::plain("two sectors")}}, {}};
    const auto commit = planFromTable(disk, plan);
    ASSERT_TRUE(commit) << commit.error().message;
    ASSERT_EQ(commit->runs.size(), 2u);
    EXPECT_FALSE(commit->runs[0].unread);
    EXPECT_EQ(commit->runs[1].offset, 1024u);
    EXPECT_TRUE(commit->runs[1].unread);
    plan.writes[0] = {1024, filled(511, 0), Message::plain("not all of it")};
    EXPECT_EQ(planFromTable(disk, plan).error().cause, Cause::Io);
}

}  // namespace
}  // namespace sectorsmith
