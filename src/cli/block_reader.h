// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "io/byte_source.h"

namespace sectorsmith::cli {

// A stretch of a source in order: bytes, or a hole that nobody had to read.
struct Block {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    bool hole = false;
    std::vector<std::byte> bytes;  // at least `length` of them unless a hole
    std::vector<BadRange> bad;
};

// Reads a range of a source from front to back on a thread of its own, a few blocks ahead of who consumes them.
// Memory: four blocks of a mebibyte. To be used from one thread.
class BlockReader {
 public:
    // [offset, offset + length) lies within the source.
    BlockReader(std::shared_ptr<const ByteSource> source, std::uint64_t offset, std::uint64_t length);
    ~BlockReader();
    BlockReader(const BlockReader&) = delete;
    BlockReader& operator=(const BlockReader&) = delete;

    // Replaces `block` (its memory is used again). False at the end.
    bool next(Block& block);

 private:
    void readAll(const std::stop_token& stop);

    std::shared_ptr<const ByteSource> source_;
    std::uint64_t offset_;
    std::uint64_t end_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::deque<Block> ready_;
    std::vector<std::vector<std::byte>> spare_;
    bool finished_ = false;
    std::jthread thread_;  // last: it uses all of the above
};

}  // namespace sectorsmith::cli
