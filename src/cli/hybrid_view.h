// SPDX-License-Identifier: GPL-3.0-or-later
// An MBR beside the GPT, for people and as JSON.
#pragma once

#include "cli/table_review.h"
#include "part/mbr.h"

namespace sectorsmith::cli {

// The GPT partition that an MBR entry shows exactly; nullptr for EE, empty and astray entries.
const GptEntry* shownBy(const MbrEntry& entry, const DiskTables& tables);
Json mbrJson(const Mbr& mbr, const DiskTables& tables);
void printMbr(Context& context, const Mbr& mbr, const DiskTables& tables);

}  // namespace sectorsmith::cli
