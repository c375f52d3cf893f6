// SPDX-License-Identifier: GPL-3.0-or-later
// What a commit means beyond its bytes, for the review of the command and of the window: tables that change, file systems
// whose first sectors change, what the check says before and after.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "io/byte_source.h"
#include "ops/commit.h"
#include "ops/table_check.h"
#include "part/table_changes.h"

namespace sectorsmith {

struct CommitReview {
    // A boot sector or superblock that changes.
    struct Head {
        unsigned partition = 0;    // 0: of the disk, which has no partition table
        std::string name;          // the partition's; may be empty
        std::uint64_t offset = 0;  // bytes
    };

    std::vector<TableChange> tableChanges;  // empty: the partition table stays as it is
    std::vector<Head> heads;
    std::vector<ByteRange> unread;  // replaced as a whole without being readable: cannot be brought back
    FindingChanges findings;

    // Something about the partition table or its check changes.
    bool concernsTable() const {
        return !tableChanges.empty() || !findings.appeared.empty() || !findings.solved.empty();
    }
};

// Reads tables and, unless the disk is being spared, partitions; never writes. `disk` is the whole disk.
CommitReview reviewCommit(const std::shared_ptr<ByteSource>& disk, const CommitPlan& plan,
                          const CheckOptions& options);

// The disk as it will be when `runs` are written. They do not overlap. What cannot be read of their new side is reported
// as unreadable.
class CommittedSource : public ByteSource {
 public:
    CommittedSource(std::shared_ptr<const ByteSource> disk, std::vector<SectorRun> runs);
    std::uint64_t size() const override { return disk_->size(); }
    std::uint32_t sectorSize() const override { return disk_->sectorSize(); }
    ReadReport read(std::uint64_t offset, std::span<std::byte> out) const override;
    Extent extentAt(std::uint64_t offset) const override;
    std::string name() const override { return disk_->name(); }

 private:
    // The first run that ends behind `offset`.
    std::vector<SectorRun>::const_iterator runAt(std::uint64_t offset) const;

    std::shared_ptr<const ByteSource> disk_;
    std::vector<SectorRun> runs_;  // ascending
};

}  // namespace sectorsmith
