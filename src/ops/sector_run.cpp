// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/sector_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "ops/messages.h"

namespace sectorsmith {

Result<void> readSide(const SectorRun& run, Side side, std::uint64_t at, std::span<std::byte> out) {
    const bool old = side == Side::Before;
    if (old && run.unread) {
        std::ranges::fill(out, std::byte{0});
        return {};
    }
    if (!run.isLong()) {
        const std::vector<std::byte>& bytes = old ? run.before : run.after;
        std::ranges::copy(std::span(bytes).subspan(at, out.size()), out.begin());
        return {};
    }
    const SectorRun::Elsewhere& from = old ? run.oldBytes : run.newBytes;
    return readExact(*from.source, from.at + at, out);
}

bool sameBytes(std::span<const std::byte> a, std::span<const std::byte> b) {
    return a.empty() || std::memcmp(a.data(), b.data(), a.size()) == 0;
}

SectorRun reversed(SectorRun run) {
    std::swap(run.before, run.after);
    std::swap(run.oldBytes, run.newBytes);
    run.sumBytes = 0;
    run.sums.clear();
    run.newSums.clear();
    return run;
}

std::uint64_t bytesOf(std::span<const SectorRun> runs) {
    std::uint64_t bytes = 0;
    for (const SectorRun& run : runs) bytes += run.length();
    return bytes;
}

std::uint64_t sectorsOf(std::span<const SectorRun> runs, std::uint32_t sectorSize) {
    std::uint64_t sectors = 0;
    for (const SectorRun& run : runs) sectors += (run.length() + sectorSize - 1) / sectorSize;
    return sectors;
}

Message sectorsName(std::uint64_t offset, std::uint64_t length, std::uint32_t sectorSize) {
    const std::uint64_t first = offset / sectorSize;
    const std::uint64_t last = length == 0 ? first : (offset + length - 1) / sectorSize;
    return first == last ? say(OpsMessage::OneSector, first) : say(OpsMessage::SectorsBetween, first, last);
}

Message sectorsName(std::span<const ByteRange> ranges, std::uint32_t sectorSize) {
    constexpr std::size_t shown = 8;
    MessageList list;
    for (const ByteRange& range : ranges.first(std::min(ranges.size(), shown)))
        list.add(sectorsName(range.offset, range.length, sectorSize));
    return ranges.size() > shown
               ? say(OpsMessage::AndMorePlaces, list.message(), Count{ranges.size() - shown})
               : list.message();
}

}  // namespace sectorsmith
