// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/adapter.h"
#include "ops/speed/messages.h"

namespace sectorsmith::speed {

// What the list of disks knows; the link itself is not asked here.
AdapterFacts adapterFacts(const DeviceFacts& device) {
    AdapterFacts facts = listedFacts(device);
    if (const auto support = trimSupport(device.path)) takeTrim(*support, facts);
    facts.smartWhy = say(SpeedMessage::NotAsked);
    return facts;
}

Message cautionOf(const DeviceFacts&) { return {}; }

std::function<std::optional<double>()> temperatureReader(const DeviceFacts&) { return {}; }

}  // namespace sectorsmith::speed
