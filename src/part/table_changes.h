// SPDX-License-Identifier: GPL-3.0-or-later
// A plan in the words of tables: which fields it changes, from what to what. For the review, beside the bytes.
#pragma once

#include <string>
#include <vector>

#include "base/message.h"
#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

struct TableChange {
    Message place;   // "GPT partition 3", "MBR entry 1", "Backup GPT", "MBR"
    Message field;   // "name", "type", "entry" for one that comes or goes as a whole
    Message before;  // empty: there is none
    Message after;
};

// By table (MBR, GPT, APM), then index; at the end writes that belong to no table (boot sectors), named by their reason,
// small ones (8 bytes at most) as little-endian numbers. Text from the disk is UTF-8, with whatever characters it has.
std::vector<TableChange> tableChanges(const ByteSource& disk, const TablePlan& plan);
// Between two states of a disk's tables alone.
std::vector<TableChange> tableChanges(const DiskTables& before, const DiskTables& after);

// "80 07 NTFS, exFAT or HPFS, sectors 585938944-976771071 (390832128)"; empty for an empty entry.
Message mbrEntryText(const MbrEntry& entry);
// "Apple APFS (7C3457EF-…)", or the GUID alone.
std::string gptTypeText(const Guid& type);

}  // namespace sectorsmith
