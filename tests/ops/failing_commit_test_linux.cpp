// SPDX-License-Identifier: GPL-3.0-or-later
// A disk whose sectors become unreadable in the midst of a commit.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "ops/state_folder.h"
#include "ops/write_session.h"
#include "testing/failing_disk_linux.h"
#include "testing/loop_device_linux.h"

namespace sectorsmith::testing {
namespace {

using ::testing::HasSubstr;

class FailingCommit : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!isRoot()) GTEST_SKIP() << "loop devices need root";
        if (!haveProgram("nbdkit") || !haveProgram("nbdfuse"))
            GTEST_SKIP() << "nbdkit and nbdfuse are not there";
        std::mt19937 random(5);
        old.resize(1 << 20);
        for (auto& b : old) b = static_cast<std::byte>(random());
        disk = std::make_unique<FailingDisk>(old);
        if (!disk->ready()) GTEST_SKIP() << "nbdfuse does not work here";
        if (auto attached = LoopDevice::attach(disk->file(), "--direct-io=on"))
            loop = std::make_unique<LoopDevice>(std::move(*attached));
        if (!loop) GTEST_SKIP() << "no loop device is to be had here";
        target.path = loop->path();
        target.stateFolder = folder.path() / "state";
        fresh = old;
        for (const std::uint64_t sector : {40u, 41u, 100u, 700u}) {
            SectorRun run{sector * 512, {}, {}};
            run.before.assign(old.begin() + static_cast<std::ptrdiff_t>(run.offset),
                              old.begin() + static_cast<std::ptrdiff_t>(run.offset + 512));
            run.after.assign(512, static_cast<std::byte>(sector));
            std::ranges::copy(run.after, fresh.begin() + static_cast<std::ptrdiff_t>(run.offset));
            plan.runs.push_back(std::move(run));
        }
    }
    UndoStore records() const { return UndoStore(stateFoldersToRead(target.stateFolder)); }

    TemporaryFolder folder;
    std::vector<std::byte> old;
    std::vector<std::byte> fresh;
    std::unique_ptr<FailingDisk> disk;
    std::unique_ptr<LoopDevice> loop;
    WriteTarget target;
    CommitPlan plan{"test", {}};
    SilentProgress progress;
};

TEST_F(FailingCommit, ASectorThatCannotBeReadAgainStopsItBeforeTheFirstWrite) {
    disk->fail({100});
    const auto report = commitTo(target, plan, progress);
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().error.cause, Cause::Io);
    EXPECT_FALSE(report.error().wrote);
    EXPECT_THAT(report.error().error.message, HasSubstr("sector 100"));

    EXPECT_EQ(disk->content(), old);
    EXPECT_TRUE(records().list().empty());
}

TEST_F(FailingCommit, OneThatCannotBeReadBackLeavesTheRecordOpenAndBothWays) {
    for (const Recovery way : {Recovery::TakeBack, Recovery::Finish}) {
        disk->failAfterWriting({700});
        const auto report = commitTo(target, plan, progress);
        ASSERT_FALSE(report);
        EXPECT_TRUE(report.error().wrote);
        EXPECT_THAT(report.error().error.message, HasSubstr("sector 700"));
        EXPECT_THAT(report.error().error.message, HasSubstr("can be finished or undone"));
        EXPECT_THAT(report.error().error.message, HasSubstr("sector 700 cannot be read"));
        ASSERT_EQ(report.error().status.size(), plan.runs.size());
        EXPECT_EQ(report.error().status[3].content, RunContent::Unreadable);
        EXPECT_EQ(report.error().status[0].content, RunContent::After);
        ASSERT_EQ(records().list().size(), way == Recovery::TakeBack ? 1u : 2u);
        EXPECT_EQ(records().list()[0].state, RecordState::Open);
        // The sector recovers (a drive remaps it when it is written).
        disk->failAfterWriting({});
        const auto recovered = recover(target, report.error().recordId, way, progress);
        ASSERT_TRUE(recovered) << recovered.error().error.message;
        EXPECT_EQ(disk->content(), way == Recovery::TakeBack ? old : fresh);
        EXPECT_EQ(records().list()[0].state,
                  way == Recovery::TakeBack ? RecordState::TakenBack : RecordState::Done);
    }
}

}  // namespace
}  // namespace sectorsmith::testing
