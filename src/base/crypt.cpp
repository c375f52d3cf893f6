// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/crypt.h"

#include <gcrypt.h>

#include <algorithm>
#include <cassert>
#include <memory>

#include "base/digest.h"

namespace sectorsmith {

namespace {

struct Close {
    void operator()(gcry_cipher_hd_t cipher) const { gcry_cipher_close(cipher); }
};
using Cipher = std::unique_ptr<gcry_cipher_handle, Close>;

Cipher open(int algorithm, int mode, std::span<const std::byte> key) {
    initialiseGcrypt();
    gcry_cipher_hd_t handle = nullptr;
    if (gcry_cipher_open(&handle, algorithm, mode, 0) != 0) return nullptr;
    Cipher cipher(handle);
    if (gcry_cipher_setkey(handle, key.data(), key.size()) != 0) return nullptr;
    return cipher;
}

}  // namespace

void Secret::wipe(std::span<std::byte> bytes) {
    volatile std::byte* at = bytes.data();  // a compiler may leave out what nobody reads
    for (std::size_t i = 0; i < bytes.size(); ++i) at[i] = std::byte{0};
}

void Secret::wipe(std::string& text) {
    wipe(std::as_writable_bytes(std::span(text)));
    text.clear();
}

std::array<std::byte, 32> sha256Of(std::span<const std::byte> bytes) {
    initialiseGcrypt();
    std::array<std::byte, 32> digest{};
    gcry_md_hash_buffer(GCRY_MD_SHA256, digest.data(), bytes.data(), bytes.size());
    return digest;
}

std::array<std::byte, 32> hmacSha256(std::span<const std::byte> key, std::span<const std::byte> bytes) {
    constexpr std::size_t block = 64;
    std::array<std::byte, 32> hashed{};
    if (key.size() > block) {
        hashed = sha256Of(key);
        key = hashed;
    }
    const auto padded = [&](std::byte with, std::span<const std::byte> rest) {
        std::vector<std::byte> text(block, with);
        for (std::size_t i = 0; i < key.size(); ++i) text[i] ^= key[i];
        text.insert(text.end(), rest.begin(), rest.end());
        return sha256Of(text);
    };
    return padded(std::byte{0x5C}, padded(std::byte{0x36}, bytes));
}

std::optional<Secret> pbkdf2Sha256(std::string_view password, std::span<const std::byte> salt,
                                   std::uint32_t iterations, std::size_t size) {
    initialiseGcrypt();
    if (password.empty() || salt.empty() || iterations == 0) return std::nullopt;
    Secret key(size);
    if (gcry_kdf_derive(password.data(), password.size(), GCRY_KDF_PBKDF2, GCRY_MD_SHA256, salt.data(),
                        salt.size(), iterations, size, key.bytes().data()) != 0)
        return std::nullopt;
    return key;
}

std::optional<Secret> unwrapKey(std::span<const std::byte> key, std::span<const std::byte> wrapped) {
    if ((key.size() != 16 && key.size() != 32) || wrapped.size() < 24 || wrapped.size() % 8 != 0)
        return std::nullopt;
    const Cipher cipher =
        open(key.size() == 16 ? GCRY_CIPHER_AES128 : GCRY_CIPHER_AES256, GCRY_CIPHER_MODE_AESWRAP, key);
    if (cipher == nullptr) return std::nullopt;
    Secret plain(wrapped.size() - 8);
    if (gcry_cipher_decrypt(cipher.get(), plain.bytes().data(), plain.bytes().size(), wrapped.data(),
                            wrapped.size()) != 0)
        return std::nullopt;
    return plain;
}

void XtsCipher::decrypt(std::span<std::byte> bytes, std::uint64_t number) const {
    each(bytes, number, false);
}

void XtsCipher::encrypt(std::span<std::byte> bytes, std::uint64_t number) const { each(bytes, number, true); }

void XtsCipher::each(std::span<std::byte> bytes, std::uint64_t number, bool encrypts) const {
    const Cipher cipher = open(GCRY_CIPHER_AES128, GCRY_CIPHER_MODE_XTS, key_.bytes());
    assert(cipher != nullptr && bytes.size() % sector == 0);
    for (std::size_t at = 0; at + sector <= bytes.size(); at += sector, ++number) {
        std::array<std::uint8_t, 16> tweak{};
        for (unsigned i = 0; i < 8; ++i) tweak[i] = static_cast<std::uint8_t>(number >> (8 * i));
        gcry_cipher_setiv(cipher.get(), tweak.data(), tweak.size());
        if (encrypts) gcry_cipher_encrypt(cipher.get(), bytes.data() + at, sector, nullptr, 0);
        else gcry_cipher_decrypt(cipher.get(), bytes.data() + at, sector, nullptr, 0);
    }
}

}  // namespace sectorsmith
