// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/block_reader.h"

#include <algorithm>

namespace sectorsmith {

namespace {
constexpr std::size_t blocksAhead = 4;
}

BlockReader::BlockReader(const ByteSource& source, Plan plan)
    : source_(source), plan_(plan), thread_([this](const std::stop_token& stop) { run(stop); }) {}

BlockReader::~BlockReader() {
    thread_.request_stop();
    changed_.notify_all();
}

BlockReader::Block BlockReader::readAt(std::uint64_t from, std::uint64_t to,
                                       std::vector<std::byte> memory) const {
    Block block;
    block.offset = from;
    block.length = to - from;
    block.bytes = std::move(memory);
    block.bytes.resize(to - from);
    block.bad = source_.read(from, block.bytes).bad;
    return block;
}

void BlockReader::run(const std::stop_token& stop) {
    std::uint64_t begin = plan_.begin;
    std::uint64_t end = plan_.end;
    while (begin < end && !stop.stop_requested()) {
        std::vector<std::byte> memory;
        {
            std::unique_lock lock(mutex_);
            if (!changed_.wait(lock, stop, [this] { return ready_.size() < blocksAhead; })) return;
            if (!spare_.empty()) {
                memory = std::move(spare_.back());
                spare_.pop_back();
            }
        }
        Block block;
        if (plan_.backward) {
            const std::uint64_t from = end - std::min<std::uint64_t>(plan_.blockBytes, end - begin);
            block = readAt(from, end, std::move(memory));
            end = from;
        } else {
            const Extent extent = plan_.skipHoles ? source_.extentAt(begin) : Extent{};
            if (extent.hole && extent.length >= plan_.blockBytes) {
                block.offset = begin;
                block.length = std::min(extent.length, end - begin);
                block.hole = true;
            } else {
                block = readAt(begin, begin + std::min<std::uint64_t>(plan_.blockBytes, end - begin),
                               std::move(memory));
            }
            begin += block.length;
        }
        const std::lock_guard lock(mutex_);
        ready_.push_back(std::move(block));
        changed_.notify_all();
    }
    const std::lock_guard lock(mutex_);
    finished_ = true;
    changed_.notify_all();
}

std::optional<BlockReader::Block> BlockReader::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return finished_ || !ready_.empty(); });
    if (ready_.empty()) return std::nullopt;
    Block block = std::move(ready_.front());
    ready_.erase(ready_.begin());
    changed_.notify_all();
    return block;
}

void BlockReader::recycle(Block block) {
    const std::lock_guard lock(mutex_);
    if (spare_.size() < blocksAhead) spare_.push_back(std::move(block.bytes));
}

}  // namespace sectorsmith
