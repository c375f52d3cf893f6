// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "io/system_windows.h"
#include "io/windows_structs.h"

namespace sectorsmith {

// A volume that the system knows, and where it lies.
struct MountedVolume {
    std::wstring path;  // "\\?\Volume{…}": opens the volume itself
    std::vector<windows::VolumeExtent> extents;
    std::vector<std::string> mountPoints;  // "C:\", maybe none
    std::string label;
    std::string fileSystem;  // "BitLocker" while it is locked
};

std::vector<MountedVolume> mountedVolumes(const WindowsCalls& calls);

}  // namespace sectorsmith
