// SPDX-License-Identifier: GPL-3.0-or-later
// Scroll bars count in int, a disk's rows do not fit in one: the bar is a projection of the 64-bit row.
#pragma once

#include <cstdint>

namespace sectorsmith::gui {

// The row is what counts; the bar only shows and proposes. Up to `exactLimit` rows both are the same number, beyond it
// the bar is scaled, its ends still exact.
class ScrollProjection {
 public:
    static constexpr int exactLimit = 1 << 30;

    ScrollProjection() = default;
    // `lastTop`: the greatest row that can be at the top, at most 2^63-1.
    explicit ScrollProjection(std::uint64_t lastTop) : lastTop_(lastTop) {}

    std::uint64_t lastTop() const { return lastTop_; }
    int maximum() const { return lastTop_ < exactLimit ? static_cast<int>(lastTop_) : exactLimit; }
    int valueOf(std::uint64_t row) const;
    std::uint64_t rowOf(int value) const;

 private:
    std::uint64_t lastTop_ = 0;
};

}  // namespace sectorsmith::gui
