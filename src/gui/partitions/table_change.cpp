// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/table_change.h"

#include "gui/session/text.h"
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
    return fail(
        Cause::Usage,
        tr("“%1” is not a partition type; choose a type or enter a GUID").arg(toQString(text)).toStdString());
}

Result<std::uint8_t> mbrType(const std::string& text) {
    if (const auto type = parseMbrType(text)) return *type;
    return fail(Cause::Usage,
                tr("“%1” is not a partition type; choose a type or enter two hexadecimal digits")
                    .arg(toQString(text))
                    .toStdString());
}

Result<Guid> guidOf(const std::string& text) {
    if (const auto guid = Guid::parse(text)) return *guid;
    return fail(Cause::Usage,
                tr("“%1” is not a GUID (8-4-4-4-12 hexadecimal digits)").arg(toQString(text)).toStdString());
}

QString noPartition(unsigned index) { return tr("partition %1 does not exist").arg(index); }

// first and last as start and count, what is not set from the old range.
struct Range {
    std::uint64_t first;
    std::uint64_t sectors;
};
Result<Range> rangeOf(const EntryChange& change, std::uint64_t oldFirst, std::uint64_t oldLast) {
    const std::uint64_t first = change.first.value_or(oldFirst);
    const std::uint64_t last = change.last.value_or(oldLast);
    if (last < first)
        return fail(
            Cause::Usage,
            tr("the last sector (%1) is before the first sector (%2)").arg(last).arg(first).toStdString());
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
        if (old == all.end()) return fail(Cause::NotFound, noPartition(change.index).toStdString());
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
        if (old == all.end()) return fail(Cause::NotFound, noPartition(change.index).toStdString());
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
        if (old == all.end()) return fail(Cause::NotFound, noPartition(change.index).toStdString());
        oldFirst = old->start;
        oldLast = old->end() - 1;
    }
    if (change.first || change.last) {
        auto range = rangeOf(change, oldFirst, oldLast);
        if (!range) return std::unexpected(range.error());
        if (range->first > 0xFFFFFFFF || range->sectors > 0xFFFFFFFF)
            return fail(Cause::Refused, tr("an Apple partition map is limited to 2^32 blocks").toStdString());
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

// What the list of steps and the undo record call it.
QString nameOf(const EntryChange& change, const QString& table) {
    switch (change.action) {
        case Action::Add: return tr("%1: add partition").arg(table);
        case Action::Remove: return tr("%1: delete partition %2").arg(table).arg(change.index);
        case Action::Set: break;
    }
    const QString sentence = change.first || change.last ? tr("%1: change the range of partition %2")
                             : change.type               ? tr("%1: change the type of partition %2")
                             : change.name               ? tr("%1: change the name of partition %2")
                             : change.guid               ? tr("%1: change the GUID of partition %2")
                             : change.active             ? tr("%1: change the active flag of partition %2")
                             : change.attributes         ? tr("%1: change the attributes of partition %2")
                                                         : tr("%1: change the number of partition %2");
    return sentence.arg(table).arg(change.index);
}

std::string whatOf(const EntryChange& change) {
    const QString table = change.table == TableKind::Gpt   ? QStringLiteral("GPT")
                          : change.table == TableKind::Mbr ? QStringLiteral("MBR")
                                                           : QStringLiteral("APM");
    return nameOf(change, table).toStdString();
}

Result<HybridEntryChange> hybridChange(const EntryChange& change) {
    HybridEntryChange result;
    if (change.action == Action::Add)
        return fail(Cause::Refused, tr("use the hybrid MBR proposal to add an entry; entries of a hybrid MBR "
                                       "correspond to GPT partitions")
                                        .toStdString());
    if (change.first || change.last)
        return fail(
            Cause::Refused,
            tr("change the partition in the GPT; the entry of the hybrid MBR follows it").toStdString());
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
