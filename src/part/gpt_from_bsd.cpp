// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <algorithm>

#include "part/errors.h"
#include "part/gpt_convert.h"
#include "part/messages.h"
#include "part/types.h"

namespace sectorsmith {

namespace {

// A partition of the disk's own table, or the whole disk (number 0).
struct Slice {
    unsigned number = 0;
    std::uint64_t start = 0;
    std::uint64_t sectors = 0;
    bool openBsd = false;
    bool netBsd = false;
};

std::vector<Slice> slicesOf(const DiskTables& tables) {
    std::vector<Slice> slices;
    if (tables.isGptLike() && tables.gpt) {
        for (const GptEntry& entry : tables.gpt->primary.entries)
            slices.push_back({entry.number, entry.first, entry.sectors(), gptTypeCode(entry.type) == 0xA600,
                              gptTypeCode(entry.type) >> 8 == 0xA9});
    } else if (tables.scheme == Scheme::Mbr && tables.mbr) {
        for (unsigned i = 0; i < 4; ++i) {
            const MbrEntry& entry = tables.mbr->mbr.entries[i];
            if (!entry.used() || isExtendedType(entry.type)) continue;
            slices.push_back({i + 1, entry.start, entry.sectors, entry.type == 0xA6, entry.type == 0xA9});
        }
        for (const LogicalPartition& one : tables.mbr->logicals)
            slices.push_back(
                {one.index, one.start, one.entry.sectors, one.entry.type == 0xA6, one.entry.type == 0xA9});
    } else if (tables.scheme == Scheme::None) {
        slices.push_back({0, 0, tables.diskSectors(), false, false});
    }
    return slices;
}

std::optional<Guid> typeOf(std::uint8_t type, bool netBsd) {
    switch (type) {
        case 1: return parseGptType(netBsd ? "A901" : "A502");
        case 7: return parseGptType(netBsd ? "A902" : "A503");
        case 8:
        case 11:
        case 18: return gpttype::microsoftBasicData();
        case 9: return parseGptType("A903");
        case 14: return parseGptType("A505");
        case 17: return gpttype::linuxFileSystem();
        case 27: return parseGptType("A504");
        default: return std::nullopt;
    }
}

// Stands in the sentences of errors.
Error placeOf(const Slice& slice) {
    return slice.number == 0 ? makeError(Cause::Refused, errorCode(PartError::TheDisk), {})
                             : makeError(Cause::Refused, errorCode(PartError::ThePartition), {slice.number});
}

Result<std::vector<NewGptPartition>> partitionsOf(const BsdLabel& label, const Slice& slice, BsdBase asked,
                                                  std::uint32_t sectorSize, const GptEditor& others,
                                                  std::vector<Message>& notes) {
    if (!label.checksumOk) return fail(Cause::Refused, PartError::BsdChecksum, placeOf(slice));
    if (label.sectorSize != sectorSize)
        return fail(Cause::Refused, PartError::BsdSectorSize, placeOf(slice), label.sectorSize, sectorSize);
    const BsdBase base = asked == BsdBase::Auto ? bsdBaseOf(label, slice.start, slice.sectors) : asked;
    if (base == BsdBase::Auto) return fail(Cause::Refused, PartError::BsdBaseUnknown, placeOf(slice));
    std::vector<NewGptPartition> result;
    for (const BsdPartition& one : label.partitions) {
        if (one.type == 0) continue;
        const std::uint64_t start = one.start + (base == BsdBase::Slice ? slice.start : 0);
        if (start < one.start || one.sectors > ~start)
            return fail(Cause::Refused, PartError::BsdPartitionPlace, std::string(1, one.letter),
                        placeOf(slice));
        const std::uint64_t last = start + one.sectors - 1;
        // Labels list neighbours, too: FAT partitions of the MBR, for the system's own names.
        if (std::ranges::any_of(others.entries(), [&](const GptEntry& known) {
                return known.first == start && known.last == last;
            })) {
            notes.push_back(say(PartMessage::PartitionDisklabelOneDiskOwn, std::string(1, one.letter)));
            continue;
        }
        std::optional<Guid> type = typeOf(one.type, slice.netBsd);
        if (!type) {
            type = parseGptType("A503");
            notes.push_back(
                say(PartMessage::PartitionDisklabelTypeNotKnown, std::string(1, one.letter), one.type));
        }
        result.push_back({{}, start, last, *type, {}, "", 0});
    }
    if (result.empty()) return fail(Cause::Refused, PartError::BsdEmpty, placeOf(slice));
    return result;
}

}  // namespace

Result<TablePlan> planGptFromBsd(const ByteSource& disk, const DiskTables& tables,
                                 const PartitionContents& contents, const GptFromBsdOptions& options) {
    const std::vector<Slice> all = slicesOf(tables);
    if (options.number && std::ranges::find(all, *options.number, &Slice::number) == all.end())
        return fail(Cause::NotFound, PartError::NoPartition, *options.number);
    std::vector<std::pair<Slice, BsdLabel>> found;
    std::vector<unsigned> numbers;
    for (const Slice& slice : all) {
        if (options.number && slice.number != *options.number) continue;
        if (slice.start >= tables.diskSectors()) continue;
        auto label = readBsdLabel(disk, slice.start * tables.sectorSize, tables.sectorSize);
        if (!label) continue;
        found.emplace_back(slice, std::move(*label));
        numbers.push_back(slice.number);
    }
    if (found.empty())
        return options.number ? fail(Cause::NotFound, PartError::NoBsdLabelInPartition, *options.number)
                              : fail(Cause::NotFound, PartError::NoBsdLabel);
    std::vector<Message> notes;
    auto editor = tables.isGptLike()              ? GptEditor::open(tables)
                  : tables.scheme == Scheme::None ? GptEditor::create(tables, Guid::random())
                                                  : gptFromMbr(tables, contents, numbers, notes);
    if (!editor) return std::unexpected(editor.error());
    if (tables.isGptLike())
        for (const unsigned number : numbers)
            if (auto gone = editor->remove(number); !gone) return std::unexpected(gone.error());
    // All that keep a slice's number first: others take what is free then.
    std::vector<NewGptPartition> rest;
    for (const auto& [slice, label] : found) {
        auto made = partitionsOf(label, slice, options.base, tables.sectorSize, *editor, notes);
        if (!made) return std::unexpected(made.error());
        if (slice.number != 0) made->front().number = slice.number;
        if (auto added = editor->add(made->front()); !added) return std::unexpected(added.error());
        rest.insert(rest.end(), made->begin() + 1, made->end());
        if (slice.openBsd) notes.push_back(say(PartMessage::PartitionOpenbsdReadsDisklabelGpt, slice.number));
    }
    for (const NewGptPartition& one : rest)
        if (auto added = editor->add(one); !added) return std::unexpected(added.error());
    TablePlan plan = editor->plan(disk, say(PartMessage::BsdDisklabelMadeIntoGpt));
    plan.notes.insert(plan.notes.end(), notes.begin(), notes.end());
    plan.notes.emplace_back(say(PartMessage::DisklabelItselfStaysWhereFstab));
    return plan;
}

}  // namespace sectorsmith
