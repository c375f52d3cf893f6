// SPDX-License-Identifier: GPL-3.0-or-later
// What a curve of speed over time tells: where the write cache was full, where the disk throttled, dipped or stood still.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"

namespace sectorsmith::speed {

// What happened since the sample before (about half a second).
struct TraceSample {
    double seconds = 0;          // since the test began, at the end of the interval
    double readRate = 0;         // bytes per second
    double writeRate = 0;        // bytes per second
    std::uint64_t position = 0;  // bytes, of the last request that ended
    std::optional<double> celsius = std::nullopt;

    double rate() const { return readRate + writeRate; }
};

enum class MarkKind {
    Knee,  // the speed fell once and stayed low: a full write cache
    Throttle,  // slower for seconds, then fast again (once or over and over), or reads that became slower for good
    Dip,       // slower for a moment
    Stall,  // (almost) nothing went through
};
std::string_view markName(MarkKind kind);  // "knee", ...

struct Mark {
    MarkKind kind = MarkKind::Dip;
    double from = 0;                // seconds; of a knee: where it is
    double to = 0;                  // seconds; of a knee: the end of the trace
    double before = 0;              // bytes per second, the level it fell from
    double after = 0;               // bytes per second, in it
    std::uint64_t bytesBefore = 0;  // moved until `from`
    Message text() const;           // for people, without the times
};

// In order of time. A slow first second, and a slow last interval alone, are no marks: the speed has not settled there.
// `writing`: a lasting fall is a knee; else it is throttling. Too short traces (under 8 samples) give
// stalls alone.
std::vector<Mark> findMarks(std::span<const TraceSample> trace, bool writing);

}  // namespace sectorsmith::speed
