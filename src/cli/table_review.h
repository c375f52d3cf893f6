// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands on partition tables share: the disk with its tables, findings, and the review of a plan in fields.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/json.h"
#include "cli/review.h"
#include "ops/table_check.h"
#include "part/check.h"
#include "part/content.h"
#include "part/disk_tables.h"
#include "part/plan.h"
#include "part/table_changes.h"

namespace sectorsmith::cli {

// A whole disk with its tables read.
struct TableDisk {
    OpenedPartition opened;
    DiskTables tables;

    const ByteSource& disk() const { return *opened.disk; }
};
// Usage for a partition (“disk#2”): tables belong to the whole disk. `forWriting` refuses standard input.
Result<TableDisk> openTableDisk(Context& context, const std::string& source, bool forWriting);
PartitionContents contentsOf(const TableDisk& disk);
// Findings with what is known of the device (physical sector size, kind).
std::vector<Finding> checkTables(const TableDisk& disk, const std::shared_ptr<ByteSource>& source,
                                 const DiskTables& tables);

Json findingsJson(const std::vector<Finding>& findings);
// One line each, coloured by severity, with its place and what repairs it.
void printFindings(Context& context, const std::vector<Finding>& findings);
// What a change does to the findings: how many there are afterwards; which are new, unchanged and resolved.
void printComparedFindings(Context& context, const FindingChanges& changes);
// Each field with its old and its new value.
void printTableChanges(Context& context, const std::vector<TableChange>& changes);
// "2 errors, 1 warning"
std::string countFindings(const std::vector<Finding>& findings);

// The plan in fields and, by reviewAndCommit(), in bytes; what the check would say afterwards; then the gate and the
// commit. `result` is the beginning of the JSON document.
int reviewTable(Context& context, const TableDisk& disk, const TablePlan& plan, const WriteGate& gate,
                Json result = Json::object());
// The fields alone, without writing anything: for proposals. Adds "changes", "notes", "writes" to `result`.
void describePlan(Context& context, const TableDisk& disk, const TablePlan& plan, Json& result);

// Numbers on the command line: a size that must be whole sectors of the disk, in sectors.
Result<std::uint64_t> sectorArgument(const std::string& text, const char* option, const DiskTables& tables);
Result<unsigned> partitionNumber(const std::string& text);

}  // namespace sectorsmith::cli
