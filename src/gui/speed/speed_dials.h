// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "ops/speed/speed_test.h"

namespace sectorsmith::gui {

// The four numbers that people look for first.
enum class SpeedDial { Read, Write, RandomRead, RandomWrite };
inline constexpr std::array speedDials{SpeedDial::Read, SpeedDial::Write, SpeedDial::RandomRead,
                                       SpeedDial::RandomWrite};

struct DialFigure {
    double bytesPerSecond = 0;
    double operationsPerSecond = 0;  // 0: not known
    bool running = false;            // it still changes
};
using DialFigures = std::array<std::optional<DialFigure>, speedDials.size()>;

// Which number a test fills; none: a mixed one.
std::optional<SpeedDial> dialOf(const speed::TestSpec& spec);
// Of several tests of one kind the fastest counts: the one with the most requests in flight.
DialFigures dialsOf(const speed::SpeedResult& result);
// How far the gauge is filled, 0 to 1: a logarithmic scale from 1 MB/s to 10 GB/s.
double dialFill(double bytesPerSecond);

// Large numbers with a gauge below each. They fill while a test runs.
class SpeedDials : public QWidget {
    Q_OBJECT

 public:
    explicit SpeedDials(QWidget* parent = nullptr);

    void show(const DialFigures& figures);
    using QWidget::show;
    const DialFigures& figures() const { return figures_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    QFont numberFont() const;

    DialFigures figures_;
};

}  // namespace sectorsmith::gui
