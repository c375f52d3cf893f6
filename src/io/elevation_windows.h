// SPDX-License-Identifier: GPL-3.0-or-later
// The Windows part of elevation.h, with the calls as an argument as in device_windows.h.
#pragma once

#include <string>

#include "io/elevation.h"
#include "io/system_windows.h"

namespace sectorsmith {

// Whether a disk that this process may not open is asked for: a command was set, and the process has no such rights itself.
bool asksForRights(const WindowsCalls& calls);
Result<ElevatedFile> openElevated(const WindowsCalls& calls, const std::string& path, const FileMode& mode);
Result<void> serveElevated(const WindowsCalls& calls, const ElevatedRequest& request);

}  // namespace sectorsmith
