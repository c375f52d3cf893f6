// SPDX-License-Identifier: GPL-3.0-or-later
// Repairing a GPT: what each copy is worth, which one to believe, and the writes that make both whole again.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

enum class GptSource { Auto, Primary, Backup, AtEnd };
std::string_view gptSourceName(GptSource source);  // "auto", "primary", "backup", "end"

struct GptRepairOptions {
    GptSource from = GptSource::Auto;
    bool newDiskGuid = false;  // after cloning: two disks with the same GUID disturb each other
    bool newPartitionGuids = false;
};

// A table that could be made of what is there.
struct GptRepairCandidate {
    GptSource source = GptSource::Primary;  // whose header it uses
    int confidence = 0;                     // 0 to 100: 100 when every checksum is right
    std::vector<Message> reasons;           // sentences for and against
    GptHeader header;
    std::vector<GptEntry> entries;
};

struct GptRepair {
    std::vector<GptRepairCandidate> candidates;  // the most trustworthy first
    std::optional<std::size_t> chosen;  // none: `question` has to be answered with GptRepairOptions::from
    Message question;
    TablePlan plan;  // empty when nothing is chosen or nothing is wrong
};

// Refused when the table is written for another sector size, or when a partition would lie beyond the end of the disk;
// NotFound when no copy's header is left. Sector 0 keeps its boot code, disk signature and hybrid entries.
Result<GptRepair> planGptRepair(const ByteSource& disk, const DiskTables& tables,
                                const GptRepairOptions& options = {});

}  // namespace sectorsmith
