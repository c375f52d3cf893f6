// SPDX-License-Identifier: GPL-3.0-or-later
// Compressed data as streams, by the libraries of their authors: zlib (RFC 1952), liblzma (.xz), libzstd (RFC 8878), libbz2.
// All but zlib are optional when the program is built.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/error.h"
#include "io/byte_source.h"

namespace sectorsmith::copier {

enum class Coding { Plain, Gzip, Xz, Zstd, Bzip2 };

// Bytes that come once, in order. One thread.
class ByteStream {
 public:
    virtual ~ByteStream() = default;
    // At least one byte, except at the end: 0.
    virtual Result<std::size_t> read(std::span<std::byte> out) = 0;
    // Of what was read: bytes that stand for unreadable ones.
    virtual std::uint64_t filledBytes() const { return 0; }
};

// Where bytes go, in order. One thread.
class ByteSink {
 public:
    virtual ~ByteSink() = default;
    virtual Result<void> write(std::span<const std::byte> bytes) = 0;
    // Everything has been written; it is on stable storage, where there is one, when this returns. Without it compressed data
    // have no end, which every decoder notices.
    virtual Result<void> finish() = 0;
    // Instead of finish(), or after it failed: what was written is not all, and stays as it is where it is a file of its own.
    // The file's name; empty: nothing stays.
    virtual std::string keepUnfinished() { return {}; }
};

// Whether this build has the library.
bool canDecode(Coding coding);
bool canEncode(Coding coding);

// The content of `from`, which may have several members, one after another. Reading says Damaged for data that end early or
// contradict their checksum. Unsupported: not in this build.
Result<std::unique_ptr<ByteStream>> decoderOf(Coding coding, std::unique_ptr<ByteStream> from);
// At least so many bytes are packed in the file, as its head or its end says; 0: nothing is known. Only a part of it may be
// counted: of several members one.
std::uint64_t leastContent(Coding coding, const ByteSource& file);
// Gzip and Zstd (with its checksum). Unsupported: others, or not in this build.
Result<std::unique_ptr<ByteSink>> encoderFor(Coding coding, std::unique_ptr<ByteSink> to);

// For each format: from its library, or nothing in a build without it. (The factory of codec.cpp uses them.)
std::unique_ptr<ByteStream> gzipDecoder(std::unique_ptr<ByteStream> from);
std::unique_ptr<ByteStream> xzDecoder(std::unique_ptr<ByteStream> from);
std::unique_ptr<ByteStream> zstdDecoder(std::unique_ptr<ByteStream> from);
std::uint64_t gzipLeastContent(const ByteSource& file);
std::uint64_t xzLeastContent(const ByteSource& file);
std::uint64_t zstdLeastContent(const ByteSource& file);
std::unique_ptr<ByteStream> bzip2Decoder(std::unique_ptr<ByteStream> from);
std::unique_ptr<ByteSink> gzipEncoder(std::unique_ptr<ByteSink> to);
std::unique_ptr<ByteSink> zstdEncoder(std::unique_ptr<ByteSink> to);

}  // namespace sectorsmith::copier
