// SPDX-License-Identifier: GPL-3.0-or-later
// Allocation maps on hostile bytes: what a reader gives has to keep the contract, whatever the volume says.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "fs/allocation.h"
#include "fs/detect.h"
#include "fuzz/sparse_input.h"

using namespace sectorsmith;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto volume = fuzz::sparseInput(data, size);
    SilentProgress progress;
    AllocationOptions options;
    options.maxMapBytes = 4 << 20;  // a large map is slow and tells nothing new
    std::uint64_t end = 0, bytes = 0, runs = 0;
    const auto summary = readAllocation(
        *volume,
        [&](const ByteRange& run) {
            require(run.length > 0 && (runs == 0 || run.offset > end) && run.offset >= end);
            require(run.offset < volume->size() && run.length <= volume->size() - run.offset);
            end = run.offset + run.length;
            bytes += run.length;
            ++runs;
            return true;
        },
        progress, options);
    if (summary) {
        require(bytes == summary->freeBytes && runs == summary->freeRuns);
        require(summary->usedBytes + summary->freeBytes + summary->reservedBytes == summary->volumeBytes);
        require(summary->volumeBytes <= volume->size());
    } else {
        require(runs == 0);  // this source does not change
    }
    for (const std::uint64_t place : {std::uint64_t{0}, volume->size() / 3, volume->size() - 1}) {
        const auto use = useOf(*volume, place);
        if (use) require(use->length > 0);
    }
    return 0;
}
