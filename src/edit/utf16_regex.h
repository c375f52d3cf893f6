// SPDX-License-Identifier: GPL-3.0-or-later
// Regular expressions over text become expressions over bytes, which is what a disk is searched for.
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"

namespace sectorsmith {

// The same expression, safe from a fault of RE2 as Debian 12 has it: where alternatives begin with the same bytes from
// 0x80 on, it takes them out and loses their matches. Each such byte becomes a group of its own, which it leaves alone.
std::string guardHighBytes(std::string_view expression);

// An expression over characters (RE2's syntax, in UTF-8) as one over the bytes of UTF-16. Classes, repeats, groups and
// the flags i and s work; a letter's other case is that of otherCase(). Usage error for an invalid expression, and for
// what looks at neighbouring characters or needs Unicode's categories (^ $ \A \z \b \B \p \C).
Result<std::string> utf16Regex(std::string_view expression, bool bigEndian, bool caseSensitive);

}  // namespace sectorsmith
