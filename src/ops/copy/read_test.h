// SPDX-License-Identifier: GPL-3.0-or-later
// The read test: reads all of a disk, writes nothing, and says where it cannot be read and where reading is slow. It is a copy
// to nowhere: what fails is narrowed down to its sectors in the order of ddrescue's phases, and the map is a map file of
// ddrescue, by which an interrupted test goes on. (“copy --domain MAP” copies what could be read.)
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "ops/copy/copy_engine.h"
#include "part/partition_source.h"

namespace sectorsmith::copier {

// Reads are timed in pieces of so many bytes.
inline constexpr std::uint64_t readTestPiece = std::uint64_t{1} << 20;
// How long pieces took: up to 10 ms, up to 50, 150, 500, 2000 ms, longer.
inline constexpr std::array<std::uint64_t, 5> readTestLimits = {10, 50, 150, 500, 2000};
inline constexpr std::size_t mostSlowAreas = 10'000;

struct ReadTestOptions {
    std::chrono::milliseconds slow{150};  // a piece that takes longer is slow
    unsigned retries = 0;                 // of bad sectors, at the end
};

struct SlowArea {
    ByteRange range;                 // bytes of the source
    std::uint64_t milliseconds = 0;  // of its slowest piece
};

// What is known of the speed of each piece, besides the map. Written by the thread that reads, read by any; shared with
// that thread, which a cancelled test can leave behind.
class ReadTimes {
 public:
    explicit ReadTimes(std::chrono::milliseconds slow) : slow_(slow) {}

    void add(const ByteRange& range, std::chrono::nanoseconds took);
    // Ascending, neighbours joined; at most mostSlowAreas, then `complete` becomes false.
    std::vector<SlowArea> slowAreas() const;
    bool complete() const;
    // By readTestLimits, and one more for what took longer.
    std::array<std::uint64_t, readTestLimits.size() + 1> counts() const;

    // The slow areas as comments of a map file, and from them.
    std::string comments() const;
    void restore(std::string_view mapText);

 private:
    void addSlow(const SlowArea& area);

    mutable std::mutex mutex_;
    std::chrono::milliseconds slow_;
    std::vector<SlowArea> areas_;
    bool complete_ = true;
    std::array<std::uint64_t, readTestLimits.size() + 1> counts_{};
};

struct ReadTestJob {
    OpenedPartition source;  // opened for reading
    ReadTestOptions options;
    std::string mapFile;  // empty: none is kept
};

struct ReadTestReport {
    CopyResult read;  // "copied" is what could be read, holes of an image included
    std::vector<SlowArea> slow;
    bool slowComplete = true;
    std::array<std::uint64_t, readTestLimits.size() + 1> counts{};  // of this run
};

// The map file of an earlier run, if there is one. Usage: it is no map of a read test; Refused: it belongs to another source, or
// to an image that has changed.
Result<CopyMap> startReadTest(const ReadTestJob& job, ReadTimes& times);
// Starts threads of its own; cancelled, it returns within a second. CopyResult::stopped tells of work that did not end.
ReadTestReport runReadTest(const ReadTestJob& job, CopyMap& map, const std::shared_ptr<ReadTimes>& times,
                           CopyWatcher& watcher);

// Whether the text is the map of a read test, whose “copied” bytes are in no copy.
bool isReadTestMap(std::string_view mapText);

}  // namespace sectorsmith::copier
