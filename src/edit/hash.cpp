// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/hash.h"

#include <fmt/format.h>
#include <gcrypt.h>
#define XXH_INLINE_ALL
#include <xxhash.h>
#if SECTORSMITH_HAVE_BLAKE3
#include <blake3.h>
#endif

#include <algorithm>
#include <array>
#include <memory>
#include <ranges>

#include "base/checksum.h"
#include "base/digest.h"
#include "base/hex.h"
#include "edit/block_reader.h"
#include "edit/errors.h"

namespace sectorsmith {

namespace {

struct Kind {
    HashKind kind;
    std::string_view name;
    std::string_view title;
    std::size_t digits;
    int gcrypt;  // 0: not libgcrypt's
};
constexpr std::array kinds{Kind{HashKind::Crc32, "crc32", "CRC-32", 8, 0},
                           Kind{HashKind::Md5, "md5", "MD5", 32, GCRY_MD_MD5},
                           Kind{HashKind::Sha1, "sha1", "SHA-1", 40, GCRY_MD_SHA1},
                           Kind{HashKind::Sha256, "sha256", "SHA-256", 64, GCRY_MD_SHA256},
                           Kind{HashKind::Sha512, "sha512", "SHA-512", 128, GCRY_MD_SHA512},
                           Kind{HashKind::Sha3Bits256, "sha3-256", "SHA3-256", 64, GCRY_MD_SHA3_256},
                           Kind{HashKind::Blake2b, "blake2b", "BLAKE2b", 128, GCRY_MD_BLAKE2B_512},
                           Kind{HashKind::XxHash64, "xxh64", "xxHash64", 16, 0},
                           Kind{HashKind::Xxh3, "xxh3", "XXH3", 16, 0},
                           Kind{HashKind::Xxh128, "xxh128", "XXH128", 32, 0}
#if SECTORSMITH_HAVE_BLAKE3
                           ,
                           Kind{HashKind::Blake3, "blake3", "BLAKE3", 64, 0}
#endif
};

const Kind& entry(HashKind kind) { return *std::ranges::find(kinds, kind, &Kind::kind); }

}  // namespace

// Not in the anonymous namespace: RunningHash and Sha256::State hold one.
class Hasher {
 public:
    explicit Hasher(HashKind kind) : kind_(kind) {
        if (entry(kind).gcrypt != 0) {
            initialiseGcrypt();
            gcry_md_open(&digest_, entry(kind).gcrypt, 0);
        } else {
            begin();
        }
    }
    ~Hasher() {
        if (digest_ != nullptr) gcry_md_close(digest_);
    }
    Hasher(const Hasher&) = delete;
    Hasher& operator=(const Hasher&) = delete;

    // What was added is forgotten.
    void begin() {
        if (digest_ != nullptr) gcry_md_reset(digest_);
        else if (kind_ == HashKind::Crc32) crc_ = 0;
        else if (kind_ == HashKind::XxHash64) XXH64_reset(&xxh_, 0);
        else if (kind_ == HashKind::Xxh3) XXH3_64bits_reset(&xxh3_);
        else if (kind_ == HashKind::Xxh128) XXH3_128bits_reset(&xxh3_);
#if SECTORSMITH_HAVE_BLAKE3
        else blake3_hasher_init(blake3_.get());
#endif
    }
    void add(std::span<const std::byte> bytes) {
        if (digest_ != nullptr) gcry_md_write(digest_, bytes.data(), bytes.size());
        else if (kind_ == HashKind::Crc32) crc_ = crc32(bytes, crc_);
        else if (kind_ == HashKind::XxHash64) XXH64_update(&xxh_, bytes.data(), bytes.size());
        else if (kind_ == HashKind::Xxh3) XXH3_64bits_update(&xxh3_, bytes.data(), bytes.size());
        else if (kind_ == HashKind::Xxh128) XXH3_128bits_update(&xxh3_, bytes.data(), bytes.size());
#if SECTORSMITH_HAVE_BLAKE3
        else blake3_hasher_update(blake3_.get(), bytes.data(), bytes.size());
#endif
    }
    std::string finish() {
        if (digest_ != nullptr)
            return lowerHex(std::as_bytes(
                std::span(gcry_md_read(digest_, 0), gcry_md_get_algo_dlen(entry(kind_).gcrypt))));
        if (kind_ == HashKind::Crc32) return fmt::format("{:08x}", crc_);
        if (kind_ == HashKind::XxHash64) return fmt::format("{:016x}", XXH64_digest(&xxh_));
        if (kind_ == HashKind::Xxh3) return fmt::format("{:016x}", XXH3_64bits_digest(&xxh3_));
#if SECTORSMITH_HAVE_BLAKE3
        if (kind_ == HashKind::Blake3) {
            std::array<std::uint8_t, BLAKE3_OUT_LEN> digest{};
            blake3_hasher_finalize(blake3_.get(), digest.data(), digest.size());
            return lowerHex(std::as_bytes(std::span(digest)));
        }
#endif
        const XXH128_hash_t both = XXH3_128bits_digest(&xxh3_);
        return fmt::format("{:016x}{:016x}", both.high64, both.low64);
    }

