// SPDX-License-Identifier: GPL-3.0-or-later
// Changing an Apple partition map: every change is tried first, the result is a plan.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "part/disk_tables.h"
#include "part/plan.h"

namespace sectorsmith {

// Errors as GptEditor's. Entries keep their order; free space entries (Apple_Free) are made anew behind them, so a
// partition's index changes only when one before it is deleted.
class ApmEditor {
 public:
    // Refused for damaged maps (checkDisk tells what is wrong).
    static Result<ApmEditor> open(const DiskTables& tables);

    // A new map with room for 63 entries, the disk's sectors as its blocks. NoSpace when the disk is too small, Refused when
    // it has more blocks than a map can count.
    static Result<ApmEditor> create(const DiskTables& tables);

    std::uint32_t firstFree() const { return 1 + mapBlocks_; }          // the block behind the map
    const std::vector<ApmEntry>& entries() const { return entries_; }   // without free space
    std::vector<std::pair<std::uint64_t, std::uint64_t>> gaps() const;  // first and last block

    Result<unsigned> add(std::uint32_t start, std::uint32_t blocks, const std::string& type,
                         const std::string& name);
    Result<void> remove(unsigned index);  // not the map itself
    Result<void> setRange(unsigned index, std::uint32_t start, std::uint32_t blocks);
    Result<void> setType(unsigned index, const std::string& type);  // at most 31 characters of ASCII
    Result<void> setName(unsigned index, const std::string& name);  // at most 31 characters of Mac Roman

    TablePlan plan(const ByteSource& disk, const Message& what) const;
    TablePlan plan(const ByteSource& disk, const std::string& what) const {
        return plan(disk, Message::plain(what));
    }

 private:
    ApmEntry* find(unsigned index);
    Result<void> fits(std::uint64_t start, std::uint64_t blocks, unsigned exceptIndex) const;
    Result<void> hasRoom() const;
    void renumber();

    std::uint32_t blockSize_ = 512;
    std::uint64_t diskBlocks_ = 0;
    std::uint32_t mapBlocks_ = 0;  // that the map's own partition has: the most entries
    std::uint32_t oldEntries_ = 0;
    bool listsFree_ = false;  // the map had Apple_Free entries
    bool changed_ = false;
    bool fresh_ = false;  // a new map: its driver descriptor as well
    std::vector<ApmEntry> entries_;
};

}  // namespace sectorsmith
