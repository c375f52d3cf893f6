// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "io/byte_source.h"

namespace sectorsmith {

// Reads a range of a source from one end to the other in blocks, one thread ahead of the reader. Owns its buffers; the
// source must outlive it.
class BlockReader {
 public:
    struct Block {
        std::uint64_t offset = 0;  // of bytes[0] in the source
        std::vector<std::byte> bytes;
        std::vector<BadRange> bad;
        bool hole = false;  // known zeros: `bytes` is empty, `length` says how many
        std::uint64_t length = 0;
    };
    struct Plan {
        std::uint64_t begin = 0;  // bytes
        std::uint64_t end = 0;
        std::size_t blockBytes = std::size_t{512} << 10;
        bool backward = false;
        bool skipHoles = false;  // deliver holes of at least a block as such, without reading them
    };

    BlockReader(const ByteSource& source, Plan plan);
    ~BlockReader();
    BlockReader(const BlockReader&) = delete;
    BlockReader& operator=(const BlockReader&) = delete;

    // The next block in order; nullopt at the end. Give the block back with recycle() to reuse its memory.
    std::optional<Block> next();
    void recycle(Block block);

 private:
    void run(const std::stop_token& stop);
    Block readAt(std::uint64_t from, std::uint64_t to, std::vector<std::byte> memory) const;

    const ByteSource& source_;
    Plan plan_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::vector<Block> ready_;  // in order
    std::vector<std::vector<std::byte>> spare_;
    bool finished_ = false;
    std::jthread thread_;  // last: ends before the rest goes
};

}  // namespace sectorsmith