 private:
    HashKind kind_;
    gcry_md_hd_t digest_ = nullptr;
    std::uint32_t crc_ = 0;
    XXH64_state_t xxh_{};
    XXH3_state_t xxh3_{};
#if SECTORSMITH_HAVE_BLAKE3
    std::unique_ptr<blake3_hasher> blake3_ =
        kind_ == HashKind::Blake3 ? std::make_unique<blake3_hasher>() : nullptr;  // 2 KB
#endif
};

Result<HashKind> parseHashKind(std::string_view name) {
    const auto found = std::ranges::find(kinds, name, &Kind::name);
    if (found == kinds.end())
        return fail(Cause::Usage, EditError::UnknownHash, name,
                    fmt::format("{}", fmt::join(kinds | std::views::transform(&Kind::name), ", ")));
    return found->kind;
}

std::string_view hashName(HashKind kind) { return entry(kind).name; }
std::string_view hashTitle(HashKind kind) { return entry(kind).title; }
std::size_t hashDigits(HashKind kind) { return entry(kind).digits; }

std::span<const HashKind> allHashKinds() {
    static const std::array all = [] {
        std::array<HashKind, kinds.size()> found{};
        std::ranges::transform(kinds, found.begin(), &Kind::kind);
        return found;
    }();
    return all;
}

Result<std::vector<std::string>> hashRange(const ByteSource& source, std::uint64_t offset,
                                           std::uint64_t length, const std::vector<HashKind>& wanted,
                                           Progress& progress) {
    if (offset > source.size())
        return failAt(offset, Cause::OutOfRange, EditError::RangeBeyondEnd, source.name());
    length = std::min(length, source.size() - offset);
    std::vector<std::unique_ptr<Hasher>> hashers;
    for (const HashKind kind : wanted) hashers.push_back(std::make_unique<Hasher>(kind));
    BlockReader reader(source, {.begin = offset, .end = offset + length});
    std::uint64_t done = 0;
    while (auto block = reader.next()) {
        if (progress.cancelled()) return fail(Cause::Cancelled, EditError::Cancelled);
        if (!block->bad.empty()) return std::unexpected(block->bad.front().error);
        for (auto& hasher : hashers) hasher->add(block->bytes);
        done += block->length;
        progress.update(done, length);
        reader.recycle(std::move(*block));
    }
    std::vector<std::string> out;
    for (auto& hasher : hashers) out.push_back(hasher->finish());
    return out;
}

std::string sha256(std::span<const std::byte> bytes) {
    Hasher hasher(HashKind::Sha256);
    hasher.add(bytes);
    return hasher.finish();
}

std::uint64_t xxHash64(std::span<const std::byte> bytes) { return XXH64(bytes.data(), bytes.size(), 0); }

RunningHash::RunningHash(HashKind kind) : hasher_(std::make_unique<Hasher>(kind)) {}
RunningHash::~RunningHash() = default;
RunningHash::RunningHash(RunningHash&&) noexcept = default;
void RunningHash::add(std::span<const std::byte> bytes) { hasher_->add(bytes); }
std::string RunningHash::finish() {
    std::string digest = hasher_->finish();
    hasher_->begin();
    return digest;
}

struct Sha256::State {
    Hasher hasher{HashKind::Sha256};
};

Sha256::Sha256() : state_(std::make_unique<State>()) {}
Sha256::~Sha256() = default;
void Sha256::add(std::span<const std::byte> bytes) { state_->hasher.add(bytes); }
std::string Sha256::finish() { return state_->hasher.finish(); }

}  // namespace sectorsmith
