// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/table_change.h"

#include <fmt/format.h>

#include "part/apm_edit.h"
#include "part/gpt_edit.h"
#include "part/hybrid_entry.h"
#include "part/mbr_edit.h"
#include "part/types.h"

namespace sectorsmith::gui {

namespace {

using Action = EntryChange::Action;

Result<Guid> gptType(const std::string& text) {
    if (const auto type = parseGptType(text)) return *type;
    return fail(Cause::Usage, fmt::format("“{}” is no partition type: choose one, or type a GUID", text));
}

Result<std::uint8_t> mbrType(const std::string& text) {
    if (const auto type = parseMbrType(text)) return *type;
    return fail(Cause::Usage,
                fmt::format("“{}” is no partition type: choose one, or type two hexadecimal digits", text));
}

Result<Guid> guidOf(const std::string& text) {
    if (const auto guid = Guid::parse(text)) return *guid;
    return fail(Cause::Usage, fmt::format("“{}” is not a GUID (8-4-4-4-12 hexadecimal digits)", text));
}

// first and last as start and count, what is not set from the old range.
struct Range {
    std::uint64_t first;
    std::uint64_t sectors;
};
Result<Range> rangeOf(const EntryChange& change, std::uint64_t oldFirst, std::uint64_t oldLast) {
    const std::uint64_t first = change.first.value_or(oldFirst);
    const std::uint64_t last = change.last.value_or(oldLast);
    if (last < first)
        return fail(Cause::Usage,
                    fmt::format("the last sector ({}) lies before the first one ({})", last, first));
    return Range{first, last - first + 1};
}

Result<void> apply(GptEditor& editor, const EntryChange& change) {
    if (change.action == Action::Remove) return editor.remove(change.index);
    if (change.action == Action::Add) {
        NewGptPartition fresh;
        fresh.number = change.number;
        fresh.first = change.first.value_or(0);
        fresh.last = change.last.value_or(0);
        auto type = gptType(change.type.value_or(""));
        if (!type) return std::unexpected(type.error());
        fresh.type = *type;
        if (change.guid && !change.guid->empty()) {
            auto guid = guidOf(*change.guid);
            if (!guid) return std::unexpected(guid.error());
            fresh.unique = *guid;
        }
        fresh.name = change.name.value_or("");
        fresh.attributes = change.attributes.value_or(0);
        auto number = editor.add(fresh);
        if (!number) return std::unexpected(number.error());
        return {};
    }
    if (change.first || change.last) {
        const auto& all = editor.entries();
        const auto old = std::ranges::find(all, change.index, &GptEntry::number);
        if (old == all.end())
            return fail(Cause::NotFound, fmt::format("there is no partition {}", change.index));
        auto range = rangeOf(change, old->first, old->last);
        if (!range) return std::unexpected(range.error());
        if (auto ok = editor.setRange(change.index, range->first, range->first + range->sectors - 1); !ok)
            return ok;
    }
    if (change.type) {
        auto type = gptType(*change.type);
        if (!type) return std::unexpected(type.error());
        if (auto ok = editor.setType(change.index, *type); !ok) return ok;
    }
    if (change.name)
        if (auto ok = editor.setName(change.index, *change.name); !ok) return ok;
    if (change.guid) {
        auto guid = guidOf(*change.guid);
        if (!guid) return std::unexpected(guid.error());
        if (auto ok = editor.setUnique(change.index, *guid); !ok) return ok;
    }
    if (change.attributes)
        if (auto ok = editor.setAttributes(change.index, *change.attributes); !ok) return ok;
    if (change.number) return editor.swap(change.index, *change.number);
    return {};
}

Result<void> apply(MbrEditor& editor, const EntryChange& change) {
    if (change.action == Action::Remove) return editor.remove(change.index);
    std::optional<std::uint8_t> type;
    if (change.type) {
        auto parsed = mbrType(*change.type);
        if (!parsed) return std::unexpected(parsed.error());
        type = *parsed;
    }
    if (change.action == Action::Add) {
        auto range = rangeOf(change, 0, 0);
        if (!range) return std::unexpected(range.error());
        auto index = change.logical ? editor.addLogical(range->first, range->sectors, type.value_or(0))
                                    : editor.addPrimary(range->first, range->sectors, type.value_or(0));
        if (!index) return std::unexpected(index.error());
        if (change.active.value_or(false)) return editor.setActive(*index, true);
        return {};
    }
    if (change.first || change.last) {
        const auto& all = editor.items();
        const auto old = std::ranges::find(all, change.index, &MbrEditor::Item::index);
        if (old == all.end())
            return fail(Cause::NotFound, fmt::format("there is no partition {}", change.index));
        auto range = rangeOf(change, old->start, old->start + old->sectors - 1);
        if (!range) return std::unexpected(range.error());
        if (auto ok = editor.setRange(change.index, range->first, range->sectors); !ok) return ok;
    }
    if (type)
        if (auto ok = editor.setType(change.index, *type); !ok) return ok;
    if (change.active)
        if (auto ok = editor.setActive(change.index, *change.active); !ok) return ok;
    return {};
}

Result<void> apply(ApmEditor& editor, const EntryChange& change) {
    if (change.action == Action::Remove) return editor.remove(change.index);
    std::uint64_t oldFirst = 0;
    std::uint64_t oldLast = 0;
    if (change.action == Action::Set) {
        const auto& all = editor.entries();
        const auto old = std::ranges::find(all, change.index, &ApmEntry::index);
        if (old == all.end())
            return fail(Cause::NotFound, fmt::format("there is no partition {}", change.index));
        oldFirst = old->start;
        oldLast = old->end() - 1;
    }
    if (change.first || change.last) {
        auto range = rangeOf(change, oldFirst, oldLast);
        if (!range) return std::unexpected(range.error());
        if (range->first > 0xFFFFFFFF || range->sectors > 0xFFFFFFFF)
            return fail(Cause::Refused, "an Apple partition map cannot count past 2^32 blocks");
        const auto first = static_cast<std::uint32_t>(range->first);
        const auto blocks = static_cast<std::uint32_t>(range->sectors);
        if (change.action == Action::Add) {
            auto index = editor.add(first, blocks, change.type.value_or(""), change.name.value_or(""));
            if (!index) return std::unexpected(index.error());
            return {};
        }
        if (auto ok = editor.setRange(change.index, first, blocks); !ok) return ok;
    }
    if (change.type)
        if (auto ok = editor.setType(change.index, *change.type); !ok) return ok;
    if (change.name)
        if (auto ok = editor.setName(change.index, *change.name); !ok) return ok;
    return {};
}

std::string whatOf(const EntryChange& change) {
    const char* table = change.table == TableKind::Gpt   ? "GPT"
                        : change.table == TableKind::Mbr ? "MBR"
                                                         : "APM";
    switch (change.action) {
        case Action::Add: return fmt::format("{}: new partition", table);
        case Action::Remove: return fmt::format("{}: partition {} deleted", table, change.index);
        case Action::Set: break;
    }
    const char* what = change.first || change.last ? "place"
                       : change.type               ? "type"
                       : change.name               ? "name"
                       : change.guid               ? "GUID"
                       : change.active             ? "active flag"
                       : change.attributes         ? "attributes"
                                                   : "number";
    return fmt::format("{}: {} of partition {}", table, what, change.index);
}

Result<HybridEntryChange> hybridChange(const EntryChange& change) {
    HybridEntryChange result;
    if (change.action == Action::Add)
        return fail(
            Cause::Refused,
            "entries of a hybrid MBR show partitions of the GPT: use the hybrid MBR proposal to add one");
    if (change.first || change.last)
        return fail(
            Cause::Refused,
            "a hybrid MBR's places follow the GPT: change the partition there, the entry comes along");
    result.remove = change.action == Action::Remove;
    if (change.type) {
        auto type = mbrType(*change.type);
        if (!type) return std::unexpected(type.error());
        result.type = *type;
    }
    result.active = change.active;
    return result;
}

template <typename Editor>
Result<TablePlan> planWith(const ByteSource& disk, const DiskTables& tables, const EntryChange& change) {
    auto editor = Editor::open(tables);
    if (!editor) return std::unexpected(editor.error());
    if (auto ok = apply(*editor, change); !ok) return std::unexpected(ok.error());
    return editor->plan(disk, whatOf(change));
}

template <typename Editor>
Result<void> tryWith(const DiskTables& tables, const EntryChange& change) {
    auto editor = Editor::open(tables);
    if (!editor) return std::unexpected(editor.error());
    return apply(*editor, change);
}

}  // namespace

Result<void> tryChange(const DiskTables& tables, const EntryChange& change) {
    switch (change.table) {
        case TableKind::Gpt: return tryWith<GptEditor>(tables, change);
        case TableKind::Apm: return tryWith<ApmEditor>(tables, change);
        case TableKind::Mbr: break;
    }
    if (!tables.isGptLike()) return tryWith<MbrEditor>(tables, change);
    auto hybrid = hybridChange(change);
    if (!hybrid) return std::unexpected(hybrid.error());
    return {};
}

Result<TablePlan> planChange(const ByteSource& disk, const DiskTables& tables, const EntryChange& change) {
    switch (change.table) {
        case TableKind::Gpt: return planWith<GptEditor>(disk, tables, change);
        case TableKind::Apm: return planWith<ApmEditor>(disk, tables, change);
        case TableKind::Mbr: break;
    }
    if (!tables.isGptLike()) return planWith<MbrEditor>(disk, tables, change);
    auto hybrid = hybridChange(change);
    if (!hybrid) return std::unexpected(hybrid.error());
    return planHybridEntry(disk, tables, change.index, *hybrid);
}

}  // namespace sectorsmith::gui
