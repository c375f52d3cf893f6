// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "base/byte_range.h"
#include "base/message.h"
#include "io/byte_source.h"

namespace sectorsmith {

// What lies in a range of a disk, for the plan of what destroys or copies it: "partition 2 (20 GiB), NTFS “Windows”", "the
// partition table (GPT)". Reads some sectors of each partition.
std::vector<Message> contentsOf(const std::shared_ptr<ByteSource>& disk, const ByteRange& range);

}  // namespace sectorsmith
