// SPDX-License-Identifier: GPL-3.0-or-later
// Text from a disk, made fit for one line of a terminal or a text file.
#pragma once

#include <string>
#include <string_view>

namespace sectorsmith {

// Valid UTF-8 without control characters (line breaks are such), for which "." stands.
std::string printableText(std::string_view text);

}  // namespace sectorsmith
