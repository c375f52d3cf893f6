// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as people write and read them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.h"

namespace sectorsmith {

constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;

// "512", "0x200", "4K", "1M", "2G", "1T" (binary multiples), "2048s" (sectors of `sectorSize` bytes) to bytes.
// Usage error for anything else, for a sum past 2^63-1, and for `s` with sectorSize 0.
Result<std::uint64_t> parseSize(std::string_view text, std::uint32_t sectorSize = 512);

// "1.5 GiB" style, exact for small values ("512 bytes"), at most one decimal.
std::string formatSize(std::uint64_t bytes);
// Decimal as disks are sold: "500 GB", "2 TB".
std::string formatSizeDecimal(std::uint64_t bytes);

}  // namespace sectorsmith
