// SPDX-License-Identifier: GPL-3.0-or-later
// One change of a table as people make it in the view, turned into a plan by the editors of part/. No widgets.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "gui/partitions/disk_report.h"
#include "part/plan.h"

namespace sectorsmith::gui {

struct EntryChange {
    enum class Action { Set, Add, Remove };
    Action action = Action::Set;
    TableKind table = TableKind::Gpt;
    unsigned index = 0;              // not for Add
    std::optional<unsigned> number;  // GPT: the entry's new number; one that has it takes the old one
    bool logical = false;            // Add to an MBR
    // What is set; Add needs type, first and last.
    std::optional<std::string> type;  // as part/types.h parses them; APM: the string
    std::optional<std::string> name;
    std::optional<std::uint64_t> first;  // sectors of the table
    std::optional<std::uint64_t> last;   // inclusive
    std::optional<std::string> guid;
    std::optional<std::uint64_t> attributes;  // GPT
    std::optional<bool> active;               // MBR
};

// Tells whether the change is possible, and what is in the way, without reading: quick enough for each key stroke.
Result<void> tryChange(const DiskTables& tables, const EntryChange& change);
// The writes. Reads the disk's tables' sectors.
Result<TablePlan> planChange(const ByteSource& disk, const DiskTables& tables, const EntryChange& change);

}  // namespace sectorsmith::gui
