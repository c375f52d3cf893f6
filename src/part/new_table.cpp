// SPDX-License-Identifier: GPL-3.0-or-later
#include "part/new_table.h"

#include "part/apm_edit.h"
#include "part/errors.h"
#include "part/gpt_convert.h"
#include "part/mbr_edit.h"
#include "part/messages.h"

namespace sectorsmith {

Result<TablePlan> planNewTable(const ByteSource& disk, const DiskTables& tables, Scheme scheme) {
    if (scheme == Scheme::Gpt) {
        auto editor = GptEditor::create(tables, Guid::random());
        if (!editor) return std::unexpected(editor.error());
        return editor->plan(disk, say(PartMessage::NewEmptyGuidPartitionTable));
    }
    if (scheme != Scheme::Mbr && scheme != Scheme::Apm) return fail(Cause::Usage, PartError::NewTableScheme);
    TablePlan plan;
    planGptRemoval(plan, disk, tables);
    TablePlan table;
    if (scheme == Scheme::Apm) {
        auto editor = ApmEditor::create(tables);
        if (!editor) return std::unexpected(editor.error());
        table = editor->plan(disk, say(PartMessage::NewEmptyApplePartitionMap));
        // Its blocks say all of themselves.
        const std::uint64_t end = editor->firstFree() * std::uint64_t{tables.deviceSectorSize};
        std::erase_if(plan.writes, [&](const PlannedWrite& write) { return write.offset < end; });
    } else {
        if (tables.apm)
            planDifferences(plan, disk, tables.apm->blockSize, std::vector<std::byte>(tables.apm->blockSize),
                            tables.apm->blockSize, say(PartMessage::OldApplePartitionMapRemoved));
        table = MbrEditor::create(tables, randomDiskSignature())
                    .plan(disk, say(PartMessage::NewEmptyMbrPartitionTable));
    }
    plan.what = table.what;
    plan.writes.insert(plan.writes.end(), table.writes.begin(), table.writes.end());
    return plan;
}

}  // namespace sectorsmith
