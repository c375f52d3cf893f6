// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "part/check_internal.h"
#include "part/errors.h"
#include "part/gpt_convert.h"
#include "part/mbr_edit.h"
#include "part/messages.h"
#include "part/types.h"

namespace sectorsmith {

namespace {

struct Shown {
    const GptEntry* entry = nullptr;
    bool active = false;
    bool startsWindows = false;
    std::optional<std::uint64_t> record;  // where a logical partition's record can lie
};

bool contains(const std::vector<unsigned>& numbers, unsigned number) {
    return std::ranges::find(numbers, number) != numbers.end();
}

// A MiB before the partition as other programs do it, else the first free sector before it. What the GPT shows keeps its
// sectors, whether it is shown any longer or not.
std::optional<std::uint64_t> recordBefore(const GptEntry& entry, const GptTable& gpt) {
    std::uint64_t from = gpt.primary.header.firstUsable;
    for (const GptEntry& other : gpt.primary.entries)
        if (other.first < entry.first) from = std::max(from, other.last + 1);
    if (from >= entry.first) return std::nullopt;
    const std::uint64_t mib = (std::uint64_t{1} << 20) / gpt.sectorSize;
    return entry.first - from > mib ? entry.first - mib : from;
}

struct Run {
    std::size_t from = 0;
    std::size_t count = 0;
};

// As few as are needed; of equals the run that holds no Windows, which starts from primary partitions only, then the last.
Result<Run> chooseLogical(const std::vector<Shown>& shown) {
    if (shown.size() <= 4) return Run{};
    std::optional<Run> best;
    std::ptrdiff_t bestWindows = 0;
    for (std::size_t count = shown.size() - 3; count <= shown.size() && !best; ++count)
        for (std::size_t from = 0; from + count <= shown.size(); ++from) {
            const auto run = std::span(shown).subspan(from, count);
            if (std::ranges::any_of(run, [](const Shown& one) { return one.active || !one.record; }))
                continue;
            const std::ptrdiff_t windows = std::ranges::count_if(run, &Shown::startsWindows);
            if (best && windows > bestWindows) continue;
            best = Run{from, count};
            bestWindows = windows;
        }
    if (best) return *best;
    std::vector<unsigned> without;
    for (const Shown& one : shown)
        if (!one.record) without.push_back(one.entry->number);
    if (without.empty()) return fail(Cause::Refused, PartError::MbrTooManyActive, shown.size());
    return fail(Cause::Refused, PartError::MbrTooManyNoRoom, shown.size(),
                fmt::format("{}", fmt::join(without, ", ")));
}

Result<Run> askedLogical(const std::vector<Shown>& shown, const std::vector<unsigned>& numbers) {
    for (const unsigned number : numbers)
        if (std::ranges::none_of(shown, [&](const Shown& one) { return one.entry->number == number; }))
            return fail(Cause::NotFound, PartError::NotKept, number);
    Run run;
    std::optional<unsigned> between;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const GptEntry& entry = *shown[i].entry;
        if (!contains(numbers, entry.number)) {
            if (run.count > 0 && !between) between = entry.number;
            continue;
        }
        if (between) return fail(Cause::Refused, PartError::BetweenLogical, *between);
        if (!shown[i].record) return fail(Cause::Refused, PartError::NoRoomToBeLogical, entry.number);
        if (shown[i].active) return fail(Cause::Refused, PartError::ActiveMustBePrimary, entry.number);
        if (run.count++ == 0) run.from = i;
    }
    if (shown.size() - run.count > 3)
        return fail(Cause::Refused, PartError::TooManyPrimary, shown.size() - run.count);
    return run;
}

}  // namespace

