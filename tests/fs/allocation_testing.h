// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of allocation maps share.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <sstream>
#include <string>
#include <vector>

#include "base/endian.h"
#include "fs/allocation.h"
#include "io/memory_source.h"
#include "testing/disks.h"

namespace sectorsmith::testing {

struct FreeSpace {
    AllocationSummary summary;
    std::vector<FreeRun> runs;

    // One flag for each block of `unit` bytes: wholly inside a free run.
    std::vector<bool> blocks(std::uint64_t unit, std::uint64_t base = 0) const {
        std::vector<bool> free(static_cast<std::size_t>((summary.volumeBytes - base + unit - 1) / unit));
        for (const FreeRun& run : runs)
            for (std::uint64_t at = (run.offset - base + unit - 1) / unit;
                 at * unit < run.offset - base + run.length && at < free.size(); ++at)
                free[at] = true;
        return free;
    }
};

// Reads the free runs, with what the contract promises checked: ascending, not touching, inside, sums right, nothing
// visited before all was checked, stops when told.
inline Result<FreeSpace> readFree(const ByteSource& source, const AllocationOptions& options = {}) {
    SilentProgress progress;
    FreeSpace space;
    std::uint64_t bytes = 0, largest = 0;
    auto summary = readAllocation(
        source,
        [&](const FreeRun& run) {
            EXPECT_GT(run.length, 0u);
            if (!space.runs.empty()) {
                EXPECT_GT(run.offset, space.runs.back().offset + space.runs.back().length);
            }
            bytes += run.length;
            largest = std::max(largest, run.length);
            space.runs.push_back(run);
            return true;
        },
        progress, options);
    if (!summary) {
        EXPECT_TRUE(space.runs.empty()) << "visited before the refusal: " << summary.error().message;
        return std::unexpected(summary.error());
    }
    space.summary = *summary;
    EXPECT_EQ(bytes, summary->freeBytes);
    EXPECT_EQ(largest, summary->largestRun);
    EXPECT_EQ(space.runs.size(), summary->freeRuns);
    EXPECT_EQ(summary->usedBytes + summary->freeBytes + summary->keptBytes, summary->volumeBytes);
    if (!space.runs.empty()) {
        EXPECT_LE(space.runs.back().offset + space.runs.back().length, summary->volumeBytes);
    }
    return space;
}

// The units that lines "NUMBER|f" name, as blkls -l prints them.
inline std::vector<bool> freeLines(const std::string& text, std::uint64_t units) {
    std::vector<bool> free(units);
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        if (line.ends_with("|f"))
            if (const std::uint64_t unit = std::stoull(line); unit < units) free[unit] = true;
    return free;
}

// Free units as the Sleuth Kit names them (FAT: sectors; else blocks).
inline std::vector<bool> sleuthkitFree(const std::filesystem::path& image, const std::string& type,
                                       std::uint64_t sectorOffset, std::uint64_t units) {
    const auto result =
        run("blkls -f " + type + " -o " + std::to_string(sectorOffset) + " -l '" + image.string() + "'");
    EXPECT_EQ(result.exitCode, 0) << result.err;
    return freeLines(result.out, units);
}

// Says the first differences instead of a wall of flags.
inline void expectSameBlocks(const std::vector<bool>& ours, const std::vector<bool>& theirs) {
    ASSERT_EQ(ours.size(), theirs.size());
    int shown = 0;
    for (std::size_t i = 0; i < ours.size() && shown < 5; ++i) {
        if (ours[i] == theirs[i]) continue;
        ++shown;
        ADD_FAILURE() << "block " << i << ": free " << ours[i] << ", by the other tool " << theirs[i];
    }
}

}  // namespace sectorsmith::testing
