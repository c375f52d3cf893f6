// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace sectorsmith::lang {

// Lines of a text by the offsets of their first characters.
class LineTable {
 public:
    explicit LineTable(std::string_view text) {
        starts_.push_back(0);
        for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
            starts_.push_back(static_cast<std::uint32_t>(at + 1));
    }
    // From 1.
    std::uint32_t lineOf(std::uint32_t offset) const {
        return static_cast<std::uint32_t>(std::ranges::upper_bound(starts_, offset) - starts_.begin());
    }

 private:
    std::vector<std::uint32_t> starts_;
};

}  // namespace sectorsmith::lang
