// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace sectorsmith {

// Names as people sort them: "sda2" before "sda10".
bool naturallyLess(const std::string& a, const std::string& b);

}  // namespace sectorsmith
