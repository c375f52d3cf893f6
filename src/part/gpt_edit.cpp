// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/gpt_edit.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

#include "base/checksum.h"
#include "base/text.h"
#include "part/errors.h"
#include "part/messages.h"

namespace sectorsmith {

namespace {
constexpr std::size_t maxNameUnits = 36;

const MbrEntry* entryShowing(const Mbr& mbr, const GptEntry& partition) {
    for (const MbrEntry& entry : mbr.entries)
        if (entry.used() && entry.type != 0xEE && entry.start == partition.first &&
            entry.sectors == partition.sectors())
            return &entry;
    return nullptr;
}

// By an array: 16 KiB at least, whatever it needs.
std::uint64_t reservedSectors(const GptHeader& header, std::uint32_t sectorSize) {
    return std::max<std::uint64_t>(header.arraySectors(sectorSize), (16384 + sectorSize - 1) / sectorSize);
}

// The first entry with a sector from `first` to `last`.
const GptEntry* entryInGptSectors(std::span<const GptEntry> entries, std::uint64_t first,
                                  std::uint64_t last) {
    for (const GptEntry& entry : entries)
        if (entry.sectors() > 0 && entry.first <= last && first <= entry.last) return &entry;
    return nullptr;
}

// What a partition holds is never overwritten with the table, wherever a damaged table says that it lies.
Result<void> tablePlacesFree(const GptTable& gpt) {
    const GptHeader& header = gpt.primary.header;
    const std::vector<GptEntry>& entries = gpt.primary.entries;
    const std::uint64_t sectors = header.arraySectors(gpt.sectorSize);
    const std::uint64_t last = gpt.diskSectors - 1;
    const std::uint64_t arrayEnd = header.entriesLba + sectors - 1;
    for (const auto& [from, to] :
         {std::pair<std::uint64_t, std::uint64_t>{0, 1}, {header.entriesLba, arrayEnd}})
        if (const GptEntry* entry = entryInGptSectors(entries, from, to))
            return fail(Cause::Refused, PartError::PartitionInsideTable, entry->first, arrayEnd);
    const GptEntry* atEnd = entryInGptSectors(entries, last - sectors, last);
    if (!atEnd) return {};
    // A backup array at a place of its own stays there.
    const std::uint64_t own = gpt.backup.header.entriesLba;
    const bool apart = own > arrayEnd || (own > 1 && own + sectors <= header.entriesLba);
    if (entryInGptSectors(entries, last, last) || !apart || own + sectors > last ||
        entryInGptSectors(entries, own, own + sectors - 1))
        return fail(Cause::Refused, PartError::PartitionInsideBackup, atEnd->number, atEnd->last,
                    gpt.diskSectors, sectors + 1);
    return {};
}

Result<void> countPossible(std::uint32_t entries) {
    if (entries != 0 && entries <= 65536) return {};
    return fail(Cause::Usage, PartError::GptEntryCount, entries);
}
}  // namespace

std::optional<std::size_t> utf16Length(const std::string& text) {
    if (!isValidUtf8(text)) return std::nullopt;
    std::size_t units = 0;
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0) != 0x80) units += byte >= 0xF0 ? 2 : 1;
    }
    return units;
}

Mbr protectiveMbr(const Mbr& base, std::uint64_t diskSectors) {
    Mbr mbr = base;
    mbr.signature = 0xAA55;
    mbr.entries = {};
    MbrEntry& entry = mbr.entries[0];
    entry.type = 0xEE;
    entry.start = 1;
    entry.sectors = static_cast<std::uint32_t>(std::min<std::uint64_t>(diskSectors - 1, 0xFFFFFFFF));
    entry.chsFirst = chsOf(1);
    entry.chsLast = chsOf(entry.end() - 1);
    return mbr;
}

namespace {
void planGptTableAt(TablePlan& plan, const ByteSource& disk, const GptHeader& header,
                    std::span<const std::byte> headerSector, std::span<const std::byte> array,
                    std::uint32_t sectorSize, std::uint64_t diskSectors, std::uint64_t backupArrayLba) {
    std::vector<std::byte> padded(array.begin(), array.end());
    padded.resize(header.arraySectors(sectorSize) * sectorSize);
    GptHeader primary = header;
    primary.myLba = 1;
    primary.alternateLba = diskSectors - 1;
    primary.entriesCrc = crc32(array);
    GptHeader backup = primary;
    backup.myLba = diskSectors - 1;
    backup.alternateLba = 1;
    backup.entriesLba = backupArrayLba;
    // The backup is made first: a table stays readable whenever the writing stops.
    planDifferences(plan, disk, backup.entriesLba * sectorSize, padded, sectorSize,
                    say(PartMessage::BackupGptEntries));
    planDifferences(plan, disk, backup.myLba * sectorSize,
                    serialiseGptHeader(backup, headerSector, sectorSize), sectorSize,
                    say(PartMessage::BackupGptHeader));
    planDifferences(plan, disk, primary.entriesLba * sectorSize, padded, sectorSize,
                    say(PartMessage::PrimaryGptEntries));
    planDifferences(plan, disk, sectorSize, serialiseGptHeader(primary, headerSector, sectorSize), sectorSize,
                    say(PartMessage::PrimaryGptHeader));
}
}  // namespace

