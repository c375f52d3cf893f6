// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace sectorsmith::lang {

// What a listing of a tree shows of elements without bytes of their own. A list of such elements, each finding its own
// place, is no longer than the disk has sectors; a template can as well ask for 2^32 elements that hold nothing.
class EmptyElements {
 public:
    // Of a source of so many bytes.
    explicit EmptyElements(std::uint64_t sourceSize) : left_(most(sourceSize)) {}
    static constexpr std::uint64_t most(std::uint64_t sourceSize) { return 65'536 + sourceSize / 512; }
    // Counts an element that has `size` bytes; false when it is not to be listed, nor those after it in its array.
    bool admit(std::uint64_t size) {
        if (size != 0) return true;
        if (left_ == 0) return false;
        --left_;
        return true;
    }
    static constexpr std::string_view sentence = "the elements without bytes that follow are not listed";

 private:
    std::uint64_t left_;
};

}  // namespace sectorsmith::lang
