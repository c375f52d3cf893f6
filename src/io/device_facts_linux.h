// SPDX-License-Identifier: GPL-3.0-or-later
// The Linux part of device_facts.h, with the places it reads as arguments so that tests can show it other computers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "io/device_facts.h"

namespace sectorsmith {

struct LinuxPlaces {
    std::string sys = "/sys";
    std::string proc = "/proc";
    std::string dev = "/dev";
    std::string udev =
        "/run/udev/data";  // udev's database: a file "b<major>:<minor>" per device, lines "E:KEY=value"
    bool probe =
        true;  // ask devices themselves: partitions by libblkid where udev knows nothing, loop devices
};

Result<std::vector<DeviceFacts>> listDevices(const LinuxPlaces& places);
// `node` is the kernel's name of a disk or partition, "sda1".
Result<DeviceFacts> deviceFactsOfNode(const LinuxPlaces& places, const std::string& node);
// The kernel's name of the block device behind a path ("/dev/disk/by-id/…" -> "sda").
Result<std::string> nodeOfPath(const LinuxPlaces& places, const std::string& path);

// Turns \x20 and the like (udev) back into characters.
std::string unescapeHex(std::string_view text);

}  // namespace sectorsmith
