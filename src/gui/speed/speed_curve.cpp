// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/speed/speed_curve.h"

#include "gui/session/text.h"

namespace sectorsmith::gui {

namespace {

constexpr std::size_t mostNames = 4;  // in the legend

PlotPoint plotPoint(const speed::SweepPoint& point) {
    return {static_cast<double>(point.offset) / 1e9, point.bytesPerSecond / 1e6};
}

}  // namespace

SpeedCurve curveOf(const speed::SpeedResult& result) {
    SpeedCurve curve;
    if (!result.sweep.empty()) {
        curve.overPosition = true;
        curve.lines.resize(1);
        for (const speed::SweepPoint& point : result.sweep) curve.lines[0].points.push_back(plotPoint(point));
        return curve;
    }
    double base = 0;
    for (const speed::TestFigures& test : result.tests) {
        PlotLine line{
            curve.lines.size() < mostNames ? messageText(speed::describeTest(test.spec)) : QString(),
            test.spec.access == speed::Access::Write,
            {}};
        for (const speed::TraceSample& sample : test.trace) {
            line.points.push_back({base + sample.seconds, sample.rate() / 1e6});
            if (sample.celsius) curve.temperatures.push_back({base + sample.seconds, *sample.celsius});
        }
        for (const speed::Mark& mark : test.marks) {
            const bool place = mark.kind == speed::MarkKind::Knee;
            curve.marks.push_back(
                {base + mark.from, base + (place ? mark.from : mark.to), messageText(mark.text())});
        }
        base += test.seconds;
        curve.lines.push_back(std::move(line));
    }
    return curve;
}

LiveCurve::LiveCurve(bool overPosition) { curve_.overPosition = overPosition; }

void LiveCurve::add(const QString& test, const speed::TraceSample& sample) {
    if (curve_.lines.empty() || test != test_) {
        test_ = test;
        base_ = last_;
        curve_.lines.push_back(
            {curve_.lines.size() < mostNames ? test : QString(), sample.writeRate > sample.readRate, {}});
    }
    last_ = base_ + sample.seconds;
    curve_.lines.back().points.push_back({last_, sample.rate() / 1e6});
    if (sample.celsius) curve_.temperatures.push_back({last_, *sample.celsius});
}

double LiveCurve::meanRate() const {
    if (test_.isEmpty() || curve_.lines.empty()) return 0;
    const std::vector<PlotPoint>& points = curve_.lines.back().points;
    const std::size_t first = points.size() > 1 ? 1 : 0;
    double sum = 0;
    for (std::size_t i = first; i < points.size(); ++i) sum += points[i].y;
    return points.empty() ? 0 : sum * 1e6 / static_cast<double>(points.size() - first);
}

void LiveCurve::add(const speed::SweepPoint& point) {
    if (curve_.lines.empty()) curve_.lines.resize(1);
    curve_.lines[0].points.push_back(plotPoint(point));
}

}  // namespace sectorsmith::gui
