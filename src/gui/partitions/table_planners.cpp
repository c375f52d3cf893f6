// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/partitions/table_planners.h"

#include <QByteArray>
#include <QFile>
#include <span>

#include "gui/partitions/partitions_view.h"
#include "ops/partition_contents.h"
#include "part/gpt_convert.h"
#include "part/gpt_edit.h"
#include "part/hybrid.h"
#include "part/hybrid_entry.h"
#include "part/new_table.h"
#include "part/table_backup.h"

namespace sectorsmith::gui {

Planner hybridResetPlanner() {
    return [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planHybridReset(*disk, tables);
    };
}

Planner newTablePlanner(Scheme scheme) {
    return [scheme](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planNewTable(*disk, tables, scheme);
    };
}

Planner sortPlanner() {
    return [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) -> Result<TablePlan> {
        auto editor = GptEditor::open(tables);
        if (!editor) return std::unexpected(editor.error());
        editor->sort();
        return editor->plan(*disk, PartitionsView::tr("Sort GPT entries by start sector").toStdString());
    };
}

Planner chsPlanner() {
    return [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planMbrChs(*disk, tables);
    };
}

Planner bsdToGptPlanner() {
    return [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planGptFromBsd(*disk, tables, readPartitionContents(disk, tables));
    };
}

Planner mbrToGptPlanner() {
    return [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planGptFromMbr(*disk, tables, readPartitionContents(disk, tables));
    };
}

Planner gptToMbrPlanner() {
    return [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planMbrFromGpt(*disk, tables, readPartitionContents(disk, tables));
    };
}

Planner removeGptPlanner() {
    return [](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) {
        return planGptZap(*disk, tables, false);
    };
}

Planner restorePlanner(const QString& file) {
    return [file](const std::shared_ptr<ByteSource>& disk, const DiskTables& tables) -> Result<TablePlan> {
        constexpr qint64 most = qint64{64} << 20;
        QFile in(file);
        if (!in.open(QIODevice::ReadOnly))
            return fail(Cause::Io, QStringLiteral("%1: %2").arg(file, in.errorString()).toStdString());
        if (in.size() > most)
            return fail(
                Cause::Damaged,
                PartitionsView::tr("the file is too large for a partition table backup").toStdString());
        const QByteArray bytes = in.readAll();
        return planRestore(
            *disk, tables,
            std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size()))));
    };
}

}  // namespace sectorsmith::gui
