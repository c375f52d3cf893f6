// SPDX-License-Identifier: GPL-3.0-or-later
// The disk as a field of cells that fills while unused space is erased.
#pragma once

#include <QWidget>
#include <atomic>
#include <memory>
#include <vector>

#include "ops/erase_free.h"

namespace sectorsmith::gui {

// What has happened, written by the worker and read by the window. Offsets are bytes of the disk.
class FillMapState : public EraseWatcher {
 public:
    static constexpr std::size_t cellCount = 600;

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
    std::uint64_t begin() const { return begin_; }
    std::uint64_t end() const { return end_; }
    std::uint64_t doneBytes() const { return doneBytes_.load(std::memory_order_relaxed); }
    std::uint64_t totalBytes() const { return totalBytes_.load(std::memory_order_relaxed); }
    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }

    void update(std::uint64_t done, std::uint64_t total) override;
    bool cancelled() const override { return cancelled_.load(std::memory_order_relaxed); }
    void piece(const ByteRange& range, Piece what) override;

 private:
    std::uint64_t cellStart(std::size_t index) const;
    std::uint64_t cellEnd(std::size_t index) const;
    std::size_t cellAt(std::uint64_t offset) const;

    std::vector<Cell> cells_;
    std::uint64_t begin_ = 0;
    std::uint64_t end_ = 0;
    std::atomic<std::uint64_t> doneBytes_ = 0;
    std::atomic<std::uint64_t> totalBytes_ = 0;
    std::atomic<bool> cancelled_ = false;
};

class FillMap : public QWidget {
    Q_OBJECT

 public:
    explicit FillMap(QWidget* parent = nullptr);

    void setState(std::shared_ptr<FillMapState> state);
    bool hasState() const { return state_ != nullptr; }
    const FillMapState* state() const { return state_.get(); }
    // Looks at the state again.
    void refresh() { update(); }
    // Always the same cells in a row: only the width says how large they are, and nothing that comes or goes below or
    // above moves them.
    QRectF cellRect(std::size_t index) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

 protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

 private:
    static constexpr int columns = 60;
    static constexpr int rows = static_cast<int>(FillMapState::cellCount) / columns;
    qreal sideOf(int width) const;
    int legendHeight() const;

    std::shared_ptr<FillMapState> state_;
};

}  // namespace sectorsmith::gui
