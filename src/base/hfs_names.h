// SPDX-License-Identifier: GPL-3.0-or-later
// The order of names in the catalogues of HFS and HFS Plus.
#pragma once

#include <compare>
#include <cstddef>
#include <span>

namespace sectorsmith {

// Names of HFS, in Mac Roman: by the order of Inside Macintosh: Text, without regard to case.
std::strong_ordering compareHfsNames(std::span<const std::byte> a, std::span<const std::byte> b);

// Names of HFS Plus, in UTF-16 (big-endian, a last odd byte does not count). With `foldsCase` by Apple's Technical Note
// TN1150, “Case-Insensitive String Comparison Algorithm”: capital letters of Unicode 2.0 as small ones, some characters not
// at all; else by the units, as HFSX may have it.
std::strong_ordering compareHfsPlusNames(std::span<const std::byte> a, std::span<const std::byte> b,
                                         bool foldsCase);

}  // namespace sectorsmith
