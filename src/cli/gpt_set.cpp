// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt set: fields of a partition, or of the table.
#include <fmt/format.h>

#include <algorithm>

#include "cli/gpt_fields.h"
#include "cli/gpt_set.h"
#include "cli/table_review.h"

namespace sectorsmith::cli {

namespace {

Result<void> setFields(GptEditor& editor, unsigned number, const GptSetOptions& options,
                       const DiskTables& tables) {
    const GptFields& fields = options.fields;
    const auto found = std::ranges::find(editor.entries(), number, &GptEntry::number);
    if (found == editor.entries().end())
        return fail(Cause::NotFound, fmt::format("partition {} does not exist", number));
    const SectorRange present{found->first, found->last};  // the changes below move the entry
    const std::uint64_t attributesNow = found->attributes;
    if (!fields.start.empty() || !fields.end.empty() || !fields.length.empty()) {
        auto range = rangeOf(fields, tables, present);
        if (!range) return std::unexpected(range.error());
        if (auto done = editor.setRange(number, range->first, range->last); !done) return done;
    }
    if (!fields.type.empty()) {
        auto type = gptTypeArgument(fields.type);
        if (!type) return std::unexpected(type.error());
        if (auto done = editor.setType(number, *type); !done) return done;
    }
    if (!fields.name.empty() || options.noName)
        if (auto done = editor.setName(number, options.noName ? std::string() : fields.name); !done)
            return done;
    if (!fields.guid.empty()) {
        auto guid = guidArgument(fields.guid, "--guid");
        if (!guid) return std::unexpected(guid.error());
        if (auto done = editor.setUnique(number, *guid); !done) return done;
    }
    auto attributes = attributesArgument(fields, attributesNow);
    if (!attributes) return std::unexpected(attributes.error());
    return editor.setAttributes(number, *attributes);
}

Result<void> setTable(GptEditor& editor, const GptSetOptions& options, const DiskTables& tables) {
    if (!options.diskGuid.empty()) {
        auto guid = guidArgument(options.diskGuid, "--disk-guid");
        if (!guid) return std::unexpected(guid.error());
        if (auto done = editor.setDiskGuid(*guid); !done) return done;
    }
    if (options.entries.empty() && options.entriesAt.empty()) return {};
    std::uint32_t entries = editor.header().entryCount;
    std::uint64_t at = editor.header().entriesLba;
    if (!options.entries.empty()) {
        auto number = entriesArgument(options.entries);
        if (!number) return std::unexpected(number.error());
        entries = *number;
    }
    if (!options.entriesAt.empty()) {
        auto sector = sectorArgument(options.entriesAt, "--entries-at", tables);
        if (!sector) return std::unexpected(sector.error());
        at = *sector;
    }
    return editor.setArray(entries, at);
}

}  // namespace

int runGptSet(Context& context, const GptSetOptions& options) {
    const GptFields& fields = options.fields;
    const bool anyField = !fields.type.empty() || !fields.name.empty() || !fields.guid.empty() ||
                          !fields.attributes.empty() || !fields.setBits.empty() ||
                          !fields.clearBits.empty() || !fields.start.empty() || !fields.end.empty() ||
                          !fields.length.empty() || options.noName;
    const bool anyTable = !options.diskGuid.empty() || !options.entries.empty() || !options.entriesAt.empty();
    if (options.number.empty() == anyField || (!anyField && !anyTable))
        return context.report(Error{Cause::Usage,
                                    "give a partition NUMBER and the fields to change (--type, --name, …), "
                                    "or fields of the table (--disk-guid, --entries, --entries-at)"});
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto editor = GptEditor::open(disk->tables);
    if (!editor) return context.report(editor.error());
    std::string what = "GPT header changed";
    if (anyField) {
        const auto number = partitionNumber(options.number);
        if (!number) return context.report(number.error());
        what = fmt::format("GPT partition {} changed", *number);
        if (auto done = setFields(*editor, *number, options, disk->tables); !done)
            return context.report(done.error());
    }
    if (auto done = setTable(*editor, options, disk->tables); !done) return context.report(done.error());
    return reviewTable(context, *disk, editor->plan(disk->disk(), what), options.gate);
}

}  // namespace sectorsmith::cli
