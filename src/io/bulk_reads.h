// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "base/error.h"
#include "io/byte_source.h"

namespace sectorsmith {

// One attempt at a range.
struct ReadAttempt {
    std::size_t count = 0;  // bytes that arrived, from the range's start on
    std::optional<Error>
        error;  // why not all did. Cause::Io: these bytes; NotFound: the device is gone, or has shrunk
};

// A source that can be asked for a range in one attempt, without narrowing an error down to its sectors. A cache uses it
// for what nobody asked for yet (the rest of a block, read-ahead), a copy for everything: a failing disk is not made to
// retry there.
class BulkReads {
 public:
    virtual ~BulkReads() = default;
    // Bytes of `out` behind `count` mean nothing.
    virtual ReadAttempt attempt(std::uint64_t offset, std::span<std::byte> out) const = 0;
    // False when anything of the range failed or lies beyond the end; `out` means nothing then.
    bool readBulk(std::uint64_t offset, std::span<std::byte> out) const {
        return !attempt(offset, out).error.has_value();
    }
};

// The same of any source: by attempt() where it has that, else by read().
ReadAttempt attemptRead(const ByteSource& source, std::uint64_t offset, std::span<std::byte> out);

}  // namespace sectorsmith
