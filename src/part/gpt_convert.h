// SPDX-License-Identifier: GPL-3.0-or-later
// Between the kinds of tables: a GPT made of an MBR, an MBR made of a GPT, and a GPT taken off a disk.
#pragma once

#include <vector>

#include "part/content.h"
#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

// A GPT that shows the partitions of the MBR, logical ones too (number as in the MBR), with a protective MBR; boot code and
// disk signature stay. Types come from the file systems found, else from the MBR's types. Refused when the disk has a GPT,
// when the MBR is damaged, when a partition lies where the tables go, for Windows dynamic disks and for types that cannot
// be told.
Result<TablePlan> planGptFromMbr(const ByteSource& disk, const DiskTables& tables,
                                 const PartitionContents& contents);

struct MbrFromGptOptions {
    std::vector<unsigned> partitions;  // GPT numbers, four at most, all primary; empty: all there are
    std::optional<unsigned> active;    // GPT number
};
// An MBR that shows these partitions; both copies of the GPT are zeroed. Refused when partitions would be left out without
// having been named, when one lies past 2^32 sectors, and when the GPT is damaged.
Result<TablePlan> planMbrFromGpt(const ByteSource& disk, const DiskTables& tables,
                                 const PartitionContents& contents, const MbrFromGptOptions& options = {});

// Zeros over both copies of the GPT, and stale headers; EE entries leave the MBR, hybrid entries stay as an MBR's own.
// `wholeMbr`: the MBR's other entries go, too, and all of it where it has no boot code. Boot code stays. NotFound when
// there is nothing.
Result<TablePlan> planGptZap(const ByteSource& disk, const DiskTables& tables, bool wholeMbr);

}  // namespace sectorsmith
