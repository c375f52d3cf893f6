// SPDX-License-Identifier: GPL-3.0-or-later
// Erasing from the first look to the report: what is refused, what the name is for, where a later run goes on.
#include "ops/erase_session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ops/erase_testing.h"
#include "testing/images.h"

namespace sectorsmith {
namespace {

using ::testing::HasSubstr;

class EraseSessionTest : public ::testing::Test {
 protected:
    EraseSessionTest() : path_(folder_.path() / "disk.img") {
        testing::writeFile(path_, std::vector<std::byte>(4 << 20, std::byte{0x5A}));
        request_.target.path = path_.string();
        request_.range = ByteRange{1 << 20, 1 << 20};
    }
    bool unchanged() const {
        return testing::readFile(path_) == std::vector<std::byte>(4 << 20, std::byte{0x5A});
    }

    testing::TemporaryFolder folder_;
    std::filesystem::path path_;
    EraseRequest request_;
    testing::QuietWatcher watcher_;
};

TEST_F(EraseSessionTest, WritesNothingWithoutTheName) {
    EraseSession session(request_);
    EXPECT_FALSE(session.confirmedBy("")) << "nothing is known yet";
    auto unprepared = session.run("disk.img", watcher_);
    ASSERT_FALSE(unprepared);
    EXPECT_EQ(unprepared.error().cause, Cause::Refused);
    const ErasePreview& preview = session.prepare(nullptr, watcher_);
    ASSERT_FALSE(preview.refused) << preview.refused->message;
    EXPECT_EQ(preview.name, "disk.img");
    EXPECT_EQ(preview.plan->space.bytes, 1u << 20);
    EXPECT_EQ(preview.extent, *request_.range);
    for (const char* name : {"", "disk", "disk.img ", "Disk.img"}) {
        EXPECT_FALSE(session.confirmedBy(name)) << name;
        auto refused = session.run(name, watcher_);
        ASSERT_FALSE(refused) << name;
        EXPECT_EQ(refused.error().cause, Cause::Refused);
    }
    EXPECT_TRUE(unchanged());
    auto done = session.run("disk.img", watcher_);
    ASSERT_TRUE(done) << done.error().message;
    EXPECT_EQ(done->report.writtenBytes, 1u << 20);
    EXPECT_TRUE(done->begun());
    EXPECT_FALSE(done->damaged());
    EXPECT_FALSE(done->resumeAt(EraseMethod::Zero)) << "it is finished";
    const auto after = testing::readFile(path_);
    for (std::size_t i = 0; i < after.size(); i += 511)
        ASSERT_EQ(after[i], i >= 1 << 20 && i < 2 << 20 ? std::byte{0} : std::byte{0x5A}) << i;
}

TEST_F(EraseSessionTest, RefusesWhatCannotBe) {
    const auto refusal = [&](const EraseRequest& request) {
        EraseSession session(request);
        const auto refused = session.prepare(nullptr, watcher_).refused;
        EXPECT_FALSE(session.run("disk.img", watcher_));
        return refused.value_or(Error{});
    };
    EraseRequest secure = request_;
    secure.options.method = EraseMethod::Trim;
    secure.options.secure = true;
    EXPECT_EQ(refusal(secure).cause, Cause::Usage);
    EraseRequest staged = request_;
    staged.stagedEdits = true;
    EXPECT_THAT(refusal(staged).message, HasSubstr("unsaved changes"));
    EraseRequest missing = request_;
    missing.target.path += ".not";
    EXPECT_FALSE(refusal(missing).message.empty());
    EraseRequest empty = request_;
    empty.range.reset();
    empty.free.volume = ByteRange{0, 4 << 20};
    EXPECT_FALSE(refusal(empty).message.empty()) << "there is no file system";
    EXPECT_TRUE(unchanged());
}

// Cancels once so many bytes are done.
class Impatient : public testing::QuietWatcher {
 public:
    explicit Impatient(std::uint64_t bytes) : bytes_(bytes) {}
    void update(std::uint64_t done, std::uint64_t) override { done_ = done; }
    bool cancelled() const override { return done_ >= bytes_; }

 private:
    std::uint64_t bytes_;
    std::uint64_t done_ = 0;
};

TEST_F(EraseSessionTest, SaysWhereALaterRunGoesOn) {
    request_.range = ByteRange{0, 4 << 20};
    EraseSession session(request_);
    ASSERT_FALSE(session.prepare(nullptr, watcher_).refused);
    Impatient impatient(1 << 20);
    auto stopped = session.run("disk.img", impatient);
    ASSERT_TRUE(stopped);
    ASSERT_TRUE(stopped->stopped());
    EXPECT_EQ(stopped->stopped()->cause, Cause::Cancelled);
    const auto at = stopped->resumeAt(EraseMethod::Zero);
    ASSERT_TRUE(at);
    EXPECT_GE(*at, 1u << 20);
    EXPECT_LT(*at, 4u << 20);
    EXPECT_FALSE(stopped->resumeAt(EraseMethod::Trim)) << "TRIM starts over";
    request_.options.from = *at;
    EraseSession rest(request_);
    ASSERT_FALSE(rest.prepare(nullptr, watcher_).refused);
    auto done = rest.run("disk.img", watcher_);
    ASSERT_TRUE(done);
    EXPECT_EQ(done->report.skippedBytes, *at);
    EXPECT_EQ(testing::readFile(path_), std::vector<std::byte>(4 << 20, std::byte{0}));
}

TEST(EraseAmounts, AreThoseThatAreNotZero) {
    EraseReport report;
    EXPECT_TRUE(amountsOf(report).empty());
    report.writtenBytes = 5;
    report.leftBytes = 7;
    const auto amounts = amountsOf(report);
    ASSERT_EQ(amounts.size(), 2u);
    EXPECT_EQ(amounts[0].sum, EraseSum::Written);
    EXPECT_EQ(amounts[1].bytes, 7u);
}

}  // namespace
}  // namespace sectorsmith
