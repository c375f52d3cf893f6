// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt add: a new partition, where it is told or where there is room.
#include <fmt/format.h>

#include <algorithm>

#include "cli/gpt_add.h"
#include "cli/gpt_fields.h"
#include "cli/plural.h"
#include "cli/source_argument.h"
#include "cli/table_review.h"

namespace sectorsmith::cli {

namespace {

// Without --start: the first gap that holds the length on aligned sectors, or the whole of the largest one.
Result<SectorRange> findRoom(const GptEditor& editor, const GptAddOptions& options,
                             const DiskTables& tables) {
    auto align = sectorArgument(options.align, "--align", tables);
    if (!align) return std::unexpected(align.error());
    const std::uint64_t step = std::max<std::uint64_t>(1, *align);
    auto length = sectorArgument(options.fields.length, "--length", tables);
    if (!length) return std::unexpected(length.error());
    if (!options.fields.end.empty())
        return fail(Cause::Usage, "--end requires --start; use --length instead");
    std::optional<SectorRange> best;
    for (const auto& [first, last] : editor.gaps()) {
        const std::uint64_t start = (first + step - 1) / step * step;
        if (start > last) continue;
        if (*length == 0) {
            if (!best || last - start > best->last - best->first) best = SectorRange{start, last};
        } else if (last - start + 1 >= *length) {
            return SectorRange{start, start + *length - 1};
        }
    }
    if (!best)
        return fail(Cause::NoSpace, *length == 0
                                        ? "no free space on the disk"
                                        : fmt::format("no gap of {} aligned to {}",
                                                      counted(*length, "sector"), counted(step, "sector")));
    return *best;
}

}  // namespace

int runGptAdd(Context& context, const GptAddOptions& options) {
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto editor = GptEditor::open(disk->tables);
    if (!editor) return context.report(editor.error());
    NewGptPartition partition;
    if (!options.number.empty()) {
        const auto number = partitionNumber(options.number);
        if (!number) return context.report(number.error());
        partition.number = *number;
    }
    auto type = gptTypeArgument(options.fields.type);
    if (!type) return context.report(type.error());
    partition.type = *type;
    partition.name = options.fields.name;
    if (!options.fields.guid.empty()) {
        auto guid = guidArgument(options.fields.guid, "--guid");
        if (!guid) return context.report(guid.error());
        partition.unique = *guid;
    }
    auto attributes = attributesArgument(options.fields, 0);
    if (!attributes) return context.report(attributes.error());
    partition.attributes = *attributes;
    auto range = options.fields.start.empty() ? findRoom(*editor, options, disk->tables)
                                              : rangeOf(options.fields, disk->tables, std::nullopt);
    if (!range) return context.report(range.error());
    partition.first = range->first;
    partition.last = range->last;
    const auto number = editor->add(partition);
    if (!number) return context.report(number.error());
    const std::string what = fmt::format("GPT partition {} added", *number);
    Json result = Json::object();
    result["number"] = *number;
    return reviewTable(context, *disk, editor->plan(disk->disk(), what), options.gate, std::move(result));
}

}  // namespace sectorsmith::cli
