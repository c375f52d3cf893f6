// SPDX-License-Identifier: GPL-3.0-or-later
// How long pieces are that CachedSource hands straight to who reads them, so that they are copied once and push nothing out.
#pragma once

#include <cstdint>

namespace sectorsmith {

// Bytes from which a run that the cache does not have goes straight.
constexpr std::uint64_t straightFrom = std::uint64_t{1} << 20;
// Bytes of pieces that do, even where the cache has a block at either end: for reading a long area once.
constexpr std::uint64_t straightPiece = straightFrom + (std::uint64_t{128} << 10);

}  // namespace sectorsmith
