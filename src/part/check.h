// SPDX-License-Identifier: GPL-3.0-or-later
// Judges partition tables: every fault by name, with its place and what repairs it. Nothing is written.
#pragma once

#include <vector>

#include "part/content.h"
#include "part/disk_tables.h"
#include "part/finding.h"

namespace sectorsmith {

struct CheckOptions {
    std::uint32_t physicalSectorSize = 0;  // bytes; 0: unknown, taken for 4 KiB without a warning
    bool largeUnits = false;               // an SSD or a RAID: whole MiB are better than whole sectors
};

// Findings by offset, errors before warnings at the same place. `disk` is read for stale headers and for boot sectors
// around an entry that misses its volume; the rest comes from `tables` and `contents`.
std::vector<Finding> checkDisk(const ByteSource& disk, const DiskTables& tables,
                               const PartitionContents& contents, const CheckOptions& options = {});

// The highest severity, nullopt for none.
std::optional<Severity> worst(const std::vector<Finding>& findings);

// All rules by name with one sentence each: the documentation and the window's help. Sorted.
struct RuleText {
    const char* rule;
    Message text;
};
std::vector<RuleText> checkRules();

}  // namespace sectorsmith
