// SPDX-License-Identifier: GPL-3.0-or-later
// What stands between the computer and the drive, and what it passes on.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "io/device_facts.h"
#include "ops/trim_support.h"

namespace sectorsmith::speed {

// Texts are for people and empty where nothing is known.
struct AdapterFacts {
    std::string model;     // as reported through the adapter
    std::string serial;    // empty: it is not passed on
    std::string bus;       // "usb", "nvme", "sata"
    std::string bridge;    // the adapter's own name: "JMicron 152d:0583"
    std::string link;      // "10 Gbit/s (USB 3.20)", "8.0 GT/s PCIe ×4", "6.0 Gbps"
    std::string protocol;  // "UAS", "BOT"; NVMe and SATA have no choice
    std::string power;     // what the device asks of the bus: "896mA"
    std::optional<bool> trim;
    Message trimWhy;  // why not, or how
    std::optional<bool> smart;
    Message smartWhy;
    std::uint32_t logicalSectorSize = 0;   // bytes
    std::uint32_t physicalSectorSize = 0;  // bytes
};

// Facts of the whole disk `facts`. Asks the drive itself (a command that only reads) where the rights suffice. One per system.
AdapterFacts adapterFacts(const DeviceFacts& facts);

// What stands in for the disk, as a sentence without a full stop, where the figures are not (only) its own: a loop device through
// the cache, a disk in memory. Empty otherwise. One per system.
Message cautionOf(const DeviceFacts& facts);

// The part of it that the list of disks knows.
AdapterFacts listedFacts(const DeviceFacts& device);
// Fills trim and trimWhy in.
void takeTrim(const TrimSupport& support, AdapterFacts& facts);

// Reads the drive's temperature in degrees Celsius; empty function where it cannot be read. One per system.
std::function<std::optional<double>()> temperatureReader(const DeviceFacts& facts);

}  // namespace sectorsmith::speed
