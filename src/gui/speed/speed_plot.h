// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that knows QCustomPlot.
#pragma once

#include <QWidget>
#include <vector>

class QCustomPlot;

namespace sectorsmith::gui {

struct PlotPoint {
    double x = 0;
    double y = 0;
};
struct PlotLine {
    QString name;
    bool second = false;  // the other colour, and dashed: told apart without colours
    std::vector<PlotPoint> points;
};
// A place of the curve that is worth a look.
struct PlotMark {
    double from = 0;
    double to = 0;  // equal to from: a line
    QString text;
};

// Speed (MB/s) over time or position, in the palette's colours, light or dark.
class SpeedPlot : public QWidget {
    Q_OBJECT

 public:
    explicit SpeedPlot(QWidget* parent = nullptr);

    void setAxis(const QString& title) { axis_ = title; }
    // Replaces what is shown.
    void show(const std::vector<PlotLine>& lines, const std::vector<PlotMark>& marks = {},
              const std::vector<PlotPoint>& temperatures = {});
    // False when the file cannot be written. The suffix decides: .svg or .png.
    bool save(const QString& file);

 protected:
    void changeEvent(QEvent* event) override;

 private:
    void draw();
    void drawTemperatures(const QColor& text);

    QCustomPlot* plot_;
    QString axis_;
    std::vector<PlotLine> lines_;
    std::vector<PlotMark> marks_;
    std::vector<PlotPoint> temperatures_;
};

}  // namespace sectorsmith::gui
