// SPDX-License-Identifier: GPL-3.0-or-later
// What a test that keeps the data overwrites: saved before it begins, put back after it, and put back at the next start when
// the test was cut off.
//
// In the state folder: speed-ID.data, the bytes of the ranges in pieces of at most 4 MiB without those that are all zero; and,
// once these are on stable storage and were read back, speed-ID.json (which disk, which ranges, the SHA-256 of each piece, the
// key of the stamps). The living test holds a lock on the data file. No .json, no write to the disk yet.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "io/block_device.h"
#include "ops/commit.h"
#include "ops/locked_file.h"
#include "ops/speed/pool.h"

namespace sectorsmith::speed {

struct SavedRange {
    std::uint64_t offset = 0;  // bytes, whole sectors
    std::uint64_t length = 0;
};

struct SavedTest {
    std::string id;
    std::int64_t time = 0;  // Unix seconds
    DeviceIdentity disk;
    std::string boot;  // bootIdentity() of the system that ran it
    RunKey key;
    std::uint32_t unit = 4096;        // bytes between stamps
    std::uint64_t inFlightBytes = 0;  // at most so many may be torn
    std::vector<SavedRange> ranges;
    std::vector<std::string> hashes;  // of each piece; empty: all zero
    std::filesystem::path folder;

    std::filesystem::path dataFile() const;
    std::filesystem::path descriptionFile() const;
    std::uint64_t bytes() const;
};

// The saved ranges of the test that is under way.
class RangeKeeper {
 public:
    // Reads the ranges, saves them, syncs and reads back. `test` tells disk, key, unit, inFlightBytes and ranges. Fails without
    // a trace: NoSpace when the folder has too little room, Io when a range cannot be read whole, Cancelled.
    static Result<RangeKeeper> save(BlockDevice& device, SavedTest test, Progress& progress);
    // Writes back, flushes, reads back and compares, then removes the files. Is not cancelled. After a failure the files stay.
    Result<void> putBack(BlockDevice& device, Progress& progress);

    const SavedTest& test() const { return test_; }

 private:
    RangeKeeper(SavedTest test, std::unique_ptr<LockedFile> lock)
        : test_(std::move(test)), lock_(std::move(lock)) {}

    SavedTest test_;
    std::unique_ptr<LockedFile> lock_;
};

// Tests that were cut off (their process is gone), newest first. Leftovers of tests that had not begun to write are removed.
std::vector<SavedTest> findCutOffTests(const std::vector<std::filesystem::path>& folders,
                                       std::vector<Message>* problems = nullptr);

struct Restored {
    std::uint64_t replacedBytes = 0;  // neither the test's nor what was there before it, and replaced
    std::string recordId;             // of the undo record that holds them; empty: there were none
};

// Puts back what a cut-off test overwrote, and removes the saved data. Nothing is written, and they stay, when this fails with
// - Changed: the disk is another one, or holds more than was in flight that neither the test nor the time before it explains;
//   or none of the test's own data, so that it may be another disk that looks the same;
// - Refused: nothing proves that it is the test's disk (DiskMatch::Unproven), and nobody said so.
// Few bytes that nobody explains (torn when the power went) get an undo record first, beside the saved data.
Result<Restored> restoreCutOff(BlockDevice& device, const SavedTest& test, Progress& progress,
                               DiskIs disk = DiskIs::AsRecorded);

}  // namespace sectorsmith::speed
