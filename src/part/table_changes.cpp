// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/table_changes.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "part/messages.h"
#include "part/types.h"

namespace sectorsmith {

namespace {

class Differ {
 public:
    void field(const Message& place, const Message& name, Message before, Message after) {
        if (before != after) changes.push_back({place, name, std::move(before), std::move(after)});
    }
    // What a disk or a format says, in no language.
    void data(const Message& place, const Message& name, std::string before, std::string after) {
        field(place, name, Message::plain(std::move(before)), Message::plain(std::move(after)));
    }
    void number(const Message& place, const Message& name, std::uint64_t before, std::uint64_t after) {
        data(place, name, std::to_string(before), std::to_string(after));
    }
    std::vector<TableChange> changes;
};

Message entryText(const GptEntry& entry) {
    const std::string type(gptTypeName(entry.type).empty() ? entry.type.text()
                                                           : std::string(gptTypeName(entry.type)));
    return entry.name.empty() ? say(PartMessage::GptEntryText, entry.first, entry.last, entry.sectors(), type)
                              : say(PartMessage::GptEntryTextNamed, entry.first, entry.last, entry.sectors(),
                                    type, entry.name);
}

Message copyState(const GptCopy& copy) {
    if (!copy.readable) return say(PartMessage::StateUnreadable);
    if (!copy.present) return say(PartMessage::StateMissing);
    if (copy.good()) return say(PartMessage::CopyIntact, copy.lba);
    if (copy.headerCrcOk) return say(PartMessage::CopyEntriesDamaged, copy.lba);
    return copy.arrayCrcOk ? say(PartMessage::CopyHeaderDamaged, copy.lba)
                           : say(PartMessage::CopyDamaged, copy.lba);
}

void gptChanges(Differ& differ, const GptTable* before, const GptTable* after) {
    if (before == nullptr && after == nullptr) return;
    const Message none = say(PartMessage::StateMissing);
    const Message table = say(PartMessage::PlaceGpt);
    differ.field(say(PartMessage::PlacePrimaryGpt), say(PartMessage::FieldState),
                 before != nullptr ? copyState(before->primary) : none,
                 after != nullptr ? copyState(after->primary) : none);
    differ.field(say(PartMessage::PlaceBackupGpt), say(PartMessage::FieldState),
                 before != nullptr ? copyState(before->backup) : none,
                 after != nullptr ? copyState(after->backup) : none);
    const GptCopy* left = before != nullptr ? before->best() : nullptr;
    const GptCopy* right = after != nullptr ? after->best() : nullptr;
    if (left != nullptr && right != nullptr) {
        const GptHeader& a = left->header;
        const GptHeader& b = right->header;
        differ.data(table, say(PartMessage::DiffersDiskGuid), a.diskGuid.text(), b.diskGuid.text());
        differ.number(table, say(PartMessage::FieldFirstUsable), a.firstUsable, b.firstUsable);
        differ.number(table, say(PartMessage::FieldLastUsable), a.lastUsable, b.lastUsable);
        differ.number(table, say(PartMessage::DiffersEntries), a.entryCount, b.entryCount);
        differ.number(table, say(PartMessage::FieldEntryBytes), a.entrySize, b.entrySize);
    } else if (right != nullptr) {
        differ.data(table, say(PartMessage::DiffersDiskGuid), "", right->header.diskGuid.text());
    }
    std::map<unsigned, std::pair<const GptEntry*, const GptEntry*>> entries;
    if (left != nullptr)
        for (const GptEntry& entry : left->entries) entries[entry.number].first = &entry;
    if (right != nullptr)
        for (const GptEntry& entry : right->entries) entries[entry.number].second = &entry;
    for (const auto& [number, pair] : entries) {
        const auto& [a, b] = pair;
        const Message place = say(PartMessage::PlaceGptPartition, number);
        if (a == nullptr || b == nullptr) {
            differ.field(place, say(PartMessage::FieldEntry), a != nullptr ? entryText(*a) : Message(),
                         b != nullptr ? entryText(*b) : Message());
            continue;
        }
        differ.number(place, say(PartMessage::FieldFirstSector), a->first, b->first);
        differ.number(place, say(PartMessage::FieldLastSector), a->last, b->last);
        differ.data(place, say(PartMessage::FieldType), gptTypeText(a->type), gptTypeText(b->type));
        differ.data(place, say(PartMessage::FieldGuid), a->unique.text(), b->unique.text());
        differ.data(place, say(PartMessage::FieldAttributes), fmt::format("{:016X}", a->attributes),
                    fmt::format("{:016X}", b->attributes));
        differ.data(place, say(PartMessage::FieldName), a->name, b->name);
    }
}

// The bytes of one that are not those of the other, each run with its place: "0x01b: 33 c0; 0x0f0: 8e". What differs is
// told as a whole: two codes may begin alike.
Message bootCodeText(const Mbr& mbr, const Mbr& other) {
    if (!mbr.hasBootCode()) return say(PartMessage::StateNone);
    constexpr std::size_t gap = 8;  // equal bytes that do not end a run
    std::string text;
    std::size_t last = 0;  // behind the last byte told
    for (std::size_t i = 0; i < mbr.bootCode.size(); ++i) {
        if (mbr.bootCode[i] == other.bootCode[i]) continue;
        if (text.empty() || i > last + gap) {
            text += fmt::format("{}{:#05x}:", text.empty() ? "" : "; ", i);
            last = i;
        }
        for (; last <= i; ++last)
            text += fmt::format(" {:02x}", std::to_integer<unsigned>(mbr.bootCode[last]));
    }
    return Message::plain(std::move(text));
}

void mbrChanges(Differ& differ, const MbrTable* before, const MbrTable* after) {
    const MbrTable none{.mbr = {.signature = 0}, .extended = {}, .logicals = {}, .findings = {}};
    const MbrTable& a = before != nullptr ? *before : none;
    const MbrTable& b = after != nullptr ? *after : none;
    const Message place = say(PartMessage::PlaceMbr);
    if (a.mbr.bootCode != b.mbr.bootCode)
        differ.changes.push_back(
            {place, say(PartMessage::FieldBootCode), bootCodeText(a.mbr, b.mbr), bootCodeText(b.mbr, a.mbr)});
    differ.data(place, say(PartMessage::FieldDiskSignature), fmt::format("{:08X}", a.mbr.diskSignature),
                fmt::format("{:08X}", b.mbr.diskSignature));
    const Message there = Message::plain("55 AA");
    const Message missing = say(PartMessage::StateMissing);
    differ.field(place, say(PartMessage::FieldBootSignature), a.mbr.hasSignature() ? there : missing,
                 b.mbr.hasSignature() ? there : missing);
    for (std::size_t i = 0; i < 4; ++i) {
        if (a.mbr.entries[i] == b.mbr.entries[i]) continue;
        const Message entry = say(PartMessage::PlaceMbrEntry, i + 1);
        Message left = mbrEntryText(a.mbr.entries[i]);
        Message right = mbrEntryText(b.mbr.entries[i]);
        if (left == right) {
            const auto chs = [](const MbrEntry& one) {
                return fmt::format("{:02x}{:02x}{:02x} {:02x}{:02x}{:02x}", one.chsFirst[0], one.chsFirst[1],
                                   one.chsFirst[2], one.chsLast[0], one.chsLast[1], one.chsLast[2]);
            };
            differ.data(entry, say(PartMessage::FieldChs), chs(a.mbr.entries[i]), chs(b.mbr.entries[i]));
            continue;
        }
        differ.field(entry, say(PartMessage::FieldEntry), std::move(left), std::move(right));
    }
    const auto logicalText = [](const LogicalPartition& one) {
        MbrEntry shown = one.entry;
        shown.start = static_cast<std::uint32_t>(std::min<std::uint64_t>(one.start, 0xFFFFFFFF));
        return mbrEntryText(shown);
    };
    for (std::size_t i = 0; i < std::max(a.logicals.size(), b.logicals.size()); ++i)
        differ.field(say(PartMessage::PlaceLogical, i + 5), say(PartMessage::FieldEntry),
                     i < a.logicals.size() ? logicalText(a.logicals[i]) : Message(),
                     i < b.logicals.size() ? logicalText(b.logicals[i]) : Message());
}

void apmChanges(Differ& differ, const ApmTable* before, const ApmTable* after) {
    const ApmTable none;
    const auto& a = (before != nullptr ? before : &none)->entries;
    const auto& b = (after != nullptr ? after : &none)->entries;
    const auto text = [](const ApmEntry& entry) {
        const std::uint64_t last = entry.end() == 0 ? 0 : entry.end() - 1;
        return entry.name.empty()
                   ? say(PartMessage::ApmEntryText, entry.start, last, entry.blocks, entry.type)
                   : say(PartMessage::ApmEntryTextNamed, entry.start, last, entry.blocks, entry.type,
                         entry.name);
    };
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
        differ.field(say(PartMessage::PlaceApmEntry, i + 1), say(PartMessage::FieldEntry),
                     i < a.size() ? text(a[i]) : Message(), i < b.size() ? text(b[i]) : Message());
}

// Whether some table of the disk lies at `offset`: its changes are told by fields.
bool insideTables(const DiskTables& tables, std::uint64_t offset) {
    if (offset < 512) return true;
    if (tables.apm && tables.scheme == Scheme::Apm)
        if (offset < (1 + tables.apm->entries.size()) * std::uint64_t{tables.apm->blockSize}) return true;
    if (tables.gpt)
        for (const GptCopy* copy : {&tables.gpt->primary, &tables.gpt->backup}) {
            const std::uint64_t size = tables.gpt->sectorSize;
            const std::uint64_t sector = offset / size;
            if (sector == copy->lba) return true;
            if (copy->present && sector >= copy->header.entriesLba &&
                sector - copy->header.entriesLba < copy->header.arraySectors(tables.gpt->sectorSize))
                return true;
        }
    if (tables.mbr)
        for (const ExtendedBootRecord& record : tables.mbr->extended)
            if (offset / 512 == record.lba * (tables.sectorSize / 512)) return true;
    return false;
}

}  // namespace

Message mbrEntryText(const MbrEntry& entry) {
    if (entry == MbrEntry{}) return {};
    const std::string status = fmt::format("{:02x}", entry.status);
    const std::string type = fmt::format("{:02x}", entry.type);
    const std::uint64_t last = entry.end() == 0 ? 0 : entry.end() - 1;
    if (entry.type == 0)
        return say(PartMessage::MbrEntryTextEmpty, status, type, entry.start, last, entry.sectors);
    const std::string_view name = mbrTypeName(entry.type);
    if (name.empty()) return say(PartMessage::MbrEntryText, status, type, entry.start, last, entry.sectors);
    return say(PartMessage::MbrEntryTextNamed, status, type, name, entry.start, last, entry.sectors);
}

std::string gptTypeText(const Guid& type) {
    const std::string_view name = gptTypeName(type);
    return name.empty() ? type.text() : fmt::format("{} ({})", name, type.text());
}

std::vector<TableChange> tableChanges(const DiskTables& before, const DiskTables& after) {
    Differ differ;
    differ.data(say(PartMessage::PlaceDisk), say(PartMessage::FieldScheme),
                std::string(schemeName(before.scheme)), std::string(schemeName(after.scheme)));
    const auto pointer = [](const auto& optional) { return optional ? &*optional : nullptr; };
    mbrChanges(differ, pointer(before.mbr), pointer(after.mbr));
    gptChanges(differ, pointer(before.gpt), pointer(after.gpt));
    apmChanges(differ, pointer(before.apm), pointer(after.apm));
    return std::move(differ.changes);
}

std::vector<TableChange> tableChanges(const ByteSource& disk, const TablePlan& plan) {
    const DiskTables before = readDiskTables(disk);
    // Not owned: the source lives as long as this call.
    const PlannedSource planned(std::shared_ptr<const ByteSource>(std::shared_ptr<const ByteSource>(), &disk),
                                plan);
    const DiskTables after = readDiskTables(planned);
    std::vector<TableChange> changes = tableChanges(before, after);
    for (const PlannedWrite& write : plan.writes) {
        if (insideTables(before, write.offset) || insideTables(after, write.offset)) continue;
        std::vector<std::byte> present(write.bytes.size());
        const bool known = readExact(disk, write.offset, present).has_value();
        const auto text = [&](const std::vector<std::byte>& bytes) {
            if (bytes.size() > 8) return say(PartMessage::CountBytes, Count{bytes.size()});
            std::uint64_t value = 0;
            for (std::size_t i = bytes.size(); i-- > 0;)
                value = value << 8 | std::to_integer<std::uint64_t>(bytes[i]);
            return Message::plain(std::to_string(value));
        };
        changes.push_back(
            {write.why,
             write.bytes.size() > 8 ? say(PartMessage::FieldContent) : say(PartMessage::FieldValue),
             known ? text(present) : say(PartMessage::StateUnreadable), text(write.bytes)});
    }
    return changes;
}

}  // namespace sectorsmith
