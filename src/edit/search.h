// SPDX-License-Identifier: GPL-3.0-or-later
// Searching, comparing: long reads through a whole disk, with progress and cancel.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "base/error.h"
#include "base/progress.h"
#include "edit/pattern.h"
#include "io/byte_source.h"

namespace sectorsmith {

struct SearchOptions {
    std::uint64_t offset = 0;                   // bytes; the range that a match must lie in
    std::uint64_t length = UINT64_MAX;          // clipped to the source
    bool backward = false;                      // from the end of the range towards its start
    std::optional<std::uint32_t> sectorOffset;  // only matches that begin at this offset within a sector
};

struct SearchReport {
    std::uint64_t matches = 0;
    std::uint64_t searchedBytes = 0;
    std::uint64_t unreadableBytes = 0;  // skipped: no match can be seen in or across them
};

// Finds the pattern's matches in order and hands each to `onMatch`, which says whether to go on. Forward, matches do not
// overlap (the next begins at or after the end of the one before), as with grep -o; backward, the one with the highest
// start comes first and each further one begins before it. Memory: a few MiB. Cancelled ends with that cause.
// `onMatch` is called in the calling thread. Matches longer than Pattern::maximumMatch may be cut.
Result<SearchReport> search(const ByteSource& source, const Pattern& pattern, const SearchOptions& options,
                            const std::function<bool(Match)>& onMatch, Progress& progress);

}  // namespace sectorsmith
