// SPDX-License-Identifier: GPL-3.0-or-later
// Sectors to be replaced: where they lie, what they held and what they shall hold; in memory, or where a source has them.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"
#include "io/byte_source.h"

namespace sectorsmith {

enum class Side { Before, After };

// Whole sectors that a commit replaces; the last sector of an image may be shorter than the others. `before` and `after`
// are of equal length. A long run has both elsewhere instead (SectorRun::isLong), so that no plan is bound by memory.
struct SectorRun {
    // Bytes of a source from `at` on.
    struct Elsewhere {
        std::shared_ptr<const ByteSource> source;
        std::uint64_t at = 0;
    };

    std::uint64_t offset = 0;  // bytes, a multiple of the sector size
    std::vector<std::byte> before;
    std::vector<std::byte> after;
    // The old content could not be read: `before` is zeros and means nothing. Taking back leaves these sectors alone.
    bool unread = false;

    std::uint64_t longLength = 0;  // bytes; 0: the bytes are in `before` and `after`
    Elsewhere oldBytes = {};       // no source when `unread`
    Elsewhere newBytes = {};
    // What the reviewer saw of a long run: the XXH64 of each `sumBytes` of the old content (not when `unread`) and of the
    // new one. Empty in a record's runs.
    std::uint64_t sumBytes = 0;
    std::vector<std::uint64_t> sums = {};
    std::vector<std::uint64_t> newSums = {};

    bool isLong() const { return longLength > 0; }
    std::uint64_t length() const { return isLong() ? longLength : after.size(); }
    std::uint64_t end() const { return offset + length(); }
};

// Fills `out` with that side's bytes of the run from `at` on (bytes within the run). Of an unread run the old side is zeros.
Result<void> readSide(const SectorRun& run, Side side, std::uint64_t at, std::span<std::byte> out);
// Whether two equally long pieces are the same.
bool sameBytes(std::span<const std::byte> a, std::span<const std::byte> b);
// The run that puts the old content back: its sides changed places. Its sums are gone.
SectorRun reversed(SectorRun run);

// Bytes of all runs, and sectors that they touch.
std::uint64_t bytesOf(std::span<const SectorRun> runs);
std::uint64_t sectorsOf(std::span<const SectorRun> runs, std::uint32_t sectorSize);
// "sector 8", "sectors 8-15"; of several "sectors 8-15, sector 20, and 3 more places".
Message sectorsName(std::span<const ByteRange> ranges, std::uint32_t sectorSize);
Message sectorsName(std::uint64_t offset, std::uint64_t length, std::uint32_t sectorSize);

}  // namespace sectorsmith
