// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/file_extents.h"

#include <limits>

namespace sectorsmith {

std::optional<std::uint64_t> physicalStart(std::intptr_t file, const std::string& path, std::uint64_t from) {
    std::optional<std::uint64_t> found;
    const ByteRange rest{from, static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()) - from};
    const auto visited = visitFileExtents(file, path, rest, [&](const MappedExtent& extent) {
        if (!extent.located) return true;
        found = extent.physical + (from > extent.logical ? from - extent.logical : 0);
        return false;
    });
    return visited ? found : std::nullopt;
}

}  // namespace sectorsmith
