// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "base/error.h"
#include "io/system_windows.h"

namespace sectorsmith {

// A new, hidden, not compressed file that the system removes when the handle is closed.
Result<UniqueHandle> makeHiddenFile(const std::string& folder);

}  // namespace sectorsmith
