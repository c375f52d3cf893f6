// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/progress.h"
#include "io/byte_source.h"

namespace sectorsmith {

enum class HashKind {
    Crc32,
    Md5,
    Sha1,
    Sha256,
    Sha512,
    Sha3Bits256,
    Blake2b,
    XxHash64,
    Xxh3,
    Xxh128,
    Blake3
};

// All that this build has, in the order in which they are listed: Blake3 is not in every one.
std::span<const HashKind> allHashKinds();

// "crc32", "md5", "sha1", "sha256", "sha512", "sha3-256", "blake2b" (512 bits), "xxh64", "xxh3" (64 bits), "xxh128",
// "blake3", as the command names them; Usage error for others.
Result<HashKind> parseHashKind(std::string_view name);
std::string_view hashName(HashKind kind);
// As people write it: "SHA-256".
std::string_view hashTitle(HashKind kind);
// The hexadecimal digits of such a hash.
std::size_t hashDigits(HashKind kind);

// The hashes of [offset, offset + length) (clipped to the source), in lower-case hexadecimal, in the order of `kinds`,
// from one pass. An unreadable sector fails with its offset: a hash of what was not read would be a lie.
Result<std::vector<std::string>> hashRange(const ByteSource& source, std::uint64_t offset,
                                           std::uint64_t length, const std::vector<HashKind>& kinds,
                                           Progress& progress);
// The SHA-256 of bytes in memory, for records and identities.
std::string sha256(std::span<const std::byte> bytes);
// The XXH64 (seed 0) of bytes in memory, to see whether something changed.
std::uint64_t xxHash64(std::span<const std::byte> bytes);

// A hash of bytes that come piece by piece. One thread.
class RunningHash {
 public:
    explicit RunningHash(HashKind kind);
    ~RunningHash();
    RunningHash(RunningHash&&) noexcept;
    void add(std::span<const std::byte> bytes);
    // In lower-case hexadecimal; the next bytes begin another one.
    std::string finish();

 private:
    std::unique_ptr<class Hasher> hasher_;
};

// The SHA-256 of bytes that come piece by piece.
class Sha256 {
 public:
    Sha256();
    ~Sha256();
    void add(std::span<const std::byte> bytes);
    // In lower-case hexadecimal; nothing can be added afterwards.
    std::string finish();

 private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace sectorsmith
