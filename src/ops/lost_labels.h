// SPDX-License-Identifier: GPL-3.0-or-later
// The names of found volumes that stand deeper in them than the search looks.
#pragma once

#include <memory>

#include "io/byte_source.h"
#include "part/lost.h"

namespace sectorsmith {

// Fills in labels (of an APFS container: the names of its volumes) and versions where the file system can be read. Looks
// into the first 200 volumes that have none and are not too doubtful, and into none of a disk that is being spared.
void fillLostLabels(const std::shared_ptr<ByteSource>& disk, LostScan& scan);

}  // namespace sectorsmith
