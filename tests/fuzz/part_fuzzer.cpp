// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a disk says: parsing, listing, checking, planning and searching end without harm, and what was planned on it
// can be read again.
#include <cstddef>
#include <cstdint>
#include <memory>

#include "base/progress.h"
#include "fuzz/sparse_input.h"
#include "part/check.h"
#include "part/gpt_convert.h"
#include "part/gpt_edit.h"
#include "part/gpt_repair.h"
#include "part/hybrid.h"
#include "part/hybrid_entry.h"
#include "part/lost.h"
#include "part/mbr_edit.h"
#include "part/new_table.h"
#include "part/partition_list.h"
#include "part/table_backup.h"
#include "part/table_changes.h"

using namespace sectorsmith;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto disk = fuzz::sparseInput(data, size);
    const DiskTables tables = readDiskTables(*disk);
    const PartitionList list = listPartitions(tables);
    PartitionContents contents;
    contents.known = true;
    (void)checkDisk(*disk, tables, contents);
    for (const Partition& partition : list.partitions) {
        // What a caller relies on: offsets that can be added without overflow.
        if (partition.offset > std::uint64_t{1} << 63) __builtin_trap();
        PartitionContent content;
        content.offset = partition.offset;
        content.fileSystem = "ntfs";
        content.bootmgr = true;
        contents.all.push_back(content);
    }
    (void)checkDisk(*disk, tables, contents);
    if (auto repair = planGptRepair(*disk, tables); repair && repair->chosen) {
        (void)listPartitions(PlannedSource(disk, repair->plan));
        (void)tableChanges(*disk, repair->plan);
    }
    if (auto plan = planGptFromMbr(*disk, tables, contents)) (void)tableChanges(*disk, *plan);
    if (auto plan = planMbrFromGpt(*disk, tables, contents)) (void)tableChanges(*disk, *plan);
    if (auto plan = planGptFromBsd(*disk, tables, contents)) {
        (void)tableChanges(*disk, *plan);
        (void)listPartitions(PlannedSource(disk, *plan));
    }
    for (const BsdBase base : {BsdBase::Slice, BsdBase::Disk})
        if (auto plan = planGptFromBsd(*disk, tables, contents, {1, base})) (void)tableChanges(*disk, *plan);
    for (const Scheme scheme : {Scheme::Gpt, Scheme::Mbr, Scheme::Apm})
        if (auto plan = planNewTable(*disk, tables, scheme)) (void)listPartitions(PlannedSource(disk, *plan));
    (void)planMbrChs(*disk, tables);
    if (auto plan = planGptZap(*disk, tables, data != nullptr && size % 2 == 0))
        (void)tableChanges(*disk, *plan);
    HybridOptions options;
    options.partitions = {1, 2};
    if (auto proposal = proposeHybrid(*disk, tables, contents, options))
        (void)listPartitions(PlannedSource(disk, proposal->plan));
    (void)planHybridReset(*disk, tables);
    if (auto editor = GptEditor::open(tables)) {
        for (const GptEntry& entry : std::vector(editor->entries()))
            (void)editor->setName(entry.number, entry.name);
        (void)editor->remove(1);
        (void)editor->swap(2, 3);
        editor->sort();
        (void)editor->setArray(static_cast<std::uint32_t>(size % 300), size % 2 + 2);
        for (const auto& [first, last] : editor->gaps())
            (void)editor->add(
                {{}, first, last, *Guid::parse("0FC63DAF-8483-4772-8E79-3D69D8477DE4"), {}, "x", 0});
        (void)listPartitions(PlannedSource(disk, editor->plan(*disk, "x")));
    }
    if (auto editor = MbrEditor::open(tables)) {
        for (const auto& [first, last] : editor->gaps(true))
            (void)editor->addLogical(first + 1, last - first, 0x83);
        (void)editor->remove(1);
        (void)listPartitions(PlannedSource(disk, editor->plan(*disk, "x")));
    }
    (void)writeTableBackup(*disk, tables);
    (void)writeSgdiskBackup(tables, *disk);
    (void)planRestore(*disk, tables, std::as_bytes(std::span(data, size)));
    if (disk->size() > 4 << 20) return 0;  // the scan reads all
    SilentProgress progress;
    if (auto scan = scanLost(*disk, tables, {}, progress)) {
        for (const std::size_t index : suggestedLostVolumes(tables, *scan))
            if (index >= scan->volumes.size()) __builtin_trap();
        (void)proposeLostTable(*disk, tables, *scan);
        const unsigned numbers[] = {2, 1, static_cast<unsigned>(size % 8)};
        if (auto plan = proposeLostTable(*disk, tables, *scan, numbers))
            (void)listPartitions(PlannedSource(disk, *plan));
    }
    return 0;
}
