// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/adapter.h"

namespace sectorsmith::speed {

// What the list of disks knows; the link itself is not asked here.
AdapterFacts adapterFacts(const DeviceFacts& device) {
    AdapterFacts facts = listedFacts(device);
    if (const auto support = trimSupport(device.path)) takeTrim(*support, facts);
    facts.smartWhy = "not asked on this system";
    return facts;
}

std::string cautionOf(const DeviceFacts&) { return {}; }

std::function<std::optional<double>()> temperatureReader(const DeviceFacts&) { return {}; }

}  // namespace sectorsmith::speed
