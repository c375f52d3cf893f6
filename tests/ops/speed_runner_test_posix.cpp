// SPDX-License-Identifier: GPL-3.0-or-later
// One test, over devices that are made up: fast, slow, failing, standing still, gone.
// The made-up errors are errno numbers.
#include <gtest/gtest.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <mutex>
#include <set>
#include <thread>

#include "ops/speed/runner.h"

namespace sectorsmith::speed {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

class Watch : public RunWatcher {
 public:
    void sample(const TraceSample& sample) override { samples.push_back(sample); }
    void done(double part) override { parts.push_back(part); }
    bool cancelled() const override { return Clock::now() >= cancelAt; }
    std::vector<TraceSample> samples;
    std::vector<double> parts;
    Clock::time_point cancelAt = Clock::time_point::max();
};

TestSpec spec(Access access, std::uint64_t blockSize, unsigned depth, double seconds, std::uint64_t bytes) {
    TestSpec test;
    test.access = access;
    test.blockSize = blockSize;
    test.depth = depth;
    test.seconds = seconds;
    test.bytes = bytes;
    return test;
}

IoCompletion whole(const IoRequest& request) { return {request.tag, request.length, 0}; }

TEST(SpeedRunner, AsManyRequestsAsTheDepthSaysAndEachPlaceInTurn) {
    std::mutex mutex;
    std::vector<std::uint64_t> offsets;
    std::atomic<int> now = 0;
    std::atomic<int> most = 0;
    auto engine = makeThreadEngine(
        [&](const IoRequest& request) {
            most = std::max(most.load(), ++now);
            {
                const std::lock_guard lock(mutex);
                offsets.push_back(request.offset);
            }
            std::this_thread::sleep_for(2ms);
            --now;
            return whole(request);
        },
        8, true);
    RunSetup setup{*engine, 1000 * 512, 0, 16 * 4096};
    Watch watch;
    const auto outcome = runTest(setup, spec(Access::Read, 4096, 8, 0, 160 * 4096), watch);
    ASSERT_TRUE(outcome) << outcome.error().message;
    EXPECT_EQ(outcome->read.operations, 160u);
    EXPECT_EQ(outcome->read.bytes, 160u * 4096);
    EXPECT_EQ(outcome->write.operations, 0u);
    EXPECT_EQ(most, 8);
    std::map<std::uint64_t, int> counts;
    for (const std::uint64_t offset : offsets) ++counts[offset];
    EXPECT_EQ(counts.size(), 16u);
    for (const auto& [offset, count] : counts) {
        EXPECT_EQ(count, 10);
        EXPECT_GE(offset, 1000u * 512);
        EXPECT_LT(offset, 1000u * 512 + 16 * 4096);
    }
    EXPECT_GE(outcome->read.latency.percentile(0.5), 2000000u);
    EXPECT_LT(outcome->read.latency.percentile(0.5), 20000000u);
    EXPECT_EQ(watch.parts.back(), 1);
}

TEST(SpeedRunner, WritesAreStampedFlushedAndTheFlushCounts) {
    const RunKey key = RunKey::random();
    auto pool = RandomPool::make(key, 8192, 4);
    ASSERT_TRUE(pool);
    std::vector<std::byte> disk(64 * 8192);
    auto engine = makeThreadEngine(
        [&](const IoRequest& request) {
            std::memcpy(disk.data() + request.offset, request.data, request.length);
            return whole(request);
        },
        4, true);
    RunSetup setup{*engine, 0, 0, disk.size()};
    setup.pool = &*pool;
    setup.flush = [] {
        std::this_thread::sleep_for(300ms);
        return Result<void>();
    };
    Watch watch;
    const auto outcome = runTest(setup, spec(Access::Write, 8192, 4, 0, disk.size()), watch);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->write.bytes, disk.size());
    EXPECT_GE(outcome->flushSeconds, 0.3);
    EXPECT_GE(outcome->seconds, outcome->flushSeconds);
    std::set<std::uint64_t> sequences;
    for (std::size_t at = 0; at < disk.size(); at += 4096) {
        const auto unit = std::span(disk).subspan(at, 4096);
        const auto stamp = readStamp(key, unit);
        ASSERT_TRUE(stamp) << at;
        EXPECT_EQ(stamp->offset, at);
        EXPECT_TRUE(pool->matches(*stamp, unit));
        sequences.insert(stamp->sequence);
    }
    EXPECT_EQ(sequences.size(), disk.size() / 4096);
}

