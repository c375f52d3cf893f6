// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/gpt_stale.h"

#include <algorithm>

#include "part/partition_list.h"

namespace sectorsmith {

std::vector<std::uint64_t> findStaleGptHeaders(const ByteSource& disk, const DiskTables& tables) {
    constexpr std::uint64_t window = std::uint64_t{4} << 20;
    constexpr unsigned maxGaps = 16;
    std::vector<std::uint64_t> found;
    if (!tables.gpt || !tables.gpt->best()) return found;
    const GptTable& gpt = *tables.gpt;
    const GptCopy& best = *gpt.best();
    const std::uint64_t ss = gpt.sectorSize;
    if (gpt.atEnd) found.push_back(gpt.atEnd->lba);

    struct Window {
        std::uint64_t lba;
        std::uint64_t sectors;
    };
    std::vector<Window> windows;
    const std::uint64_t reach = window / ss;
    unsigned searched = 0;
    for (const FreeSpace& gap : listPartitions(tables).gaps) {
        if (++searched > maxGaps) break;
        windows.push_back({gap.start, std::min(reach, gap.sectors)});
        if (gap.sectors > reach) {
            const std::uint64_t rest = std::min(reach, gap.sectors - reach);
            windows.push_back({gap.start + gap.sectors - rest, rest});
        }
    }
    // Between the usable range and a backup that was moved to the end.
    if (best.header.lastUsable < gpt.diskSectors - 1)
        windows.push_back(
            {best.header.lastUsable + 1, std::min(reach, gpt.diskSectors - best.header.lastUsable - 1)});

    for (const Window& w : windows) {
        if (w.lba >= gpt.diskSectors) continue;
        const std::uint64_t sectors = std::min(w.sectors, gpt.diskSectors - w.lba);
        const Extent extent = disk.extentAt(w.lba * ss);
        if (extent.hole && extent.offset + extent.length >= (w.lba + sectors) * ss) continue;
        auto data = readBytes(disk, w.lba * ss, sectors * ss);
        if (!data) continue;
        for (std::uint64_t i = 0; i < sectors; ++i) {
            const auto sector = std::span<const std::byte>(*data).subspan(i * ss, ss);
            if (sector[0] != std::byte{'E'}) continue;
            const auto header = parseGptHeader(sector);
            if (!header || gptHeaderCrc(sector, header->headerSize) != header->headerCrc) continue;
            const std::uint64_t lba = w.lba + i;
            if (lba == 1 || lba == gpt.backup.lba || std::ranges::find(found, lba) != found.end()) continue;
            found.push_back(lba);
        }
    }
    return found;
}

}  // namespace sectorsmith
