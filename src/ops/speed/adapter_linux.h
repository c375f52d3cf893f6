// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "ops/speed/adapter.h"

namespace sectorsmith::speed {

// adapterFacts() without asking the drive, from the sysfs at `sys` ("/sys"; elsewhere in tests).
AdapterFacts adapterFactsFromSysfs(const std::string& sys, const DeviceFacts& facts);
// What a drive's answer to ATA IDENTIFY DEVICE (512 bytes) says about SMART. Source: ACS-4, 7.12.
std::optional<bool> smartFromIdentify(std::span<const unsigned char> answer);

}  // namespace sectorsmith::speed
