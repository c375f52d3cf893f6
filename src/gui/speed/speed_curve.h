// SPDX-License-Identifier: GPL-3.0-or-later
// The curve of a speed test, of its result or while it runs; what SpeedPlot draws.
#pragma once

#include <QString>
#include <vector>

#include "ops/speed/speed_test.h"

namespace sectorsmith::gui {

struct PlotPoint {
    double x = 0;
    double y = 0;
};
struct PlotLine {
    QString name;         // empty: not in the legend
    bool second = false;  // the other colour, and dashed: told apart without colours
    std::vector<PlotPoint> points;
};
// A place of the curve that is worth a look.
struct PlotMark {
    double from = 0;
    double to = 0;  // equal to from: a line
    QString text;
};

// Speeds in MB/s over seconds or over the disk's position in GB.
struct SpeedCurve {
    bool overPosition = false;
    std::vector<PlotLine> lines;
    std::vector<PlotMark> marks;
    std::vector<PlotPoint> temperatures;  // degrees Celsius
};

SpeedCurve curveOf(const speed::SpeedResult& result);

// Grows while a test runs. Its tests stand one after the other.
class LiveCurve {
 public:
    explicit LiveCurve(bool overPosition = false);

    // `test`: describes it; changes when the next one begins.
    void add(const QString& test, const speed::TraceSample& sample);
    void add(const speed::SweepPoint& point);
    const SpeedCurve& curve() const { return curve_; }
    // Of the test that runs: what describes it, and its mean speed in bytes per second without its first sample, in which
    // the speed settles; 0: there is none yet.
    const QString& test() const { return test_; }
    double meanRate() const;

 private:
    SpeedCurve curve_;
    QString test_;
    double base_ = 0;  // seconds of the tests before
    double last_ = 0;
};

}  // namespace sectorsmith::gui
