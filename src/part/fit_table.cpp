// SPDX-License-Identifier: GPL-3.0-or-later
// Sources: UEFI 2.10, 5.2.3 (protective MBR) and 5.3 (GPT); an MBR and extended boot records count in the disk's sectors.
#include "part/fit_table.h"

#include <algorithm>
#include <cstddef>

#include "base/endian.h"
#include "part/errors.h"
#include "part/gpt_edit.h"
#include "part/gpt_structs.h"
#include "part/messages.h"
#include "part/types.h"

namespace sectorsmith {

namespace {

constexpr std::uint64_t fitArrayBytes = 16384;
constexpr std::uint64_t mostMbrSectors = 0xFFFFFFFF;

class TableFitter {
 public:
    TableFitter(const ByteSource& disk, const DiskTables& tables)
        : disk_(disk),
          tables_(tables),
          from_(tables.sectorSize),
          to_(disk.sectorSize()),
          sectors_(disk.size() / to_) {}

    Result<TablePlan> run() {
        // A protective MBR without a header that could be read: nobody knows where its partitions are.
        if (tables_.isGptLike() && !tables_.gpt) return fail(Cause::Damaged, PartError::GptDamaged);
        const bool gpt = tables_.isGptLike();
        if (!gpt && (tables_.scheme != Scheme::Mbr || !tables_.mbr)) return std::move(plan_);
        // A backup that is not at the end of a disk of the same size was not there before either.
        if (gpt && !otherSectors() && sectors_ == tables_.gpt->diskSectors) return std::move(plan_);
        // An MBR does not know how large its disk is.
        if (!gpt && !otherSectors() && disk_.size() >= tables_.diskBytes) return std::move(plan_);
        plan_.what = say(PartMessage::FitTable);
        if (gpt)
            if (auto done = fitGpt(); !done) return std::unexpected(done.error());
        if (tables_.mbr)
            if (auto done = fitMbr(gpt); !done) return std::unexpected(done.error());
        if (plan_.empty()) plan_.notes.clear();
        return std::move(plan_);
    }

 private:
    bool otherSectors() const { return from_ != to_; }

    // A place in the new sectors.
    Result<std::uint64_t> counted(const Message& partition, std::uint64_t sector) const {
        if (!otherSectors()) return sector;
        const std::uint64_t big = std::max(from_, to_), small = std::min(from_, to_);
        if (big % small != 0) return fail(Cause::Refused, PartError::FitSectorSizes, from_, to_);
        const std::uint64_t factor = big / small;
        if (from_ > to_) {
            if (sector > ~std::uint64_t{0} / factor)
                return fail(Cause::Refused, PartError::FitOutside, partition, disk_.size());
            return sector * factor;
        }
        if (sector % factor != 0)
            return fail(Cause::Refused, PartError::FitNotWhole, partition, sector, from_, to_);
        return sector / factor;
    }

    Result<const GptCopy*> goodCopy() const {
        const GptTable& gpt = *tables_.gpt;
        if (gpt.primary.good() && gpt.backup.good() &&
            (gpt.primary.array != gpt.backup.array ||
             gpt.primary.header.diskGuid != gpt.backup.header.diskGuid))
            return fail(Cause::Damaged, PartError::GptDamaged);
        if (gpt.primary.good()) return &gpt.primary;
        if (gpt.backup.good()) return &gpt.backup;
        return fail(Cause::Damaged, PartError::GptDamaged);
    }

