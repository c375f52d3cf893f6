// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "base/error.h"

namespace sectorsmith {

// Unmounts the file system of `device` ("/dev/sdb1") that is mounted at `where`, through the system's own service where
// there is one (it asks for a password when it must). Waits for the answer. InUse when files on it are open; Unsupported
// where the system does it while locking the disk.
Result<void> unmountVolume(const std::string& device, const std::string& where);

}  // namespace sectorsmith
