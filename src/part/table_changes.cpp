// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/table_changes.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "part/types.h"

namespace sectorsmith {

namespace {

class Differ {
 public:
    void field(const std::string& place, const char* name, std::string before, std::string after) {
        if (before != after) changes.push_back({place, name, std::move(before), std::move(after)});
    }
    void number(const std::string& place, const char* name, std::uint64_t before, std::uint64_t after) {
        field(place, name, std::to_string(before), std::to_string(after));
    }
    std::vector<TableChange> changes;
};

std::string entryText(const GptEntry& entry) {
    std::string text =
        fmt::format("sectors {}-{} ({}), {}", entry.first, entry.last, entry.sectors(),
                    gptTypeName(entry.type).empty() ? entry.type.text() : gptTypeName(entry.type));
    if (!entry.name.empty()) text += fmt::format(", “{}”", entry.name);
    return text;
}

std::string copyState(const GptCopy& copy) {
    if (!copy.readable) return "unreadable";
    if (!copy.present) return "missing";
    std::string text = fmt::format("at sector {}: ", copy.lba);
    if (copy.good()) return text + "whole";
    if (!copy.headerCrcOk) text += "header damaged";
    if (!copy.arrayCrcOk) text += copy.headerCrcOk ? "entries damaged" : ", entries damaged";
    return text;
}

void gptChanges(Differ& differ, const GptTable* before, const GptTable* after) {
    if (before == nullptr && after == nullptr) return;
    const std::string none = "missing";
    differ.field("Primary GPT", "state", before != nullptr ? copyState(before->primary) : none,
                 after != nullptr ? copyState(after->primary) : none);
    differ.field("Backup GPT", "state", before != nullptr ? copyState(before->backup) : none,
                 after != nullptr ? copyState(after->backup) : none);
    const GptCopy* left = before != nullptr ? before->best() : nullptr;
    const GptCopy* right = after != nullptr ? after->best() : nullptr;
    if (left != nullptr && right != nullptr) {
        const GptHeader& a = left->header;
        const GptHeader& b = right->header;
        differ.field("GPT", "disk GUID", a.diskGuid.text(), b.diskGuid.text());
        differ.number("GPT", "first usable sector", a.firstUsable, b.firstUsable);
        differ.number("GPT", "last usable sector", a.lastUsable, b.lastUsable);
        differ.number("GPT", "entries", a.entryCount, b.entryCount);
        differ.number("GPT", "bytes of an entry", a.entrySize, b.entrySize);
    } else if (right != nullptr) {
        differ.field("GPT", "disk GUID", "", right->header.diskGuid.text());
    }
    std::map<unsigned, std::pair<const GptEntry*, const GptEntry*>> entries;
    if (left != nullptr)
        for (const GptEntry& entry : left->entries) entries[entry.number].first = &entry;
    if (right != nullptr)
        for (const GptEntry& entry : right->entries) entries[entry.number].second = &entry;
    for (const auto& [number, pair] : entries) {
        const auto& [a, b] = pair;
        const std::string place = fmt::format("GPT partition {}", number);
        if (a == nullptr || b == nullptr) {
            differ.field(place, "entry", a != nullptr ? entryText(*a) : "",
                         b != nullptr ? entryText(*b) : "");
            continue;
        }
        differ.number(place, "first sector", a->first, b->first);
        differ.number(place, "last sector", a->last, b->last);
        differ.field(place, "type", gptTypeText(a->type), gptTypeText(b->type));
        differ.field(place, "GUID", a->unique.text(), b->unique.text());
        differ.field(place, "attributes", fmt::format("{:016X}", a->attributes),
                     fmt::format("{:016X}", b->attributes));
        differ.field(place, "name", a->name, b->name);
    }
}

// The bytes of one that are not those of the other, each run with its place: "0x01b: 33 c0; 0x0f0: 8e". What differs is
// told as a whole: two codes may begin alike.
std::string bootCodeText(const Mbr& mbr, const Mbr& other) {
    if (!mbr.hasBootCode()) return "none";
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
    return text;
}

void mbrChanges(Differ& differ, const MbrTable* before, const MbrTable* after) {
    const MbrTable none{.mbr = {.signature = 0}, .extended = {}, .logicals = {}, .findings = {}};
    const MbrTable& a = before != nullptr ? *before : none;
    const MbrTable& b = after != nullptr ? *after : none;
    if (a.mbr.bootCode != b.mbr.bootCode)
        differ.changes.push_back(
            {"MBR", "boot code", bootCodeText(a.mbr, b.mbr), bootCodeText(b.mbr, a.mbr)});
    differ.field("MBR", "disk signature", fmt::format("{:08X}", a.mbr.diskSignature),
                 fmt::format("{:08X}", b.mbr.diskSignature));
    differ.field("MBR", "boot signature", a.mbr.hasSignature() ? "55 AA" : "missing",
                 b.mbr.hasSignature() ? "55 AA" : "missing");
    for (std::size_t i = 0; i < 4; ++i) {
        if (a.mbr.entries[i] == b.mbr.entries[i]) continue;
        const std::string place = fmt::format("MBR entry {}", i + 1);
        std::string left = mbrEntryText(a.mbr.entries[i]);
        std::string right = mbrEntryText(b.mbr.entries[i]);
        if (left == right) {
            const auto chs = [](const MbrEntry& entry) {
                return fmt::format("{:02x}{:02x}{:02x} {:02x}{:02x}{:02x}", entry.chsFirst[0],
                                   entry.chsFirst[1], entry.chsFirst[2], entry.chsLast[0], entry.chsLast[1],
                                   entry.chsLast[2]);
            };
            differ.field(place, "CHS", chs(a.mbr.entries[i]), chs(b.mbr.entries[i]));
            continue;
        }
        differ.field(place, "entry", std::move(left), std::move(right));
    }
    const auto logicalText = [](const LogicalPartition& one) {
        MbrEntry shown = one.entry;
        shown.start = static_cast<std::uint32_t>(std::min<std::uint64_t>(one.start, 0xFFFFFFFF));
        return mbrEntryText(shown);
    };
    for (std::size_t i = 0; i < std::max(a.logicals.size(), b.logicals.size()); ++i)
        differ.field(fmt::format("MBR logical partition {}", i + 5), "entry",
                     i < a.logicals.size() ? logicalText(a.logicals[i]) : "",
                     i < b.logicals.size() ? logicalText(b.logicals[i]) : "");
}

void apmChanges(Differ& differ, const ApmTable* before, const ApmTable* after) {
    const ApmTable none;
    const auto& a = (before != nullptr ? before : &none)->entries;
    const auto& b = (after != nullptr ? after : &none)->entries;
    const auto text = [](const ApmEntry& entry) {
        return fmt::format("blocks {}-{} ({}), {}{}", entry.start, entry.end() == 0 ? 0 : entry.end() - 1,
                           entry.blocks, entry.type,
                           entry.name.empty() ? "" : fmt::format(", “{}”", entry.name));
    };
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i)
        differ.field(fmt::format("APM entry {}", i + 1), "entry", i < a.size() ? text(a[i]) : "",
                     i < b.size() ? text(b[i]) : "");
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

std::string mbrEntryText(const MbrEntry& entry) {
    if (entry == MbrEntry{}) return {};
    const std::string_view name = entry.type == 0 ? "empty" : mbrTypeName(entry.type);
    return fmt::format("{:02x} {:02x}{}{}, sectors {}-{} ({})", entry.status, entry.type,
                       name.empty() ? "" : " ", name, entry.start, entry.end() == 0 ? 0 : entry.end() - 1,
                       entry.sectors);
}

std::string gptTypeText(const Guid& type) {
    const std::string_view name = gptTypeName(type);
    return name.empty() ? type.text() : fmt::format("{} ({})", name, type.text());
}

std::vector<TableChange> tableChanges(const DiskTables& before, const DiskTables& after) {
    Differ differ;
    differ.field("Disk", "scheme", std::string(schemeName(before.scheme)),
                 std::string(schemeName(after.scheme)));
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
            if (bytes.size() > 8) return fmt::format("{} bytes", bytes.size());
            std::uint64_t value = 0;
            for (std::size_t i = bytes.size(); i-- > 0;)
                value = value << 8 | std::to_integer<std::uint64_t>(bytes[i]);
            return std::to_string(value);
        };
        changes.push_back({write.why, write.bytes.size() > 8 ? "content" : "value",
                           known ? text(present) : "unreadable", text(write.bytes)});
    }
    return changes;
}

}  // namespace sectorsmith
