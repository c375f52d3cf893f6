// SPDX-License-Identifier: GPL-3.0-or-later
// The data that a speed test writes: random, made once (AES-128 in counter mode), written over and over, and known again
// when it is read back.
//
// Each unit of 4 KiB (of the block, when blocks are smaller) begins with a stamp of 32 bytes, little endian:
//   0  a scrambled sequence number          16  the unit of the pool that the rest comes from, encrypted
//   8  the unit's byte offset, encrypted    24  a checksum of the three with the run's key
// Encrypted by a key stream that comes from the run's key and the sequence number: a stamp looks as random as the rest, no two
// units that a run writes are equal, and only this run's key opens it.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "base/error.h"
#include "ops/speed/memory.h"

namespace sectorsmith::speed {

inline constexpr std::size_t smallestPool = std::size_t{192} << 20;  // beyond what compressors look back
inline constexpr std::size_t largestUnit = 4096;
inline constexpr std::size_t stampBytes = 32;

// What is written, told by the two numbers alone: a cut-off test is recognised by them.
struct RunKey {
    std::uint64_t high = 0;
    std::uint64_t low = 0;
    static RunKey random();
    bool operator==(const RunKey&) const = default;
};

struct Stamp {
    std::uint64_t offset = 0;    // bytes, where the unit was written to
    std::uint64_t sequence = 0;  // counts the units of a run from 0
    std::uint64_t poolUnit = 0;  // where the rest comes from
};

void writeStamp(const RunKey& run, const Stamp& stamp, std::span<std::byte> unit);
// Nothing when this run did not write the unit.
std::optional<Stamp> readStamp(const RunKey& run, std::span<const std::byte> unit);

// Blocks to write from. One thread at a time.
class RandomPool {
 public:
    // At least smallestPool bytes and enough for `blocksInFlight` blocks of `blockSize` bytes, which is a multiple of 512 and,
    // beyond 4096, of 4096. NoSpace when memory does not suffice.
    // Units are counted from `firstSequence` on: a second pool of a run begins where the first one ended.
    static Result<RandomPool> make(const RunKey& run, std::size_t blockSize, std::size_t blocksInFlight,
                                   std::uint64_t firstSequence = 0);

    // The block that has not been used for longest, stamped for `offset`; it stays as it is until it is given back.
    std::span<std::byte> take(std::uint64_t offset);
    void giveBack(std::span<const std::byte> block);

    // Whether `unit`, found at any place, is whole what the run wrote under `stamp`.
    bool matches(const Stamp& stamp, std::span<const std::byte> unit) const;

    std::size_t size() const { return memory_.size(); }
    std::size_t unitSize() const { return unit_; }
    std::size_t blockSize() const { return block_; }
    std::size_t blocks() const { return memory_.size() / block_; }
    std::uint64_t nextSequence() const { return sequence_; }
    const RunKey& key() const { return run_; }

 private:
    RandomPool() = default;

    RunKey run_;
    PageMemory memory_;
    std::size_t block_ = 0;
    std::size_t unit_ = 0;
    std::uint64_t sequence_ = 0;
    std::deque<std::size_t> free_;  // places of blocks in memory_, the oldest first
};

}  // namespace sectorsmith::speed
