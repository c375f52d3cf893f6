// SPDX-License-Identifier: GPL-3.0-or-later
// What the review of a commit says beyond its bytes.
#include "ops/commit_review.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "io/memory_source.h"
#include "io/open.h"
#include "ops/table_commit.h"
#include "part/gpt_edit.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

std::vector<std::byte> bytes(std::size_t count, int value) { return {count, static_cast<std::byte>(value)}; }

TEST(CommittedSource, ShowsTheNewBytesAndTheRestOfTheDisk) {
    const auto disk = std::make_shared<MemorySource>(bytes(4096, 1), 512);
    // As a commit orders them: the end first.
    const CommittedSource after(
        disk, {{2048, bytes(512, 1), bytes(512, 3)}, {512, bytes(1024, 1), bytes(1024, 2)}});
    EXPECT_EQ(after.size(), 4096u);
    std::vector<std::byte> all(4096);
    EXPECT_TRUE(after.read(0, all).complete());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int expected = i >= 512 && i < 1536 ? 2 : i >= 2048 && i < 2560 ? 3 : 1;
        ASSERT_EQ(all[i], static_cast<std::byte>(expected)) << i;
    }
    std::vector<std::byte> some(600);
    EXPECT_TRUE(after.read(1500, some).complete());
    EXPECT_TRUE(std::equal(some.begin(), some.end(), all.begin() + 1500));
    ReadReport beyond = after.read(4000, some);
    ASSERT_EQ(beyond.bad.size(), 1u);
    EXPECT_EQ(beyond.bad[0].offset, 4096u);
    EXPECT_EQ(after.extentAt(600).length, 1536u - 600);
    EXPECT_EQ(after.extentAt(1536).length, 2048u - 1536);
}

TEST(ReviewCommit, KnowsTheTableThatChangesAndWhatStaysWrong) {
    testing::TemporaryFolder folder;
    const std::string path = (folder.path() / "disk.img").string();
    if (!testing::copySampleDisk(path)) GTEST_SKIP() << "the sample disk is not there";
    auto opened = openPath(path);
    ASSERT_TRUE(opened);
    auto editor = GptEditor::open(readDiskTables(*opened->source));
    ASSERT_TRUE(editor);
    ASSERT_TRUE(editor->setName(4, "Fenster"));
    auto plan = planFromTable(*opened->source, editor->plan(*opened->source, "Rename"));
    ASSERT_TRUE(plan);
    const CommitReview review = reviewCommit(opened->source, *plan, {});
    EXPECT_TRUE(review.concernsTable());
    ASSERT_FALSE(review.tableChanges.empty());
    EXPECT_EQ(review.tableChanges.front().field, "name");
    EXPECT_EQ(review.tableChanges.front().after, "Fenster");
    EXPECT_TRUE(review.heads.empty());
    EXPECT_TRUE(review.findings.appeared.empty());
    EXPECT_THAT(review.findings.remaining,
                ::testing::Contains(::testing::Field(&Finding::rule, "hybrid.missing")));
    // Half of it leaves a table whose checksum is wrong.
    plan->runs.resize(1);
    EXPECT_FALSE(reviewCommit(opened->source, *plan, {}).findings.appeared.empty());
}

TEST(ReviewCommit, NamesTheFirstSectorsOfADiskWithoutATable) {
    const auto blank = std::make_shared<MemorySource>(bytes(8 << 20, 0), 512);
    CommitPlan plan;
    plan.runs.push_back({0, bytes(512, 0), bytes(512, 7)});
    const CommitReview none = reviewCommit(blank, plan, {});
    EXPECT_FALSE(none.concernsTable());
    ASSERT_EQ(none.heads.size(), 1u) << "the first sectors of a disk without a table";
    EXPECT_EQ(none.heads[0].partition, 0u);
    EXPECT_TRUE(none.unread.empty());
    plan.runs[0].unread = true;
    EXPECT_EQ(reviewCommit(blank, plan, {}).unread, (std::vector<ByteRange>{{0, 512}}));
    plan.runs = {{1 << 20, bytes(512, 0), bytes(512, 7)}};
    EXPECT_TRUE(reviewCommit(blank, plan, {}).heads.empty());
}

}  // namespace
}  // namespace sectorsmith
