// SPDX-License-Identifier: GPL-3.0-or-later
// Names of disks as macOS has them, apart from its calls, so that they are tested everywhere.
#pragma once

#include <string>
#include <string_view>

namespace sectorsmith::macos {

// "/dev/disk2s1", "/dev/rdisk2s1" or "disk2s1" -> "disk2s1"; empty when it is no disk's name.
std::string bsdName(std::string_view path);
// "/dev/rdisk2s1": the node without the system's cache.
std::string rawPath(std::string_view bsdName);
// "disk2s1s3" -> "disk2": the disk that the name belongs to.
std::string wholeDisk(std::string_view bsdName);
// IOKit's "Physical Interconnect" as DeviceFacts has the transport.
std::string transportOfInterconnect(std::string_view interconnect);

}  // namespace sectorsmith::macos
