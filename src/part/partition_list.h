// SPDX-License-Identifier: GPL-3.0-or-later
// The partitions of a disk as one list, whatever the table: what the command prints and the window shows.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "part/disk_tables.h"

namespace sectorsmith {

struct Partition {
    std::string table;        // "gpt", "mbr", "apm"
    unsigned index = 0;       // GPT: entry number; MBR: 1-4, logical 5 and up; APM: block of its entry
    std::uint64_t start = 0;  // sectors of PartitionList::sectorSize
    std::uint64_t sectors = 0;
    std::uint64_t offset = 0;  // bytes; saturates at 2^63-1 for a lying entry
    std::uint64_t length = 0;  // bytes; may go past the end of the disk
    std::string type;          // GPT: upper-case GUID; MBR: "07", lower-case hexadecimal; APM: "Apple_HFS"
    std::string typeName;      // "Apple APFS"; empty for an unknown type
    std::string name;          // GPT and APM; UTF-8
    std::string uuid;          // GPT: upper-case GUID; MBR: "1a2b3c4d-01" as the kernel names it; else empty
    bool active = false;       // MBR: status 80; GPT: legacy BIOS bootable
    std::uint64_t attributes = 0;  // GPT: attributes; APM: status
    bool extended = false;         // MBR: the container of logical partitions
    bool protective = false;       // MBR: type EE
};

struct FreeSpace {
    std::uint64_t start = 0;  // sectors of PartitionList::sectorSize
    std::uint64_t sectors = 0;
    std::uint64_t offset = 0;  // bytes
    std::uint64_t length = 0;
    bool insideExtended = false;
};

struct PartitionList {
    Scheme scheme = Scheme::None;
    std::uint32_t sectorSize = 512;  // that start and sectors count in
    std::uint64_t diskBytes = 0;
    std::string diskId;             // GPT: upper-case GUID; MBR: "0x1a2b3c4d"
    std::uint64_t firstUsable = 0;  // GPT, sectors; inclusive both
    std::uint64_t lastUsable = 0;
    std::uint32_t tableEntries = 0;  // GPT: entries that the table holds
    // By table (GPT before MBR), then index. A hybrid's list holds both sides, the EE entry too; a GPT's protective
    // MBR is not listed.
    std::vector<Partition> partitions;
    std::vector<FreeSpace> gaps;        // by start; what can hold a new partition
    std::vector<std::string> problems;  // sentences on damage: the list is the best that could be made of it
    std::optional<Error> readError;     // a table sector could not be read

    const Partition* find(const std::string& table, unsigned index) const;  // table empty: the main one
};

PartitionList listPartitions(const ByteSource& disk);
PartitionList listPartitions(const DiskTables& tables);

}  // namespace sectorsmith
