// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include "base/error.h"
#include "io/system_file.h"

namespace sectorsmith {

// Opens a device through UDisks2 (D-Bus, org.freedesktop.UDisks2.Block.OpenDevice): its daemon asks polkit, which may ask
// the user for a password, and hands out an open descriptor. Waits for the answer. `mode.exclusive` and `mode.direct` become
// O_EXCL and O_DIRECT. Permission: refused, or no UDisks2 here; the sentence says which and what can be done.
Result<std::unique_ptr<SystemFile>> openThroughUdisks(const std::string& path, const FileMode& mode);

// Asks UDisks2 to read the partition table of the device again (Block.Rescan).
Result<void> rescanThroughUdisks(const std::string& path);

// Unmounts the file system on the device (Filesystem.Unmount); waits while the user is asked. InUse when it is busy.
Result<void> unmountThroughUdisks(const std::string& path);

}  // namespace sectorsmith
