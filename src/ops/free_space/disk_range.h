// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of byte ranges of a disk: what is used, what is free, what is left between them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace sectorsmith {

struct DiskRange {
    std::uint64_t offset = 0;  // bytes
    std::uint64_t length = 0;  // bytes; offset + length never exceeds 2^63
    std::uint64_t end() const { return offset + length; }
    bool operator==(const DiskRange&) const = default;
};

// Bytes that are free and stay nevertheless, with the reason: "the last MiB of the disk", "write error".
struct LeftAlone {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    std::string why;
};

// The range from `begin` to `end`, cut off at 2^63 - 1; empty when `end` is not behind `begin`.
DiskRange rangeBetween(std::uint64_t begin, std::uint64_t end);
// Ascending, without empty ones, overlaps joined, neighbours joined.
std::vector<DiskRange> normalised(std::vector<DiskRange> ranges);
// What of `from` no range of `what` covers. Both normalised.
std::vector<DiskRange> without(std::span<const DiskRange> from, std::span<const DiskRange> what);
// What lies in both. Both normalised.
std::vector<DiskRange> common(std::span<const DiskRange> a, std::span<const DiskRange> b);
// Whole units only: begins rounded up, ends down, in multiples of `unit`.
std::vector<DiskRange> wholeUnits(std::span<const DiskRange> ranges, std::uint64_t unit);
std::uint64_t totalBytes(std::span<const DiskRange> ranges);

}  // namespace sectorsmith
