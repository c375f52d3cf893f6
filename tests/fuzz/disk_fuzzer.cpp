// SPDX-License-Identifier: GPL-3.0-or-later
// Partition tables of every kind: read, listed, checked.
#include "fuzz/sparse_input.h"
#include "part/check.h"
#include "part/disk_tables.h"
#include "part/partition_list.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace sectorsmith;
    const auto disk = fuzz::sparseInput(data, size);
    const DiskTables tables = readDiskTables(*disk);
    const PartitionList list = listPartitions(tables);
    for (const Partition& partition : list.partitions) {
        // What a caller relies on: offsets that can be added without overflow.
        if (partition.offset > std::uint64_t{1} << 63) __builtin_trap();
    }
    PartitionContents contents;
    (void)checkDisk(*disk, tables, contents);
    contents.known = true;
    for (const Partition& partition : list.partitions) {
        PartitionContent content;
        content.offset = partition.offset;
        content.fileSystem = "ntfs";
        content.bootmgr = true;
        contents.all.push_back(content);
    }
    (void)checkDisk(*disk, tables, contents);
    return 0;
}
