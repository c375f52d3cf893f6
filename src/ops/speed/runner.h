// SPDX-License-Identifier: GPL-3.0-or-later
// One test: requests of one kind, as many in flight as its depth says, until its time or its bytes are over.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/error.h"
#include "ops/speed/engine.h"
#include "ops/speed/histogram.h"
#include "ops/speed/pool.h"
#include "ops/speed/trace.h"

namespace sectorsmith::speed {

enum class Access { Read, Write, Mixed };

struct TestSpec {
    std::string name;  // "seq-read-1m-q32"
    Access access = Access::Read;
    bool random = false;
    std::uint64_t blockSize = std::uint64_t{1} << 20;  // bytes
    unsigned depth = 32;
    unsigned readPercent = 50;  // of Mixed
    double seconds = 0;         // 0: until the bytes are through
    std::uint64_t bytes = 0;    // 0: until the time is over
};

inline constexpr std::uint64_t smallestBlock = 512;
inline constexpr std::uint64_t largestBlock = std::uint64_t{64} << 20;
inline constexpr unsigned largestDepth = 256;
inline constexpr std::uint64_t largestInFlight = std::uint64_t{1} << 30;
// Usage, with the sentence, when block size, depth, their product or the mix are out of bounds, or the block size is no multiple
// of the sector size.
Result<void> checkSpec(const TestSpec& spec, std::uint32_t sectorSize);

// Called from the thread that called runTest, twice a second.
class RunWatcher {
 public:
    virtual ~RunWatcher() = default;
    virtual void sample(const TraceSample& sample) = 0;
    virtual void done(double part) = 0;  // 0 to 1
    // Ends the test: nothing more is issued, and it returns when what is in flight has ended.
    virtual bool cancelled() const = 0;
};

struct RunSetup {
    IoEngine& engine;
    std::uint64_t fileStart = 0;  // byte of the file that is byte 0 of the disk
    std::uint64_t offset =
        0;  // bytes, on the disk: where the range begins, a multiple of the block size's sectors
    std::uint64_t length = 0;  // bytes, at least one block
    std::vector<std::uint64_t> places =
        {};  // when not empty: these offsets, one after another, once, instead of the range
    RandomPool* pool = nullptr;                               // needed for writes; of the same block size
    std::uint64_t seed = 1;                                   // of the random places
    std::function<Result<void>()> flush = {};                 // after writes; its time counts
    std::function<std::optional<double>()> temperature = {};  // degrees Celsius
    std::function<void(std::uint64_t offset, std::span<const std::byte>)> look =
        {};  // at each block that was read
};

struct RunSide {
    std::uint64_t bytes = 0;
    std::uint64_t operations = 0;
    Histogram latency;
};

struct FailedBlock {
    bool write = false;
    std::uint64_t offset = 0;  // bytes, on the disk
    std::uint64_t length = 0;
    Message why;
};

struct RunOutcome {
    RunSide read;
    RunSide write;
    double seconds = 0;       // from the first request to the end of the last, and of the flush after writes
    double flushSeconds = 0;  // of these
    double cpuSeconds = 0;
    std::vector<TraceSample> trace;
    std::vector<FailedBlock> failures;  // the first of them
    std::uint64_t failureCount = 0;
    bool cancelled = false;
    Message endedEarly;  // why, when the disk was to blame; else empty
};

// Blocks until the test is over. An Error only where nothing could be measured at all.
Result<RunOutcome> runTest(const RunSetup& setup, const TestSpec& spec, RunWatcher& watcher);

}  // namespace sectorsmith::speed
