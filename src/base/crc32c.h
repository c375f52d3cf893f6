// SPDX-License-Identifier: GPL-3.0-or-later
// The two ways in which crc32c() (checksum.h) counts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace sectorsmith {

// On every processor.
std::uint32_t crc32cByTables(std::span<const std::byte> bytes, std::uint32_t seed);

}  // namespace sectorsmith
