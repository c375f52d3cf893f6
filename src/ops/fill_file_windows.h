// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "io/system_windows.h"
#include "ops/held_volume.h"

namespace sectorsmith {

// A new, hidden, not compressed file that the system removes when the handle is closed.
Result<UniqueHandle> makeHiddenFile(const HeldVolume& volume);

}  // namespace sectorsmith
