// SPDX-License-Identifier: GPL-3.0-or-later
#include "edit/literal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>

namespace sectorsmith {

namespace {

// 16 bytes that the compiler keeps in a vector register, which every 64-bit machine has (a GCC and clang extension).
using Block = std::uint8_t __attribute__((vector_size(16)));
using Words = std::uint64_t __attribute__((vector_size(16)));

Block load(const std::byte* p) {
    Block block;
    std::memcpy(&block, p, sizeof block);
    return block;
}

Block repeat(std::byte b) { return Block{} + std::to_integer<std::uint8_t>(b); }

// How often a byte is seen on disks, roughly: the lower, the better to look for.
int commonness(std::byte b) {
    const auto c = std::to_integer<unsigned char>(b);
    if (c == 0) return 255;
    if (c == 0xFF) return 200;
    if (c == ' ' || c == 'e') return 150;
    if (c >= 'a' && c <= 'z') return std::strchr("taoinsrhl", c) != nullptr ? 140 : 110;
    if (c < 8) return 130;
    if ((c >= '0' && c <= '9') || c == '\n') return 100;
    if (c >= 'A' && c <= 'Z') return 90;
    return c < 0x80 ? 70 : 50;
}

}  // namespace

LiteralFinder::LiteralFinder(std::vector<std::byte> value, std::vector<std::byte> mask)
    : value_(std::move(value)), mask_(std::move(mask)) {
    assert(!value_.empty() && value_.size() == mask_.size());
    const auto cost = [this](std::size_t i) {
        const int masked = 8 - std::popcount(std::to_integer<unsigned>(mask_[i]));
        return commonness(value_[i]) + 300 * masked;
    };
    for (std::size_t i = 0; i < value_.size(); ++i) {
        value_[i] &= mask_[i];
        if (mask_[i] != std::byte{0xFF}) exact_ = false;
        if (cost(i) < cost(first_)) first_ = i;
    }
    second_ = first_ == 0 ? value_.size() - 1 : 0;
    for (std::size_t i = 0; i < value_.size(); ++i)
        if (i != first_ && cost(i) < cost(second_)) second_ = i;
}

bool LiteralFinder::matchesAt(std::span<const std::byte> haystack, std::size_t at) const {
    if (at > haystack.size() || value_.size() > haystack.size() - at) return false;
    const std::byte* p = haystack.data() + at;
    if (exact_) return std::memcmp(p, value_.data(), value_.size()) == 0;
    for (std::size_t i = 0; i < value_.size(); ++i)
        if ((p[i] & mask_[i]) != value_[i]) return false;
    return true;
}

bool LiteralFinder::matchesZeros() const {
    return std::ranges::all_of(value_, [](std::byte b) { return b == std::byte{0}; });
}

std::optional<std::size_t> LiteralFinder::find(std::span<const std::byte> haystack, std::size_t from,
                                               std::size_t startEnd) const {
    if (value_.size() > haystack.size()) return std::nullopt;
    startEnd = std::min(startEnd, haystack.size() - value_.size() + 1);
    const Block firstValue = repeat(value_[first_]);
    const Block secondValue = repeat(value_[second_]);
    const Block firstMask = repeat(mask_[first_]);
    const Block secondMask = repeat(mask_[second_]);
    // All bits of byte i are set where both rare bytes of the needle stand for a start at p + i.
    if (exact_)
        return findWith(haystack, from, startEnd, [&](const std::byte* p) {
            return std::bit_cast<Words>((load(p + first_) == firstValue) &
                                        (load(p + second_) == secondValue));
        });
    return findWith(haystack, from, startEnd, [&](const std::byte* p) {
        return std::bit_cast<Words>(((load(p + first_) & firstMask) == firstValue) &
                                    ((load(p + second_) & secondMask) == secondValue));
    });
}

template <typename Hits>
std::optional<std::size_t> LiteralFinder::findWith(std::span<const std::byte> haystack, std::size_t from,
                                                   std::size_t startEnd, Hits hits) const {
    constexpr std::size_t stride = 4 * sizeof(Block);
    std::size_t at = from;
    const std::size_t reach = std::max(first_, second_) + stride;
    while (at < startEnd && haystack.size() - at >= reach) {
        const std::byte* p = haystack.data() + at;
        const std::array<Words, 4> hit{hits(p), hits(p + 16), hits(p + 32), hits(p + 48)};
        const Words any = hit[0] | hit[1] | hit[2] | hit[3];
        if ((any[0] | any[1]) != 0) {
            const auto found = std::bit_cast<std::array<std::uint8_t, stride>>(hit);
            for (std::size_t i = 0; i < stride; ++i)
                if (found[i] != 0 && at + i < startEnd && matchesAt(haystack, at + i)) return at + i;
        }
        at += stride;
    }
    for (; at < startEnd; ++at)
        if (matchesAt(haystack, at)) return at;
    return std::nullopt;
}

}  // namespace sectorsmith
