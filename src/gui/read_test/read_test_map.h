// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "gui/copy/copy_progress.h"
#include "ops/copy/read_test.h"

namespace sectorsmith::gui {

// The source as a field of cells: what was read, what was slow, what is bad. A click asks to see a cell's bytes.
class ReadTestMap : public CellMap {
    Q_OBJECT

 public:
    explicit ReadTestMap(QWidget* parent = nullptr);

    // Null: nothing is shown. Again whenever there is more to see.
    void show(std::shared_ptr<CopyProgress> progress, std::span<const copier::SlowArea> slow);
    // Bytes of a cell that were read slowly.
    std::uint64_t slowBytes(std::size_t cell) const { return slow_[cell]; }

 Q_SIGNALS:
    // The first byte of the source in the cell.
    void clicked(quint64 offset);

 protected:
    void paintCell(QPainter& painter, std::size_t index, const QRectF& box) const override;
    std::vector<LegendEntry> legend() const override;
    QString explain(std::size_t index) const override;
    void mousePressEvent(QMouseEvent* event) override;

 private:
    // As the map of a copy has them; of the read bytes some are slow.
    std::uint64_t bytesIn(std::size_t cell, CopyCell state) const;

    std::shared_ptr<CopyProgress> progress_;
    std::array<std::uint64_t, CellGrid::count> slow_{};
};

}  // namespace sectorsmith::gui
