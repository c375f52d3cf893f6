// SPDX-License-Identifier: GPL-3.0-or-later
// What is decided between a program without rights and the elevated command that opens a disk for it, apart from the
// systems' calls. The elevated side trusts nothing that it is told: these functions check it.
//
// The command sends packets, a letter, then text: "F" opened (on Windows the value of the handle in the other process, in
// hexadecimal; on Linux the descriptor comes beside it), "E" and a letter for the cause, a sentence; "L" the table was read
// again, the names of partitions that stay, one a line. It is sent "R" alone: please read the table again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "io/device_facts.h"
#include "io/elevation.h"

namespace sectorsmith {

constexpr std::size_t largestElevatedPacket = 4096;  // bytes
constexpr std::string_view rereadRequest = "R";

// What follows the command's own name to have it serve `request`.
std::vector<std::string> openDeviceArguments(const ElevatedRequest& request);

std::string openedPacket(std::uint64_t handle);
std::string refusalPacket(const Error& error);
std::string rereadPacket(const std::vector<std::string>& left);

// What came as the answer. HelperEnded for nothing at all, HelperAnswer for what is none of the packets, and what "E" says.
// On Linux the handle is 0.
Result<std::uint64_t> parseOpened(std::string_view packet);
Result<std::vector<std::string>> parseReread(std::string_view packet);

// "SanDisk Ultra Fit 4C530001, 61.5 GB": by which the question of the system names the disk. Printable ASCII without quotes
// and backslashes, at most 100 characters; the same for the same disk in every process. Never empty.
std::string elevatedDiskName(const DeviceFacts& facts);

namespace windows {

// The paths that the elevated command opens, in one spelling: "\\.\PhysicalDrive1", "\\.\X:", "\\?\Volume{GUID}" and
// "\\?\GLOBALROOT\Device\Harddisk1\Partition2". nullopt for all else, files on a volume above all.
std::optional<std::string> elevatedPath(std::string_view path);

// "\\.\pipe\sectorsmith-" and 32 hexadecimal digits of `random`.
std::string elevatedPipe(std::string_view random);
bool isElevatedPipe(std::string_view name);

// Whether the elevated command may look at the request any further. Usage: it was not started by this program. Refused:
// the path is not of a disk.
Result<void> checkElevatedRequest(const ElevatedRequest& request);

}  // namespace windows
}  // namespace sectorsmith
