// SPDX-License-Identifier: GPL-3.0-or-later
// Erasing (or trimming) ranges of a locked disk whose content is given up. Keeps no undo record: that is its nature.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "io/block_device.h"
#include "ops/free_space/byte_ranges.h"

namespace sectorsmith {

enum class EraseMethod {
    Zero,       // zeros over what is not zero already
    Random,     // pseudo-random bytes over everything
    ZeroRange,  // the system or the disk makes it zero (BlockDevice::zeroRange()); holes stay holes
    Punch,      // images: holes, and zeros where a hole does not fit
    Trim,       // tell the drive, which may do with it what it likes
};
inline constexpr std::array eraseMethods = {EraseMethod::Zero, EraseMethod::Random, EraseMethod::ZeroRange,
                                            EraseMethod::Punch, EraseMethod::Trim};
std::string_view methodName(EraseMethod method);  // "zero", "random", "zero-range", "punch", "trim"

// Sees what happens to each piece, in ascending order; for a picture. Called from the working thread.
class EraseWatcher : public Progress {
 public:
    enum class Piece { Written, AlreadyZero, Discarded, Left };
    virtual void piece(const ByteRange& /*bytes of the device*/, Piece) {}
};

struct EraseOptions {
    EraseMethod method = EraseMethod::Zero;
    std::uint64_t from = 0;  // bytes of the device: ranges before it were done by an earlier run
    // Read every byte back, not samples alone: with a method that leaves zeros also what lies before `from`.
    bool readAllBack = false;
    // Bytes written between two flushes: what a cancelled run still waits for.
    std::uint64_t flushEvery = std::uint64_t{64} << 20;
    unsigned samples = 256;  // read before and after
    bool secure = false;     // TRIM: the drive clears the cells as well, or nothing is done
};

// What reading back shows.
enum class ReadBack {
    NotDone,
    Right,         // every byte read is what was written
    Wrong,         // some are not
    ReadsZero,     // TRIM: what was not zero before reads as zeros now
    Unchanged,     // TRIM: reads as before: the drive keeps it, or TRIM does not get through
    Undetermined,  // TRIM: neither, or everything that was looked at was zero before
};
std::string_view readBackName(ReadBack result);  // "not-done", "right", "wrong", "reads-zero", …
// A sentence for people.
Message readBackText(ReadBack result);

struct EraseReport {
    std::uint64_t bytes = 0;             // of all ranges
    std::uint64_t writtenBytes = 0;      // zeros or random bytes
    std::uint64_t zeroedBytes = 0;       // made zero by the system or the disk
    std::uint64_t alreadyZeroBytes = 0;  // skipped
    std::uint64_t discardedBytes = 0;    // trimmed or punched
    std::uint64_t edgeBytes = 0;         // TRIM: parts of units at the edges of ranges
    std::uint64_t leftBytes = 0;         // given up because of errors
    std::uint64_t skippedBytes = 0;      // before `from`
    std::vector<SkippedRange> left;      // the first 1000 of them
    ReadBack readBack = ReadBack::NotDone;
    std::uint64_t readBackBytes = 0;
    std::uint64_t wrongBytes = 0;  // read back and not as written, or not to be read
    // Bytes of the device: all ranges before it are done and flushed, by this run or, as `from` says, an earlier one. 0:
    // nothing is.
    std::uint64_t reached = 0;
    double seconds = 0;
    std::optional<Error> stopped;  // Cancelled, or the error that ended it
};

// `ranges`: ascending, apart, whole sectors of `device`: nothing else is written to. `content` reads the same bytes.
// Reads and writes at most 1 MiB (ZeroRange: 64 MiB, TRIM: 1 GiB) between two looks at the watcher. Cancelled or killed at any
// moment it leaves only ranges of `ranges` changed; a later run with `from` = reached goes on.
EraseReport eraseRanges(BlockDevice& device, const ByteSource& content, std::span<const ByteRange> ranges,
                        const EraseOptions& options, EraseWatcher& watcher);

}  // namespace sectorsmith
