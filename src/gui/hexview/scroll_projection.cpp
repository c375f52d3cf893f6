// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/hexview/scroll_projection.h"

#include <algorithm>

namespace sectorsmith::gui {

namespace {

__extension__ using Wide = unsigned __int128;

// a * b / c, rounded down, without overflow; c is not 0.
std::uint64_t scaled(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    return static_cast<std::uint64_t>(Wide{a} * b / c);
}

}  // namespace

int ScrollProjection::valueOf(std::uint64_t row) const {
    row = std::min(row, lastTop_);
    const int top = maximum();
    if (lastTop_ == static_cast<std::uint64_t>(top)) return static_cast<int>(row);
    const int value = static_cast<int>(scaled(row, static_cast<std::uint64_t>(top), lastTop_));
    // Only the first and the last row are at the bar's ends: what is not the end must not look like it.
    if (row == 0) return 0;
    if (row == lastTop_) return top;
    return std::clamp(value, 1, top - 1);
}

std::uint64_t ScrollProjection::rowOf(int value) const {
    const int top = maximum();
    if (value <= 0) return 0;
    if (value >= top) return lastTop_;
    if (lastTop_ == static_cast<std::uint64_t>(top)) return static_cast<std::uint64_t>(value);
    return scaled(static_cast<std::uint64_t>(value), lastTop_, static_cast<std::uint64_t>(top));
}

}  // namespace sectorsmith::gui
