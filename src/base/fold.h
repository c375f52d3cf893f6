// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sectorsmith {

// Appends text in the form in which names are compared without regard to case and composition: decomposed (decompose.h),
// then folded by Unicode's simple case folding. What is not UTF-8 becomes U+FFFD. Two texts are the same here if a
// case-insensitive expression of RE2 takes one for the other after both were decomposed.
void appendFolded(std::string& out, std::string_view text);

inline std::string folded(std::string_view text) {
    std::string out;
    appendFolded(out, text);
    return out;
}

}  // namespace sectorsmith
