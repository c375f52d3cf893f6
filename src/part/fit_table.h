// SPDX-License-Identifier: GPL-3.0-or-later
// The partition table of a disk on another one, of another size or with sectors of another size: partitions keep their bytes.
#pragma once

#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

// What has to be written to `disk`, which has a copy of the bytes of the disk that `tables` was read from, as far as they
// fit. GPT: the backup goes to the end, the protective entry covers the disk, an old backup header goes; a hybrid's entries
// stay. Where `disk` has sectors of another size than the table counts in, GPT, MBR, hybrid entries and extended boot
// records are counted anew. Empty where the table fits as it is, and for a disk without MBR and GPT. It depends on `tables`
// and the sizes of `disk`, not on what was written there before. Damaged: neither copy of the GPT is good, or both are and
// differ; the chain of logical partitions is broken. Refused, with the partition: it does not fit on the disk or is not
// whole sectors there.
Result<TablePlan> planTableFit(const ByteSource& disk, const DiskTables& tables);

}  // namespace sectorsmith
