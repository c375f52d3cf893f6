// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sectorsmith {

// UTF-8 text with every character that is composed of others (é, 각) taken apart by Unicode's canonical decomposition: what
// was written composed and what was written decomposed becomes the same. The order of several marks on one character stays
// as it is. Bytes that are not UTF-8 stay, too.
std::string decompose(std::string_view text);

}  // namespace sectorsmith
