// SPDX-License-Identifier: GPL-3.0-or-later
// Bounds-checked reading from bytes in memory. Whatever a disk says is hostile: parsers read through this.
#pragma once

#include <algorithm>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "base/endian.h"

namespace sectorsmith {

// A view: does not own the bytes. Reads outside the bytes give nullopt (or an empty span), never undefined behaviour.
class ByteReader {
 public:
    explicit ByteReader(std::span<const std::byte> bytes) : bytes_(bytes) {}

    std::size_t size() const { return bytes_.size(); }
    bool contains(std::uint64_t offset, std::uint64_t length) const {
        return offset <= bytes_.size() && length <= bytes_.size() - offset;
    }
    template <std::integral T>
    std::optional<T> little(std::uint64_t offset) const {
        if (!contains(offset, sizeof(T))) return std::nullopt;
        return loadLittle<T>(bytes_.data() + offset);
    }
    template <std::integral T>
    std::optional<T> big(std::uint64_t offset) const {
        if (!contains(offset, sizeof(T))) return std::nullopt;
        return loadBig<T>(bytes_.data() + offset);
    }
    // A copy of an on-disk structure (trivially copyable, made of OnDisk integers and byte arrays).
    template <typename T>
    std::optional<T> structure(std::uint64_t offset) const {
        static_assert(std::is_trivially_copyable_v<T> && alignof(T) == 1);
        if (!contains(offset, sizeof(T))) return std::nullopt;
        T value;
        std::memcpy(&value, bytes_.data() + offset, sizeof(T));
        return value;
    }
    // Clipped to what is there.
    std::span<const std::byte> slice(std::uint64_t offset, std::uint64_t length) const {
        if (offset >= bytes_.size()) return {};
        return bytes_.subspan(offset, std::min<std::uint64_t>(length, bytes_.size() - offset));
    }
    // True when the bytes at `offset` are exactly `text` (no NUL).
    bool matches(std::uint64_t offset, std::string_view text) const {
        return contains(offset, text.size()) &&
               std::memcmp(bytes_.data() + offset, text.data(), text.size()) == 0;
    }

 private:
    std::span<const std::byte> bytes_;
};

}  // namespace sectorsmith
