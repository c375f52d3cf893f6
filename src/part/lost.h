// SPDX-License-Identifier: GPL-3.0-or-later
// Search for lost partitions: boot sectors, superblocks and their backups all over a disk. Nothing is written.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/progress.h"
#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

struct LostVolume {
    std::string type;          // as blkid names it: "ntfs", "vfat", "exfat", "hfsplus", "apfs", "ext4"
    std::string label;         // where the header itself holds one
    std::uint64_t offset = 0;  // bytes: where it starts
    std::uint64_t length = 0;  // bytes, as it declares; may go beyond the end of the disk
    int confidence = 0;        // 0 to 100
    std::string evidence;      // "boot sector and its backup", "backup superblock alone"
    unsigned known = 0;        // number of the partition of the present table with this start; 0: none
    bool inside = false;       // lies inside a more trustworthy one: a disk image, or a left-over
};

struct LostTable {
    std::uint64_t offset = 0;  // of a GPT header whose checksum is right
    std::uint32_t sectorSize = 512;
    std::string diskGuid;
    std::uint64_t myLba = 0;
    unsigned partitions = 0;  // used entries, when its array can be read and its checksum is right
};

struct LostScan {
    std::vector<LostVolume> volumes;  // by offset
    std::vector<LostTable> tables;
    std::uint64_t scannedBytes = 0;
    std::uint64_t unreadableBytes = 0;
};

struct LostOptions {
    std::uint64_t offset = 0;  // bytes
    std::uint64_t length = 0;  // 0: to the end
    bool everySector =
        true;  // false: only multiples of 4 KiB and the old track borders (63 sectors): eight times faster
};

// Reads the range in MiB steps (holes are skipped). Fails with Cancelled only.
Result<LostScan> scanLost(const ByteSource& disk, const DiskTables& tables, const LostOptions& options,
                          Progress& progress);

// A GPT that shows what was found beside the partitions that are there (a new one where the disk has none): volumes of
// at least `leastConfidence` that lie inside the disk, are not inside others and overlap nothing; the rest is in the notes.
Result<TablePlan> proposeLostTable(const ByteSource& disk, const DiskTables& tables, const LostScan& scan,
                                   int leastConfidence = 60);

}  // namespace sectorsmith
