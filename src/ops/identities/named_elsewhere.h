// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/message.h"
#include "io/byte_source.h"
#include "part/new_ids.h"

namespace sectorsmith {

// What the boot configuration of Windows in this volume has to be told, as it names disk and partitions by the identifiers
// `old` that change. `partition`: its number, for the sentences.
std::vector<Message> namedInWindows(const ByteSource& volume, unsigned partition,
                                    const std::vector<TableId>& old);

}  // namespace sectorsmith
