// SPDX-License-Identifier: GPL-3.0-or-later
// Inside fs/ only.
#pragma once

#include "base/error.h"
#include "fs/facts.h"
#include "io/byte_source.h"

namespace sectorsmith {

// The one file system in a volume, for what goes into it. Unsupported: none is recognised; Refused: it is a layer below
// another one (encrypted, a part of a RAID or of a logical volume), or there are signatures of two.
Result<FileSystemFacts> recogniseVolume(const ByteSource& volume);

}  // namespace sectorsmith
