// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/pool.h"

#include <gcrypt.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <random>

#include "base/digest.h"
#include "base/endian.h"
#include "base/units.h"
#include "ops/speed/errors.h"

namespace sectorsmith::speed {

namespace {

// A bijection of 64 bits that leaves no pattern (an xor-shift-multiply finaliser of our own choice of odd constants).
constexpr std::uint64_t factor1 = 0xD6E8FEB86659FD93;
constexpr std::uint64_t factor2 = 0xCAA38B6DC0A1F47B;

constexpr std::uint64_t inverseOf(std::uint64_t odd) {  // modulo 2^64, by Newton's iteration
    std::uint64_t x = odd;
    for (int i = 0; i < 6; ++i) x *= 2 - odd * x;
    return x;
}
static_assert(factor1 * inverseOf(factor1) == 1 && factor2 * inverseOf(factor2) == 1);

constexpr std::uint64_t mix(std::uint64_t x) {
    x ^= x >> 32;
    x *= factor1;
    x ^= x >> 32;
    x *= factor2;
    x ^= x >> 32;
    return x;
}
constexpr std::uint64_t unmix(std::uint64_t x) {
    x ^= x >> 32;
    x *= inverseOf(factor2);
    x ^= x >> 32;
    x *= inverseOf(factor1);
    x ^= x >> 32;
    return x;
}
static_assert(unmix(mix(0x123456789ABCDEF0)) == 0x123456789ABCDEF0);

std::uint64_t checksum(const RunKey& run, const Stamp& stamp) {
    return mix(mix(mix(run.high ^ stamp.offset) + stamp.sequence) ^ stamp.poolUnit ^ run.low);
}

Result<void> fillRandom(const RunKey& run, std::span<std::byte> bytes) {
    initialiseGcrypt();
    gcry_cipher_hd_t cipher = nullptr;
    std::array<std::byte, 16> key{};
    storeLittle<std::uint64_t>(key.data(), run.high);
    storeLittle<std::uint64_t>(key.data() + 8, run.low);
    const std::array<std::byte, 16> counter{};
    gcry_error_t problem = gcry_cipher_open(&cipher, GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_CTR, 0);
    if (problem == 0) problem = gcry_cipher_setkey(cipher, key.data(), key.size());
    if (problem == 0) problem = gcry_cipher_setctr(cipher, counter.data(), counter.size());
    // In pieces that stay in the processor's cache; the memory is zero, so this is the key stream itself.
    constexpr std::size_t piece = std::size_t{256} << 10;
    for (std::size_t at = 0; problem == 0 && at < bytes.size(); at += piece)
        problem =
            gcry_cipher_encrypt(cipher, bytes.data() + at, std::min(piece, bytes.size() - at), nullptr, 0);
    if (cipher != nullptr) gcry_cipher_close(cipher);
    if (problem != 0) return fail(Cause::Unsupported, SpeedError::NoRandomData, gcry_strerror(problem));
    return {};
}

}  // namespace

RunKey RunKey::random() {
    std::random_device source;
    const auto word = [&] { return (std::uint64_t{source()} << 32) | source(); };
    return {word(), word()};
}

void writeStamp(const RunKey& run, const Stamp& stamp, std::span<std::byte> unit) {
    // The sequence number is hidden by the key, too: 1, 2, 3 at the start of blocks would be a pattern.
    const std::uint64_t nonce = mix(stamp.sequence ^ run.low);
    storeLittle<std::uint64_t>(unit.data(), nonce);
    storeLittle<std::uint64_t>(unit.data() + 8, stamp.offset ^ mix(nonce + run.high));
    storeLittle<std::uint64_t>(unit.data() + 16, stamp.poolUnit ^ mix(nonce ^ run.high));
    storeLittle<std::uint64_t>(unit.data() + 24, checksum(run, stamp));
}

std::optional<Stamp> readStamp(const RunKey& run, std::span<const std::byte> unit) {
    if (unit.size() < stampBytes) return std::nullopt;
    const auto word = [&](std::size_t at) { return loadLittle<std::uint64_t>(unit.data() + at); };
    Stamp stamp;
    stamp.sequence = unmix(word(0)) ^ run.low;
    stamp.offset = word(8) ^ mix(word(0) + run.high);
    stamp.poolUnit = word(16) ^ mix(word(0) ^ run.high);
    if (checksum(run, stamp) != word(24)) return std::nullopt;
    return stamp;
}

Result<RandomPool> RandomPool::make(const RunKey& run, std::size_t blockSize, std::size_t blocksInFlight,
                                    std::uint64_t firstSequence) {
    RandomPool pool;
    pool.sequence_ = firstSequence;
    pool.run_ = run;
    pool.block_ = blockSize;
    pool.unit_ = std::min(blockSize, largestUnit);
    const std::size_t blocks = std::max((smallestPool + blockSize - 1) / blockSize, blocksInFlight + 1);
    pool.memory_ = PageMemory(blocks * blockSize);
    if (!pool.memory_)
        return fail(Cause::NoSpace, SpeedError::NoMemoryForData, formatSize(blocks * blockSize));
    if (auto filled = fillRandom(run, pool.memory_.bytes()); !filled) return std::unexpected(filled.error());
    for (std::size_t i = 0; i < blocks; ++i) pool.free_.push_back(i * blockSize);
    return pool;
}

std::span<std::byte> RandomPool::take(std::uint64_t offset) {
    if (free_.empty()) return {};
    const std::size_t place = free_.front();
    free_.pop_front();
    const auto block = memory_.bytes().subspan(place, block_);
    for (std::size_t at = 0; at < block_; at += unit_)
        writeStamp(run_, {offset + at, sequence_++, (place + at) / unit_}, block.subspan(at, unit_));
    return block;
}

void RandomPool::giveBack(std::span<const std::byte> block) {
    free_.push_back(static_cast<std::size_t>(block.data() - memory_.data()));
}

bool RandomPool::matches(const Stamp& stamp, std::span<const std::byte> unit) const {
    if (unit.size() != unit_ || stamp.poolUnit >= memory_.size() / unit_) return false;
    const std::byte* rest = memory_.data() + stamp.poolUnit * unit_;
    return std::memcmp(rest + stampBytes, unit.data() + stampBytes, unit_ - stampBytes) == 0;
}

}  // namespace sectorsmith::speed
