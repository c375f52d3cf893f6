// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>

namespace sectorsmith::speed {

// Latencies in nanoseconds, each counted in a class at most 1/128 wide. Fixed memory, a few instructions for each value.
class Histogram {
 public:
    void add(std::uint64_t nanoseconds) {
        ++counts_[indexOf(nanoseconds)];
        ++count_;
        maximum_ = std::max(maximum_, nanoseconds);
    }
    void add(const Histogram& other) {
        for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
        count_ += other.count_;
        maximum_ = std::max(maximum_, other.maximum_);
    }
    std::uint64_t count() const { return count_; }
    std::uint64_t maximum() const { return maximum_; }
    // The smallest value that at least `fraction` (0 to 1) of the values do not exceed, to the class's middle; 0 without values.
    std::uint64_t percentile(double fraction) const {
        if (count_ == 0) return 0;
        const auto rank = std::max<std::uint64_t>(
            1, static_cast<std::uint64_t>(std::ceil(fraction * static_cast<double>(count_))));
        std::uint64_t seen = 0;
        for (std::size_t i = 0; i < counts_.size(); ++i) {
            seen += counts_[i];
            if (seen >= rank) return std::min(middleOf(i), maximum_);
        }
        return maximum_;
    }

 private:
    static constexpr unsigned fineBits = 7;
    static constexpr std::uint64_t fine = std::uint64_t{1} << fineBits;

    static std::size_t indexOf(std::uint64_t value) {
        if (value < fine) return value;
        const unsigned shift = static_cast<unsigned>(std::bit_width(value)) - 1 - fineBits;
        return (shift + 1) * fine + ((value >> shift) - fine);
    }
    static std::uint64_t middleOf(std::size_t index) {
        if (index < fine) return index;
        const std::uint64_t shift = index / fine - 1;
        return ((fine + index % fine) << shift) + ((std::uint64_t{1} << shift) >> 1);
    }

    std::array<std::uint64_t, (64 - fineBits + 1) * fine> counts_{};
    std::uint64_t count_ = 0;
    std::uint64_t maximum_ = 0;
};

}  // namespace sectorsmith::speed
