// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that knows QCustomPlot.
#pragma once

#include <QWidget>
#include <vector>

class QCPItemText;
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
    using QWidget::show;
    // Replaces what is shown.
    void show(const std::vector<PlotLine>& lines, const std::vector<PlotMark>& marks = {},
              const std::vector<PlotPoint>& temperatures = {});
    // Where the texts of the marks stand, and the picture within the axes; in pixels of this widget. Of marks for whose
    // text there is no room inside the axes, the number is told in one text instead.
    std::vector<QRect> labelRects() const;
    QRect axesRect() const;
    // False when the file cannot be written. The suffix decides: .svg or .png.
    bool save(const QString& file);

 protected:
    void changeEvent(QEvent* event) override;

 private:
    void draw();
    void drawTemperatures(const QColor& text);
    void placeLabels();
    bool saveSvg(const QString& file);

    QCustomPlot* plot_;
    QString axis_;
    std::vector<PlotLine> lines_;
    std::vector<PlotMark> marks_;
    std::vector<PlotPoint> temperatures_;
    std::vector<QCPItemText*> labels_;  // of the marks; the plot owns them
    QCPItemText* rest_ = nullptr;       // "+ 3 more"
};

}  // namespace sectorsmith::gui
