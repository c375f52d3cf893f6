// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/plan.h"

#include <algorithm>

namespace sectorsmith {

std::uint64_t TablePlan::bytes() const {
    std::uint64_t total = 0;
    for (const PlannedWrite& write : writes) total += write.bytes.size();
    return total;
}

void planDifferences(TablePlan& plan, const ByteSource& disk, std::uint64_t offset,
                     std::span<const std::byte> bytes, std::uint32_t sectorSize, const Message& why) {
    std::vector<std::byte> present(sectorSize);
    bool open = false;  // the last write goes on
    for (std::uint64_t at = 0; at < bytes.size(); at += sectorSize) {
        const auto wanted = bytes.subspan(at, std::min<std::uint64_t>(sectorSize, bytes.size() - at));
        const auto there = std::span(present).first(wanted.size());
        if (readExact(disk, offset + at, there) && std::ranges::equal(there, wanted)) {
            open = false;
            continue;
        }
        if (open)
            plan.writes.back().bytes.insert(plan.writes.back().bytes.end(), wanted.begin(), wanted.end());
        else plan.writes.push_back({offset + at, {wanted.begin(), wanted.end()}, why});
        open = true;
    }
}

void planBytes(TablePlan& plan, const ByteSource& disk, std::uint64_t offset,
               std::span<const std::byte> bytes, const Message& why) {
    std::vector<std::byte> present(bytes.size());
    if (readExact(disk, offset, present) && std::ranges::equal(present, bytes)) return;
    plan.writes.push_back({offset, {bytes.begin(), bytes.end()}, why});
}

ReadReport PlannedSource::read(std::uint64_t offset, std::span<std::byte> out) const {
    ReadReport report = disk_->read(offset, out);
    for (const PlannedWrite& write : plan_.writes) {
        const std::uint64_t from = std::max(offset, write.offset);
        const std::uint64_t to =
            std::min<std::uint64_t>(offset + out.size(), write.offset + write.bytes.size());
        if (from >= to) continue;
        std::copy(write.bytes.begin() + static_cast<std::ptrdiff_t>(from - write.offset),
                  write.bytes.begin() + static_cast<std::ptrdiff_t>(to - write.offset),
                  out.begin() + static_cast<std::ptrdiff_t>(from - offset));
        // What a write covers as a whole is known even where the disk cannot be read.
        std::erase_if(report.bad, [&](const BadRange& bad) {
            return bad.offset >= from && bad.offset + bad.length <= to;
        });
    }
    return report;
}

}  // namespace sectorsmith
