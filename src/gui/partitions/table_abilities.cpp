// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/table_abilities.h"

namespace sectorsmith::gui {

TableAbilities abilitiesOf(const DiskReport* report, const TableRow* row, bool mayEdit) {
    TableAbilities can;
    can.goTo = row != nullptr;
    if (report == nullptr) return can;
    const DiskTables& tables = report->tables;
    can.findLost = true;
    can.backUp = tables.scheme != Scheme::None;
    if (!mayEdit) return can;
    const bool gpt = tables.isGptLike();
    can.add = tables.scheme != Scheme::None;
    can.change = row != nullptr && !row->protective;
    can.recoverBootCamp = gpt;
    can.resetHybrid = tables.scheme == Scheme::Hybrid;
    can.repairGpt = tables.gpt.has_value();
    can.newGuids = gpt;
    can.restore = true;
    can.sort = gpt;
    can.toGpt = tables.scheme == Scheme::Mbr;
    can.toMbr = gpt;
    can.fromBsd = tables.scheme != Scheme::Apm;
    can.removeGpt = tables.gpt.has_value();
    can.newTable = true;
    can.gptProperties = gpt;
    can.chs = tables.mbr && !tables.volumeBootSector && tables.mbr->mbr.hasEntries();
    return can;
}

std::optional<NewEntryPlace> placeForNewEntry(const DiskReport& report, int chosen) {
    NewEntryPlace place;
    place.table = report.mainTable();
    const std::uint64_t unit = place.table == TableKind::Apm && report.tables.apm
                                   ? report.tables.apm->blockSize
                                   : report.tables.sectorSize;
    const LayoutPart* best = nullptr;
    for (std::size_t i = 0; i < report.layout.parts.size(); ++i) {
        const LayoutPart& part = report.layout.parts[i];
        if (!part.free || part.range.length < unit) continue;
        if (static_cast<int>(i) == chosen) {
            best = &part;
            break;
        }
        if (best == nullptr || part.range.length > best->range.length) best = &part;
    }
    if (best == nullptr) return std::nullopt;
    place.first = (best->range.offset + unit - 1) / unit;
    place.last = best->range.end() / unit - 1;
    for (const TableRow& row : report.mbr)
        place.logical = place.logical || (place.table == TableKind::Mbr && row.extended &&
                                          row.first <= place.first && place.last <= row.last);
    // Before a logical partition is the sector with its own table.
    if (place.logical) ++place.first;
    return place;
}

}  // namespace sectorsmith::gui
