// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/adapter.h"

namespace sectorsmith::speed {

AdapterFacts listedFacts(const DeviceFacts& device) {
    AdapterFacts facts;
    facts.model = device.model;
    facts.serial = device.serial;
    facts.bus = device.transport;
    facts.logicalSectorSize = device.logicalSectorSize;
    facts.physicalSectorSize = device.physicalSectorSize;
    return facts;
}

void takeTrim(const TrimSupport& support, AdapterFacts& facts) {
    facts.trim = support.available;
    facts.trimWhy = support.available ? Message() : support.reason;
}

}  // namespace sectorsmith::speed