TEST(SpeedRunner, TheFlushIsNoPartOfTheCurve) {
    auto pool = RandomPool::make(RunKey::random(), 8192, 2);
    ASSERT_TRUE(pool);
    auto engine = makeThreadEngine(
        [&](const IoRequest& request) {
            std::this_thread::sleep_for(2ms);
            return whole(request);
        },
        2, true);
    RunSetup setup{*engine, 0, 0, 64 * 8192};
    setup.pool = &*pool;
    setup.flush = [] {
        std::this_thread::sleep_for(1400ms);
        return Result<void>();
    };
    Watch watch;
    const auto outcome = runTest(setup, spec(Access::Write, 8192, 2, 0.7, 0), watch);
    ASSERT_TRUE(outcome);
    EXPECT_GE(outcome->flushSeconds, 1.4);
    ASSERT_FALSE(watch.samples.empty());
    for (const TraceSample& sample : watch.samples) EXPECT_GT(sample.rate(), 0) << sample.seconds;
    EXPECT_LT(watch.samples.back().seconds, outcome->seconds - outcome->flushSeconds + 0.3);
}

TEST(SpeedRunner, RandomPlacesReachEverythingAndMixesAreMixed) {
    auto pool = RandomPool::make(RunKey::random(), 4096, 4);
    ASSERT_TRUE(pool);
    std::mutex mutex;
    std::set<std::uint64_t> seen;
    auto engine = makeThreadEngine(
        [&](const IoRequest& request) {
            const std::lock_guard lock(mutex);
            seen.insert(request.offset);
            return whole(request);
        },
        2, true);
    RunSetup setup{*engine, 0, 4096, 50 * 4096};
    setup.pool = &*pool;
    TestSpec test = spec(Access::Mixed, 4096, 2, 0, 4000 * 4096);
    test.random = true;
    test.readPercent = 70;
    Watch watch;
    const auto outcome = runTest(setup, test, watch);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(seen.size(), 50u);
    EXPECT_EQ(*seen.begin(), 4096u);
    EXPECT_EQ(*seen.rbegin(), 50u * 4096);
    EXPECT_EQ(outcome->read.operations + outcome->write.operations, 4000u);
    EXPECT_NEAR(static_cast<double>(outcome->read.operations), 2800, 150);
}

TEST(SpeedRunner, FailuresAreNamedAndTheRestGoesOn) {
    auto engine = makeThreadEngine(
        [&](const IoRequest& request) {
            if (request.offset == 5 * 4096 || request.offset == 9 * 4096)
                return IoCompletion{request.tag, 0, EIO};
            return whole(request);
        },
        4, true);
    RunSetup setup{*engine, 0, 0, 32 * 4096};
    Watch watch;
    const auto outcome = runTest(setup, spec(Access::Read, 4096, 4, 0, 32 * 4096), watch);
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->read.operations, 30u);
    EXPECT_EQ(outcome->failureCount, 2u);
    ASSERT_EQ(outcome->failures.size(), 2u);
    EXPECT_EQ(std::min(outcome->failures[0].offset, outcome->failures[1].offset), 5u * 4096);
    EXPECT_NE(outcome->failures[0].why.text.find("nput/output error"), std::string::npos);
    EXPECT_EQ(outcome->endedEarly, "");
}

