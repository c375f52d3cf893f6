// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a disk may be written to now, and how carefully: the fourth promise of the design.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/error.h"
#include "io/block_device.h"
#include "io/device_facts.h"
#include "ops/undo_record.h"

namespace sectorsmith {

// What is in the way of a write, or was allowed for it.
struct WriteAccess {
    Exclusivity exclusivity = Exclusivity::Exclusive;
    std::vector<Message> inUse;  // partitions that stay in use beside the write: "sda2, mounted at /home"
};

// Decides from what the system says (`facts`), the disk's content now (`disk`) and what shall be written.
// Refused/InUse with the name of the user when
//   the disk is read-only, or in use as a whole,
//   a sector to be written lies in a partition that is in use,
//   the entry of a partition that is in use would move or go, or get another number (the system names partitions by it),
//   other partitions are in use and that was not confirmed (`allowSharedDisk`, the command's --disk-in-use).
Result<WriteAccess> checkWriteAccess(const DeviceFacts& facts, const ByteSource& disk,
                                     std::span<const SectorRun> runs, bool allowSharedDisk);

}  // namespace sectorsmith