    Result<void> fitGpt() {
        const GptTable& gpt = *tables_.gpt;
        auto copy = goodCopy();
        if (!copy) return std::unexpected(copy.error());
        GptHeader header = (*copy)->header;
        std::vector<std::byte> array = (*copy)->array;
        if (*copy != &gpt.primary || otherSectors()) header.entriesLba = 2;
        const std::uint64_t arraySectors = header.arraySectors(to_);
        const std::uint64_t reserved = std::max<std::uint64_t>(arraySectors, (fitArrayBytes + to_ - 1) / to_);
        if (sectors_ < 2 * reserved + 4) return fail(Cause::Refused, PartError::GptDiskTooSmall);
        const std::uint64_t lastUsable = sectors_ - 2 - reserved;
        std::uint64_t least = header.entriesLba + arraySectors;
        for (const GptEntry& old : (*copy)->entries) {
            if (old.sectors() == 0) continue;
            const Message name = say(PartError::ThePartition, old.number);
            const auto first = counted(name, old.first);
            if (!first) return std::unexpected(first.error());
            const auto end = counted(name, old.last + 1);
            if (!end) return std::unexpected(end.error());
            if (*first < least)
                return fail(Cause::Refused, PartError::PartitionInsideTable, *first, least - 1);
            if (*end - 1 > lastUsable) return fail(Cause::Refused, PartError::FitOutside, name, disk_.size());
            std::byte* const slot = array.data() + std::size_t{old.number - 1} * header.entrySize;
            storeLittle(slot + offsetof(GptEntryOnDisk, firstLba), *first);
            storeLittle(slot + offsetof(GptEntryOnDisk, lastLba), *end - 1);
        }
        if (otherSectors()) header.firstUsable = 2 + reserved;
        // Partitions that begin earlier than usual do so on the new disk, too.
        for (const GptEntry& entry : parseGptArray(array, header.entrySize))
            if (entry.sectors() > 0) header.firstUsable = std::min(header.firstUsable, entry.first);
        header.lastUsable = lastUsable;
        header.headerSize = std::min(header.headerSize, to_);
        // What fills the rest of the header's sector belongs to the old one.
        planGptTable(plan_, disk_, header,
                     otherSectors() ? std::span<const std::byte>() : std::span((*copy)->sector), array, to_,
                     sectors_);
        plan_.notes.push_back(otherSectors() ? say(PartMessage::FitCountedAnew, from_, to_)
                                             : say(PartMessage::FitBackupMoves));
        removeOld(header, array.size());
        return {};
    }

    // Headers at their old places would be taken for tables.
    void removeOld(const GptHeader& header, std::uint64_t arrayBytes) {
        const GptTable& gpt = *tables_.gpt;
        const auto entries = parseGptArray(gpt.best()->array, gpt.best()->header.entrySize);
        const std::uint64_t arrayStart = (sectors_ - 1 - header.arraySectors(to_)) * to_;
        std::vector<PlannedWrite> old;
        const auto clear = [&](std::uint64_t from, std::uint64_t end) {
            const bool inPartition = std::ranges::any_of(entries, [&](const GptEntry& entry) {
                return entry.first * from_ < end && from < (entry.last + 1) * from_;
            });
            if (from >= end || end > arrayStart || inPartition) return;
            TablePlan cleared;
            planDifferences(cleared, disk_, from, std::vector<std::byte>(end - from), 512,
                            say(PartMessage::OldGptHeaderRemoved));
            old.insert(old.end(), cleared.writes.begin(), cleared.writes.end());
        };
        if (gpt.backup.present) clear(gpt.backup.lba * from_, (gpt.backup.lba + 1) * from_);
        if (otherSectors()) {
            // The old main table, as far as the new one does not cover it.
            const std::uint64_t newEnd = header.entriesLba * to_ + arrayBytes;
            const std::uint64_t oldEnd = 2 * std::uint64_t{from_} + arrayBytes;
            if (to_ > 512) clear(512, to_);
            if (oldEnd > newEnd) clear(newEnd, oldEnd);
        }
        plan_.writes.insert(plan_.writes.end(), old.begin(), old.end());
    }

    Result<void> fitEntry(MbrEntry& entry, const Message& name, std::uint64_t base) const {
        const auto start = counted(name, entry.start);
        if (!start) return std::unexpected(start.error());
        const auto end = counted(name, entry.end());
        if (!end) return std::unexpected(end.error());
        const std::uint64_t length = *end - *start;
        if (*end > mostMbrSectors + 1 || length > mostMbrSectors || *start > mostMbrSectors ||
            base + *end > sectors_)
            return fail(Cause::Refused, PartError::FitOutside, name, disk_.size());
        if (!otherSectors()) return {};
        entry.start = static_cast<std::uint32_t>(*start);
        entry.sectors = static_cast<std::uint32_t>(length);
        entry.chsFirst = chsOf(base + *start);
        entry.chsLast = chsOf(base + *end - 1);
        return {};
    }

