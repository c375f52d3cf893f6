// SPDX-License-Identifier: GPL-3.0-or-later
// The check of a disk's tables as the command and the window run it, and what a change does to its findings.
#pragma once

#include <memory>
#include <vector>

#include "io/byte_source.h"
#include "io/device_facts.h"
#include "part/check.h"

namespace sectorsmith {

// What the check depends on besides the bytes: the disk's physical sectors and its kind.
CheckOptions checkOptionsOf(const DeviceFacts& facts);

// The findings of `tables`, which were read from `source`. Looks into the partitions, unless the disk is being spared:
// `gentle`, or the source says so itself.
std::vector<Finding> findingsOf(const std::shared_ptr<ByteSource>& source, const DiskTables& tables,
                                const CheckOptions& options = {}, bool gentle = false);

// Findings before and after a change, set against each other: by rule and by what they are about, not by their words,
// which hold names and numbers that may have changed for other reasons.
struct FindingChanges {
    std::vector<Finding> appeared;  // in the order of `after`; also those that have become more severe
    std::vector<Finding> remaining;
    std::vector<Finding> solved;  // in the order of `before`
};
FindingChanges compareFindings(const std::vector<Finding>& before, const std::vector<Finding>& after);

}  // namespace sectorsmith
