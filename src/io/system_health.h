// SPDX-License-Identifier: GPL-3.0-or-later
// What the system itself knows of a drive's health and tells everybody, also those who may not ask the drive.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/error.h"

namespace sectorsmith {

// Nothing: the system does not know.
struct SystemHealth {
    std::string protocol;         // "ATA", "NVMe"
    std::optional<bool> failing;  // the drive's own verdict
    std::optional<int> celsius;
    std::optional<std::uint64_t> hours;
    std::optional<std::uint64_t> badSectors;    // replaced, or waiting to be
    std::optional<unsigned> attributesFailing;  // of an ATA drive, below their limits now
    std::optional<unsigned> attributesFailedEarlier;
    unsigned criticalWarning = 0;                  // of an NVMe drive: NVM Express 1.4, figure 194
    std::optional<unsigned> testRemainingPercent;  // a self-test runs
};

// Of the whole disk at `path`, as it was when the system last asked the drive. Asks nobody for rights and wakes no disk.
// Unsupported: the system does not know it, or not on this system. One per system: Linux's is UDisks2.
Result<SystemHealth> systemHealth(const std::string& path);

// The controller of an NVMe namespace on Linux, "/dev/nvme0" of "/dev/nvme0n1": self-tests are its own. `path` itself for
// another disk, on other systems, and where more than one controller leads to it.
std::string nvmeControllerOf(const std::string& path);

}  // namespace sectorsmith
