// SPDX-License-Identifier: GPL-3.0-or-later
// Map files of ddrescue from anywhere: parsing ends, what was parsed holds together, and its text is parsed as the same map.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ops/copy/copy_map.h"

using namespace sectorsmith;
using namespace sectorsmith::copier;

namespace {

void require(bool holds) {
    if (!holds) __builtin_trap();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    auto map = CopyMap::parse({reinterpret_cast<const char*>(data), size});
    if (!map) return 0;
    std::uint64_t at = map->extent().offset, sum = 0;
    for (const CopyMap::Block& block : map->blocks()) {
        require(block.range.offset == at && block.range.length > 0);
        at = block.range.end();
    }
    require(at == map->extent().end());
    for (const CopyStatus status : copyStatuses) sum += map->bytes(status);
    require(sum == map->extent().length);
    const std::string text = map->text("again");
    const auto again = CopyMap::parse(text);
    require(again && again->text("again") == text);
    // The work of a run.
    const std::uint64_t middle = map->extent().offset + map->extent().length / 2;
    map->mark({middle, 512}, CopyStatus::Bad);
    map->mark({0, middle}, CopyStatus::Copied);
    const CopyMap other = map->withExtent({middle / 2, map->extent().length});
    require(other.extent().length == map->extent().length);
    for (const CopyStatus status : copyStatuses) (void)other.ranges(status);
    return 0;
}
