// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "io/bulk_reads.h"
#include "io/byte_source.h"
#include "io/open.h"

namespace sectorsmith {

// A bounded cache of what was read of another source, in blocks of about 64 KiB, with read-ahead on a thread of its own
// once reads follow each other. Shares the base.
//
// Memory: the blocks hold at most `bound` bytes, what read-ahead brings included; on top of that come at most 1 MiB per
// thread that is reading just now and about 1% for the books. Runs of 1 MiB and more that are not in the cache go
// straight into the reader's buffer: a whole-disk copy neither evicts what the window shows nor is copied twice.
//
// Errors: what failed is kept like data until forget(). Once anything failed, or when told so, the cache is gentle: no
// read-ahead, no rounding up to blocks, only the sectors that were asked for and are not known yet are read.
class CachedSource : public ByteSource, public RereadableSource {
 public:
    static constexpr std::uint64_t defaultBound = std::uint64_t{64} << 20;

    // Bounds below 1 MiB count as 1 MiB.
    explicit CachedSource(std::shared_ptr<ByteSource> base, std::uint64_t bound = defaultBound);
    // Waits for a read-ahead that is on its way.
    ~CachedSource() override;

    std::uint64_t size() const override { return size_; }
    std::uint32_t sectorSize() const override { return sectorSize_; }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override;
    Extent extentAt(std::uint64_t offset) const override { return base_->extentAt(offset); }
    std::string name() const override { return base_->name(); }

    void forget(std::uint64_t offset, std::uint64_t length) override;
    void setGentle(bool gentle) override;
    bool gentle() const override;
    // A new bound; what is held above it is dropped at once.
    void setBound(std::uint64_t bound);

    const std::shared_ptr<ByteSource>& base() const { return base_; }
    // Bytes held in blocks just now; at most the bound.
    std::uint64_t bytesHeld() const;

 private:
    struct Block;
    using BlockList = std::list<std::uint64_t>;  // block numbers, the most recently used first
    struct Slot {
        std::shared_ptr<Block> block;
        BlockList::iterator place;
    };

    std::uint64_t blockLength(std::uint64_t number) const;
    ReadReport readBlocks(std::uint64_t offset, std::span<std::byte> out) const;
    ReadReport readGently(std::uint64_t offset, std::span<std::byte> out) const;
    ReadReport readStraight(std::uint64_t offset, std::span<std::byte> out) const;
    bool bulk(std::uint64_t offset, std::span<std::byte> out) const;
    std::shared_ptr<Block> findBlock(std::uint64_t number) const;
    std::shared_ptr<Block> insertBlock(std::uint64_t number) const;
    void evict() const;
    bool loadRun(std::uint64_t first, std::uint64_t count, std::unique_lock<std::mutex>& lock) const;
    void failed() const;
    void noteRead(std::uint64_t offset, std::uint64_t length) const;
    void readAhead(const std::stop_token& stop) const;

    std::shared_ptr<ByteSource> base_;
    RereadableSource* rereadable_;
    const BulkReads* bulk_;
    std::uint64_t size_;
    std::uint32_t sectorSize_;
    std::uint64_t blockSize_;

    mutable std::mutex mutex_;  // guards everything below; never held while the base is read
    std::uint64_t bound_;
    mutable std::condition_variable_any changed_;
    mutable std::unordered_map<std::uint64_t, Slot> blocks_;
    mutable BlockList recent_;
    mutable std::unordered_map<std::uint64_t, std::uint64_t>
        loading_;  // block number -> generation of that load
    mutable std::uint64_t held_ = 0;
    mutable std::uint64_t generation_ = 0;  // forget() counts it up: what was on its way then is not kept
    mutable bool gentle_ = false;           // the user's switch
    mutable bool failing_ = false;
    // Read-ahead: where the last read ended, how many followed each other, and the blocks that are wanted.
    mutable std::uint64_t lastEnd_ = 0;
    mutable unsigned inSequence_ = 0;
    mutable std::uint64_t aheadNext_ = 0;
    mutable std::uint64_t aheadEnd_ = 0;
    mutable std::jthread aheadThread_;  // started with the first sequence
};

}  // namespace sectorsmith
