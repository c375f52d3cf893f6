// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt create, from-mbr, from-bsd, to-mbr, zap: whole tables come and go.
#include "part/gpt_convert.h"

#include <fmt/format.h>

#include "cli/gpt_convert.h"
#include "cli/gpt_fields.h"
#include "cli/table.h"
#include "cli/table_review.h"

namespace sectorsmith::cli {

namespace {

Result<std::vector<unsigned>> numbersOf(const std::vector<std::string>& texts) {
    std::vector<unsigned> numbers;
    for (const std::string& text : texts) {
        const auto number = partitionNumber(text);
        if (!number) return std::unexpected(number.error());
        numbers.push_back(*number);
    }
    return numbers;
}

}  // namespace

int runGptCreate(Context& context, const GptCreateOptions& options) {
    auto guid = guidArgument(options.guid.empty() ? "random" : options.guid, "--guid");
    if (!guid) return context.report(guid.error());
    const auto entries = entriesArgument(options.entries.empty() ? "128" : options.entries);
    if (!entries) return context.report(entries.error());
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto editor = GptEditor::create(disk->tables, *guid, *entries);
    if (!editor) return context.report(editor.error());
    TablePlan plan = editor->plan(disk->disk(), "New GUID partition table");
    if (disk->tables.volumeBootSector && !disk->tables.isGptLike())
        plan.notes.push_back(Message::plain(
            "The first sector is the boot sector of a file system that covers the entire disk. It will be "
            "replaced, and the file system will be unusable."));
    return reviewTable(context, *disk, plan, options.gate);
}

int runGptFromMbr(Context& context, const GptFromMbrOptions& options) {
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto plan = planGptFromMbr(disk->disk(), disk->tables, contentsOf(*disk));
    if (!plan) return context.report(plan.error());
    return reviewTable(context, *disk, *plan, options.gate);
}

int runGptFromBsd(Context& context, const GptFromBsdCommand& options) {
    GptFromBsdOptions wanted;
    wanted.base = options.base;
    if (!options.number.empty()) {
        const auto number = partitionNumber(options.number);
        if (!number) return context.report(number.error());
        wanted.number = *number;
    }
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto plan = planGptFromBsd(disk->disk(), disk->tables, contentsOf(*disk), wanted);
    if (!plan) return context.report(plan.error());
    return reviewTable(context, *disk, *plan, options.gate);
}

int runGptToMbr(Context& context, const GptToMbrOptions& options) {
    MbrFromGptOptions wanted;
    for (const auto& [texts, numbers] :
         {std::pair{&options.partitions, &wanted.partitions}, std::pair{&options.logical, &wanted.logical}}) {
        auto parsed = numbersOf(*texts);
        if (!parsed) return context.report(parsed.error());
        *numbers = std::move(*parsed);
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
