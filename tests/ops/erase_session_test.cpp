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

// An image need not end with a whole sector: its last bytes are erased, too.
TEST_F(EraseSessionTest, ErasesTheEndOfAnImageBehindItsLastWholeSector) {
    constexpr std::size_t size = (1 << 20) + 100;
    for (const EraseMethod method :
         {EraseMethod::Zero, EraseMethod::Random, EraseMethod::ZeroRange, EraseMethod::Punch}) {
        const std::vector<std::byte> before(size, std::byte{0x5A});
        testing::writeFile(path_, before);
        request_.range = ByteRange{0, size};
        request_.options.method = method;
        request_.options.readAllBack = true;
        EraseSession session(request_);
        const ErasePreview& preview = session.prepare(nullptr, watcher_);
        ASSERT_FALSE(preview.refused) << preview.refused->message;
        EXPECT_EQ(preview.plan->space.bytes, size);
        auto done = session.run("disk.img", watcher_);
        ASSERT_TRUE(done) << done.error().message;
        if (done->stopped() && done->stopped()->cause == Cause::Unsupported) continue;
        EXPECT_FALSE(done->stopped());
        EXPECT_EQ(done->report.readBack, ReadBack::Right) << methodName(method);
        EXPECT_EQ(done->report.readBackBytes, size);
        const auto after = testing::readFile(path_);
        ASSERT_EQ(after.size(), size);
        const auto end = std::span(after).last(100);
        if (method == EraseMethod::Random)
            EXPECT_LT(std::ranges::count(end, std::byte{0x5A}), 10) << "random bytes";
        else EXPECT_EQ(after, std::vector<std::byte>(size)) << methodName(method);
    }
    // A range that ends before them leaves them alone.
    testing::writeFile(path_, std::vector<std::byte>(size, std::byte{0x5A}));
    request_.range = ByteRange{0, 1 << 20};
    request_.options.method = EraseMethod::Zero;
    EraseSession session(request_);
    ASSERT_FALSE(session.prepare(nullptr, watcher_).refused);
    ASSERT_TRUE(session.run("disk.img", watcher_));
    const auto after = testing::readFile(path_);
    EXPECT_EQ(std::ranges::count(after, std::byte{0x5A}), 100);
}

// Where the flush fails nothing is known to be erased: no place to go on from.
TEST(EraseOutcomes, GoOnOnlyBehindWhatWasFlushed) {
    EraseOutcome outcome;
    outcome.report.writtenBytes = 5 << 20;
    outcome.report.stopped = Error{Cause::Io, "cannot flush"};
    EXPECT_TRUE(outcome.begun());
    EXPECT_FALSE(outcome.resumeAt(EraseMethod::Zero));
    outcome.report.reached = 3 << 20;
    EXPECT_EQ(outcome.resumeAt(EraseMethod::Zero), 3u << 20);
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
