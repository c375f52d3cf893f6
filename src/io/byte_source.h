// SPDX-License-Identifier: GPL-3.0-or-later
// The seam under everything: bytes that can be read at any offset.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/error.h"

namespace sectorsmith {

// Bytes [offset, offset + length) of the source that could not be read, in whole logical sectors clipped to the request.
struct BadRange {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    Error error;
};

// What a read delivered. `bad` is sorted, without overlaps. Bytes in bad ranges are zero in the buffer and mean nothing:
// they must be shown as unreadable.
struct ReadReport {
    std::vector<BadRange> bad;
    bool complete() const { return bad.empty(); }
};

// A run of bytes that is known without being read (`hole`: reads as zeros), or has to be read.
struct Extent {
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
    bool hole = false;
};

// Random access bytes of fixed size: an image, a device, a slice, a cache, the staged edits over one.
// Threading: all const functions may be called from several threads at once. Never writes, never locks.
class ByteSource {
 public:
    virtual ~ByteSource() = default;

    // Bytes, below 2^63. What it was when opened: a device that shrinks gives read errors.
    virtual std::uint64_t size() const = 0;
    // Bytes of a logical sector (512, 520, 528, 1024, 2048, 4096, ...), never 0.
    virtual std::uint32_t sectorSize() const = 0;
    // Fills `out` with the bytes from `offset` on. All of `out` is accounted for: what failed, or lies beyond the end
    // (Cause::OutOfRange), is in the report. Any alignment.
    virtual ReadReport read(std::uint64_t offset, std::span<std::byte> out) const = 0;
    // The run at `offset` (< size()), at most to the end; the default says that all is data.
    virtual Extent extentAt(std::uint64_t offset) const;
    // What people call it: a path, "disk.img#2".
    virtual std::string name() const = 0;
};

// Reads all of `out` or says what failed first.
Result<void> readExact(const ByteSource& source, std::uint64_t offset, std::span<std::byte> out);
// The same into a new buffer; lengths above 256 MiB are refused with Cause::NoSpace (a lying length field).
Result<std::vector<std::byte>> readBytes(const ByteSource& source, std::uint64_t offset,
                                         std::uint64_t length);

}  // namespace sectorsmith
