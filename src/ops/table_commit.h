// SPDX-License-Identifier: GPL-3.0-or-later
// From a plan of part/ (partition tables) to what the commit writes.
#pragma once

#include "ops/commit.h"
#include "part/plan.h"

namespace sectorsmith {

// The whole sectors of the plan in its order; a sector that several writes touch stands where the last one does. Bytes
// that are on the disk already are left out: no runs when nothing changes. A sector that cannot be read can be replaced
// as a whole only (SectorRun::unread). OutOfRange when a write leaves the disk.
Result<CommitPlan> planFromTable(const ByteSource& disk, const TablePlan& plan);

}  // namespace sectorsmith
