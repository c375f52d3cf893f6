// SPDX-License-Identifier: GPL-3.0-or-later
// What lies in partitions: the file systems, found by looking.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "fs/facts.h"
#include "io/byte_source.h"
#include "part/partition_list.h"

namespace sectorsmith {

// One for each partition of `list` (of `disk`), in its order; empty ones for extended and protective entries, for what
// lies beyond the end, where nothing is recognised, and for all once `disk` has become gentle (a failing disk: see
// io/open.h). The MBR side of a hybrid takes what was found through the GPT where both name the same range.
std::vector<std::optional<FileSystemFacts>> volumesOf(const std::shared_ptr<ByteSource>& disk,
                                                      const PartitionList& list);

// What people call it: the label; for an APFS container the names of its volumes. May be empty.
std::string displayLabel(const FileSystemFacts& facts);

// True for a source that is being spared: no detection, no read-ahead.
bool isGentle(const ByteSource& source);
// The next reads ask the device again, where what was read is kept (RereadableSource).
void forgetReads(ByteSource& source);

}  // namespace sectorsmith
