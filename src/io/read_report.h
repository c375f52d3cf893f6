// SPDX-License-Identifier: GPL-3.0-or-later
// Helpers of sources that put a ReadReport together in ascending order.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "io/byte_source.h"

namespace sectorsmith {

// Adds a bad range at or after the last one; one that follows the last without a gap and for the same kind of reason is
// joined to it (the first error's words stay).
void reportBad(ReadReport& report, std::uint64_t offset, std::uint64_t length, Error error);
// Zeroes `out`, which lies at `offset` beyond the end of the source called `name`, and reports it.
void reportBeyondEnd(ReadReport& report, std::uint64_t offset, std::span<std::byte> out,
                     const std::string& name);

}  // namespace sectorsmith
