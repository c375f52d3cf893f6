// SPDX-License-Identifier: GPL-3.0-or-later
// New, empty partition tables, in place of whatever table is there.
#pragma once

#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

// `scheme` is Gpt, Mbr or Apm (Usage otherwise). Boot code stays, except under an Apple partition map, whose first block is
// its own. Nothing is left of another table that some system would take for the real one. NoSpace when the disk is too
// small, Refused when it is too large.
Result<TablePlan> planNewTable(const ByteSource& disk, const DiskTables& tables, Scheme scheme);

}  // namespace sectorsmith