Result<TablePlan> planMbrFromGpt(const ByteSource& disk, const DiskTables& tables,
                                 const PartitionContents& contents, const MbrFromGptOptions& options) {
    // The editor's conditions are the same: both copies whole and in their places.
    if (auto editor = GptEditor::open(tables); !editor) return std::unexpected(editor.error());
    const GptTable& gpt = *tables.gpt;
    std::array<std::byte, 512> sector{};
    if (auto read = readExact(disk, 0, sector); !read) return std::unexpected(read.error());
    const Mbr before = parseMbr(sector);
    for (const unsigned number : options.partitions)
        if (gpt.primary.find(number) == nullptr) return fail(Cause::NotFound, PartError::NoPartition, number);

    std::vector<Shown> shown;
    TablePlan plan;
    plan.what = say(PartMessage::MbrMadeGuidPartitionTable);
    for (const GptEntry& entry : gpt.primary.entries) {
        if (!options.partitions.empty() && !contains(options.partitions, entry.number)) {
            plan.notes.push_back(entry.name.empty()
                                     ? say(PartMessage::PartitionNotKeptSectorsBecome, entry.number)
                                     : say(PartMessage::NamedPartitionNotKept, entry.number, entry.name));
            continue;
        }
        if (entry.last > 0xFFFFFFFE) return fail(Cause::Refused, PartError::BeyondMbr, entry.number);
        Shown one{&entry, false, false, recordBefore(entry, gpt)};
        one.active = options.active ? *options.active == entry.number
                                    : std::ranges::any_of(before.entries, [&](const MbrEntry& old) {
                                          return old.active() && old.type != 0xEE && old.start == entry.first;
                                      });
        const PartitionContent* content = contents.atSector(entry.first, gpt.sectorSize);
        one.startsWindows = content != nullptr && (content->bootmgr || content->ntldr);
        shown.push_back(one);
    }
    if (options.active && std::ranges::none_of(shown, &Shown::active))
        return fail(Cause::Usage, PartError::ActiveNotInMbr, *options.active);
    std::ranges::sort(shown, {}, [](const Shown& one) { return one.entry->first; });
    const auto logical =
        options.logical.empty() ? chooseLogical(shown) : askedLogical(shown, options.logical);
    if (!logical) return std::unexpected(logical.error());

    std::uint32_t signature = before.diskSignature;
    if (signature == 0) {
        signature = randomDiskSignature();
        plan.notes.push_back(say(PartMessage::DiskGetsSignature, hexText(signature, 8)));
    }
    DiskTables base;
    base.diskBytes = tables.diskBytes;
    base.deviceSectorSize = gpt.sectorSize;
    base.mbr = MbrTable{before, {}, {}, {}};
    MbrEditor editor = MbrEditor::create(base, signature);
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const GptEntry& entry = *shown[i].entry;
        const PartitionContent* content = contents.atSector(entry.first, gpt.sectorSize);
        const std::uint8_t type =
            content != nullptr && !content->fileSystem.empty() && entry.type != gpttype::efiSystem()
                ? check::typeForContent(*content)
                : mbrTypeForGptType(entry.type);
        const bool inside = i >= logical->from && i - logical->from < logical->count;
        if (inside && i == logical->from) {
            const std::uint64_t end = shown[i + logical->count - 1].entry->last + 1;
            const std::uint64_t start = *shown[i].record;
            if (auto box = editor.addPrimary(start, end - start, 0x0F); !box)
                return std::unexpected(box.error());
        }
        const auto index = inside ? editor.addLogical(entry.first, entry.sectors(), type, shown[i].record)
                                  : editor.addPrimary(entry.first, entry.sectors(), type);
        if (!index) return std::unexpected(index.error());
        if (shown[i].active)
            if (auto set = editor.setActive(*index, true); !set) return std::unexpected(set.error());
        if (inside || *index != entry.number)
            plan.notes.push_back(
                inside ? say(PartMessage::PartitionBecomesLogicalPartition, entry.number, *index)
                       : say(PartMessage::PartitionBecomesNumber, entry.number, *index));
    }
    plan.notes.emplace_back(say(PartMessage::NamesGuidsAttributesPartitionsLost));
    planGptRemoval(plan, disk, tables);
    TablePlan mbr = editor.plan(disk, plan.what);
    for (PlannedWrite& write : mbr.writes) {
        // A record may lie where a stale header is to go.
        std::erase_if(plan.writes, [&](const PlannedWrite& old) {
            return old.offset == write.offset && old.bytes.size() <= write.bytes.size();
        });
        plan.writes.push_back(std::move(write));
    }
    return plan;
}

}  // namespace sectorsmith
