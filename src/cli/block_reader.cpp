// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/block_reader.h"

#include <algorithm>

namespace sectorsmith::cli {

namespace {
constexpr std::uint64_t blockSize = std::uint64_t{1} << 20;
constexpr std::size_t blocksAhead = 3;
}  // namespace

BlockReader::BlockReader(std::shared_ptr<const ByteSource> source, std::uint64_t offset, std::uint64_t length)
    : source_(std::move(source)),
      offset_(offset),
      end_(offset + length),
      thread_([this](const std::stop_token& stop) { readAll(stop); }) {}

BlockReader::~BlockReader() = default;

void BlockReader::readAll(const std::stop_token& stop) {
    std::uint64_t at = offset_;
    Extent extent;  // the known run that holds `at`
    while (at < end_ && !stop.stop_requested()) {
        if (at >= extent.offset + extent.length || at < extent.offset) {
            extent = source_->extentAt(at);
            if (extent.length == 0) extent = {.offset = at, .length = end_ - at, .hole = false};
        }
        const std::uint64_t left = std::min(end_, extent.offset + extent.length) - at;
        Block block;
        block.offset = at;
        block.hole = extent.hole;
        block.length = left;
        if (!extent.hole) {
            // Blocks end at multiples of their size, so that they fall together with those of the cache below.
            block.length = std::min(left, blockSize - at % blockSize);
            {
                std::scoped_lock lock(mutex_);
                if (!spare_.empty()) {
                    block.bytes = std::move(spare_.back());
                    spare_.pop_back();
                }
            }
            if (block.bytes.size() < block.length) block.bytes.resize(blockSize);
            block.bad = source_->read(at, std::span(block.bytes).first(block.length)).bad;
        }
        at += block.length;
        std::unique_lock lock(mutex_);
        if (!changed_.wait(lock, stop, [this] { return ready_.size() < blocksAhead; })) break;
        ready_.push_back(std::move(block));
        changed_.notify_all();
    }
    std::scoped_lock lock(mutex_);
    finished_ = true;
    changed_.notify_all();
}

bool BlockReader::next(Block& block) {
    std::unique_lock lock(mutex_);
    if (!block.bytes.empty() && spare_.size() < blocksAhead) spare_.push_back(std::move(block.bytes));
    changed_.wait(lock, [this] { return !ready_.empty() || finished_; });
    if (ready_.empty()) return false;
    block = std::move(ready_.front());
    ready_.pop_front();
    changed_.notify_all();
    return true;
}

}  // namespace sectorsmith::cli
