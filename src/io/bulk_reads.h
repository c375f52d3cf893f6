// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace sectorsmith {

// A source that can be asked for a range in one attempt, without narrowing an error down to its sectors. A cache uses it
// for what nobody asked for yet (the rest of a block, read-ahead): a failing disk is not made to retry there.
class BulkReads {
 public:
    virtual ~BulkReads() = default;
    // False when anything of the range failed or lies beyond the end; `out` means nothing then.
    virtual bool readBulk(std::uint64_t offset, std::span<std::byte> out) const = 0;
};

}  // namespace sectorsmith
