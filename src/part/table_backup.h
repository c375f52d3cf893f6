// SPDX-License-Identifier: GPL-3.0-or-later
// Partition tables to a file and back.
#pragma once

#include <string>
#include <vector>

#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

// A piece of the disk that belongs to its tables.
struct TableRegion {
    std::uint64_t offset = 0;  // bytes
    std::vector<std::byte> bytes;
    std::string what;  // "MBR", "Primary GPT header", …
};

// Everything that makes up the tables: MBR, extended records, both GPT copies, APM; ascending, apart. Fails when a part
// cannot be read.
Result<std::vector<TableRegion>> tableRegions(const ByteSource& disk, const DiskTables& tables);

// Our own format, a JSON document (any scheme): {"format": "sectorsmith-table-backup", "version": 1, "scheme",
// "diskBytes", "sectorSize", "regions": [{"what", "offset", "hex"}], "crc32": over each region's offset and length (8 bytes
// each, little-endian) and bytes; older backups lack it}. Numbers beyond 2^53 - 1 are strings. Damaged where the tables
// are such that planRestore() would refuse the backup.
Result<std::string> writeTableBackup(const ByteSource& disk, const DiskTables& tables);
// sgdisk's format (GPT only): MBR, primary header, backup header, entries; 512 bytes each, then the array.
Result<std::vector<std::byte>> writeSgdiskBackup(const DiskTables& tables, const ByteSource& disk);

struct RestoreOptions {
    bool otherDisk = false;  // allow a disk of another size: the backup table goes to its end (GPT only)
};
// The writes that put a backup back; recognises both formats. Refused when the backup is of a disk of another size or
// sector size (unless allowed); Damaged when it contradicts itself.
Result<TablePlan> planRestore(const ByteSource& disk, const DiskTables& tables,
                              std::span<const std::byte> backup, const RestoreOptions& options = {});

}  // namespace sectorsmith
