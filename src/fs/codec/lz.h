// SPDX-License-Identifier: GPL-3.0-or-later
// The compressions that file systems use for files, unpacked in memory. Inside fs/ only.
//
// All of them write at most `out.size()` bytes and give how many they wrote; nullopt: the bytes are damaged, or there are
// more than fit. What is behind in `out` is left as it was.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace sectorsmith::codec {

// NTFS (MS-XCA 2.5): chunks of 4096 bytes, of which each begins at its own multiple of that. Chunks that are shorter are
// filled up with zeros.
std::optional<std::size_t> unpackLznt1(std::span<const std::byte> in, std::span<std::byte> out);
// A zlib stream (RFC 1950).
std::optional<std::size_t> unpackZlib(std::span<const std::byte> in, std::span<std::byte> out);
// Apple's LZVN, up to its end mark (or to the end of `in`).
std::optional<std::size_t> unpackLzvn(std::span<const std::byte> in, std::span<std::byte> out);
// Apple's LZFSE: blocks of several kinds up to "bvx$".
std::optional<std::size_t> unpackLzfse(std::span<const std::byte> in, std::span<std::byte> out);
// Apple's LZBITMAP: chunks up to one without content.
std::optional<std::size_t> unpackLzbitmap(std::span<const std::byte> in, std::span<std::byte> out);

}  // namespace sectorsmith::codec
