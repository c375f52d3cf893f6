// SPDX-License-Identifier: GPL-3.0-or-later
// Changing a GPT: every change is tried against the rules first, the result is a plan.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "part/disk_tables.h"
#include "part/partition_list.h"
#include "part/plan.h"

namespace sectorsmith {

struct NewGptPartition {
    std::optional<unsigned> number;  // else the first free entry
    std::uint64_t first = 0;         // sectors of the table
    std::uint64_t last = 0;          // inclusive
    Guid type;
    std::optional<Guid> unique;  // else a random one
    std::string name;            // UTF-8, at most 36 UTF-16 units
    std::uint64_t attributes = 0;
};

// Errors are Cause::Usage (impossible words), Cause::NotFound (no such partition) or Cause::Refused (a conflict: the
// sentence names the partition in the way); nothing has changed then.
class GptEditor {
 public:
    // Refused when the table is damaged: repair it first. Does not keep the tables.
    static Result<GptEditor> open(const DiskTables& tables);
    // A new, empty table for a disk of that size, with `entryCount` entries of 128 bytes. NoSpace when the disk is too
    // small. An existing MBR's boot code and disk signature are kept (`tables`), its entries are not.
    static Result<GptEditor> create(const DiskTables& tables, const Guid& diskGuid,
                                    std::uint32_t entryCount = 128);

    const std::vector<GptEntry>& entries() const { return entries_; }  // by number
    const GptHeader& header() const { return header_; }                // of the primary
    std::uint32_t sectorSize() const { return sectorSize_; }
    // Free runs of the usable range: first and last sector.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> gaps() const;

    Result<unsigned> add(const NewGptPartition& partition);  // its number
    Result<void> remove(unsigned number);
    // Exchanges the numbers of two entries; one of them may be free.
    Result<void> swap(unsigned first, unsigned second);
    // Numbers from 1 in the order of the places on the disk.
    void sort();
    // Moves or resizes the entry; the data stay where they are.
    Result<void> setRange(unsigned number, std::uint64_t first, std::uint64_t last);
    Result<void> setType(unsigned number, const Guid& type);
    // Also clears what lies behind the NUL of a name (gpt.name-after-nul).
    Result<void> setName(unsigned number, const std::string& name);
    Result<void> setUnique(unsigned number, const Guid& unique);
    Result<void> setAttributes(unsigned number, std::uint64_t attributes);
    Result<void> setDiskGuid(const Guid& guid);
    // How many entries the table has and at which sector (2 and up) its main array begins; the usable range gives way, or
    // gains what is given back.
    Result<void> setArray(std::uint32_t entryCount, std::uint64_t firstSector);

    // What has to be written: backup array and header, primary array and header, and the MBR where a hybrid entry shows
    // a partition that has moved or gone; a hybrid MBR stays as it is where no place has changed. Only sectors that differ
    // from `disk`.
    TablePlan plan(const ByteSource& disk, const Message& what) const;
    TablePlan plan(const ByteSource& disk, const std::string& what) const {
        return plan(disk, Message::plain(what));
    }

 private:
    GptEditor() = default;
    GptEntry* find(unsigned number);
    std::vector<GptEntry>::const_iterator successor(const GptEntry& old) const;
    Result<void> fits(std::uint64_t first, std::uint64_t last, unsigned exceptNumber) const;
    void syncMbr(TablePlan& plan, Mbr& mbr) const;
    bool placesChanged() const;

    std::uint32_t sectorSize_ = 512;
    std::uint64_t diskSectors_ = 0;
    GptHeader header_;
    std::vector<std::byte> headerSector_;
    std::vector<std::byte> array_;
    std::uint64_t backupArrayLba_ = 0;
    std::vector<GptEntry> entries_;
    std::vector<GptEntry> before_;  // as opened: what the hybrid entries show
    bool writeMbr_ = false;         // a new table: the protective MBR as well
    bool hybrid_ = false;
    bool arrayChanged_ = false;  // by setArray()
    Mbr mbr_;
};

// The whole table for a disk: both headers, both arrays, ready to write. Used by editor, repair and restore.
// `header` gives entries, sizes, GUID and usable range; places and checksums are computed: primary array at
// header.entriesLba, backup at the end of the disk.
void planGptTable(TablePlan& plan, const ByteSource& disk, GptHeader header,
                  std::span<const std::byte> headerSector, std::span<const std::byte> array,
                  std::uint32_t sectorSize, std::uint64_t diskSectors);

// The protective MBR: one entry EE over the disk; boot code, disk signature and the rest of `base` stay.
Mbr protectiveMbr(const Mbr& base, std::uint64_t diskSectors);

// UTF-16 units of a UTF-8 text; nullopt when it is not valid.
std::optional<std::size_t> utf16Length(const std::string& text);

}  // namespace sectorsmith
