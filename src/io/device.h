// SPDX-License-Identifier: GPL-3.0-or-later
// The seam to each system's devices: device_linux.cpp, device_macos.cpp, device_windows.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/error.h"
#include "io/system_file.h"

namespace sectorsmith {

// A device that was opened, and what it says of itself (bytes).
struct DeviceHandle {
    std::unique_ptr<SystemFile> file;
    std::uint64_t size = 0;
    std::uint32_t logicalSectorSize = 512;
    std::uint32_t physicalSectorSize = 512;
    bool readOnly = false;
    Message readOnlyReason;  // where the system's rules say so, not the device; else empty
    std::uint64_t diskSequence =
        0;  // Linux: counts up when the medium behind the node changes; 0 where unknown
};

// What the open device `file` says of itself; takes it over.
Result<DeviceHandle> deviceFromFile(std::unique_ptr<SystemFile> file, const std::string& path);

// Opens for reading, without any lock. Without the rights it asks the system's helper (UDisks2, authopen), which may ask the
// user; a refusal is Cause::Permission with a sentence that says what to do.
Result<DeviceHandle> openDeviceForReading(const std::string& path);

}  // namespace sectorsmith
