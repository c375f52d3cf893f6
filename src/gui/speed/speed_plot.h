// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that knows QCustomPlot.
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

#include "gui/speed/speed_curve.h"

class QCPItemText;
class QCPPainter;
class QCustomPlot;

namespace sectorsmith::gui {

// Speed (MB/s) over time or position, in the palette's colours, light or dark.
class SpeedPlot : public QWidget {
    Q_OBJECT

 public:
    explicit SpeedPlot(QWidget* parent = nullptr);

    using QWidget::show;
    // Replaces what is shown.
    void show(const SpeedCurve& curve);
    // Where the texts of the marks stand, and the picture within the axes; in pixels of this widget. Of marks for whose
    // text there is no room inside the axes, the number is told in one text instead.
    std::vector<QRect> labelRects() const;
    QRect axesRect() const;
    // With `caption` above it, line by line. False when the file cannot be written. The suffix decides: .svg or .png.
    bool save(const QString& file, const QStringList& caption = {});

 protected:
    void changeEvent(QEvent* event) override;

 private:
    struct Colors;
    void draw();
    void drawAxes(const Colors& colors);
    void drawLines(const Colors& colors);
    void drawTemperatures(const QColor& text);
    void drawMarks(const Colors& colors, double top);
    void placeLabels();
    void paintPicture(QCPPainter& painter, const QStringList& caption);

    QCustomPlot* plot_;
    SpeedCurve curve_;
    std::vector<QCPItemText*> labels_;  // of the marks; the plot owns them
    QCPItemText* rest_ = nullptr;       // "+ 3 more"
};

}  // namespace sectorsmith::gui
