// SPDX-License-Identifier: GPL-3.0-or-later
// The Linux part of trim_support.h with the places it reads as arguments, so that tests can show it other computers.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ops/trim_support.h"

namespace sectorsmith {

// Asks the device for a vital product data page (B0h, B1h, B2h); empty when it has none or may not be asked.
using VpdReader = std::function<std::vector<std::byte>(unsigned page)>;

// `node` is the kernel's name of a disk ("sda"), `sys` where sysfs is.
TrimSupport trimSupportOfNode(const std::string& sys, const std::string& node, const VpdReader& askDevice);

}  // namespace sectorsmith
