// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of allocation maps share.
#pragma once

#include <gmock/gmock.h>
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
    std::vector<ByteRange> runs;

    // One flag for each block of `unit` bytes: wholly inside a free run.
    std::vector<bool> blocks(std::uint64_t unit, std::uint64_t base = 0) const {
        std::vector<bool> free(static_cast<std::size_t>((summary.volumeBytes - base + unit - 1) / unit));
        for (const ByteRange& run : runs)
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
        [&](const ByteRange& run) {
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
    EXPECT_EQ(summary->usedBytes + summary->freeBytes + summary->reservedBytes, summary->volumeBytes);
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

// Free blocks of an APFS container as the Sleuth Kit's pstat names them: "+-> Unallocated Container Blocks", then
// "|   0x0000006e-0x000003f5", the last block included.
inline std::vector<bool> pstatFree(const std::filesystem::path& image, std::uint64_t sectorOffset,
                                   std::uint64_t blocks) {
    const auto result = run("pstat -o " + std::to_string(sectorOffset) + " '" + image.string() + "'");
    EXPECT_EQ(result.exitCode, 0) << result.err;
    std::vector<bool> free(blocks);
    std::istringstream in(
        result.out.substr(std::min(result.out.size(), result.out.find("Unallocated Container Blocks"))));
    for (std::string line; std::getline(in, line);) {
        unsigned long first = 0, last = 0;
        if (std::sscanf(line.c_str(), "|   0x%lx-0x%lx", &first, &last) != 2) continue;
        for (std::size_t b = first; b <= last && b < free.size(); ++b) free[b] = true;
    }
    return free;
}

// "Free blocks: 1-3, 8" lines of dumpe2fs.
inline std::vector<bool> dumpe2fsFree(const MadeDisk& disk, std::uint64_t blocks) {
    std::vector<bool> free(blocks);
    std::istringstream in(disk.must("dumpe2fs $D 2>/dev/null | sed -n 's/^  Free blocks: *//p'"));
    for (std::string line; std::getline(in, line);) {
        std::istringstream parts(line);
        for (std::string part; std::getline(parts, part, ',');) {
            if (part.find_first_of("0123456789") == std::string::npos) continue;
            if (part.find_first_not_of("0123456789- ") != std::string::npos)
                continue;  // the superblock's count
            const auto dash = part.find('-');
            const std::uint64_t first = std::stoull(part);
            const std::uint64_t last = dash == std::string::npos ? first : std::stoull(part.substr(dash + 1));
            for (std::uint64_t b = first; b <= last && b < blocks; ++b) free[b] = true;
        }
    }
    return free;
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

// A volume in memory, to be damaged.
class VolumeInMemory : public ::testing::Test {
 protected:
    Result<FreeSpace> read() const { return readFree(MemorySource(bytes_)); }
    void expectRefused(Cause cause, const std::string& words) const {
        const auto result = read();
        ASSERT_FALSE(result) << words;
        EXPECT_EQ(result.error().cause, cause) << result.error().message;
        EXPECT_THAT(result.error().message, ::testing::HasSubstr(words));
    }
    // Little-endian, and big-endian.
    template <typename T>
    void put(std::size_t offset, T value) {
        storeLittle<T>(bytes_.data() + offset, value);
    }
    template <typename T>
    T at(std::size_t offset) const {
        return loadLittle<T>(bytes_.data() + offset);
    }
    template <typename T>
    void big(std::size_t offset, T value) {
        storeBig<T>(bytes_.data() + offset, value);
    }
    template <typename T>
    T bigAt(std::size_t offset) const {
        return loadBig<T>(bytes_.data() + offset);
    }
    // Changes one bit of a map whose lowest bit comes first. (HFS+ counts from the highest.)
    void flipBit(std::size_t map, std::size_t bit) { bytes_[map + bit / 8] ^= std::byte{1} << (bit % 8); }

    std::vector<std::byte> bytes_;
};

}  // namespace sectorsmith::testing