void planGptTable(TablePlan& plan, const ByteSource& disk, GptHeader header,
                  std::span<const std::byte> headerSector, std::span<const std::byte> array,
                  std::uint32_t sectorSize, std::uint64_t diskSectors) {
    const std::uint64_t sectors = header.arraySectors(sectorSize);
    planGptTableAt(plan, disk, header, headerSector, array, sectorSize, diskSectors,
                   diskSectors - 1 - sectors);
}

Result<GptEditor> GptEditor::open(const DiskTables& tables) {
    // What cannot be read is not a missing table.
    if (tables.sector0Error) return std::unexpected(*tables.sector0Error);
    if (!tables.gpt || !tables.isGptLike()) return fail(Cause::Refused, PartError::NoGpt);
    const GptTable& gpt = *tables.gpt;
    if (gpt.sectorSize != tables.deviceSectorSize)
        return fail(Cause::Refused, PartError::GptSectorSize, gpt.sectorSize, tables.deviceSectorSize);
    if (!gpt.primary.good() || !gpt.backup.good() || gpt.primary.array != gpt.backup.array)
        return fail(Cause::Refused, PartError::GptDamaged);
    if (gpt.backup.lba != gpt.diskSectors - 1) return fail(Cause::Refused, PartError::GptBackupMisplaced);
    if (gpt.primary.header.lastUsable + gpt.primary.header.arraySectors(gpt.sectorSize) + 1 >=
        gpt.diskSectors)
        return fail(Cause::Refused, PartError::GptNoRoomForBackup);
    if (auto free = tablePlacesFree(gpt); !free) return std::unexpected(free.error());
    GptEditor editor;
    editor.sectorSize_ = gpt.sectorSize;
    editor.diskSectors_ = gpt.diskSectors;
    editor.header_ = gpt.primary.header;
    editor.headerSector_ = gpt.primary.sector;
    editor.array_ = gpt.primary.array;
    editor.backupArrayLba_ = gpt.backup.header.entriesLba;
    editor.entries_ = editor.before_ = gpt.primary.entries;
    editor.hybrid_ = tables.scheme == Scheme::Hybrid;
    if (tables.mbr) editor.mbr_ = tables.mbr->mbr;
    return editor;
}

Result<GptEditor> GptEditor::create(const DiskTables& tables, const Guid& diskGuid,
                                    std::uint32_t entryCount) {
    GptEditor editor;
    editor.sectorSize_ = tables.deviceSectorSize;
    editor.diskSectors_ = tables.diskBytes / editor.sectorSize_;
    if (auto possible = countPossible(entryCount); !possible) return std::unexpected(possible.error());
    GptHeader& header = editor.header_;
    header.diskGuid = diskGuid;
    header.entryCount = entryCount;
    header.entrySize = 128;
    header.entriesLba = 2;
    const std::uint64_t reserved = reservedSectors(header, editor.sectorSize_);
    if (editor.diskSectors_ < 2 * reserved + 4) return fail(Cause::NoSpace, PartError::GptDiskTooSmall);
    header.firstUsable = 2 + reserved;
    header.lastUsable = editor.diskSectors_ - 2 - reserved;
    editor.array_.resize(header.arrayBytes());
    editor.writeMbr_ = true;
    if (tables.mbr) editor.mbr_ = tables.mbr->mbr;
    editor.mbr_ = protectiveMbr(editor.mbr_, editor.diskSectors_);
    return editor;
}

