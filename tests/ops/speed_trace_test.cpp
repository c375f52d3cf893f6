// SPDX-License-Identifier: GPL-3.0-or-later
// Knees, throttling, dips and stalls on curves whose answer is known.
#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "ops/speed/trace.h"

namespace sectorsmith::speed {
namespace {

// Samples of half a second with these speeds in MB/s, with noise of `noise` (a part of the value).
std::vector<TraceSample> curve(const std::vector<double>& rates, double noise = 0.05) {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> factor(1 - noise, 1 + noise);
    std::vector<TraceSample> trace;
    for (std::size_t i = 0; i < rates.size(); ++i)
        trace.push_back({0.5 * static_cast<double>(i + 1), 0, rates[i] * 1e6 * factor(random), 0});
    return trace;
}
std::vector<double> levels(std::initializer_list<std::pair<int, double>> parts) {
    std::vector<double> rates;
    for (const auto& [count, rate] : parts) rates.insert(rates.end(), static_cast<std::size_t>(count), rate);
    return rates;
}
std::vector<Mark> ofKind(const std::vector<Mark>& marks, MarkKind kind) {
    std::vector<Mark> out;
    for (const Mark& mark : marks)
        if (mark.kind == kind) out.push_back(mark);
    return out;
}

TEST(SpeedTrace, AFullCacheIsOneKneeAtItsPlace) {
    const auto marks = findMarks(curve(levels({{40, 2000}, {80, 400}})), true);
    ASSERT_EQ(marks.size(), 1u);
    EXPECT_EQ(marks[0].kind, MarkKind::Knee);
    EXPECT_NEAR(marks[0].from, 20, 0.51);
    EXPECT_NEAR(marks[0].before / 1e6, 2000, 100);
    EXPECT_NEAR(marks[0].after / 1e6, 400, 30);
    EXPECT_NEAR(static_cast<double>(marks[0].bytesBefore) / 1e9, 40, 1.5);
}

TEST(SpeedTrace, AKneeNearEitherEndAndASmallOneAreFound) {
    for (const auto& [before, after] : {std::pair{4, 60}, {60, 4}, {10, 10}}) {
        const auto marks =
            ofKind(findMarks(curve(levels({{before, 1000}, {after, 650}})), true), MarkKind::Knee);
        ASSERT_EQ(marks.size(), 1u) << before;
        EXPECT_NEAR(marks[0].from, 0.5 * before, 0.51) << before;
    }
}

TEST(SpeedTrace, AnEvenCurveHasNoMarks) {
    for (const double noise : {0.0, 0.05, 0.12})
        EXPECT_TRUE(findMarks(curve(levels({{120, 500}}), noise), true).empty()) << noise;
    // Hard disks become slower bit by bit: no knee at a place of its own, and no throttling.
    std::vector<double> slope;
    for (int i = 0; i < 100; ++i) slope.push_back(200 - 0.2 * i);
    EXPECT_TRUE(findMarks(curve(slope, 0.02), true).empty());
    EXPECT_TRUE(findMarks({}, true).empty());
}

TEST(SpeedTrace, ThrottlingComesAndGoes) {
    const auto trace = curve(levels({{30, 1000}, {12, 500}, {30, 1000}, {12, 480}, {30, 1000}}));
    const auto marks = findMarks(trace, true);
    const auto throttled = ofKind(marks, MarkKind::Throttle);
    ASSERT_EQ(throttled.size(), 2u);
    EXPECT_EQ(marks.size(), 2u);
    EXPECT_NEAR(throttled[0].from, 15, 0.51);
    EXPECT_NEAR(throttled[0].to, 21, 0.51);
    EXPECT_NEAR(throttled[1].from, 36, 0.51);
    EXPECT_NEAR(throttled[0].after / 1e6, 500, 40);
}

TEST(SpeedTrace, ReadsThatBecomeSlowerForGoodAreThrottled) {
    const auto trace = curve(levels({{40, 1000}, {40, 300}}));
    EXPECT_EQ(findMarks(trace, false).at(0).kind, MarkKind::Throttle);
    EXPECT_EQ(findMarks(trace, true).at(0).kind, MarkKind::Knee);
}

TEST(SpeedTrace, ADipIsShortAndAStallIsNothing) {
    auto rates = levels({{20, 800}, {1, 200}, {20, 800}, {5, 0}, {20, 800}});
    const auto marks = findMarks(curve(rates), true);
    ASSERT_EQ(marks.size(), 2u);
    EXPECT_EQ(marks[0].kind, MarkKind::Dip);
    EXPECT_NEAR(marks[0].from, 10, 0.01);
    EXPECT_NEAR(marks[0].to, 10.5, 0.01);
    EXPECT_EQ(marks[1].kind, MarkKind::Stall);
    EXPECT_NEAR(marks[1].from, 20.5, 0.01);
    EXPECT_NEAR(marks[1].to, 23, 0.01);
    // Behind a knee, too.
    rates = levels({{40, 2000}, {20, 300}, {4, 0}, {20, 300}});
    const auto both = findMarks(curve(rates), true);
    EXPECT_EQ(ofKind(both, MarkKind::Knee).size(), 1u);
    ASSERT_EQ(ofKind(both, MarkKind::Stall).size(), 1u);
    EXPECT_NEAR(ofKind(both, MarkKind::Stall)[0].from, 30, 0.01);
}

// Queues fill at the start, and the last interval holds what was in flight: the speed has not settled there.
TEST(SpeedTrace, StartAndEndAreNoSlowdowns) {
    for (const double part : {0.0, 10.0, 300.0}) {
        EXPECT_TRUE(findMarks(curve(levels({{1, part}, {40, 1000}})), true).empty()) << part;
        EXPECT_TRUE(findMarks(curve(levels({{2, part}, {40, 1000}})), false).empty()) << part;
        EXPECT_TRUE(findMarks(curve(levels({{40, 1000}, {1, part}})), true).empty()) << part;
        EXPECT_TRUE(findMarks(curve(levels({{2, part}, {4, 1000}})), true).empty()) << part;
    }
    // What lasts is one, there as well.
    EXPECT_EQ(ofKind(findMarks(curve(levels({{6, 0}, {40, 1000}})), true), MarkKind::Stall).size(), 1u);
    EXPECT_EQ(ofKind(findMarks(curve(levels({{40, 1000}, {2, 0}})), false), MarkKind::Stall).size(), 1u);
    EXPECT_EQ(findMarks(curve(levels({{10, 1000}, {1, 300}, {10, 1000}}), 0), true).at(0).text(),
              "drop: 1000 → 300 MB/s");
}

TEST(SpeedTrace, ASlowPhaseWithAPauseHasBothMarks) {
    const auto marks = findMarks(curve(levels({{40, 1000}, {6, 400}, {4, 0}, {6, 400}, {40, 1000}})), true);
    ASSERT_EQ(ofKind(marks, MarkKind::Throttle).size(), 1u);
    ASSERT_EQ(ofKind(marks, MarkKind::Stall).size(), 1u);
    EXPECT_NEAR(ofKind(marks, MarkKind::Stall)[0].to - ofKind(marks, MarkKind::Stall)[0].from, 2, 0.01);
}

}  // namespace
}  // namespace sectorsmith::speed
