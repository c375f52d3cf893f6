// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "gui/copy/copy_progress.h"

namespace sectorsmith::gui {

// The source as a field of cells: what is copied, what was skipped, what is bad. A click asks to see a cell's bytes.
class CopyMapView : public CellMap {
    Q_OBJECT

 public:
    explicit CopyMapView(QWidget* parent = nullptr);

    // Null: nothing is shown.
    void setProgress(std::shared_ptr<CopyProgress> progress);

 Q_SIGNALS:
    // The first byte of the source in the cell.
    void clicked(quint64 offset);

 protected:
    void paintCell(QPainter& painter, std::size_t index, const QRectF& box) const override;
    std::vector<LegendEntry> legend() const override;
    QString explain(std::size_t index) const override;
    void mousePressEvent(QMouseEvent* event) override;

 private:
    std::shared_ptr<CopyProgress> progress_;
};

}  // namespace sectorsmith::gui
