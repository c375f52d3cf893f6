// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "io/system_file.h"

namespace sectorsmith {

// Cuts or grows a regular file that is open for writing to `size` bytes; what is new reads as zeros. By its own handle: on
// Windows no other one may write while it is open. 0, or the system's error number (systemErrorText, systemErrorCause).
long resizeFile(const SystemFile& file, std::uint64_t size);

}  // namespace sectorsmith
