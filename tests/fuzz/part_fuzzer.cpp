// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever a disk says: parsing, listing, checking, planning and searching end without harm, and what was planned on it
// can be read again. The first byte chooses the sector size, the second the place of the data: start, or start and end.
#include <cstddef>
#include <cstdint>
#include <memory>

#include "base/progress.h"
#include "io/memory_source.h"
#include "part/check.h"
#include "part/gpt_edit.h"
#include "part/gpt_repair.h"
#include "part/hybrid.h"
#include "part/lost.h"
#include "part/mbr_edit.h"
#include "part/partition_list.h"
#include "part/table_backup.h"

using namespace sectorsmith;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2 || size > (1 << 20)) return 0;
    const std::uint32_t sectorSize = (data[0] & 1) != 0 ? 4096 : 512;
    const std::size_t room = (data[1] & 1) != 0 ? 512 * 1024 : 0;  // a disk larger than its first sectors
    std::vector<std::byte> bytes(size - 2 + room);
    std::copy_n(reinterpret_cast<const std::byte*>(data + 2), size - 2, bytes.begin());
    if (room != 0 && size > 2 + 33 * 512) std::copy_n(reinterpret_cast<const std::byte*>(data + size - 33 * 512), 33 * 512, bytes.end() - 33 * 512);
    auto disk = std::make_shared<MemorySource>(std::move(bytes), sectorSize);
    const DiskTables tables = readDiskTables(*disk);
    (void)listPartitions(tables);
    PartitionContents contents;
    contents.known = true;
    (void)checkDisk(*disk, tables, contents);
    if (auto repair = planGptRepair(*disk, tables); repair && repair->chosen) (void)listPartitions(PlannedSource(disk, repair->plan));
    HybridOptions options;
    options.partitions = {1, 2};
    if (auto proposal = proposeHybrid(*disk, tables, contents, options)) (void)listPartitions(PlannedSource(disk, proposal->plan));
    (void)planHybridReset(*disk, tables);
    if (auto editor = GptEditor::open(tables)) {
        (void)editor->remove(1);
        for (const auto& [first, last] : editor->gaps()) (void)editor->add({{}, first, last, *Guid::parse("0FC63DAF-8483-4772-8E79-3D69D8477DE4"), {}, "x", 0});
        (void)listPartitions(PlannedSource(disk, editor->plan(*disk, "x")));
    }
    if (auto editor = MbrEditor::open(tables)) {
        for (const auto& [first, last] : editor->gaps(true)) (void)editor->addLogical(first + 1, last - first, 0x83);
        (void)editor->remove(1);
        (void)listPartitions(PlannedSource(disk, editor->plan(*disk, "x")));
    }
    (void)writeTableBackup(*disk, tables);
    (void)writeSgdiskBackup(tables, *disk);
    (void)planRestore(*disk, tables, std::as_bytes(std::span(data, size)));
    SilentProgress progress;
    if (auto scan = scanLost(*disk, tables, {}, progress)) (void)proposeLostTable(*disk, tables, *scan);
    return 0;
}
