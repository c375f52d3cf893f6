// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/table_commit.h"

#include <algorithm>
#include <map>

#include "ops/errors.h"

namespace sectorsmith {

namespace {

struct Sector {
    std::vector<std::byte> before;
    std::vector<std::byte> after;
    std::size_t write = 0;  // the last one that touches it
    bool unread = false;
    bool covered = false;  // some write replaces all of it
    Error error;           // of an unread one
};

}  // namespace

Result<CommitPlan> planFromTable(const ByteSource& disk, const TablePlan& plan) {
    const std::uint64_t size = disk.sectorSize();
    std::map<std::uint64_t, Sector> sectors;  // by offset
    for (std::size_t i = 0; i < plan.writes.size(); ++i) {
        const PlannedWrite& write = plan.writes[i];
        const std::uint64_t length = write.bytes.size();
        if (length == 0) continue;
        if (length > disk.size() || write.offset > disk.size() - length)
            return failAt(write.offset, Cause::OutOfRange, OpsError::TableWriteBeyondEnd, write.why,
                          write.offset, disk.size());
        for (std::uint64_t at = write.offset / size * size; at < write.offset + length; at += size) {
            auto [found, isNew] = sectors.try_emplace(at);
            Sector& sector = found->second;
            if (isNew) {
                sector.before.resize(std::min(size, disk.size() - at));
                if (auto read = readExact(disk, at, sector.before); !read) {
                    sector.unread = true;
                    sector.error = read.error();
                    std::ranges::fill(sector.before, std::byte{0});
                }
                sector.after = sector.before;
            }
            const std::uint64_t from = std::max(at, write.offset);
            const std::uint64_t to = std::min(at + sector.after.size(), write.offset + length);
            std::copy_n(write.bytes.begin() + static_cast<std::ptrdiff_t>(from - write.offset), to - from,
                        sector.after.begin() + static_cast<std::ptrdiff_t>(from - at));
            sector.write = i;
            sector.covered |= to - from == sector.after.size();
        }
    }
    // By write, then by place: runs never join two writes, so the order of the plan is the order on the disk.
    std::vector<std::pair<std::size_t, std::uint64_t>> order;
    for (const auto& [offset, sector] : sectors) {
        if (sector.unread && !sector.covered)
            return std::unexpected(because(sector.error, OpsError::PartOfUnreadableSector, sector.error));
        if (sector.unread || sector.before != sector.after) order.emplace_back(sector.write, offset);
    }
    std::ranges::sort(order);
    CommitPlan commit{plan.what, {}};
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto& [write, offset] = order[i];
        const Sector& sector = sectors[offset];
        if (i == 0 || order[i - 1].first != write || commit.runs.back().unread != sector.unread ||
            commit.runs.back().offset + commit.runs.back().after.size() != offset)
            commit.runs.push_back({offset, {}, {}, sector.unread});
        SectorRun& run = commit.runs.back();
        run.before.insert(run.before.end(), sector.before.begin(), sector.before.end());
        run.after.insert(run.after.end(), sector.after.begin(), sector.after.end());
    }
    return commit;
}

}  // namespace sectorsmith
