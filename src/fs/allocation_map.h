// SPDX-License-Identifier: GPL-3.0-or-later
// What the readers of allocation maps share: the sink of free runs, bits to runs, reading ahead. Inside fs/ only.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "fs/allocation.h"
#include "fs/facts.h"
#include "fs/messages.h"

namespace sectorsmith {

// Blocks to bytes: block `n` lies at base + n * blockSize, cut off at base + limit.
struct BlockGeometry {
    std::uint64_t base = 0;  // bytes from the source's start
    std::uint32_t blockSize = 0;
    std::uint64_t blocks = 0;       // numbers are below this
    std::uint64_t limit = 0;        // bytes: the volume's end, relative to base
    std::uint64_t volumeBytes = 0;  // of the whole volume, from the source's start
};

// Bytes [start, end) that can never be free.
struct Area {
    std::uint64_t start = 0;
    std::uint64_t end = 0;
    Message name;
};

// Receives free blocks in ascending order, joins neighbours, and gives runs to the visitor (if any) one behind.
class FreeSink {
 public:
    FreeSink(const BlockGeometry& geometry, const FreeRunVisitor* visitor, Progress& progress)
        : geometry_(geometry), visitor_(visitor), progress_(progress) {}

    // Blocks [first, first + count) are free. Damaged when they are out of order or beyond the volume.
    Result<void> free(std::uint64_t first, std::uint64_t count);
    void kept(std::uint64_t count) { keptBlocks_ += count; }
    // Reports, and fails with Cancelled.
    Result<void> progress(std::uint64_t done, std::uint64_t total);
    // The last run is out. Before this, freeBlocks() is complete and the counters are to be compared.
    Result<void> finish();
    // The visitor wants no more: walks end early and compare nothing.
    bool stopped() const { return stopped_; }

    std::uint64_t freeBlocks() const { return freeBlocks_; }
    std::uint64_t reservedBlocks() const { return keptBlocks_; }
    std::uint64_t freeBytes() const { return freeBytes_; }
    std::uint64_t runs() const { return runs_; }
    std::uint64_t largestRun() const { return largest_; }

    // These must not be free: sorted by the call. Checked while the runs pass (block numbers of `geometry`'s bytes).
    void forbid(std::vector<Area> areas);

 private:
    Result<void> emit();

    BlockGeometry geometry_;
    const FreeRunVisitor* visitor_;
    Progress& progress_;
    std::uint64_t pendingFirst_ = 0, pendingCount_ = 0, nextAllowed_ = 0;
    std::uint64_t freeBlocks_ = 0, keptBlocks_ = 0, freeBytes_ = 0, runs_ = 0, largest_ = 0;
    bool stopped_ = false;
    std::vector<Area> areas_;
    std::size_t area_ = 0;
};

// Gives the zero bits of `bits` [0, count) to `sink` as blocks from `first` on. Bit 0 is the lowest of byte 0.
Result<void> freeFromBits(std::span<const std::byte> bits, std::uint64_t count, std::uint64_t first,
                          FreeSink& sink);
// The same with bit 0 the highest of byte 0 (HFS+).
Result<void> freeFromBitsHighFirst(std::span<const std::byte> bits, std::uint64_t count, std::uint64_t first,
                                   FreeSink& sink);
// Turns each byte around: bit 0 of HFS+'s map is the highest of byte 0.
void reverseBits(std::span<std::byte> bytes);
// Bits [0, count) that are set, lowest first.
std::uint64_t countBits(std::span<const std::byte> bits, std::uint64_t count);
inline bool bitAt(std::span<const std::byte> bits, std::uint64_t index) {
    return ((std::to_integer<unsigned>(bits[index / 8]) >> (index % 8)) & 1) != 0;
}

// Reads a source in windows, so that many small reads near each other cost few requests. One thread.
class WindowReader {
 public:
    explicit WindowReader(const ByteSource& source, std::size_t window = 256 * 1024)
        : source_(source), window_(window) {}
    // Valid until the next call. `what` names it in errors. Beyond the end: Damaged.
    Result<std::span<const std::byte>> get(std::uint64_t offset, std::uint64_t length, AreaName what);

 private:
    const ByteSource& source_;
    std::size_t window_;
    std::uint64_t start_ = 0;
    std::vector<std::byte> bytes_;
};

// Random access to the bits of a large map: pages of it, the oldest given up first. One thread.
class PagedBits {
 public:
    using Load = std::function<Result<std::vector<std::byte>>(std::uint64_t offset, std::uint64_t length)>;
    PagedBits(std::uint64_t bits, Load load) : bits_(bits), load_(std::move(load)) {}
    // The first of bits [first, first + count) that is not set; what lies beyond the map is not.
    Result<std::optional<std::uint64_t>> firstClear(std::uint64_t first, std::uint64_t count);
    // True when bits [first, first + count) are all set.
    Result<bool> allSet(std::uint64_t first, std::uint64_t count) {
        auto clear = firstClear(first, count);
        if (!clear) return std::unexpected(clear.error());
        return !*clear;
    }

 private:
    static constexpr std::uint64_t kPage = 256 * 1024;  // bytes
    static constexpr std::size_t kPages = 256;
    Result<std::span<const std::byte>> page(std::uint64_t number);

    std::uint64_t bits_;
    Load load_;
    std::map<std::uint64_t, std::vector<std::byte>> pages_;
    std::deque<std::uint64_t> order_;
};

// One volume's map. A reader opens it after the format was recognised; everything in it is hostile.
class AllocationMap {
 public:
    virtual ~AllocationMap() = default;
    virtual const BlockGeometry& geometry() const = 0;
    // Bytes of the map, for AllocationOptions::maxMapBytes and the progress.
    virtual std::uint64_t mapBytes() const = 0;
    // Refused when the volume's state forbids to rely on the map.
    virtual Result<void> requireClean() = 0;
    // Compares the map with the clusters that the files have, where there is no better counter.
    virtual Result<void> compareWithFiles(Progress&) { return {}; }
    // Reads the whole map, checks it, gives every free run to `sink` and, unless that stopped, compares the counters and
    // ends with sink.finish().
    virtual Result<void> walk(FreeSink& sink) = 0;
    virtual Result<BlockUse> use(std::uint64_t offset) = 0;
    // What lies right behind volumeBytes and belongs to the volume all the same.
    virtual std::optional<Area> behind() const { return std::nullopt; }
    std::vector<Message> notes;  // for the summary
};

}  // namespace sectorsmith
