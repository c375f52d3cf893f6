// SPDX-License-Identifier: GPL-3.0-or-later
// Finding one byte string, with masked bytes, at the memory's speed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sectorsmith {

// Looks at two bytes of the needle that are rare on disks, 32 places at a time, and compares the rest where both agree.
class LiteralFinder {
 public:
    // Byte i of the haystack matches when (byte & mask[i]) == value[i]. At least one byte; sizes equal.
    LiteralFinder(std::vector<std::byte> value, std::vector<std::byte> mask);

    // The first place >= from and < startEnd where the needle lies wholly in `haystack`.
    std::optional<std::size_t> find(std::span<const std::byte> haystack, std::size_t from,
                                    std::size_t startEnd) const;
    bool matchesAt(std::span<const std::byte> haystack, std::size_t at) const;
    std::size_t size() const { return value_.size(); }
    std::byte value(std::size_t i) const { return value_[i]; }
    std::byte mask(std::size_t i) const { return mask_[i]; }
    bool matchesZeros() const;

 private:
    template <typename Hits>
    std::optional<std::size_t> findWith(std::span<const std::byte> haystack, std::size_t from,
                                        std::size_t startEnd, Hits hits) const;

    std::vector<std::byte> value_;
    std::vector<std::byte> mask_;
    bool exact_ = true;      // no masked bits at all
    std::size_t first_ = 0;  // index of the rarest byte, and of the second rarest
    std::size_t second_ = 0;
};

}  // namespace sectorsmith
