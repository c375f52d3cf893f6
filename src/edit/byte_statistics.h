// SPDX-License-Identifier: GPL-3.0-or-later
// How often each byte occurs, and how much information the bytes hold: text and tables have little, what is compressed or
// encrypted nearly eight bits a byte (C. E. Shannon, A Mathematical Theory of Communication).
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "io/byte_source.h"

namespace sectorsmith {

struct ByteCounts {
    std::array<std::uint64_t, 256> of{};

    std::uint64_t total() const;
    double entropy() const;  // bits a byte, 0 to 8; 0 of nothing
};

// A piece of the range, of many blocks. Entropies are those of the single blocks, bits a byte.
struct EntropyPiece {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    double least = 0;
    double mean = 0;
    double most = 0;
    std::uint64_t zeroBytes = 0;
    std::uint64_t unreadableBytes = 0;  // not counted
    bool known = false;                 // false: nothing of it could be read
};

struct ByteStatistics {
    ByteCounts counts;
    std::uint64_t unreadableBytes = 0;
    std::uint32_t blockBytes = 0;
    std::vector<EntropyPiece> pieces;  // in order, without gaps
};

// Reads [offset, offset + length), clipped to the source, once, and cuts it into at most `mostPieces` (at least 1) of
// equal length (the last may be shorter). `onPiece` is told of each piece that is complete, in the calling thread, in
// order. Holes are not read. Memory: a few MiB and the pieces. Cancelled ends with that cause; unreadable sectors are
// left out and counted.
Result<ByteStatistics> countBytes(const ByteSource& source, std::uint64_t offset, std::uint64_t length,
                                  std::size_t mostPieces,
                                  const std::function<void(const EntropyPiece&)>& onPiece,
                                  Progress& progress);

}  // namespace sectorsmith
