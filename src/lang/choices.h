// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "lang/node.h"

namespace sectorsmith::lang {

// What a field can be set to, as encode() takes it: an enum's entries in their order (at most 10,000), false and true.
// Empty for all else. Same threading rule as Node.
std::vector<std::string> choicesOf(const Node& node);

}  // namespace sectorsmith::lang
