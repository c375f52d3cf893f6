// SPDX-License-Identifier: GPL-3.0-or-later
// The disk as a field of cells that fills while unused space is erased.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "gui/disks/cell_map.h"
#include "ops/erase_free.h"

namespace sectorsmith::gui {

// What has happened, written by the worker and read by the window. Offsets are bytes of the disk.
class FillMapState : public EraseWatcher {
 public:
    static constexpr std::size_t cellCount = CellGrid::count;

    // Cells of equal size over all of `extent` (the volume, or the disk); what is not in `ranges` is in use. `ranges`
    // ascending, within the extent.
    FillMapState(const ByteRange& extent, std::span<const ByteRange> ranges);

    struct Cell {
        std::uint64_t size = 0;  // bytes of the extent
        std::uint64_t free = 0;  // of these, bytes to be done
        std::atomic<std::uint64_t> done = 0;
        std::atomic<std::uint64_t> zero = 0;  // of `done`: was zero already
        std::atomic<std::uint64_t> left = 0;  // of `done`: not erased
    };
    const Cell& cell(std::size_t index) const { return cells_[index]; }
    std::uint64_t begin() const { return grid_.extent().offset; }
    std::uint64_t end() const { return grid_.extent().end(); }
    std::uint64_t doneBytes() const { return doneBytes_.load(std::memory_order_relaxed); }
    std::uint64_t totalBytes() const { return totalBytes_.load(std::memory_order_relaxed); }
    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }

    void update(std::uint64_t done, std::uint64_t total) override;
    bool cancelled() const override { return cancelled_.load(std::memory_order_relaxed); }
    void piece(const ByteRange& range, Piece what) override;

 private:
    CellGrid grid_;
    std::vector<Cell> cells_;
    std::atomic<std::uint64_t> doneBytes_ = 0;
    std::atomic<std::uint64_t> totalBytes_ = 0;
    std::atomic<bool> cancelled_ = false;
};

class FillMap : public CellMap {
    Q_OBJECT

 public:
    explicit FillMap(QWidget* parent = nullptr);

    void setState(std::shared_ptr<FillMapState> state);
    bool hasState() const { return state_ != nullptr; }
    const FillMapState* state() const { return state_.get(); }
    // Looks at the state again.
    void refresh() { update(); }

 protected:
    void paintCell(QPainter& painter, std::size_t index, const QRectF& box) const override;
    std::vector<LegendEntry> legend() const override;
    QString explain(std::size_t index) const override;

 private:
    std::shared_ptr<FillMapState> state_;
};

}  // namespace sectorsmith::gui
