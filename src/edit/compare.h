// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

#include "base/error.h"
#include "base/progress.h"
#include "io/byte_source.h"

namespace sectorsmith {

// Bytes of a comparison's two ranges that differ, or that one side could not deliver.
struct Difference {
    std::uint64_t offset = 0;  // bytes from the start of both ranges
    std::uint64_t length = 0;
    bool unreadable = false;  // one side has an unreadable sector here: not known whether they differ
};

struct CompareRange {
    const ByteSource* source = nullptr;
    std::uint64_t offset = 0;
    std::uint64_t length = UINT64_MAX;  // clipped to the source
};

struct CompareReport {
    std::uint64_t comparedBytes = 0;  // of the shorter range
    std::uint64_t differingBytes = 0;
    std::uint64_t unreadableBytes = 0;
    std::uint64_t runs = 0;
    std::uint64_t firstLength = 0;  // of the ranges after clipping; what is longer is no run
    std::uint64_t secondLength = 0;
    bool equal() const { return runs == 0 && firstLength == secondLength; }
};

// Hands each run of differing bytes to `onDifference` in order (runs with fewer than 8 equal bytes between them are one),
// which says whether to go on. Memory: a few MiB. Called in the calling thread.
Result<CompareReport> compare(const CompareRange& first, const CompareRange& second,
                              const std::function<bool(const Difference&)>& onDifference, Progress& progress);

}  // namespace sectorsmith
