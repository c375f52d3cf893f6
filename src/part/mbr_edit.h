// SPDX-License-Identifier: GPL-3.0-or-later
// Changing an MBR with its logical partitions: every change is tried first, the result is a plan.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

// Errors as GptEditor's: Usage, NotFound, Refused (a conflict), NoSpace. Indexes are 1-4 and, for logical partitions, 5
// and up in the order of the chain; deleting one renumbers those after it.
class MbrEditor {
 public:
    struct Item {
        unsigned index = 0;
        std::uint64_t start = 0;  // sectors, absolute
        std::uint64_t sectors = 0;
        std::uint8_t type = 0;
        bool active = false;
        bool logical = false;
        std::uint64_t ebr = 0;  // logical: its record's sector
    };

    // Refused for GPT disks (GptEditor and the hybrid proposal do those), for damaged chains, and for chains with more
    // than one partition in a record.
    static Result<MbrEditor> open(const DiskTables& tables);
    // A new, empty table; boot code is kept, the disk signature is `diskSignature`.
    static MbrEditor create(const DiskTables& tables, std::uint32_t diskSignature);

    const std::vector<Item>& items() const { return items_; }  // by index
    // Free runs (first and last sector), outside and inside the extended partition.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> gaps(bool insideExtended) const;

    // Into the first free slot, or `index` 1-4.
    Result<unsigned> addPrimary(std::uint64_t start, std::uint64_t sectors, std::uint8_t type,
                                std::optional<unsigned> index = {});
    // Inside the extended partition; its record goes to `record`, else to the first sector of the gap it lies in (the first
    // logical partition's is the extended partition's own first sector).
    Result<unsigned> addLogical(std::uint64_t start, std::uint64_t sectors, std::uint8_t type,
                                std::optional<std::uint64_t> record = {});
    // An extended partition goes only when it is empty.
    Result<void> remove(unsigned index);
    Result<void> setRange(unsigned index, std::uint64_t start, std::uint64_t sectors);
    Result<void> setType(unsigned index, std::uint8_t type);
    Result<void> setActive(unsigned index, bool active);  // others lose it
    void setDiskSignature(std::uint32_t signature) { mbr_.diskSignature = signature; }

    TablePlan plan(const ByteSource& disk, const Message& what) const;
    TablePlan plan(const ByteSource& disk, const std::string& what) const {
        return plan(disk, Message::plain(what));
    }

 private:
    Item* find(unsigned index);
    const Item* extended() const;
    Result<void> fits(std::uint64_t start, std::uint64_t sectors, bool logical, unsigned exceptIndex) const;
    void renumber();

    std::uint32_t sectorSize_ = 512;
    std::uint64_t diskSectors_ = 0;
    Mbr mbr_;
    std::vector<Item> items_;
    std::vector<ExtendedBootRecord> records_;  // as opened: their boot code area stays
};

}  // namespace sectorsmith
