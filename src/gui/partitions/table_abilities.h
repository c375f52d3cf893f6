// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done to a disk's tables, decided without a widget.
#pragma once

#include <cstdint>
#include <optional>

#include "gui/partitions/disk_report.h"

namespace sectorsmith::gui {

struct TableAbilities {
    bool add = false;
    bool change = false;  // the row: edit and delete
    bool goTo = false;
    bool recoverBootCamp = false;
    bool resetHybrid = false;
    bool repairGpt = false;
    bool newGuids = false;
    bool findLost = false;
    bool backUp = false;
    bool restore = false;
    bool sort = false;
    bool toGpt = false;
    bool toMbr = false;
    bool fromBsd = false;
    bool removeGpt = false;
    bool newTable = false;
    bool gptProperties = false;
    bool chs = false;
};

// `report` is nullptr until it is known, `row` when none is chosen. `mayEdit`: the source can be changed at all.
TableAbilities abilitiesOf(const DiskReport* report, const TableRow* row, bool mayEdit);

// Where a new entry is proposed.
struct NewEntryPlace {
    TableKind table = TableKind::Gpt;
    std::uint64_t first = 0;  // sectors of the table
    std::uint64_t last = 0;   // inclusive
    bool logical = false;     // inside the extended partition of an MBR
};

// In the free part of the layout with the index `chosen`, else in the largest one; nullopt: none is free.
std::optional<NewEntryPlace> placeForNewEntry(const DiskReport& report, int chosen);

}  // namespace sectorsmith::gui
