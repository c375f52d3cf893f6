// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "io/bulk_reads.h"
#include "io/byte_source.h"
#include "io/open.h"

namespace sectorsmith {

// Bytes [offset, offset + length) of another source as a source of its own: a partition. Shares the other source.
// Error offsets count from the slice's start. A length beyond the end of the other is kept: those bytes are unreadable
// (Cause::OutOfRange), as a partition that goes past the end of its disk is. Forgetting and gentleness are the other's.
class SliceSource : public ByteSource, public RereadableSource, public BulkReads {
 public:
    // `name` empty: "<name of the whole>@<offset>". Offset and end are clipped to 2^63 - 1.
    SliceSource(std::shared_ptr<ByteSource> whole, std::uint64_t offset, std::uint64_t length,
                std::string name = {});

    std::uint64_t size() const override { return length_; }
    std::uint32_t sectorSize() const override { return whole_->sectorSize(); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override;
    Extent extentAt(std::uint64_t offset) const override;
    std::string name() const override { return name_; }
    ReadAttempt attempt(std::uint64_t offset, std::span<std::byte> out) const override;

    void forget(std::uint64_t offset, std::uint64_t length) override;
    void setGentle(bool gentle) override;
    bool gentle() const override;

    const std::shared_ptr<ByteSource>& whole() const { return whole_; }
    std::uint64_t offset() const { return offset_; }  // bytes in the whole

 private:
    std::shared_ptr<ByteSource> whole_;
    RereadableSource* rereadable_;  // whole_, or null when it is none
    std::uint64_t offset_;
    std::uint64_t length_;
    std::string name_;
};

}  // namespace sectorsmith
