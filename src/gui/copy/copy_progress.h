// SPDX-License-Identifier: GPL-3.0-or-later
// How far a copy is, written by the worker and read by the window.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <span>
#include <vector>

#include "gui/disks/cell_map.h"
#include "ops/copy/copy_session.h"

namespace sectorsmith::gui {

// What the map of a copy tells apart.
enum class CopyCell { Left, Copied, Slow, Skipped, Bad };
inline constexpr std::array copyCells = {CopyCell::Left, CopyCell::Copied, CopyCell::Slow, CopyCell::Skipped,
                                         CopyCell::Bad};

class CopyProgress : public copier::CopyWatcher {
 public:
    // `map`: of earlier runs; `domain`: what is to be copied. Bytes of the source.
    CopyProgress(const copier::CopyMap& map, std::span<const ByteRange> domain);

    // --- Any thread
    const CellGrid& grid() const { return grid_; }
    // Bytes of the cell that are to be copied and are in this state.
    std::uint64_t bytes(std::size_t cell, CopyCell state) const {
        return cells_[cell].bytes[static_cast<std::size_t>(state)].load(std::memory_order_relaxed);
    }
    std::uint64_t bytes(CopyCell state) const;
    std::uint64_t doneBytes() const { return done_.load(std::memory_order_relaxed); }
    std::uint64_t totalBytes() const { return total_.load(std::memory_order_relaxed); }
    // Where on the source it last did something.
    std::uint64_t position() const { return position_.load(std::memory_order_relaxed); }
    struct Phase {
        copier::CopyPhase phase = copier::CopyPhase::Copying;
        unsigned pass = 1;
        bool verifying = false;
    };
    Phase currentPhase() const;
    // Paused, the copy waits in its next report; what was read before is still written.
    void setPaused(bool paused);
    bool paused() const { return paused_.load(std::memory_order_relaxed); }
    void cancel();

    // --- The thread of the copy
    void update(std::uint64_t done, std::uint64_t total) override;
    bool cancelled() const override { return cancelled_.load(std::memory_order_relaxed); }
    void phase(copier::CopyPhase phase, unsigned pass) override;
    void piece(const ByteRange& range, copier::CopyStatus status) override;
    void skipped(const ByteRange& range, bool slow) override;
    void verifying() override;

 private:
    struct Cell {
        std::array<std::atomic<std::uint64_t>, copyCells.size()> bytes{};
    };
    // `range` is part of what is to be copied.
    void mark(const ByteRange& range, copier::CopyStatus status);
    void add(const ByteRange& range, copier::CopyStatus status, bool more);

    CellGrid grid_;
    std::vector<ByteRange> domain_;
    // What is shown: NotTrimmed stands for all that was skipped after errors, NotScraped for what was skipped as slow.
    copier::CopyMap shown_;
    std::vector<Cell> cells_;
    std::atomic<std::uint64_t> done_ = 0, total_ = 0, position_ = 0;
    std::atomic<bool> paused_ = false, cancelled_ = false;
    mutable std::mutex mutex_;  // of what follows
    std::condition_variable goOn_;
    Phase phase_;
};

}  // namespace sectorsmith::gui
