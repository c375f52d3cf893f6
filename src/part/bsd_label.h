// SPDX-License-Identifier: GPL-3.0-or-later
// BSD disklabels: the table by which a BSD system divides its slice (an MBR or GPT partition) once more. Model and parser.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "io/byte_source.h"

namespace sectorsmith {

struct BsdPartition {
    char letter = 'a';
    std::uint64_t start = 0;  // sectors, as the label counts them
    std::uint64_t sectors = 0;
    std::uint8_t type = 0;  // 0: only a view of the slice or disk ("c", "d")
};

struct BsdLabel {
    std::uint64_t offset = 0;      // bytes on the disk
    std::uint32_t sectorSize = 0;  // bytes that the label counts in
    bool checksumOk = false;
    std::vector<BsdPartition> partitions;  // not the empty ones, by letter
};

// Looks at the places where labels lie in a slice that starts at `start` (bytes): 64, 512 and one sector behind it.
// nullopt: none with both magic numbers and a count of partitions that is possible.
std::optional<BsdLabel> readBsdLabel(const ByteSource& disk, std::uint64_t start, std::uint32_t sectorSize);

// Where a label's sector numbers count from.
enum class BsdBase { Auto, Slice, Disk };
std::string_view bsdBaseName(BsdBase base);  // "auto", "slice", "disk"

// Slice or Disk, whichever makes the label fit a slice of `sectors` from sector `start` on; Auto when both do, or neither.
BsdBase bsdBaseOf(const BsdLabel& label, std::uint64_t start, std::uint64_t sectors);

}  // namespace sectorsmith
