// SPDX-License-Identifier: GPL-3.0-or-later
// What it takes to read encrypted volumes, and to encrypt their key bags anew, by libgcrypt.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sectorsmith {

// Bytes that are overwritten when they go: a key.
class Secret {
 public:
    Secret() = default;
    explicit Secret(std::size_t size) : bytes_(size) {}
    explicit Secret(std::span<const std::byte> bytes) : bytes_(bytes.begin(), bytes.end()) {}
    Secret(Secret&&) noexcept = default;
    Secret& operator=(Secret&&) noexcept = default;
    Secret(const Secret&) = delete;
    Secret& operator=(const Secret&) = delete;
    ~Secret() { wipe(bytes_); }

    std::span<std::byte> bytes() { return bytes_; }
    std::span<const std::byte> bytes() const { return bytes_; }

    static void wipe(std::span<std::byte> bytes);
    static void wipe(std::string& text);

 private:
    std::vector<std::byte> bytes_;
};

// FIPS 180-4; FIPS 198-1.
std::array<std::byte, 32> sha256Of(std::span<const std::byte> bytes);
std::array<std::byte, 32> hmacSha256(std::span<const std::byte> key, std::span<const std::byte> bytes);

// RFC 8018 with HMAC-SHA-256: `size` bytes. nullopt: an empty password or salt, or no iterations.
std::optional<Secret> pbkdf2Sha256(std::string_view password, std::span<const std::byte> salt,
                                   std::uint32_t iterations, std::size_t size);

// RFC 3394 with AES by `key` (16 or 32 bytes). nullopt: it is not the key that wrapped it, or a length is impossible.
std::optional<Secret> unwrapKey(std::span<const std::byte> key, std::span<const std::byte> wrapped);

// XTS-AES-128 (IEEE 1619) over sectors of 512 bytes. Any thread.
class XtsCipher {
 public:
    static constexpr std::uint64_t sector = 512;
    // `key`: 32 bytes, both halves.
    explicit XtsCipher(Secret key) : key_(std::move(key)) {}
    // Decrypts whole sectors, of which `number` is the first one's.
    void decrypt(std::span<std::byte> bytes, std::uint64_t number) const;
    // The same way back.
    void encrypt(std::span<std::byte> bytes, std::uint64_t number) const;

 private:
    void each(std::span<std::byte> bytes, std::uint64_t number, bool encrypts) const;

    Secret key_;
};

}  // namespace sectorsmith
