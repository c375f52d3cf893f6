// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/disks/strip_geometry.h"

#include <algorithm>
#include <cmath>

namespace sectorsmith::gui {

namespace {

__extension__ using Wide = unsigned __int128;

}  // namespace

StripGeometry::StripGeometry(std::vector<ByteRange> parts, int width)
    : parts_(std::move(parts)), width_(std::max(width, 1)) {
    const std::size_t count = parts_.size();
    edges_.assign(count + 1, 0);
    if (count == 0) return;
    const long double total = static_cast<long double>(parts_.back().end());
    std::vector<long double> widths(count);
    const bool crowded = count * leastPixels > static_cast<std::size_t>(width_);
    const long double least = crowded ? 0 : leastPixels;
    // Parts that are too narrow get the least width; the others share what is left. Widening some can make another too
    // narrow, so this is repeated; each round settles one more part at least.
    std::vector<bool> fixed(count, false);
    for (bool again = true; again;) {
        again = false;
        long double room = width_;
        long double bytes = total;
        for (std::size_t i = 0; i < count; ++i) {
            if (!fixed[i]) continue;
            room -= least;
            bytes -= static_cast<long double>(parts_[i].length);
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (fixed[i]) {
                widths[i] = least;
                continue;
            }
            widths[i] = bytes > 0 ? static_cast<long double>(parts_[i].length) / bytes * room : room;
            if (widths[i] < least) {
                fixed[i] = true;
                again = true;
            }
        }
    }
    long double at = 0;
    for (std::size_t i = 0; i < count; ++i) {
        at += widths[i];
        edges_[i + 1] = static_cast<int>(std::lround(at));
    }
    edges_[count] = width_;
}

int StripGeometry::xOf(std::uint64_t offset) const {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        if (!parts_[i].contains(offset)) continue;
        const auto pixels = static_cast<std::uint64_t>(edges_[i + 1] - edges_[i]);
        const int x =
            edges_[i] + static_cast<int>(Wide{offset - parts_[i].offset} * pixels / parts_[i].length);
        return std::min(x, width_ - 1);  // a part narrower than a pixel at the very end
    }
    return parts_.empty() ? 0 : width_ - 1;
}

std::size_t StripGeometry::partAt(int x) const {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        if (x < edges_[i + 1]) return i;
    }
    return parts_.empty() ? 0 : parts_.size() - 1;
}

std::uint64_t StripGeometry::offsetAt(int x) const {
    if (parts_.empty()) return 0;
    const std::size_t i = partAt(x);
    const auto pixels = static_cast<std::uint64_t>(std::max(1, edges_[i + 1] - edges_[i]));
    const auto inside =
        static_cast<std::uint64_t>(std::clamp(x - edges_[i], 0, static_cast<int>(pixels) - 1));
    return parts_[i].offset + static_cast<std::uint64_t>(Wide{inside} * parts_[i].length / pixels);
}

}  // namespace sectorsmith::gui
