// SPDX-License-Identifier: GPL-3.0-or-later
// Copies bytes from one disk to another, of a healthy disk as fast as both go, of a failing one as much as can be read.
//
// A healthy source is read from the start to the end while what was read is written. After an error the rest is read in
// small pieces, and areas around errors are left for later, by growing distances (passes 1 and 2, from both sides; pass 3
// reads what was left). Then the edges of each area that failed are read sector by sector (trimming), then what is between
// (scraping), then the bad sectors again as often as wanted. These are ddrescue's phases, in its map file.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/byte_range.h"
#include "base/error.h"
#include "base/progress.h"
#include "io/block_device.h"
#include "ops/copy/copy_map.h"

namespace sectorsmith::copier {

struct CopyOptions {
    bool sparse = false;  // images: blocks of zeros become holes
    // Read the target back past the cache and compare it with what was read; what earlier runs copied, with the source.
    bool verify = false;
    bool sha256 = false;            // of the target's content from the first to the last byte
    bool reverse = false;           // from the end to the start
    unsigned retries = 0;           // how often bad sectors are read again at the end
    std::uint64_t minReadRate = 0;  // bytes per second; slower areas are left for the last pass. 0: none
    std::vector<std::byte> fill;  // written again and again where nothing could be read; empty: left as it is
};

// Sees what happens. Called from the thread that runs the copy.
class CopyWatcher : public Progress {
 public:
    virtual void phase(CopyPhase /*phase*/, unsigned /*pass*/) {}
    virtual void piece(const ByteRange& /*bytes of the source*/, CopyStatus) {}
    // Left for a later pass: after an error, or because the area before it was slow. Some of it may be copied already, or
    // lie outside of what is copied.
    virtual void skipped(const ByteRange& /*bytes of the source*/, bool /*slow*/) {}
    // After copying: the target is read.
    virtual void verifying() {}
};

struct CopyJob {
    std::shared_ptr<ByteSource> source;   // read by attempts (BulkReads) where it has them
    std::shared_ptr<BlockDevice> target;  // byte p of the source goes to targetOffset + p
    std::uint64_t targetOffset = 0;
    bool fresh = false;             // the target is a new image: it reads as zeros where nothing was written
    std::vector<ByteRange> domain;  // what is to be copied, normalised, of the source
    // For comparing what earlier runs copied:
    std::vector<ByteRange>
        adapted;                 // bytes of the source that were changed in the copy on purpose, normalised
    bool sourceChanges = false;  // it is in use: where it differs now, nobody knows whether the copy is wrong
    CopyOptions options;
    // Keeps the map's text on stable storage, as a whole; called from a thread of the copy, always after the target was
    // flushed, so that the map never claims what the target may lose. Empty: no map is kept.
    std::function<Result<void>(const std::string& text)> saveMap;
    std::string mapComment;
    // The map is first kept after so long, then less and less often, up to every 30 s; never while it stays as it was.
    std::chrono::milliseconds firstSave{1000};
};

struct CopyResult {
    std::uint64_t bytes = 0;         // of the domain
    std::uint64_t copiedBytes = 0;   // in this run, holes included
    std::uint64_t zeroBytes = 0;     // of these: known to be zero without reading (holes of the source)
    std::uint64_t earlierBytes = 0;  // copied by earlier runs
    std::uint64_t badBytes = 0;      // of the domain, not copied: unreadable, or not reached
    std::vector<ByteRange> bad;      // the first 10,000 of them
    std::uint64_t badRanges = 0;
    std::uint64_t filledBytes = 0;
    std::uint64_t errors = 0;           // reads that failed
    std::uint64_t verifiedBytes = 0;    // with CopyOptions::verify
    std::uint64_t unverifiedBytes = 0;  // of earlier runs: could not be read again, or is in use and differs
    std::uint64_t wrongBytes = 0;
    std::vector<ByteRange> wrong;  // the first 1000
    std::string sha256;            // lower-case hexadecimal
    double copySeconds = 0;        // up to the flush
    double seconds = 0;
    std::optional<Error> stopped;  // Cancelled, or the error that ended it
    bool mapSaved = false;         // what was done is in the map
};

// Of bytes of a disk, in lower-case hexadecimal; the watcher is told that it is read.
Result<std::string> sha256Of(const std::shared_ptr<ByteSource>& disk, const ByteRange& range,
                             CopyWatcher& watcher);

// `map` has the source's extent; what it has as copied is not read again. Starts threads of its own: one reads, one writes.
// Cancelled, it returns within a second, even if a read is still waiting for the disk: that read ends by itself later and
// is dropped.
CopyResult runCopy(CopyJob job, CopyMap& map, CopyWatcher& watcher);

}  // namespace sectorsmith::copier
