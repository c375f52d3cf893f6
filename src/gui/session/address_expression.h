// SPDX-License-Identifier: GPL-3.0-or-later
// What people type to go somewhere: "0x1F0", "lba 40 + 0x10", "2048s", "50%", "+1M", "end - 1s".
#pragma once

#include <cstdint>
#include <string_view>

#include "base/error.h"

namespace sectorsmith::gui {

struct AddressContext {
    std::uint64_t size = 0;          // of the source, bytes, below 2^63
    std::uint32_t sectorSize = 512;  // bytes
    std::uint64_t here = 0;          // the current offset, bytes
    std::uint64_t selection = 0;     // start of the selection, bytes
    std::uint64_t partition = 0;     // start of the partition that holds `here`, bytes
    bool hexadecimal = false;        // numbers without 0x are hexadecimal
};

// The offset meant, in bytes, below context.size.
//   numbers    4096, 0x1000, 1000h, with K M G T (binary) or s (sectors); digits may be grouped with _ or '
//   lba N      sector N (also `sector N`, `LBA:N`)
//   N%         of the source
//   names      here ($ or .), end (the last byte + 1), sel, part
//   + - * / ( )   a leading + or - is relative to here; `lba` and `%` bind tighter
// Usage error that says what is wrong, with the place in the text as `offset`; OutOfRange when it lies outside the source.
Result<std::uint64_t> evaluateAddress(std::string_view text, const AddressContext& context);

}  // namespace sectorsmith::gui
