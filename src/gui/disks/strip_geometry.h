// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "base/byte_range.h"

namespace sectorsmith::gui {

// Parts of a disk on a strip of pixels: in proportion, but none so narrow that it cannot be seen and clicked. Within a
// part, bytes and pixels are in proportion.
class StripGeometry {
 public:
    static constexpr int leastPixels = 6;

    StripGeometry() = default;
    // `parts`: sorted, touching, covering [0, total). With more parts than pixels allow, plain proportion.
    StripGeometry(std::vector<ByteRange> parts, int width);

    std::size_t count() const { return parts_.size(); }
    int left(std::size_t part) const { return edges_[part]; }
    int right(std::size_t part) const { return edges_[part + 1]; }  // exclusive
    int xOf(std::uint64_t offset) const;
    std::uint64_t offsetAt(int x) const;  // clipped to the disk
    std::size_t partAt(int x) const;      // 0 when there is none

 private:
    std::vector<ByteRange> parts_;
    std::vector<int> edges_;  // one more than parts
    int width_ = 0;
};

}  // namespace sectorsmith::gui
