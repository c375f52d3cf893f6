// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of byte ranges of a disk: what is used, what is free, what is left between them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/byte_range.h"
#include "base/message.h"

namespace sectorsmith {

// Bytes that are free and stay nevertheless, with the reason: "the last MiB of the disk", "write error".
struct SkippedRange {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    Message why;
};

// The range from `begin` to `end`, cut off at 2^63 - 1; empty when `end` is not behind `begin`.
ByteRange rangeBetween(std::uint64_t begin, std::uint64_t end);
// Ascending, without empty ones, overlaps joined, neighbours joined.
std::vector<ByteRange> normalised(std::vector<ByteRange> ranges);
// What of `from` no range of `what` covers. Both normalised.
std::vector<ByteRange> without(std::span<const ByteRange> from, std::span<const ByteRange> what);
// What lies in both. Both normalised.
std::vector<ByteRange> common(std::span<const ByteRange> a, std::span<const ByteRange> b);
// Whole units only: begins rounded up, ends down, in multiples of `unit`.
std::vector<ByteRange> wholeUnits(std::span<const ByteRange> ranges, std::uint64_t unit);
std::uint64_t totalBytes(std::span<const ByteRange> ranges);

}  // namespace sectorsmith
