// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include "io/bulk_reads.h"
#include "io/byte_source.h"
#include "io/open.h"
#include "io/system_file.h"

namespace sectorsmith {

// The bytes of an open file or device, without a cache of our own.
//
// A read is tried in one piece. When that fails the source is from then on read past the system's cache and without its
// read-ahead, and the failed range is asked for once more, sector by sector: what is reported bad are exactly the sectors
// that failed. With setGentle(true) every read is sector by sector from the start, each sector asked for once.
class RawSource : public ByteSource, public RereadableSource, public BulkReads {
 public:
    // `size` in bytes, below 2^63; `sectorSize` also of 520 or 528 bytes; `alignment` is what direct transfers need (the
    // device's logical sector; 512 for files).
    RawSource(std::shared_ptr<SystemFile> file, std::uint64_t size, std::uint32_t sectorSize,
              std::uint32_t alignment, std::string name);

    std::uint64_t size() const override { return size_; }
    std::uint32_t sectorSize() const override { return sectorSize_.load(std::memory_order_relaxed); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override;
    Extent extentAt(std::uint64_t offset) const override;
    std::string name() const override { return name_; }

    ReadAttempt attempt(std::uint64_t offset, std::span<std::byte> out) const override;

    void forget(std::uint64_t offset, std::uint64_t length) override;
    void setGentle(bool gentle) override;
    bool gentle() const override { return gentle_.load() || failing_.load(); }

    // Before the source is shared: what the guess from its content was.
    void setSectorSize(std::uint32_t bytes) { sectorSize_.store(bytes, std::memory_order_relaxed); }
    SystemFile& file() const { return *file_; }
    // Of the file, when this was made.
    const std::optional<FileMark>& mark() const { return mark_; }

 private:
    void readSectors(std::uint64_t offset, std::span<std::byte> out, ReadReport& report) const;
    void goDirect() const;

    std::shared_ptr<SystemFile> file_;
    std::optional<FileMark> mark_;
    std::uint64_t size_;
    std::atomic<std::uint32_t> sectorSize_;
    std::uint32_t alignment_;
    std::string name_;
    std::atomic<bool> gentle_ = false;           // the user's switch
    mutable std::atomic<bool> failing_ = false;  // after the first error
};

}  // namespace sectorsmith