std::vector<std::pair<std::uint64_t, std::uint64_t>> GptEditor::gaps() const {
    std::vector<std::pair<std::uint64_t, std::uint64_t>> used;
    for (const GptEntry& entry : entries_)
        if (entry.sectors() > 0) used.emplace_back(entry.first, entry.last);
    std::ranges::sort(used);
    std::vector<std::pair<std::uint64_t, std::uint64_t>> gaps;
    std::uint64_t next = header_.firstUsable;
    for (const auto& [first, last] : used) {
        if (first > next) gaps.emplace_back(next, std::min(first - 1, header_.lastUsable));
        if (last >= header_.lastUsable) return gaps;
        next = std::max(next, last + 1);
    }
    if (next <= header_.lastUsable) gaps.emplace_back(next, header_.lastUsable);
    return gaps;
}

GptEntry* GptEditor::find(unsigned number) {
    auto found = std::ranges::find(entries_, number, &GptEntry::number);
    return found == entries_.end() ? nullptr : &*found;
}

Result<void> GptEditor::fits(std::uint64_t first, std::uint64_t last, unsigned exceptNumber) const {
    if (last < first) return fail(Cause::Usage, PartError::EndsBeforeStart, last, first);
    if (first < header_.firstUsable || last > header_.lastUsable)
        return fail(Cause::Refused, PartError::OutsideUsableRange, first, last, header_.firstUsable,
                    header_.lastUsable);
    for (const GptEntry& other : entries_)
        if (other.number != exceptNumber && first <= other.last && other.first <= last)
            return fail(Cause::Refused, PartError::Overlap, first, last, other.number, other.first,
                        other.last);
    return {};
}

Result<unsigned> GptEditor::add(const NewGptPartition& partition) {
    if (auto ok = fits(partition.first, partition.last, 0); !ok) return std::unexpected(ok.error());
    if (partition.type.isZero()) return fail(Cause::Usage, PartError::NoType);
    const auto units = utf16Length(partition.name);
    if (!units || *units > maxNameUnits) return fail(Cause::Usage, PartError::NameTooLong, maxNameUnits);
    unsigned number = partition.number.value_or(0);
    if (partition.number && (number == 0 || number > header_.entryCount))
        return fail(Cause::Usage, PartError::EntryNumber, header_.entryCount);
    if (partition.number && find(number)) return fail(Cause::Refused, PartError::PartitionExists, number);
    if (!partition.number) {
        for (number = 1; number <= header_.entryCount && find(number);) ++number;
        if (number > header_.entryCount) return fail(Cause::NoSpace, PartError::GptFull, header_.entryCount);
    }
    const Guid unique = partition.unique.value_or(Guid::random());
    if (unique.isZero() ||
        std::ranges::any_of(entries_, [&](const GptEntry& e) { return e.unique == unique; }))
        return fail(Cause::Refused, PartError::GuidTaken);
    GptEntry entry{number,         partition.type,       unique,        partition.first,
                   partition.last, partition.attributes, partition.name};
    entries_.insert(std::ranges::upper_bound(entries_, number, {}, &GptEntry::number), std::move(entry));
    return number;
}

#define SECTORSMITH_FIND(entry, number) \
    GptEntry* entry = find(number);     \
    if (!(entry)) return fail(Cause::NotFound, PartError::NoPartition, number)

Result<void> GptEditor::remove(unsigned number) {
    SECTORSMITH_FIND(entry, number);
    entries_.erase(entries_.begin() + (entry - entries_.data()));
    return {};
}

Result<void> GptEditor::setRange(unsigned number, std::uint64_t first, std::uint64_t last) {
    SECTORSMITH_FIND(entry, number);
    if (auto ok = fits(first, last, number); !ok) return ok;
    entry->first = first;
    entry->last = last;
    return {};
}

Result<void> GptEditor::setType(unsigned number, const Guid& type) {
    SECTORSMITH_FIND(entry, number);
    if (type.isZero()) return fail(Cause::Usage, PartError::ZeroType);
    entry->type = type;
    return {};
}

Result<void> GptEditor::setName(unsigned number, const std::string& name) {
    SECTORSMITH_FIND(entry, number);
    const auto units = utf16Length(name);
    if (!units) return fail(Cause::Usage, PartError::NameNotText);
    if (*units > maxNameUnits) return fail(Cause::Usage, PartError::NameDoesNotFit, *units, maxNameUnits);
    entry->name = name;
    // Whoever sets a name, also the one that it has, wants nothing else in its field.
    const auto slot =
        std::span(array_).subspan(std::size_t{number - 1} * header_.entrySize, header_.entrySize);
    const std::size_t rest = gptNameRest(slot).size();
    if (rest > 0)
        std::ranges::fill(slot.subspan(offsetof(GptEntryOnDisk, name) + 72 - rest, rest), std::byte{0});
    return {};
}

