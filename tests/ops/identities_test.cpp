// SPDX-License-Identifier: GPL-3.0-or-later
// New identifiers on a disk: what is planned with known random bytes, and taking back what does not hold.
#include "ops/identities/identities.h"

#include <gmock/gmock.h>

#include "base/guid.h"
#include "ops/errors.h"
#include "ops/table_commit.h"
#include "testing/disks.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;
using testing::MadeDisk;

class NewIdentitiesOfDisk : public ::testing::Test {
 protected:
    void make() {
        SECTORSMITH_NEEDS_SHELL();
        SECTORSMITH_NEED("sgdisk");
        SECTORSMITH_NEED("mkfs.fat");
        disk_.must(
            "sgdisk -n 1:2048:+8M $D >&2; truncate -s 8M $D.p && mkfs.fat $D.p >&2 && dd if=$D.p "
            "of=$D bs=1M seek=1 conv=notrunc 2>&1");
        target_.path = disk_.path().string();
        target_.stateFolder = folder_.path();
    }
    Result<NewIdentities> plan() const {
        NewIdentitiesRequest request;
        request.random = [next = 0](std::span<std::byte> bytes) mutable {
            for (std::byte& one : bytes) one = static_cast<std::byte>(++next);
        };
        return planNewIdentities(disk_.load(), request);
    }

    const MadeDisk disk_{"16M"};
    testing::TemporaryFolder folder_;
    WriteTarget target_;
    SilentProgress progress_;
};

TEST_F(NewIdentitiesOfDisk, FromTheBytesGiven) {
    make();
    if (IsSkipped()) return;
    const auto wanted = plan();
    ASSERT_TRUE(wanted) << wanted.error().message;
    ASSERT_EQ(wanted->changes.size(), 3u);
    EXPECT_EQ(wanted->changes[0].newValue, "01020304-0506-4708-890A-0B0C0D0E0F10");
    EXPECT_EQ(wanted->changes[1].newValue, "11121314-1516-4718-991A-1B1C1D1E1F20");
    EXPECT_EQ(wanted->changes[2].newValue, "2423-2221");
    EXPECT_EQ(plan()->changes[2].newValue, "2423-2221");
    // File systems first, then the backup table, at last the primary header.
    EXPECT_EQ(wanted->plan.writes.front().offset, (1u << 20) + 0x27);
    EXPECT_EQ(wanted->plan.writes.back().offset, 512u);
    EXPECT_FALSE(checkNewIdentities(disk_.load(), *wanted));
    const auto after = std::make_shared<PlannedSource>(disk_.load(), wanted->plan);
    EXPECT_TRUE(checkNewIdentities(after, *wanted));
}

TEST_F(NewIdentitiesOfDisk, AreTakenBackWhenTheyDoNotHold) {
    make();
    if (IsSkipped()) return;
    const auto before = testing::readFile(disk_.path());
    const auto wanted = plan();
    ASSERT_TRUE(wanted);
    const auto commit = planFromTable(*disk_.load(), wanted->plan);
    ASSERT_TRUE(commit);
    bool wasThere = false;
    const auto failed = commitNewIdentities(
        target_, *commit, *wanted, progress_,
        [&](const std::shared_ptr<ByteSource>& disk, const NewIdentities& what) -> Result<void> {
            wasThere = checkNewIdentities(disk, what).has_value();
            return fail(Cause::Damaged, OpsError::NewIdentityUndecryptable);
        });
    EXPECT_TRUE(wasThere);
    ASSERT_FALSE(failed);
    EXPECT_TRUE(failed.error().error.code == OpsError::NewIdentityUndone);
    EXPECT_THAT(failed.error().error.message, HasSubstr("the change was undone"));
    EXPECT_TRUE(failed.error().wrote);
    EXPECT_TRUE(testing::readFile(disk_.path()) == before);
    // The same plan with the real check holds.
    const auto done = commitNewIdentities(target_, *commit, *wanted, progress_);
    ASSERT_TRUE(done) << done.error().error.message;
    EXPECT_FALSE(testing::readFile(disk_.path()) == before);
}

// Each sector of the plan alone: the check sees that the rest is missing.
TEST_F(NewIdentitiesOfDisk, TheCheckSeesWhatIsMissing) {
    make();
    if (IsSkipped()) return;
    const auto wanted = plan();
    ASSERT_TRUE(wanted);
    for (std::size_t left = 0; left < wanted->plan.writes.size(); ++left) {
        TablePlan most = wanted->plan;
        most.writes.erase(most.writes.begin() + static_cast<std::ptrdiff_t>(left));
        EXPECT_FALSE(checkNewIdentities(std::make_shared<PlannedSource>(disk_.load(), most), *wanted))
            << left;
    }
}

TEST_F(NewIdentitiesOfDisk, WhatIsNotThere) {
    make();
    if (IsSkipped()) return;
    NewIdentitiesRequest request;
    request.partition = 7;
    const auto none = planNewIdentities(disk_.load(), request);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().cause, Cause::NotFound);
    request.partition = 1;
    request.volumesOnly = true;
    const auto volume = planNewIdentities(disk_.load(), request);
    ASSERT_TRUE(volume);
    EXPECT_EQ(volume->changes.size(), 1u);
    EXPECT_EQ(volume->changes[0].identity.identity.kind, "fat-serial");
}

}  // namespace
}  // namespace sectorsmith
