// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith gpt delete, swap, sort: entries go, or change their numbers.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/gpt_delete.h"
#include "cli/table_review.h"
#include "part/gpt_edit.h"

namespace sectorsmith::cli {

int runGptDelete(Context& context, const GptDeleteOptions& options) {
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto editor = GptEditor::open(disk->tables);
    if (!editor) return context.report(editor.error());
    for (const std::string& text : options.numbers) {
        const auto number = partitionNumber(text);
        if (!number) return context.report(number.error());
        if (auto done = editor->remove(*number); !done) return context.report(done.error());
    }
    const std::string what = fmt::format("GPT partition{} {} deleted", options.numbers.size() == 1 ? "" : "s",
                                         fmt::join(options.numbers, ", "));
    return reviewTable(context, *disk, editor->plan(disk->disk(), what), options.gate);
}

int runGptSwap(Context& context, const GptSwapOptions& options) {
    const auto first = partitionNumber(options.first);
    const auto second = partitionNumber(options.second);
    if (!first) return context.report(first.error());
    if (!second) return context.report(second.error());
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto editor = GptEditor::open(disk->tables);
    if (!editor) return context.report(editor.error());
    if (auto done = editor->swap(*first, *second); !done) return context.report(done.error());
    const std::string what = fmt::format("GPT partitions {} and {} exchanged", *first, *second);
    return reviewTable(context, *disk, editor->plan(disk->disk(), what), options.gate);
}

int runGptSort(Context& context, const GptSortOptions& options) {
    auto disk = openTableDisk(context, options.source, true);
    if (!disk) return context.report(disk.error());
    auto editor = GptEditor::open(disk->tables);
    if (!editor) return context.report(editor.error());
    editor->sort();
    return reviewTable(context, *disk, editor->plan(disk->disk(), "GPT partitions sorted"), options.gate);
}

}  // namespace sectorsmith::cli