Result<void> GptEditor::setUnique(unsigned number, const Guid& unique) {
    SECTORSMITH_FIND(entry, number);
    if (unique.isZero()) return fail(Cause::Usage, PartError::ZeroPartitionGuid);
    for (const GptEntry& other : entries_)
        if (other.number != number && other.unique == unique)
            return fail(Cause::Refused, PartError::GuidOfPartition, other.number);
    entry->unique = unique;
    return {};
}

Result<void> GptEditor::setAttributes(unsigned number, std::uint64_t attributes) {
    SECTORSMITH_FIND(entry, number);
    entry->attributes = attributes;
    return {};
}

#undef SECTORSMITH_FIND

Result<void> GptEditor::setDiskGuid(const Guid& guid) {
    if (guid.isZero()) return fail(Cause::Usage, PartError::ZeroDiskGuid);
    header_.diskGuid = guid;
    return {};
}

Result<void> GptEditor::setArray(std::uint32_t entryCount, std::uint64_t firstSector) {
    if (auto possible = countPossible(entryCount); !possible) return possible;
    if (!entries_.empty() && entries_.back().number > entryCount)
        return fail(Cause::Refused, PartError::GptTooFewEntries, entries_.back().number, entryCount);
    if (firstSector < 2) return fail(Cause::Refused, PartError::GptEntriesStart);
    // Where the end of the disk was a partition's, an array of this size stays where it was: one of another does not fit.
    const std::uint64_t atEnd = diskSectors_ - 1 - header_.arraySectors(sectorSize_);
    if (const GptEntry* entry = entryInGptSectors(before_, atEnd, diskSectors_ - 1))
        return fail(Cause::Refused, PartError::PartitionInsideBackup, entry->number, entry->last,
                    diskSectors_, diskSectors_ - atEnd);
    GptHeader header = header_;
    // A usable range that ended at the arrays still does afterwards.
    const std::uint64_t before = reservedSectors(header, sectorSize_);
    const bool tightFront = header.firstUsable <= header.entriesLba + before;
    const bool tightEnd = header.lastUsable + 2 + before >= diskSectors_;
    header.entryCount = entryCount;
    header.entriesLba = firstSector;
    const std::uint64_t reserved = reservedSectors(header, sectorSize_);
    if (firstSector > diskSectors_ || 2 * reserved + firstSector + 2 > diskSectors_)
        return fail(Cause::Refused, PartError::GptEntriesDoNotFit, entryCount, firstSector);
    const std::uint64_t front = firstSector + reserved;
    const std::uint64_t end = diskSectors_ - 2 - reserved;
    header.firstUsable = tightFront ? front : std::max(header.firstUsable, front);
    header.lastUsable = tightEnd ? end : std::min(header.lastUsable, end);
    for (const GptEntry& entry : entries_)
        if (entry.first < header.firstUsable || entry.last > header.lastUsable)
            return fail(Cause::Refused, PartError::PartitionInTheWay, entry.number, entry.first, entry.last,
                        header.firstUsable, header.lastUsable);
    header_ = header;
    array_.resize(header_.arrayBytes());
    arrayChanged_ = true;
    return {};
}

Result<void> GptEditor::swap(unsigned first, unsigned second) {
    for (const unsigned number : {first, second})
        if (number == 0 || number > header_.entryCount)
            return fail(Cause::Usage, PartError::EntryNumber, header_.entryCount);
    GptEntry* a = find(first);
    GptEntry* b = find(second);
    if (a == nullptr && b == nullptr)
        return fail(Cause::NotFound, PartError::NeitherPartition, first, second);
    if (a != nullptr) a->number = second;
    if (b != nullptr) b->number = first;
    std::ranges::sort(entries_, {}, &GptEntry::number);
    return {};
}

void GptEditor::sort() {
    std::ranges::stable_sort(entries_, {}, &GptEntry::first);
    unsigned number = 0;
    for (GptEntry& entry : entries_) entry.number = ++number;
}

// What became of a partition: the entry with its GUID (the number may have changed), else the one with its number.
std::vector<GptEntry>::const_iterator GptEditor::successor(const GptEntry& old) const {
    const auto same = std::ranges::find_if(
        entries_, [&](const GptEntry& now) { return now.number == old.number && now.unique == old.unique; });
    if (same != entries_.end()) return same;
    const auto moved = std::ranges::find(entries_, old.unique, &GptEntry::unique);
    if (moved != entries_.end()) return moved;
    return std::ranges::find_if(entries_, [&](const GptEntry& now) {
        return now.number == old.number &&
               std::ranges::find(before_, now.unique, &GptEntry::unique) == before_.end();
    });
}

