// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in partitions: the file systems, found by looking.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "io/byte_source.h"
#include "part/partition_list.h"

namespace sectorsmith {

struct Volume {
    std::string fileSystem;  // "ntfs", "apfs", ...; empty when none is recognised
    std::string label;
};

// One for each partition of `list` (of `disk`), in its order; empty ones for extended and protective entries and where
// nothing can be read. Reads some sectors of each partition.
std::vector<Volume> volumesOf(const std::shared_ptr<ByteSource>& disk, const PartitionList& list);

}  // namespace sectorsmith