TEST(SpeedRunner, ADeviceThatIsGoneEndsIt) {
    std::atomic<int> count = 0;
    auto engine = makeThreadEngine(
        [&](const IoRequest& request) {
            return ++count > 20 ? IoCompletion{request.tag, 0, ENODEV} : whole(request);
        },
        4, true);
    RunSetup setup{*engine, 0, 0, 32 * 4096};
    Watch watch;
    const auto start = Clock::now();
    const auto outcome = runTest(setup, spec(Access::Read, 4096, 4, 30, 0), watch);
    ASSERT_TRUE(outcome);
    EXPECT_LT(Clock::now() - start, 5s);
    EXPECT_EQ(outcome->read.operations, 20u);
    EXPECT_NE(outcome->endedEarly.text.find("gone"), std::string::npos) << outcome->endedEarly.text;
    // One that answers every request with an error ends, too.
    auto broken =
        makeThreadEngine([](const IoRequest& request) { return IoCompletion{request.tag, 0, EIO}; }, 4, true);
    RunSetup again{*broken, 0, 0, 32 * 4096};
    const auto second = runTest(again, spec(Access::Read, 4096, 4, 30, 0), watch);
    ASSERT_TRUE(second);
    EXPECT_NE(second->endedEarly, "");
    EXPECT_LT(Clock::now() - start, 10s);
}

TEST(SpeedRunner, AStallIsSeenLiveAndInTheCurve) {
    const auto start = Clock::now();
    auto engine = makeThreadEngine(
        [&](const IoRequest& request) {
            const auto since = Clock::now() - start;
            if (since > 2s && since < 2300ms) std::this_thread::sleep_until(start + 4500ms);
            std::this_thread::sleep_for(1ms);
            return whole(request);
        },
        2, true);
    RunSetup setup{*engine, 0, 0, 32 * 4096};
    Watch watch;
    const auto outcome = runTest(setup, spec(Access::Read, 4096, 2, 6.5, 0), watch);
    ASSERT_TRUE(outcome);
    EXPECT_GE(watch.samples.size(), 11u);  // also while nothing ended
    const auto marks = findMarks(outcome->trace, false);
    ASSERT_EQ(std::ranges::count(marks, MarkKind::Stall, &Mark::kind), 1) << marks.size();
    const auto stall = *std::ranges::find(marks, MarkKind::Stall, &Mark::kind);
    EXPECT_NEAR(stall.from, 2.25, 0.6);
    EXPECT_NEAR(stall.to, 4.5, 0.6);
}

TEST(SpeedRunner, CancelStopsIssuingAtOnceAndReturnsWithTheRequestsInFlight) {
    std::atomic<int> issued = 0;
    Watch watch;
    watch.cancelAt = Clock::now() + 300ms;
    std::atomic<int> issuedAtCancel = 0;
    auto engine = makeThreadEngine(
        [&](const IoRequest& request) {
            if (Clock::now() > watch.cancelAt + 150ms) ++issuedAtCancel;
            ++issued;
            std::this_thread::sleep_for(50ms);
            return whole(request);
        },
        4, true);
    RunSetup setup{*engine, 0, 0, 32 * 4096};
    const auto start = Clock::now();
    const auto outcome = runTest(setup, spec(Access::Read, 4096, 4, 60, 0), watch);
    ASSERT_TRUE(outcome);
    EXPECT_TRUE(outcome->cancelled);
    EXPECT_LT(Clock::now() - start, 1500ms);
    EXPECT_EQ(outcome->read.operations, static_cast<std::uint64_t>(issued));
    EXPECT_EQ(issuedAtCancel, 0);
}

TEST(SpeedRunner, BoundsAreKept) {
    TestSpec test;
    EXPECT_TRUE(checkSpec(test, 512));
    for (const std::uint64_t block : {256ull, 513ull, 3000ull, 128ull << 20, 5000ull}) {
        test.blockSize = block;
        EXPECT_FALSE(checkSpec(test, 512)) << block;
    }
    test.blockSize = 512;
    EXPECT_TRUE(checkSpec(test, 512));
    EXPECT_FALSE(checkSpec(test, 4096));
    test.blockSize = 64 << 20;
    test.depth = 16;
    EXPECT_TRUE(checkSpec(test, 512));  // exactly 1 GiB
    test.depth = 17;
    EXPECT_FALSE(checkSpec(test, 512));
    test.blockSize = 4096;
    for (const unsigned depth : {0u, 257u}) {
        test.depth = depth;
        EXPECT_FALSE(checkSpec(test, 512)) << depth;
    }
}

}  // namespace
}  // namespace sectorsmith::speed