// A hybrid MBR shows some partitions a second time: those entries follow.
void GptEditor::syncMbr(TablePlan& plan, Mbr& mbr) const {
    for (const GptEntry& old : before_) {
        const MbrEntry* shown = entryShowing(mbr_, old);
        if (!shown) continue;
        const auto slot = static_cast<std::size_t>(shown - mbr_.entries.data());
        const auto now = successor(old);
        if (now != entries_.end() && now->first == old.first && now->last == old.last) continue;
        if (now == entries_.end() || now->last > 0xFFFFFFFF) {
            mbr.entries[slot] = {};
            plan.notes.push_back(say(PartMessage::MbrEntryShowedPartitionGoes, slot + 1, old.number));
            continue;
        }
        MbrEntry& entry = mbr.entries[slot];
        entry.start = static_cast<std::uint32_t>(now->first);
        entry.sectors = static_cast<std::uint32_t>(now->sectors());
        entry.chsFirst = chsOf(entry.start);
        entry.chsLast = chsOf(entry.end() - 1);
        plan.notes.push_back(say(PartMessage::MbrEntryShowsPartitionFollows, slot + 1, old.number));
    }
    // The protective entry covers the table, and gives way to what now starts inside it.
    const std::uint64_t tableEnd = header_.entriesLba + header_.arraySectors(sectorSize_);
    for (MbrEntry& protective : mbr.entries) {
        if (protective.type != 0xEE || !protective.used()) continue;
        if (protective.start == 1 && protective.end() < tableEnd && tableEnd <= 0xFFFFFFFF) {
            protective.sectors = static_cast<std::uint32_t>(tableEnd - protective.start);
            protective.chsLast = chsOf(protective.end() - 1);
            plan.notes.push_back(say(PartMessage::ProtectiveEntryMadeLongerCover));
        }
        for (const MbrEntry& entry : mbr.entries) {
            if (&entry == &protective || !entry.used() || entry.start <= protective.start ||
                entry.start >= protective.end())
                continue;
            protective.sectors = entry.start - protective.start;
            protective.chsLast = chsOf(protective.end() - 1);
            plan.notes.push_back(say(PartMessage::ProtectiveEntryShortenedMakeRoom));
        }
    }
}

// Names, types and identifiers are nothing that an MBR shows.
bool GptEditor::placesChanged() const {
    const auto places = [](const std::vector<GptEntry>& entries) {
        std::vector<std::pair<std::uint64_t, std::uint64_t>> found;
        for (const GptEntry& entry : entries) found.emplace_back(entry.first, entry.last);
        std::ranges::sort(found);
        return found;
    };
    return arrayChanged_ || places(entries_) != places(before_);
}

TablePlan GptEditor::plan(const ByteSource& disk, const Message& what) const {
    TablePlan plan;
    plan.what = what;
    std::vector<std::byte> array = array_;
    for (unsigned number = 1; number <= header_.entryCount; ++number) {
        const auto slot =
            std::span(array).subspan(std::size_t{number - 1} * header_.entrySize, header_.entrySize);
        const auto now = std::ranges::find(entries_, number, &GptEntry::number);
        const auto was = std::ranges::find(before_, number, &GptEntry::number);
        if (now == entries_.end()) {
            if (was != before_.end()) std::ranges::fill(slot, std::byte{0});
        } else if (was == before_.end() || !(*was == *now)) {
            if (was == before_.end()) std::ranges::fill(slot, std::byte{0});
            storeGptEntry(*now, slot);
        }
    }
    const std::uint64_t sectors = header_.arraySectors(sectorSize_);
    const bool endTaken = entryInGptSectors(before_, diskSectors_ - 1 - sectors, diskSectors_ - 1) != nullptr;
    planGptTableAt(plan, disk, header_, headerSector_, array, sectorSize_, diskSectors_,
                   endTaken ? backupArrayLba_ : diskSectors_ - 1 - sectors);
    Mbr mbr = mbr_;
    if (hybrid_ && placesChanged()) syncMbr(plan, mbr);
    if (writeMbr_ || !(mbr == mbr_)) {
        std::vector<std::byte> sector(512);
        std::ranges::copy(serialiseMbr(mbr), sector.begin());
        planBytes(plan, disk, 0, sector,
                  writeMbr_ ? say(PartMessage::ProtectiveMbr) : say(PartMessage::HybridMbrKeptStep));
    }
    return plan;
}

}  // namespace sectorsmith
