// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/table_check.h"

#include <algorithm>

#include "ops/partition_contents.h"
#include "ops/volumes.h"

namespace sectorsmith {

namespace {

bool sameProblem(const Finding& a, const Finding& b) {
    if (a.rule != b.rule || a.subject != b.subject) return false;
    return !a.subject.empty() || a.offset == b.offset;
}

}  // namespace

CheckOptions checkOptionsOf(const DeviceFacts& facts) {
    CheckOptions options;
    options.physicalSectorSize = facts.physicalSectorSize;
    // A loop device takes its kind over from the disk below, which says nothing of what the image is made for.
    const bool real = facts.transport != "loop" && !facts.transport.empty();
    options.largeUnits = (real && !facts.rotational) || facts.name.starts_with("md");
    return options;
}

std::vector<Finding> findingsOf(const std::shared_ptr<ByteSource>& source, const DiskTables& tables,
                                const CheckOptions& options, bool gentle) {
    gentle = gentle || isGentle(*source);
    return checkDisk(*source, tables, gentle ? PartitionContents{} : readPartitionContents(source, tables),
                     options);
}

FindingChanges compareFindings(const std::vector<Finding>& before, const std::vector<Finding>& after) {
    FindingChanges changes;
    std::vector<bool> matched(before.size());
    std::vector<std::size_t> partner(after.size(), before.size());
    // One of several about the same place is first the one with the same words.
    for (const bool words : {true, false}) {
        for (std::size_t i = 0; i < after.size(); ++i) {
            if (partner[i] != before.size()) continue;
            for (std::size_t j = 0; j < before.size(); ++j) {
                if (matched[j] || !sameProblem(before[j], after[i])) continue;
                if (words && before[j].message != after[i].message) continue;
                matched[j] = true;
                partner[i] = j;
                break;
            }
        }
    }
    for (std::size_t i = 0; i < after.size(); ++i) {
        const bool known = partner[i] != before.size() && after[i].severity <= before[partner[i]].severity;
        (known ? changes.remaining : changes.appeared).push_back(after[i]);
    }
    for (std::size_t j = 0; j < before.size(); ++j)
        if (!matched[j]) changes.solved.push_back(before[j]);
    return changes;
}

}  // namespace sectorsmith
