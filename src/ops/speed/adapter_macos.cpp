// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/adapter.h"

namespace sectorsmith::speed {

// What the list of disks knows; the link itself is not asked here.
AdapterFacts adapterFacts(const DeviceFacts& device) {
    AdapterFacts facts;
    facts.model = device.model;
    facts.serial = device.serial;
    facts.bus = device.transport;
    facts.logicalSectorSize = device.logicalSectorSize;
    facts.physicalSectorSize = device.physicalSectorSize;
    if (device.discardGranularity > 0) facts.trim = true;
    else facts.trimWhy = "not known on this system";
    facts.smartWhy = "not asked on this system";
    return facts;
}

std::function<std::optional<double>()> temperatureReader(const DeviceFacts&) { return {}; }

}  // namespace sectorsmith::speed
