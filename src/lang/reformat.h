// SPDX-License-Identifier: GPL-3.0-or-later
// A template's text with even indentation and spacing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sectorsmith::lang {

// Four spaces for each open brace, one space around assignments and comparisons, none before commas and semicolons, at
// most one empty line. Lines, comments and columns that people aligned stay as they are. nullopt where the tokens would not
// be the same afterwards, where the text has characters that mean nothing, where it would become many times as long, or is
// larger than 16 MiB.
std::optional<std::string> reformat(std::string_view text);

}  // namespace sectorsmith::lang
