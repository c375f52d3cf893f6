// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/mbr_edit.h"

#include <fmt/format.h>

#include <algorithm>

#include "part/errors.h"
#include "part/messages.h"
#include "part/types.h"

namespace sectorsmith {

namespace {

MbrEntry makeEntry(std::uint64_t stored, std::uint64_t start, std::uint64_t sectors, std::uint8_t type,
                   bool active) {
    MbrEntry entry;
    entry.status = active ? 0x80 : 0;
    entry.type = type;
    entry.start = static_cast<std::uint32_t>(stored);
    entry.sectors = static_cast<std::uint32_t>(sectors);
    entry.chsFirst = chsOf(start);
    entry.chsLast = chsOf(start + sectors - 1);
    return entry;
}

bool overlap(std::uint64_t a, std::uint64_t aSectors, std::uint64_t b, std::uint64_t bSectors) {
    return a < b + bSectors && b < a + aSectors;
}

}  // namespace

Result<MbrEditor> MbrEditor::open(const DiskTables& tables) {
    if (!tables.mbr || tables.scheme != Scheme::Mbr) return fail(Cause::Refused, PartError::NoOwnMbr);
    if (!tables.mbr->findings.empty())
        return fail(Cause::Refused, PartError::ChainDamaged, tables.mbr->findings.front().message);
    MbrEditor editor;
    editor.sectorSize_ = tables.sectorSize;
    editor.diskSectors_ = tables.diskSectors();
    editor.mbr_ = tables.mbr->mbr;
    editor.records_ = tables.mbr->extended;
    unsigned containers = 0;
    for (unsigned i = 0; i < 4; ++i) {
        const MbrEntry& entry = editor.mbr_.entries[i];
        if (!entry.used()) continue;
        containers += isExtendedType(entry.type);
        editor.items_.push_back({i + 1, entry.start, entry.sectors, entry.type, entry.active(), false, 0});
    }
    if (containers > 1) return fail(Cause::Refused, PartError::TwoExtended);
    for (const LogicalPartition& logical : tables.mbr->logicals) {
        for (const Item& other : editor.items_)
            if (other.logical && other.ebr == logical.ebrLba)
                return fail(Cause::Refused, PartError::EbrHoldsTwo);
        editor.items_.push_back({logical.index, logical.start, logical.entry.sectors, logical.entry.type,
                                 logical.entry.active(), true, logical.ebrLba});
    }
    return editor;
}

MbrEditor MbrEditor::create(const DiskTables& tables, std::uint32_t diskSignature) {
    MbrEditor editor;
    editor.sectorSize_ = tables.deviceSectorSize;
    editor.diskSectors_ = tables.diskBytes / editor.sectorSize_;
    if (tables.mbr) editor.mbr_ = tables.mbr->mbr;
    editor.mbr_.entries = {};
    editor.mbr_.signature = 0xAA55;
    editor.mbr_.diskSignature = diskSignature;
    return editor;
}

MbrEditor::Item* MbrEditor::find(unsigned index) {
    auto found = std::ranges::find(items_, index, &Item::index);
    return found == items_.end() ? nullptr : &*found;
}

const MbrEditor::Item* MbrEditor::extended() const {
    for (const Item& item : items_)
        if (!item.logical && isExtendedType(item.type)) return &item;
    return nullptr;
}

std::vector<std::pair<std::uint64_t, std::uint64_t>> MbrEditor::gaps(bool insideExtended) const {
    const Item* box = extended();
    std::vector<std::pair<std::uint64_t, std::uint64_t>> result;
    if (insideExtended && !box) return result;
    std::uint64_t next = insideExtended ? box->start : 1;
    const std::uint64_t end = insideExtended ? box->start + box->sectors
                                             : std::min<std::uint64_t>(diskSectors_, std::uint64_t{1} << 32);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> used;
    for (const Item& item : items_) {
        if (item.logical != insideExtended) continue;
        used.emplace_back(item.start, item.start + item.sectors);
        if (item.logical) used.emplace_back(item.ebr, item.ebr + 1);
    }
    std::ranges::sort(used);
    for (const auto& [first, stop] : used) {
        if (first > next) result.emplace_back(next, first - 1);
        next = std::max(next, stop);
    }
    if (next < end) result.emplace_back(next, end - 1);
    return result;
}

Result<void> MbrEditor::fits(std::uint64_t start, std::uint64_t sectors, bool logical,
                             unsigned exceptIndex) const {
    if (sectors == 0) return fail(Cause::Usage, PartError::NoSectors);
    if (start == 0) return fail(Cause::Refused, PartError::SectorZero);
    if (start > 0xFFFFFFFF || sectors > 0xFFFFFFFF) return fail(Cause::Refused, PartError::MbrLimit);
    if (start + sectors > diskSectors_)
        return fail(Cause::Refused, PartError::DiskEndsAtSector, diskSectors_ - 1);
    const Item* box = extended();
    if (logical) {
        if (!box) return fail(Cause::Refused, PartError::NoExtended);
        if (start <= box->start || start + sectors > box->start + box->sectors)
            return fail(Cause::Refused, PartError::OutsideExtended, box->start + 1,
                        box->start + box->sectors - 1);
    }
    for (const Item& item : items_) {
        if (item.index == exceptIndex || item.logical != logical) continue;
        if (overlap(start, sectors, item.start, item.sectors))
            return fail(Cause::Refused, PartError::Overlap, start, start + sectors - 1, item.index,
                        item.start, item.start + item.sectors - 1);
        if (logical && overlap(start, sectors, item.ebr, 1))
            return fail(Cause::Refused, PartError::OverEbr, item.ebr, item.index);
    }
    return {};
}

Result<unsigned> MbrEditor::addPrimary(std::uint64_t start, std::uint64_t sectors, std::uint8_t type,
                                       std::optional<unsigned> index) {
    if (type == 0) return fail(Cause::Usage, PartError::NoType);
    if (isExtendedType(type) && extended()) return fail(Cause::Refused, PartError::ExtendedExists);
    if (index && (*index < 1 || *index > 4)) return fail(Cause::Usage, PartError::PrimaryNumber);
    if (index && find(*index)) return fail(Cause::Refused, PartError::PartitionExists, *index);
    unsigned slot = index.value_or(0);
    if (!index) {
        for (slot = 1; slot <= 4 && find(slot);) ++slot;
        if (slot > 4) return fail(Cause::NoSpace, PartError::MbrFull);
    }
    if (auto ok = fits(start, sectors, false, 0); !ok) return std::unexpected(ok.error());
    items_.push_back({slot, start, sectors, type, false, false, 0});
    std::ranges::sort(items_, {}, &Item::index);
    return slot;
}

Result<unsigned> MbrEditor::addLogical(std::uint64_t start, std::uint64_t sectors, std::uint8_t type,
                                       std::optional<std::uint64_t> record) {
    if (type == 0 || isExtendedType(type)) return fail(Cause::Usage, PartError::LogicalType);
    if (auto ok = fits(start, sectors, true, 0); !ok) return std::unexpected(ok.error());
    const Item* box = extended();
    const bool first = std::ranges::none_of(items_, &Item::logical);
    std::uint64_t ebr = box->start;
    if (!first) {
        // The gap's first sector, as everyone places records; the extended partition's own first sector is the chain's head.
        bool found = false;
        for (const auto& [from, to] : gaps(true)) {
            if (start <= from || start > to) continue;
            found = !record || (*record >= from && *record > box->start);
            ebr = record.value_or(from);
        }
        if (ebr == box->start && found) ++ebr;
        if (!found || ebr >= start) return fail(Cause::Refused, PartError::NoRoomForEbr, start);
    }
    unsigned index = 5;
    for (const Item& item : items_) index = std::max(index, item.logical ? item.index + 1 : 5U);
    items_.push_back({index, start, sectors, type, false, true, ebr});
    return index;
}

void MbrEditor::renumber() {
    unsigned next = 5;
    for (Item& item : items_)
        if (item.logical) item.index = next++;
}

Result<void> MbrEditor::remove(unsigned index) {
    Item* item = find(index);
    if (!item) return fail(Cause::NotFound, PartError::NoPartition, index);
    if (!item->logical && isExtendedType(item->type) && std::ranges::any_of(items_, &Item::logical))
        return fail(Cause::Refused, PartError::ExtendedNotEmpty);
    items_.erase(items_.begin() + (item - items_.data()));
    renumber();
    return {};
}

Result<void> MbrEditor::setRange(unsigned index, std::uint64_t start, std::uint64_t sectors) {
    Item* item = find(index);
    if (!item) return fail(Cause::NotFound, PartError::NoPartition, index);
    if (auto ok = fits(start, sectors, item->logical, index); !ok) return ok;
    if (item->logical && start <= item->ebr) return fail(Cause::Refused, PartError::BeforeOwnEbr, item->ebr);
    if (!item->logical && isExtendedType(item->type)) {
        for (const Item& other : items_)
            if (other.logical && (other.ebr < start || other.start + other.sectors > start + sectors))
                return fail(Cause::Refused, PartError::LogicalLeftOutside, other.index);
        if (start != item->start && std::ranges::any_of(items_, &Item::logical))
            return fail(Cause::Refused, PartError::ExtendedStart);
    }
    item->start = start;
    item->sectors = sectors;
    return {};
}

Result<void> MbrEditor::setType(unsigned index, std::uint8_t type) {
    Item* item = find(index);
    if (!item) return fail(Cause::NotFound, PartError::NoPartition, index);
    if (type == 0) return fail(Cause::Usage, PartError::MbrZeroType);
    const bool was = !item->logical && isExtendedType(item->type);
    if (was != isExtendedType(type) &&
        (item->logical || std::ranges::any_of(items_, &Item::logical) || isExtendedType(type)))
        return fail(Cause::Refused, PartError::ExtendedByType);
    item->type = type;
    return {};
}

Result<void> MbrEditor::setActive(unsigned index, bool active) {
    Item* item = find(index);
    if (!item) return fail(Cause::NotFound, PartError::NoPartition, index);
    if (item->logical && active) return fail(Cause::Refused, PartError::LogicalActive);
    if (active)
        for (Item& other : items_) other.active = false;
    item->active = active;
    return {};
}

TablePlan MbrEditor::plan(const ByteSource& disk, const Message& what) const {
    TablePlan plan;
    plan.what = what;
    auto record = [&](std::uint64_t lba) {
        for (const ExtendedBootRecord& old : records_)
            if (old.lba == lba) return old.record;
        return Mbr{};
    };
    // The chain: one record for each logical partition, in their order. The head is the container's first sector even
    // when the first partition there was deleted.
    if (const Item* box = extended()) {
        std::vector<const Item*> logicals;
        for (const Item& item : items_)
            if (item.logical) logicals.push_back(&item);
        const auto back = std::ranges::adjacent_find(
            logicals, [](const Item* item, const Item* next) { return next->ebr < item->ebr; });
        if (back != logicals.end())
            plan.notes.push_back(say(PartMessage::ChainLogicalPartitionsGoesBack, (*back)->index));
        auto store = [&](std::uint64_t lba, const Item* item, const Item* next) {
            Mbr mbr = record(lba);
            mbr.signature = 0xAA55;
            mbr.entries = {};
            if (item)
                mbr.entries[0] =
                    makeEntry(item->start - lba, item->start, item->sectors, item->type, item->active);
            if (next) {
                const std::uint64_t span = next->start + next->sectors - next->ebr;
                mbr.entries[1] = makeEntry(next->ebr - box->start, next->ebr, span, 0x05, false);
            }
            planBytes(plan, disk, lba * sectorSize_, serialiseMbr(mbr),
                      item ? say(PartMessage::RecordLogicalPartition, item->index)
                           : say(PartMessage::FirstRecordExtendedPartition));
        };
        // The head comes last: until it is written the old chain holds, unless records are used again.
        for (std::size_t i = logicals.size(); i-- > 0;)
            if (logicals[i]->ebr != box->start)
                store(logicals[i]->ebr, logicals[i], i + 1 < logicals.size() ? logicals[i + 1] : nullptr);
        if (!logicals.empty() && logicals.front()->ebr == box->start)
            store(box->start, logicals.front(), logicals.size() > 1 ? logicals[1] : nullptr);
        else store(box->start, nullptr, logicals.empty() ? nullptr : logicals.front());
    }
    Mbr mbr = mbr_;
    for (unsigned i = 0; i < 4; ++i) {
        const auto item = std::ranges::find(items_, i + 1, &Item::index);
        const MbrEntry& old = mbr_.entries[i];
        if (item == items_.end()) {
            if (old.used()) mbr.entries[i] = {};
            continue;
        }
        if (old.used() && old.start == item->start &&
            old.sectors == item->sectors) {  // CHS stays as somebody wrote it
            mbr.entries[i].type = item->type;
            if (old.active() != item->active) mbr.entries[i].status = item->active ? 0x80 : 0;
        } else {
            mbr.entries[i] = makeEntry(item->start, item->start, item->sectors, item->type, item->active);
        }
    }
    planBytes(plan, disk, 0, serialiseMbr(mbr), say(PartMessage::MasterBootRecord));
    return plan;
}

}  // namespace sectorsmith
