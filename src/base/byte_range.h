// SPDX-License-Identifier: GPL-3.0-or-later
// A range of bytes of a source.
#pragma once

#include <algorithm>
#include <cstdint>

namespace sectorsmith {

// Bytes [offset, offset + length) of a source; both below 2^63, so the sum never wraps.
struct ByteRange {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;

    std::uint64_t end() const { return offset + length; }
    bool empty() const { return length == 0; }
    bool contains(std::uint64_t at) const { return at >= offset && at - offset < length; }
    bool overlaps(const ByteRange& other) const { return offset < other.end() && other.offset < end(); }
    ByteRange clippedTo(const ByteRange& other) const {
        const std::uint64_t from = std::max(offset, other.offset);
        const std::uint64_t to = std::min(end(), other.end());
        return from < to ? ByteRange{from, to - from} : ByteRange{from, 0};
    }
    bool operator==(const ByteRange&) const = default;
};

}  // namespace sectorsmith
