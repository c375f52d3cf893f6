// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

namespace sectorsmith {

// CRC-32 (IEEE 802.3, reflected, as GPT headers and arrays use it: UEFI 2.10, 5.3.2). `seed` continues an earlier one.
std::uint32_t crc32(std::span<const std::byte> bytes, std::uint32_t seed = 0);

// CRC-32C (Castagnoli, reflected), as ext4's metadata_csum uses it: the raw register, neither inverted before nor after.
std::uint32_t crc32c(std::span<const std::byte> bytes, std::uint32_t seed = 0xFFFFFFFF);

// APFS object checksum: Fletcher-64 over everything after the first 8 bytes (Apple File System Reference, "Object
// Checksum"). `object` is the whole object with its checksum field; its length must be a multiple of 4 and at least 8,
// else nullopt.
std::optional<std::uint64_t> fletcher64(std::span<const std::byte> object);
// Whether the checksum that the object begins with is that.
bool fletcher64Fits(std::span<const std::byte> object);

}  // namespace sectorsmith
