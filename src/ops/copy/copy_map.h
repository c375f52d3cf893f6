// SPDX-License-Identifier: GPL-3.0-or-later
// How far a copy has come, byte by byte: in memory, and as the map file of GNU ddrescue (its manual, "Mapfile structure"),
// so that either program goes on where the other stopped.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"

namespace sectorsmith::copier {

// The values are the characters of the file.
enum class CopyStatus : char {
    NotTried = '?',
    NotTrimmed = '*',  // a read of all of it failed: its edges are looked for next
    NotScraped = '/',  // between two bad sectors: to be read sector by sector
    Bad = '-',
    Copied = '+',
};
inline constexpr std::array copyStatuses = {CopyStatus::NotTried, CopyStatus::NotTrimmed,
                                            CopyStatus::NotScraped, CopyStatus::Bad, CopyStatus::Copied};

// What a run does, or did when it ended. Generating is ddrescue's alone.
enum class CopyPhase : char {
    Copying = '?',
    Trimming = '*',
    Scraping = '/',
    Retrying = '-',
    Filling = 'F',
    Generating = 'G',
    Finished = '+',
};

// Each byte of an extent has a status. Memory: about 50 bytes for each change of status. One thread.
class CopyMap {
 public:
    struct Block {
        ByteRange range;
        CopyStatus status = CopyStatus::NotTried;
    };

    // All not tried. An extent of 0 bytes has no blocks.
    explicit CopyMap(ByteRange extent);
    // A map file, or a domain map (what is to be copied is '+'), numbers by the rules of C, the pass may be left out.
    // Damaged, with the line: not such a file; NoSpace: more than 2^23 blocks.
    static Result<CopyMap> parse(std::string_view text);
    // The file, with `comment` (lines without "# ") at its head.
    std::string text(std::string_view comment) const;

    ByteRange extent() const { return extent_; }
    // `range` is cut to the extent.
    void mark(const ByteRange& range, CopyStatus status);
    // What has the status, ascending, neighbours joined.
    std::vector<ByteRange> ranges(CopyStatus status) const;
    std::vector<Block> blocks() const;
    // Those that have bytes of `range`, cut to it.
    std::vector<Block> blocks(const ByteRange& range) const;
    std::uint64_t bytes(CopyStatus status) const { return bytes_[indexOf(status)]; }
    // The same bytes for another extent: what is new was not tried, what is outside is dropped.
    CopyMap withExtent(const ByteRange& extent) const;

    // Where the run is, for whoever goes on. They change nothing here.
    CopyPhase phase = CopyPhase::Copying;
    unsigned pass = 1;
    std::uint64_t position = 0;

 private:
    static std::size_t indexOf(CopyStatus status);
    void split(std::uint64_t at);

    ByteRange extent_;
    std::map<std::uint64_t, CopyStatus>
        starts_;  // a block goes on to the next one's start, the last to the end
    std::array<std::uint64_t, copyStatuses.size()> bytes_{};
};

}  // namespace sectorsmith::copier
