// SPDX-License-Identifier: GPL-3.0-or-later
// New identifiers in partition tables: a copy of a disk has those of the original, and the two disturb each other.
#pragma once

#include <optional>
#include <vector>

#include "base/random.h"
#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

// Gives each entry another GUID, in `array` (of entries of `entrySize` bytes), too.
void newPartitionGuids(std::vector<GptEntry>& entries, std::span<std::byte> array, std::uint32_t entrySize,
                       const RandomBytes& random = systemRandom);

// One identifier of a table.
struct TableId {
    enum class Kind { DiskGuid, PartitionGuid, DiskSignature };
    Kind kind = Kind::DiskGuid;
    unsigned partition = 0;  // GPT: of a PartitionGuid
    std::string value;       // upper-case GUID, eight upper-case hexadecimal digits
};

// The disk's GUID, the signature of its MBR unless that is 0, the partitions' GUIDs.
std::vector<TableId> tableIds(const DiskTables& tables);

struct NewTableIds {
    std::vector<TableId> before;
    std::vector<TableId> after;  // as many, in the same order
    TablePlan plan;
};
// New ones for all of tableIds(), or for partition `only` alone. Both copies of a GPT with their checksums; sector 0 but
// for the signature stays. Empty where the table has none. Errors: as GptEditor::open(): a damaged table is refused.
Result<NewTableIds> planNewTableIds(const ByteSource& disk, const DiskTables& tables,
                                    std::optional<unsigned> only, const RandomBytes& random = systemRandom);

}  // namespace sectorsmith
