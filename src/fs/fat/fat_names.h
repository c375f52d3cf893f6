// SPDX-License-Identifier: GPL-3.0-or-later
// The names in FAT's folders. Inside fs/fat only. Source: Microsoft FAT specification (fatgen103).
#pragma once

#include <span>
#include <string>

#include "fs/fat/fat_structs.h"

namespace sectorsmith::fat {

constexpr unsigned attributeLongName = 0x0F;

// "NAME.EXT" as UTF-8: by code page 437, in the case that Windows NT notes.
std::string shortName(const DirectoryEntry& entry);

// Gathers the pieces of a long name, which come last piece first.
class LongName {
 public:
    void add(std::span<const std::byte> entry);
    // The name as UTF-8 and empty again; empty text where the pieces are not all there, or not of this entry: their
    // checksum is another name's.
    std::string take(const DirectoryEntry& entry);

    // The same for entries that were deleted: they have lost their numbers, and the short name its first letter.
    void addDeleted(std::span<const std::byte> entry);
    // Puts that letter back, which the checksum tells, where the pieces are this entry's; else leaves the entry as it is and
    // the text empty.
    std::string takeDeleted(DirectoryEntry& entry);

 private:
    void insert(std::span<const std::byte> entry);
    std::string pieces_;
    unsigned expected_ = 0;  // number of the next piece
    unsigned checksum_ = 0;
    bool valid_ = false;
};

}  // namespace sectorsmith::fat
