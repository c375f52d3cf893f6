// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "io/byte_source.h"
#include "io/page_memory.h"

namespace sectorsmith {

// Reads a range of a source from one end to the other in blocks, ahead of the reader, on threads of its own. Owns its
// buffers; the source must outlive it. After the first read error it does not read ahead any more.
class BlockReader {
 public:
    static constexpr std::uint64_t nothing = UINT64_MAX;

    // A block's own bytes are [offset, offset + length) of the source: bytes[lead] is the first of them.
    struct Block {
        std::uint64_t offset = 0;
        std::uint64_t length = 0;
        bool hole = false;  // known zeros: `bytes` is empty
        PageBytes bytes;
        std::size_t lead = 0;          // bytes that lie before its own (Plan::before)
        std::vector<BadRange> bad;     // in all of `bytes`, offsets of the source
        std::uint64_t mark = nothing;  // Plan::look's
        PageBytes other = {};          // likewise
        std::vector<BadRange> otherBad = {};
    };
    struct Plan {
        std::uint64_t begin = 0;  // bytes
        std::uint64_t end = 0;
        std::size_t blockBytes = std::size_t{1} << 20;  // with what lies before and after
        bool backward = false;
        // Each block also holds so many bytes of its neighbours, as far as the range reaches. Multiples of 4096 suit devices.
        std::size_t before = 0;
        std::size_t after = 0;
        // Deliver known zeros of at least a block as such, without reading them; `extentAt` tells of them, or else the
        // source. The last `after` bytes of a hole are read with what follows it.
        bool skipHoles = false;
        std::function<Extent(std::uint64_t)> extentAt = {};
        // Work on each block in the thread that has read it.
        std::function<void(Block&)> look = {};
        // Only blocks that it has marked, or that have unreadable bytes, are delivered with their bytes: the others' memory
        // stays with the thread, and in its processor's cache.
        bool onlyMarked = false;
        unsigned threads = 1;
    };
    // For work that more than one core helps: as many as there are, within reason.
    static unsigned manyThreads();

    BlockReader(const ByteSource& source, Plan plan);
    ~BlockReader();
    BlockReader(const BlockReader&) = delete;
    BlockReader& operator=(const BlockReader&) = delete;

    // The next block in order; nullopt at the end. Give the block back with recycle() to reuse its memory.
    std::optional<Block> next();
    void recycle(Block block);

 private:
    void run(const std::stop_token& stop);
    Block plan();
    std::uint64_t zerosAt(std::uint64_t at);
    void read(Block& block) const;

    const ByteSource& source_;
    Plan plan_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::uint64_t begin_;  // what is not planned yet
    std::uint64_t end_;
    std::uint64_t dataEnd_ = 0;  // no hole before
    std::uint64_t planned_ = 0;  // blocks, so far
    std::uint64_t delivered_ = 0;
    bool failing_ = false;
    std::map<std::uint64_t, Block> ready_;  // by number
    std::vector<Block> spare_;
    std::vector<std::jthread> threads_;  // last: they end before the rest goes
};

}  // namespace sectorsmith
