// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/json.h"
#include "fs/facts.h"

namespace sectorsmith::cli {

// {type,label,uuid,blockSize,usedBytes,freeBytes, …} as `info` prints a file system.
Json fileSystemJson(const FileSystemFacts& facts);

}  // namespace sectorsmith::cli
