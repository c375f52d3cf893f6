// SPDX-License-Identifier: GPL-3.0-or-later
// Integers as they lie on a disk: byte arrays of fixed order that convert to and from native integers.
// On-disk structures are declared with these, so that they have no padding and alignment 1.
#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <utility>

namespace sectorsmith {

// Byte by byte without a loop: that, and not a loop, is one load or store to compilers, once it stands where it is used.
namespace bytewise {

template <std::integral T, std::size_t... I>
[[gnu::always_inline]] constexpr T load(const std::byte* p, unsigned swap, std::index_sequence<I...>) {
    using U = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
    return static_cast<T>((... | (std::to_integer<U>(p[I]) << (8 * (I ^ swap)))));
}
template <std::integral T, std::size_t... I>
[[gnu::always_inline]] constexpr void store(std::byte* p, T value, unsigned swap, std::index_sequence<I...>) {
    const auto v = static_cast<std::make_unsigned_t<T>>(value);
    ((p[I] = static_cast<std::byte>(v >> (8 * (I ^ swap)) & 0xFF)), ...);
}

}  // namespace bytewise

template <std::integral T>
constexpr T loadLittle(const std::byte* p) {
    return bytewise::load<T>(p, 0, std::make_index_sequence<sizeof(T)>());
}
template <std::integral T>
constexpr T loadBig(const std::byte* p) {
    return bytewise::load<T>(p, sizeof(T) - 1, std::make_index_sequence<sizeof(T)>());
}
template <std::integral T>
constexpr void storeLittle(std::byte* p, T value) {
    bytewise::store<T>(p, value, 0, std::make_index_sequence<sizeof(T)>());
}
template <std::integral T>
constexpr void storeBig(std::byte* p, T value) {
    bytewise::store<T>(p, value, sizeof(T) - 1, std::make_index_sequence<sizeof(T)>());
}

template <std::integral T, std::endian Order>
struct OnDisk {
    std::array<std::byte, sizeof(T)> bytes{};

    constexpr OnDisk() = default;
    constexpr OnDisk(T value) { *this = value; }  // NOLINT: an integer is what it stands for
    constexpr OnDisk& operator=(T value) {
        if constexpr (Order == std::endian::little) storeLittle(bytes.data(), value);
        else storeBig(bytes.data(), value);
        return *this;
    }
    constexpr T value() const {
        if constexpr (Order == std::endian::little) return loadLittle<T>(bytes.data());
        else return loadBig<T>(bytes.data());
    }
    constexpr operator T() const { return value(); }  // NOLINT
};

using Le16 = OnDisk<std::uint16_t, std::endian::little>;
using Le32 = OnDisk<std::uint32_t, std::endian::little>;
using Le64 = OnDisk<std::uint64_t, std::endian::little>;
using Be16 = OnDisk<std::uint16_t, std::endian::big>;
using Be32 = OnDisk<std::uint32_t, std::endian::big>;
using Be64 = OnDisk<std::uint64_t, std::endian::big>;
static_assert(sizeof(Le32) == 4 && alignof(Le64) == 1);

}  // namespace sectorsmith
