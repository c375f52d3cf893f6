// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/cached_source.h"

#include <algorithm>
#include <cstring>

#include "io/read_report.h"
#include "io/straight_reads.h"

namespace sectorsmith {

namespace {
constexpr std::uint64_t wantedBlock = std::uint64_t{64} << 10;
constexpr std::uint64_t largestRun = std::uint64_t{1} << 20;  // bytes that one load brings at most
constexpr std::uint64_t farthestAhead = std::uint64_t{4} << 20;
constexpr unsigned sequenceFrom = 2;  // reads in a row after which read-ahead begins
}  // namespace

// Guarded by the cache's mutex, but for the bytes of a complete block: those never change any more.
struct CachedSource::Block {
    std::unique_ptr<std::byte[]> bytes;
    std::uint64_t length = 0;
    bool complete = false;      // all sectors are known
    std::vector<bool> known;    // by sector, while not complete (gentle reading)
    std::vector<BadRange> bad;  // sorted, offsets in the source, whole sectors
};

CachedSource::CachedSource(std::shared_ptr<ByteSource> base, std::uint64_t bound)
    : base_(std::move(base)),
      rereadable_(dynamic_cast<RereadableSource*>(base_.get())),
      bulk_(dynamic_cast<const BulkReads*>(base_.get())),
      size_(base_->size()),
      sectorSize_(base_->sectorSize()),
      // Whole sectors, also of 520 bytes.
      blockSize_(std::max<std::uint64_t>(wantedBlock / sectorSize_, 1) * sectorSize_),
      bound_(std::max(bound, std::uint64_t{1} << 20)) {
    gentle_ = rereadable_ && rereadable_->gentle();
}

CachedSource::~CachedSource() {
    aheadThread_.request_stop();
    changed_.notify_all();
}

std::uint64_t CachedSource::blockLength(std::uint64_t number) const {
    return std::min(blockSize_, size_ - number * blockSize_);
}

ReadReport CachedSource::read(std::uint64_t offset, std::span<std::byte> out) const {
    const std::uint64_t there = offset < size_ ? std::min<std::uint64_t>(out.size(), size_ - offset) : 0;
    const auto inside = out.first(there);
    ReadReport report;
    if (!inside.empty()) {
        bool gently = false;
        {
            std::lock_guard lock(mutex_);
            gently = gentle_ || failing_;
        }
        report = gently ? readGently(offset, inside) : readBlocks(offset, inside);
        if (!gently) noteRead(offset, there);
    }
    if (there < out.size()) reportBeyondEnd(report, offset + there, out.subspan(there), name());
    return report;
}

bool CachedSource::bulk(std::uint64_t offset, std::span<std::byte> out) const {
    return bulk_ ? bulk_->readBulk(offset, out) : base_->read(offset, out).complete();
}

// With the mutex held, as the following three.
std::shared_ptr<CachedSource::Block> CachedSource::findBlock(std::uint64_t number) const {
    auto found = blocks_.find(number);
    if (found == blocks_.end()) return nullptr;
    recent_.splice(recent_.begin(), recent_, found->second.place);
    return found->second.block;
}

std::shared_ptr<CachedSource::Block> CachedSource::insertBlock(std::uint64_t number) const {
    if (auto found = findBlock(number)) return found;
    auto block = std::make_shared<Block>();
    block->length = blockLength(number);
    block->bytes = std::make_unique_for_overwrite<std::byte[]>(block->length);
    held_ += block->length;
    recent_.push_front(number);
    blocks_.emplace(number, Slot{block, recent_.begin()});
    evict();
    return block;
}

void CachedSource::evict() const {
    while (held_ > bound_ && recent_.size() > 1) {
        auto oldest = blocks_.find(recent_.back());
        held_ -= oldest->second.block->length;
        blocks_.erase(oldest);
        recent_.pop_back();
    }
}

void CachedSource::failed() const {
    failing_ = true;
    aheadNext_ = aheadEnd_ = 0;
}

// Brings `count` blocks from `first` on, which are marked in loading_ already; the lock is released meanwhile. False when
// something failed: nothing is kept then.
bool CachedSource::loadRun(std::uint64_t first, std::uint64_t count,
                           std::unique_lock<std::mutex>& lock) const {
    const std::uint64_t begin = first * blockSize_;
    const std::uint64_t length = std::min(count * blockSize_, size_ - begin);
    const std::uint64_t generation = generation_;
    lock.unlock();
    auto buffer = std::make_unique_for_overwrite<std::byte[]>(length);
    const bool good = bulk(begin, {buffer.get(), length});
    lock.lock();
    if (good && generation == generation_) {
        for (std::uint64_t i = 0; i < count; ++i) {
            auto block = insertBlock(first + i);
            // A gentle read may have brought sectors of it in the meantime: the same bytes.
            if (block->complete) continue;
            if (count == 1) block->bytes = std::move(buffer);
            else std::memcpy(block->bytes.get(), buffer.get() + i * blockSize_, block->length);
            block->complete = true;
            block->known.clear();
            block->bad.clear();
        }
    }
    if (!good) failed();
    for (std::uint64_t i = 0; i < count; ++i) loading_.erase(first + i);
    changed_.notify_all();
    return good;
}

ReadReport CachedSource::readBlocks(std::uint64_t offset, std::span<std::byte> out) const {
    ReadReport report;
    const std::uint64_t end = offset + out.size();
    std::unique_lock lock(mutex_);
    std::uint64_t at = offset;
    // What a load brought may be forgotten or evicted before it is copied: that is tried again, but not for ever.
    int attempts = 0;
    while (at < end) {
        const std::uint64_t number = at / blockSize_;
        if (gentle_ || failing_ || attempts > 3) {
            lock.unlock();
            ReadReport rest = readGently(at, out.subspan(at - offset));
            for (BadRange& bad : rest.bad) reportBad(report, bad.offset, bad.length, std::move(bad.error));
            return report;
        }
        if (auto block = findBlock(number); block && block->complete) {
            const std::uint64_t inBlock = at - number * blockSize_;
            const std::uint64_t count = std::min(block->length - inBlock, end - at);
            std::memcpy(out.data() + (at - offset), block->bytes.get() + inBlock, count);
            for (const BadRange& bad : block->bad) {
                const std::uint64_t from = std::max(bad.offset, at);
                const std::uint64_t to = std::min(bad.offset + bad.length, at + count);
                if (from < to) reportBad(report, from, to - from, bad.error);
            }
            at += count;
            attempts = 0;
            continue;
        }
        if (loading_.contains(number)) {
            changed_.wait(lock);
            continue;
        }
        // The run of blocks from here on that are neither there nor on their way.
        const std::uint64_t last = (end - 1) / blockSize_;
        std::uint64_t count = 1;
        while (number + count <= last && !blocks_.contains(number + count) &&
               !loading_.contains(number + count))
            ++count;
        const std::uint64_t runEnd = std::min((number + count) * blockSize_, end);
        if (runEnd - at >= straightFrom) {
            lock.unlock();
            const auto part = out.subspan(at - offset, runEnd - at);
            ReadReport straight = readStraight(at, part);
            lock.lock();
            if (!straight.complete()) failed();
            for (BadRange& bad : straight.bad)
                reportBad(report, bad.offset, bad.length, std::move(bad.error));
            at = runEnd;
            continue;
        }
        count = std::min(count, std::max<std::uint64_t>(largestRun / blockSize_, 1));
        for (std::uint64_t i = 0; i < count; ++i) loading_[number + i] = generation_;
        loadRun(number, count, lock);
        ++attempts;
    }
    return report;
}

ReadReport CachedSource::readStraight(std::uint64_t offset, std::span<std::byte> out) const {
    return base_->read(offset, out);
}

// Only the sectors that were asked for, each once; what is known already is not read again.
ReadReport CachedSource::readGently(std::uint64_t offset, std::span<std::byte> out) const {
    ReadReport report;
    const std::uint64_t end = offset + out.size();
    std::unique_lock lock(mutex_);
    for (std::uint64_t at = offset; at < end;) {
        const std::uint64_t number = at / blockSize_;
        if (loading_.contains(number)) {
            changed_.wait(lock);
            continue;
        }
        auto block = insertBlock(number);
        const std::uint64_t blockBegin = number * blockSize_;
        if (!block->complete && block->known.empty())
            block->known.resize((block->length + sectorSize_ - 1) / sectorSize_);
        const std::uint64_t stop = std::min(blockBegin + block->length, end);
        // Sectors of this block that are wanted and not known, run by run.
        const std::uint64_t firstSector = (at - blockBegin) / sectorSize_;
        const std::uint64_t lastSector = (stop - 1 - blockBegin) / sectorSize_;
        for (std::uint64_t sector = firstSector; !block->complete && sector <= lastSector;) {
            if (block->known[sector]) {
                ++sector;
                continue;
            }
            std::uint64_t next = sector + 1;
            while (next <= lastSector && !block->known[next]) ++next;
            const std::uint64_t from = blockBegin + sector * sectorSize_;
            const std::uint64_t to = std::min(blockBegin + next * sectorSize_, blockBegin + block->length);
            std::vector<std::byte> buffer(to - from);
            loading_[number] = generation_;
            lock.unlock();
            ReadReport part = base_->read(from, buffer);
            lock.lock();
            loading_.erase(number);
            changed_.notify_all();
            std::memcpy(block->bytes.get() + (from - blockBegin), buffer.data(), buffer.size());
            for (std::uint64_t i = sector; i < next; ++i) block->known[i] = true;
            if (!part.complete()) failed();
            for (BadRange& bad : part.bad) {
                auto place = std::ranges::upper_bound(block->bad, bad.offset, {}, &BadRange::offset);
                block->bad.insert(place, std::move(bad));
            }
            sector = next;
        }
        std::memcpy(out.data() + (at - offset), block->bytes.get() + (at - blockBegin), stop - at);
        for (const BadRange& bad : block->bad) {
            const std::uint64_t from = std::max(bad.offset, at);
            const std::uint64_t to = std::min(bad.offset + bad.length, stop);
            if (from < to) reportBad(report, from, to - from, bad.error);
        }
        if (!block->complete && std::ranges::all_of(block->known, [](bool known) { return known; })) {
            block->complete = true;
            block->known.clear();
        }
        // When it was forgotten or evicted while it was read, the block ends with this function.
        at = stop;
    }
    return report;
}

void CachedSource::forget(std::uint64_t offset, std::uint64_t length) {
    if (rereadable_) rereadable_->forget(offset, length);
    std::lock_guard lock(mutex_);
    ++generation_;
    if (length == 0 || offset >= size_) return;
    const std::uint64_t first = offset / blockSize_;
    const std::uint64_t last = (std::min(length, size_ - offset) + offset - 1) / blockSize_;
    for (auto it = recent_.begin(); it != recent_.end();) {
        if (*it < first || *it > last) {
            ++it;
            continue;
        }
        auto found = blocks_.find(*it);
        held_ -= found->second.block->length;
        blocks_.erase(found);
        it = recent_.erase(it);
    }
}

void CachedSource::setBound(std::uint64_t bound) {
    std::lock_guard lock(mutex_);
    bound_ = std::max(bound, std::uint64_t{1} << 20);
    evict();
}

void CachedSource::setGentle(bool gentle) {
    if (rereadable_) rereadable_->setGentle(gentle);
    std::lock_guard lock(mutex_);
    gentle_ = gentle;
    failing_ = false;
    aheadNext_ = aheadEnd_ = 0;
    inSequence_ = 0;
}

bool CachedSource::gentle() const {
    std::lock_guard lock(mutex_);
    return gentle_ || failing_;
}

std::uint64_t CachedSource::bytesHeld() const {
    std::lock_guard lock(mutex_);
    return held_;
}

// A read that begins near where the last one ended continues a sequence; the window grows with its length.
void CachedSource::noteRead(std::uint64_t offset, std::uint64_t length) const {
    std::lock_guard lock(mutex_);
    const bool follows =
        offset <= lastEnd_ && offset + blockSize_ >= lastEnd_ && offset + length > lastEnd_ && offset != 0;
    inSequence_ = follows ? inSequence_ + 1 : 0;
    lastEnd_ = offset + length;
    if (inSequence_ < sequenceFrom || gentle_ || failing_ || length >= straightFrom) return;
    const std::uint64_t window =
        std::min({std::uint64_t{inSequence_} * 4 * blockSize_, farthestAhead, bound_ / 4});
    const std::uint64_t first = (lastEnd_ + blockSize_ - 1) / blockSize_;
    const std::uint64_t end = (std::min(lastEnd_ + window, size_) + blockSize_ - 1) / blockSize_;
    if (first >= end) return;
    // What is on its way goes on; a jump starts anew.
    aheadNext_ = aheadNext_ > first && aheadNext_ <= end ? aheadNext_ : first;
    aheadEnd_ = end;
    if (!aheadThread_.joinable())
        aheadThread_ = std::jthread([this](const std::stop_token& stop) { readAhead(stop); });
    changed_.notify_all();
}

void CachedSource::readAhead(const std::stop_token& stop) const {
    std::unique_lock lock(mutex_);
    while (!stop.stop_requested()) {
        if (aheadNext_ >= aheadEnd_) {
            changed_.wait(lock, stop, [this] { return aheadNext_ < aheadEnd_; });
            continue;
        }
        const std::uint64_t first = aheadNext_;
        if (blocks_.contains(first) || loading_.contains(first)) {
            ++aheadNext_;
            continue;
        }
        std::uint64_t count = 1;
        const std::uint64_t most = std::max<std::uint64_t>((largestRun / 4) / blockSize_, 1);
        while (count < most && first + count < aheadEnd_ && !blocks_.contains(first + count) &&
               !loading_.contains(first + count))
            ++count;
        aheadNext_ = first + count;
        for (std::uint64_t i = 0; i < count; ++i) loading_[first + i] = generation_;
        loadRun(first, count, lock);
    }
}

}  // namespace sectorsmith
