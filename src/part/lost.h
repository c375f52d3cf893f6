// SPDX-License-Identifier: GPL-3.0-or-later
// Search for lost partitions: boot sectors, superblocks and their backups all over a disk. Nothing is written.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/progress.h"
#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

struct LostVolume {
    std::string type;          // as blkid names it: "ntfs", "vfat", "exfat", "hfsplus", "apfs", "ext4"
    std::string version;       // of FAT: "FAT32", "FAT"
    std::string label;         // where the header itself holds one (ops/lost_labels.h fills in more)
    std::uint64_t offset = 0;  // bytes: where it starts
    std::uint64_t length = 0;  // bytes, as it declares; may go beyond the end of the disk
    int confidence = 0;        // 0 to 100
    Message evidence;          // "boot sector and its backup", "backup superblock alone"
    unsigned known = 0;        // number of the partition of the present table with this start; 0: none
    bool inside = false;       // lies inside a more trustworthy one: a disk image, or a left-over
    // What a table calls the partition that begins there: the present one, else an old GPT whose checksums are right.
    std::string partitionName;
    std::optional<GptEntry> formerEntry;  // of the old GPT
};

struct LostTable {
    std::uint64_t offset = 0;  // of a GPT header whose checksum is right
    std::uint32_t sectorSize = 512;
    std::string diskGuid;
    std::uint64_t myLba = 0;
    std::vector<GptEntry> entries;  // used ones, when its array can be read and its checksum is right
};

struct LostScan {
    std::vector<LostVolume> volumes;  // by offset; people number them from 1 in this order
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

// "FAT32 “EFI” at sector 40 (200 MiB)".
Message lostVolumeText(const LostVolume& volume, std::uint32_t sectorSize);

// Those that a proposal has unless somebody chooses, as indices: of at least `leastConfidence`, inside the disk, not inside
// others, overlapping neither the partitions that are there nor better ones. Empty where no table can be proposed.
std::vector<std::size_t> suggestedLostVolumes(const DiskTables& tables, const LostScan& scan,
                                              int leastConfidence = 60);

// A GPT that shows the suggested volumes beside the partitions that are there (a new one where the disk has none); they
// get numbers by their places. The notes say what is left out, and why.
Result<TablePlan> proposeLostTable(const ByteSource& disk, const DiskTables& tables, const LostScan& scan,
                                   int leastConfidence = 60);
// The same with those that were chosen by number (from 1), however doubtful. Usage for a number that there is not; Refused
// when one of them cannot be added.
Result<TablePlan> proposeLostTable(const ByteSource& disk, const DiskTables& tables, const LostScan& scan,
                                   std::span<const unsigned> numbers);

}  // namespace sectorsmith
