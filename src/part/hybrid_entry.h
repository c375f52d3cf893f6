// SPDX-License-Identifier: GPL-3.0-or-later
// Changing entries of the MBR beside a GPT: what an expert sets by hand. Places come from the GPT and are not changed
// here (GptEditor keeps them in step).
#pragma once

#include <cstdint>
#include <optional>

#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

struct HybridEntryChange {
    std::optional<std::uint8_t> type;
    std::optional<bool> active;  // others lose it
    bool remove = false;
};

// `slot` is 1 to 4. Writes sector 0 alone; boot code and disk signature stay. Refused without a GPT and for the protective
// entry (EE) itself, NotFound for an empty slot, Usage for types that no hybrid may have (00, EE, extended).
Result<TablePlan> planHybridEntry(const ByteSource& disk, const DiskTables& tables, unsigned slot,
                                  const HybridEntryChange& change);

// The CHS addresses of all entries of sector 0 computed anew from their places; those past cylinder 1023 are marked unused.
// Empty when they are right. NotFound without an MBR.
Result<TablePlan> planMbrChs(const ByteSource& disk, const DiskTables& tables);

}  // namespace sectorsmith
