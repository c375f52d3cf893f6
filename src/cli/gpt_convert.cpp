// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt create, from-mbr, to-mbr, zap: whole tables come and go.
#include "part/gpt_convert.h"

#include <fmt/format.h>

#include <charconv>

#include "cli/gpt_fields.h"
#include "cli/table.h"
#include "cli/table_review.h"

namespace sectorsmith::cli {

int runGptCreate(Context& context, const GptCreateOptions& options) {
    auto guid = guidArgument(options.guid.empty() ? "random" : options.guid, "--guid");
    if (!guid) return context.report(guid.error());
    std::uint32_t entries = 128;
    if (!options.entries.empty()) {
        const std::string& text = options.entries;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), entries);
        if (error != std::errc{} || end != text.data() + text.size())
            return context.report(
                Error{Cause::Usage, fmt::format("--entries: “{}” is no number", printable(text))});
    }
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto editor = GptEditor::create(disk->tables, *guid, entries);
    if (!editor) return context.report(editor.error());
    TablePlan plan = editor->plan(disk->disk(), "New GUID partition table");
    if (disk->tables.volumeBootSector && !disk->tables.isGptLike())
        plan.notes.emplace_back(
            "The first sector holds the boot sector of a file system that fills the whole "
            "disk: it is replaced, and the file system can then no longer be used.");
    return reviewTable(context, *disk, plan, options.gate);
}

int runGptFromMbr(Context& context, const GptFromMbrOptions& options) {
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto plan = planGptFromMbr(disk->disk(), disk->tables, contentsOf(*disk));
    if (!plan) return context.report(plan.error());
    return reviewTable(context, *disk, *plan, options.gate);
}

int runGptToMbr(Context& context, const GptToMbrOptions& options) {
    MbrFromGptOptions wanted;
    for (const std::string& text : options.partitions) {
        const auto number = partitionNumber(text);
        if (!number) return context.report(number.error());
        wanted.partitions.push_back(*number);
    }
    if (!options.active.empty()) {
        const auto number = partitionNumber(options.active);
        if (!number) return context.report(number.error());
        wanted.active = *number;
    }
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto plan = planMbrFromGpt(disk->disk(), disk->tables, contentsOf(*disk), wanted);
    if (!plan) return context.report(plan.error());
    return reviewTable(context, *disk, *plan, options.gate);
}

int runGptZap(Context& context, const GptZapOptions& options) {
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto plan = planGptZap(disk->disk(), disk->tables, options.mbr);
    if (!plan) return context.report(plan.error());
    return reviewTable(context, *disk, *plan, options.gate);
}

}  // namespace sectorsmith::cli
