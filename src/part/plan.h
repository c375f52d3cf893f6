// SPDX-License-Identifier: GPL-3.0-or-later
// What would be written to a disk, in memory: for review first, for the commit afterwards. Nothing here writes.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/message.h"
#include "io/byte_source.h"

namespace sectorsmith {

struct PlannedWrite {
    std::uint64_t offset = 0;      // bytes on the disk
    std::vector<std::byte> bytes;  // what shall be there
    Message why;                   // for the review: "Backup GPT header"
};

struct TablePlan {
    Message what;  // one line: "Hybrid MBR for Boot Camp"
    std::vector<PlannedWrite>
        writes;                  // in the order in which they shall be written: backups first, sector 0 last
    std::vector<Message> notes;  // sentences: what was decided and why, what stays to be done

    bool empty() const { return writes.empty(); }
    std::uint64_t bytes() const;
};

// Adds what differs from the disk's present content, in whole sectors of `sectorSize` (offset is a multiple of it);
// sectors that cannot be read count as different.
void planDifferences(TablePlan& plan, const ByteSource& disk, std::uint64_t offset,
                     std::span<const std::byte> bytes, std::uint32_t sectorSize, const Message& why);
// Adds the bytes exactly when they differ (for a field inside a sector).
void planBytes(TablePlan& plan, const ByteSource& disk, std::uint64_t offset,
               std::span<const std::byte> bytes, const Message& why);

// The disk as it would be afterwards: to check a plan before it is committed. Shares the disk.
class PlannedSource : public ByteSource {
 public:
    PlannedSource(std::shared_ptr<const ByteSource> disk, TablePlan plan)
        : disk_(std::move(disk)), plan_(std::move(plan)) {}
    std::uint64_t size() const override { return disk_->size(); }
    std::uint32_t sectorSize() const override { return disk_->sectorSize(); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override;
    std::string name() const override { return disk_->name(); }

 private:
    std::shared_ptr<const ByteSource> disk_;
    TablePlan plan_;
};

}  // namespace sectorsmith
