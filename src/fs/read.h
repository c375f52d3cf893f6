// SPDX-License-Identifier: GPL-3.0-or-later
// Small helpers that the detectors share.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/byte_reader.h"
#include "io/byte_source.h"

namespace sectorsmith::fsread {

// The bytes, or nullopt when they lie beyond the end or cannot be read.
inline std::optional<std::vector<std::byte>> bytes(const ByteSource& source, std::uint64_t offset,
                                                   std::uint64_t length) {
    if (offset > source.size() || length > source.size() - offset) return std::nullopt;
    auto read = readBytes(source, offset, length);
    if (!read) return std::nullopt;
    return std::move(*read);
}
// The structure at `offset`.
template <typename T>
std::optional<T> structure(const ByteSource& source, std::uint64_t offset) {
    auto data = bytes(source, offset, sizeof(T));
    if (!data) return std::nullopt;
    return ByteReader(*data).structure<T>(0);
}
// Text of a fixed field up to the first NUL; `trim` also drops trailing spaces.
std::string text(std::span<const std::byte> field, bool trim = false);
// Set bits.
std::uint64_t countOnes(std::span<const std::byte> bytes);

}  // namespace sectorsmith::fsread
