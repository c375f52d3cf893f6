// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "ops/speed/adapter.h"

namespace sectorsmith::speed {

// adapterFacts() without asking the drive, from the sysfs at `sys` ("/sys"; elsewhere in tests).
AdapterFacts adapterFactsFromSysfs(const std::string& sys, const DeviceFacts& facts);
Message cautionFromSysfs(const std::string& sys, const DeviceFacts& facts);

struct SmartAnswer {
    std::optional<bool> reachable;  // nothing: not known
    Message why;                    // when it is not true
};

// How a command reaches the drive: ioctl(2) with the drive's descriptor, or what stands for it in tests. Gives what ioctl gives, and
// sets errno as it does.
using DriveCall = std::function<int(unsigned long request, void* argument)>;

// IDENTIFY DEVICE as the translation layers of bridges and of Linux's own ATA driver take it (SG_IO).
SmartAnswer askAtaForSmart(const DriveCall& call);
// The SMART log page.
SmartAnswer askNvmeForSmart(const DriveCall& call);
// What a drive's answer to ATA IDENTIFY DEVICE (512 bytes) says about SMART. Source: ACS-4, 7.12.
SmartAnswer smartFromIdentify(std::span<const unsigned char> answer);

}  // namespace sectorsmith::speed
