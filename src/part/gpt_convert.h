// SPDX-License-Identifier: GPL-3.0-or-later
// Between the kinds of tables: a GPT made of an MBR or of BSD disklabels, an MBR made of a GPT, and a GPT taken off a disk.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "part/bsd_label.h"
#include "part/content.h"
#include "part/disk_tables.h"
#include "part/gpt_edit.h"
#include "part/plan.h"

namespace sectorsmith {

// A GPT that shows the partitions of the MBR, logical ones too (number as in the MBR), with a protective MBR; boot code and
// disk signature stay. Types come from the file systems found, else from the MBR's types. Refused when the disk has a GPT,
// when the MBR is damaged, when a partition lies where the tables go, for Windows dynamic disks and for types that cannot
// be told.
Result<TablePlan> planGptFromMbr(const ByteSource& disk, const DiskTables& tables,
                                 const PartitionContents& contents);
// The same before it is planned, without the partitions `except`; what people should know is added to `notes`.
Result<GptEditor> gptFromMbr(const DiskTables& tables, const PartitionContents& contents,
                             const std::vector<unsigned>& except, std::vector<Message>& notes);

struct GptFromBsdOptions {
    std::optional<unsigned> number;  // of the partition that holds the label; else all that have one
    BsdBase base = BsdBase::Auto;    // where the label counts from, if that cannot be told
};
// A GPT in which the partitions of a BSD disklabel stand in place of the partition (slice) that holds them: the first has
// its number. An MBR becomes a GPT on the way; a disk with a label and no other table gets one. Refused when the label is
// damaged, does not tell where it counts from, or names places that other partitions have.
Result<TablePlan> planGptFromBsd(const ByteSource& disk, const DiskTables& tables,
                                 const PartitionContents& contents, const GptFromBsdOptions& options = {});

struct MbrFromGptOptions {
    std::vector<unsigned> partitions;  // GPT numbers; empty: all there are
    std::vector<unsigned>
        logical;  // of these: the logical ones, neighbours on the disk; empty: as few as are needed
    std::optional<unsigned> active;  // GPT number, of a primary one
};
// An MBR that shows these partitions; both copies of the GPT are zeroed. Four are primary; of more, neighbours with a free
// sector before each, for its record, become logical ones. Refused where there is no such room, where one lies past 2^32
// sectors, and when the GPT is damaged.
Result<TablePlan> planMbrFromGpt(const ByteSource& disk, const DiskTables& tables,
                                 const PartitionContents& contents, const MbrFromGptOptions& options = {});

// Zeros over both copies of the GPT, and stale headers; EE entries leave the MBR, hybrid entries stay as an MBR's own.
// `wholeMbr`: the MBR's other entries go, too, and all of it where it has no boot code. Boot code stays. NotFound when
// there is nothing.
Result<TablePlan> planGptZap(const ByteSource& disk, const DiskTables& tables, bool wholeMbr);
// Only the zeros over a GPT, for plans that write another table; nothing where there is none.
void planGptRemoval(TablePlan& plan, const ByteSource& disk, const DiskTables& tables);

}  // namespace sectorsmith
