// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/hybrid_entry.h"

#include <fmt/format.h>

#include "part/errors.h"
#include "part/messages.h"
#include "part/types.h"

namespace sectorsmith {

Result<TablePlan> planHybridEntry(const ByteSource& disk, const DiskTables& tables, unsigned slot,
                                  const HybridEntryChange& change) {
    if (!tables.isGptLike()) return fail(Cause::Refused, PartError::NotAHybrid);
    if (slot < 1 || slot > 4) return fail(Cause::Usage, PartError::MbrEntryNumber);
    std::array<std::byte, 512> sector{};
    if (auto read = readExact(disk, 0, sector); !read) return std::unexpected(read.error());
    Mbr mbr = parseMbr(sector);
    MbrEntry& entry = mbr.entries[slot - 1];
    if (!mbr.hasSignature() || !entry.used()) return fail(Cause::NotFound, PartError::MbrEntryEmpty, slot);
    if (entry.type == 0xEE) return fail(Cause::Refused, PartError::ProtectiveEntry);
    TablePlan plan;
    if (change.remove) {
        entry = {};
        plan.what = say(PartMessage::EntryHybridMbrRemoved, slot);
    }
    if (change.type) {
        if (*change.type == 0 || *change.type == 0xEE || isExtendedType(*change.type))
            return fail(Cause::Usage, PartError::HybridType, fmt::format("{:02X}", *change.type));
        entry.type = *change.type;
        plan.what = say(PartMessage::TypeEntryHybridMbr, hexText(*change.type, 2), slot);
    }
    if (change.active) {
        for (MbrEntry& other : mbr.entries)
            if (*change.active && other.used()) other.status = 0;
        entry.status = *change.active ? 0x80 : 0x00;
        plan.what = *change.active ? say(PartMessage::EntryHybridMbrActive, slot)
                                   : say(PartMessage::EntryHybridMbrNotActive, slot);
    }
    planBytes(plan, disk, 0, serialiseMbr(mbr), say(PartMessage::HybridMbr));
    return plan;
}

Result<TablePlan> planMbrChs(const ByteSource& disk, const DiskTables& tables) {
    if (!tables.mbr || tables.volumeBootSector) return fail(Cause::NotFound, PartError::NoMbr);
    Mbr mbr = tables.mbr->mbr;
    for (MbrEntry& entry : mbr.entries) {
        if (!entry.used()) continue;
        entry.chsFirst = chsOf(entry.start);
        entry.chsLast = chsOf(entry.end() - 1);
    }
    TablePlan plan;
    plan.what = say(PartMessage::ChsAddressesMbrRecomputed);
    planBytes(plan, disk, 0, serialiseMbr(mbr), say(PartMessage::PlaceMbr));
    return plan;
}

}  // namespace sectorsmith
