// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "base/error.h"
#include "base/progress.h"
#include "ops/held_volume.h"

namespace sectorsmith {

// TRIM of what a mounted volume does not use, without administrator's rights: files that take the free space without
// writing to it are trimmed range by range and removed. `reserve` bytes stay free for other programs. Returns the
// bytes that were passed on. Unsupported where the volume's file system has no file-level TRIM (FAT, network).
Result<std::uint64_t> trimByFiles(const HeldVolume& volume, std::uint64_t reserve, Progress& progress);

}  // namespace sectorsmith
