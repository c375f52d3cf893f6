// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/block_reader.h"

#include <algorithm>
#include <utility>

namespace sectorsmith {

namespace {
constexpr std::uint64_t blocksAhead = 3;  // for each thread
}

// Twice the cores: some wait for the disk while others work.
unsigned BlockReader::manyThreads() { return std::clamp(2 * std::thread::hardware_concurrency(), 2U, 4U); }

BlockReader::BlockReader(const ByteSource& source, Plan plan)
    : source_(source), plan_(std::move(plan)), begin_(plan_.begin), end_(std::max(plan_.begin, plan_.end)) {
    if (!plan_.extentAt) plan_.extentAt = [&source](std::uint64_t at) { return source.extentAt(at); };
    for (unsigned i = 0; i < std::max(plan_.threads, 1U); ++i)
        threads_.emplace_back([this](const std::stop_token& stop) { run(stop); });
}

BlockReader::~BlockReader() {
    for (std::jthread& thread : threads_) thread.request_stop();
    changed_.notify_all();
}

std::uint64_t BlockReader::zerosAt(std::uint64_t at) {
    if (!plan_.skipHoles || at < dataEnd_) return 0;
    const Extent extent = plan_.extentAt(at);
    if (extent.hole) return std::min(extent.length, end_ - at);
    dataEnd_ = at + extent.length;
    return 0;
}

// What comes next, with the mutex held.
BlockReader::Block BlockReader::plan() {
    Block block;
    const std::uint64_t own =
        plan_.blockBytes > plan_.before + plan_.after ? plan_.blockBytes - plan_.before - plan_.after : 1;
    if (plan_.backward) {
        block.length = std::min(own, end_ - begin_);
        block.offset = end_ - block.length;
        end_ = block.offset;
        return block;
    }
    const std::uint64_t zeros = zerosAt(begin_);
    block.hole = zeros >= own + plan_.after;
    block.offset = begin_;
    block.length = block.hole ? zeros - plan_.after : std::min(own, end_ - begin_);
    begin_ += block.length;
    return block;
}

void BlockReader::read(Block& block) const {
    block.lead = static_cast<std::size_t>(std::min<std::uint64_t>(plan_.before, block.offset - plan_.begin));
    const std::uint64_t end = block.offset + block.length;
    const std::uint64_t after = std::min<std::uint64_t>(plan_.after, std::max(plan_.end, end) - end);
    if (block.hole) {
        block.lead = 0;
    } else {
        block.bytes.resize(block.lead + block.length + after);
        block.bad = source_.read(block.offset - block.lead, block.bytes).bad;
    }
    if (plan_.look) plan_.look(block);
}

void BlockReader::run(const std::stop_token& stop) {
    PageBytes bytes;
    PageBytes other;
    std::unique_lock lock(mutex_);
    while (true) {
        const auto mayRead = [this] {
            if (begin_ >= end_) return true;
            return planned_ - delivered_ < (failing_ ? 1 : blocksAhead * threads_.size() + 1);
        };
        if (!changed_.wait(lock, stop, mayRead) || begin_ >= end_) return;
        const std::uint64_t number = planned_++;
        Block block = plan();
        if (begin_ >= end_) changed_.notify_all();
        if (bytes.empty() && !spare_.empty()) {
            bytes = std::move(spare_.back().bytes);
            other = std::move(spare_.back().other);
            spare_.pop_back();
        }
        lock.unlock();
        block.bytes = std::exchange(bytes, {});
        block.other = std::exchange(other, {});
        read(block);
        const bool good = block.bad.empty() && block.otherBad.empty();
        if (plan_.onlyMarked && good && block.mark == nothing) {
            bytes = std::move(block.bytes);
            other = std::move(block.other);
        }
        lock.lock();
        if (!good) failing_ = true;
        const bool awaited = number == delivered_;
        ready_.emplace(number, std::move(block));
        if (awaited) changed_.notify_all();
    }
}

std::optional<BlockReader::Block> BlockReader::next() {
    std::unique_lock lock(mutex_);
    changed_.wait(
        lock, [this] { return ready_.contains(delivered_) || (begin_ >= end_ && planned_ == delivered_); });
    const auto found = ready_.find(delivered_);
    if (found == ready_.end()) return std::nullopt;
    Block block = std::move(found->second);
    ready_.erase(found);
    ++delivered_;
    changed_.notify_all();
    return block;
}

void BlockReader::recycle(Block block) {
    const std::lock_guard lock(mutex_);
    if (!block.bytes.empty() && spare_.size() < blocksAhead * threads_.size())
        spare_.push_back(std::move(block));
}

}  // namespace sectorsmith