    Result<void> fitMbr(bool gpt) {
        Mbr mbr = tables_.mbr->mbr;
        if (!gpt && !tables_.mbr->findings.empty())
            return fail(Cause::Damaged, PartError::ChainDamaged, tables_.mbr->findings.front().message);
        // Nothing holds a logical partition within the extended one.
        if (!gpt)
            for (const LogicalPartition& one : tables_.mbr->logicals)
                if ((one.start + one.entry.sectors) * from_ > disk_.size())
                    return fail(Cause::Refused, PartError::FitOutside,
                                say(PartError::ThePartition, one.index), disk_.size());
        bool protective = false;
        for (std::size_t i = 0; i < mbr.entries.size(); ++i) {
            MbrEntry& entry = mbr.entries[i];
            if (!entry.used()) continue;
            if (gpt && entry.type == 0xEE) {
                if (auto fits = fitProtective(entry, say(PartError::ThePartition, i + 1)); !fits) return fits;
                protective = true;
                continue;
            }
            if (auto fits = fitEntry(entry, say(PartError::ThePartition, i + 1), 0); !fits) return fits;
            // The entry of an extended partition is the place its chain counts from.
            if (!gpt && isExtendedType(entry.type) && otherSectors())
                if (auto fits = fitChain(tables_.mbr->mbr.entries[i].start); !fits) return fits;
        }
        if (gpt && tables_.scheme == Scheme::Gpt && protective && !otherSectors())
            plan_.notes.push_back(say(PartMessage::FitProtective));
        if (gpt && tables_.scheme == Scheme::Hybrid && otherSectors())
            plan_.notes.push_back(say(PartMessage::FitHybridCounted));
        if (gpt && tables_.scheme == Scheme::Hybrid && mbr == tables_.mbr->mbr)
            plan_.notes.push_back(say(PartMessage::HybridMbrNotChanged));
        if (mbr != tables_.mbr->mbr) {
            planBytes(plan_, disk_, 0, serialiseMbr(mbr), say(PartMessage::PlaceMbr));
            if (!gpt && !plan_.empty()) plan_.notes.push_back(say(PartMessage::FitCountedAnew, from_, to_));
        }
        return {};
    }

    // The entry that covered the disk covers the new one; others of a hybrid cover what they did.
    Result<void> fitProtective(MbrEntry& entry, const Message& name) const {
        const std::uint64_t whole = std::min<std::uint64_t>(sectors_ - 1, mostMbrSectors);
        const bool all = tables_.scheme == Scheme::Gpt && entry.start == 1;
        if (!all && !otherSectors() && entry.end() <= sectors_) return {};
        const std::uint64_t factor = std::max(from_, to_) / std::min(from_, to_);
        std::uint64_t end = entry.end();
        std::uint64_t start = entry.start;
        if (otherSectors()) {
            end = from_ < to_ ? end / factor : end * factor;
            if (start != 1) start = from_ < to_ ? start / factor : start * factor;
        }
        if (all) end = start + whole;
        end = std::min(end, sectors_);
        if (start >= end || start > mostMbrSectors)
            return fail(Cause::Refused, PartError::FitOutside, name, disk_.size());
        entry.start = static_cast<std::uint32_t>(start);
        entry.sectors = static_cast<std::uint32_t>(std::min(end - start, mostMbrSectors));
        entry.chsFirst = chsOf(entry.start);
        entry.chsLast = chsOf(entry.end() - 1);
        return {};
    }

    Result<void> fitChain(std::uint64_t container) {
        const auto box = counted(say(PartError::ThePartition, 0), container);
        if (!box) return std::unexpected(box.error());
        for (const ExtendedBootRecord& record : tables_.mbr->extended) {
            if (record.container != container) continue;
            Mbr sector = record.record;
            const auto logical =
                std::ranges::find(tables_.mbr->logicals, record.lba, &LogicalPartition::ebrLba);
            const Message name =
                say(PartError::ThePartition, logical == tables_.mbr->logicals.end() ? 5U : logical->index);
            const auto at = counted(name, record.lba);
            if (!at) return std::unexpected(at.error());
            for (MbrEntry& entry : sector.entries) {
                if (!entry.used()) continue;
                // The link to the next record counts from the extended partition, a logical one from its record.
                if (auto fits = fitEntry(entry, name, isExtendedType(entry.type) ? *box : *at); !fits)
                    return fits;
            }
            planBytes(plan_, disk_, record.lba * from_, serialiseMbr(sector),
                      say(PartMessage::RecordLogicalPartition,
                          logical == tables_.mbr->logicals.end() ? 5U : logical->index));
        }
        return {};
    }

    const ByteSource& disk_;
    const DiskTables& tables_;
    std::uint32_t from_, to_;  // bytes of a sector
    std::uint64_t sectors_;    // of the disk
    TablePlan plan_;
};

}  // namespace

Result<TablePlan> planTableFit(const ByteSource& disk, const DiskTables& tables) {
    return TableFitter(disk, tables).run();
}

}  // namespace sectorsmith
