// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/copy/copy_progress.h"

#include <algorithm>

#include "ops/free_space/byte_ranges.h"

namespace sectorsmith::gui {

using namespace copier;

namespace {

CopyCell cellOf(CopyStatus status) {
    switch (status) {
        case CopyStatus::NotTried: return CopyCell::Left;
        case CopyStatus::NotTrimmed: return CopyCell::Skipped;
        case CopyStatus::NotScraped: return CopyCell::Slow;
        case CopyStatus::Bad: return CopyCell::Bad;
        case CopyStatus::Copied: return CopyCell::Copied;
    }
    return CopyCell::Left;
}

CopyStatus shownStatus(CopyStatus status) {
    return status == CopyStatus::NotScraped ? CopyStatus::NotTrimmed : status;
}

}  // namespace

CopyProgress::CopyProgress(const CopyMap& map, std::span<const ByteRange> domain)
    : grid_(map.extent()),
      domain_(domain.begin(), domain.end()),
      shown_(map.extent()),
      cells_(CellGrid::count) {
    for (const ByteRange& range : domain_) {
        add(range, CopyStatus::NotTried, true);
        for (const CopyMap::Block& block : map.blocks(range)) mark(block.range, shownStatus(block.status));
    }
    total_ = std::max<std::uint64_t>(sectorsmith::totalBytes(domain_) - bytes(CopyCell::Copied), 1);
}

std::uint64_t CopyProgress::bytes(CopyCell state) const {
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < CellGrid::count; ++i) sum += bytes(i, state);
    return sum;
}

void CopyProgress::add(const ByteRange& range, CopyStatus status, bool more) {
    const auto state = static_cast<std::size_t>(cellOf(status));
    grid_.each(range, [&](std::size_t cell, std::uint64_t count) {
        auto& bytes = cells_[cell].bytes[state];
        if (more) bytes.fetch_add(count, std::memory_order_relaxed);
        else bytes.fetch_sub(count, std::memory_order_relaxed);
    });
}

void CopyProgress::mark(const ByteRange& range, CopyStatus status) {
    for (const CopyMap::Block& block : shown_.blocks(range)) {
        if (block.status == status) continue;
        add(block.range, block.status, false);
        add(block.range, status, true);
    }
    shown_.mark(range, status);
}

void CopyProgress::piece(const ByteRange& range, CopyStatus status) {
    mark(range, shownStatus(status));
    position_.store(range.offset, std::memory_order_relaxed);
}

void CopyProgress::skipped(const ByteRange& range, bool slow) {
    auto part = std::ranges::upper_bound(domain_, range.offset, {}, &ByteRange::end);
    for (; part != domain_.end() && part->offset < range.end(); ++part)
        for (const CopyMap::Block& block : shown_.blocks(part->clippedTo(range)))
            if (block.status == CopyStatus::NotTried)
                mark(block.range, slow ? CopyStatus::NotScraped : CopyStatus::NotTrimmed);
}

CopyProgress::Phase CopyProgress::currentPhase() const {
    const std::lock_guard lock(mutex_);
    return phase_;
}

void CopyProgress::phase(CopyPhase phase, unsigned pass) {
    const std::lock_guard lock(mutex_);
    phase_ = {phase, pass, false};
}

void CopyProgress::verifying() {
    const std::lock_guard lock(mutex_);
    phase_.verifying = true;
}

void CopyProgress::update(std::uint64_t done, std::uint64_t total) {
    done_.store(done, std::memory_order_relaxed);
    total_.store(std::max<std::uint64_t>({total, done, 1}), std::memory_order_relaxed);
    if (!paused()) return;
    std::unique_lock lock(mutex_);
    goOn_.wait(lock, [this] { return !paused() || cancelled(); });
}

void CopyProgress::setPaused(bool paused) {
    const std::lock_guard lock(mutex_);
    paused_ = paused;
    goOn_.notify_all();
}

void CopyProgress::cancel() {
    const std::lock_guard lock(mutex_);
    cancelled_ = true;
    goOn_.notify_all();
}

}  // namespace sectorsmith::gui
