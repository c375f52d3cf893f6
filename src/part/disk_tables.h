// SPDX-License-Identifier: GPL-3.0-or-later
// All partition tables of a disk in one reading: what the check, the plans and the partition list start from.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "io/byte_source.h"
#include "part/apm.h"
#include "part/gpt.h"
#include "part/mbr.h"

namespace sectorsmith {

enum class Scheme { None, Mbr, Gpt, Hybrid, Apm };
std::string_view schemeName(Scheme scheme);  // "none", "mbr", "gpt", "hybrid", "apm"

struct DiskTables {
    Scheme scheme = Scheme::None;
    std::uint64_t diskBytes = 0;
    std::uint32_t deviceSectorSize = 512;  // of the source
    std::uint32_t sectorSize = 512;        // that the table counts in
    std::optional<Error> sector0Error;     // sector 0 could not be read
    bool volumeBootSector = false;         // sector 0 starts a file system, not a table
    std::optional<MbrTable> mbr;           // sector 0 with 55 AA, or with entries though without it
    bool unsignedEntries = false;          // sane entries in sector 0, but no 55 AA
    std::optional<GptTable> gpt;           // also a left-over one under an MBR scheme
    std::optional<ApmTable> apm;

    std::uint64_t diskSectors() const { return diskBytes / sectorSize; }
    bool isGptLike() const { return scheme == Scheme::Gpt || scheme == Scheme::Hybrid; }
};

// Never fails: what cannot be read is said in the result.
DiskTables readDiskTables(const ByteSource& disk);

}  // namespace sectorsmith
