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

namespace sectorsmith {

template <std::integral T>
constexpr T loadLittle(const std::byte* p) {
    using U = std::make_unsigned_t<T>;
    U v = 0;
    for (std::size_t i = sizeof(T); i-- > 0;)
        v = static_cast<U>(static_cast<U>(v << 8) | std::to_integer<U>(p[i]));
    return static_cast<T>(v);
}
template <std::integral T>
constexpr T loadBig(const std::byte* p) {
    using U = std::make_unsigned_t<T>;
    U v = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i)
        v = static_cast<U>(static_cast<U>(v << 8) | std::to_integer<U>(p[i]));
    return static_cast<T>(v);
}
template <>
constexpr std::uint8_t loadLittle<std::uint8_t>(const std::byte* p) {
    return std::to_integer<std::uint8_t>(*p);
}
template <>
constexpr std::uint8_t loadBig<std::uint8_t>(const std::byte* p) {
    return std::to_integer<std::uint8_t>(*p);
}

template <std::integral T>
constexpr void storeLittle(std::byte* p, T value) {
    auto v = static_cast<std::make_unsigned_t<T>>(value);
    for (std::size_t i = 0; i < sizeof(T); ++i) p[i] = static_cast<std::byte>((v >> (8 * i)) & 0xFF);
}
template <std::integral T>
constexpr void storeBig(std::byte* p, T value) {
    auto v = static_cast<std::make_unsigned_t<T>>(value);
    for (std::size_t i = 0; i < sizeof(T); ++i)
        p[sizeof(T) - 1 - i] = static_cast<std::byte>((v >> (8 * i)) & 0xFF);
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
