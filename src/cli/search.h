// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith search: bytes, text, numbers, expressions.
#pragma once

#include <bit>
#include <string>
#include <vector>

#include "cli/context.h"

namespace sectorsmith::cli {

struct SearchOptions {
    std::string source;
    std::string offset;
    std::string length;
    std::vector<std::string> hex;
    std::vector<std::string> text;
    std::vector<std::string> regex;
    std::vector<std::string> integer;
    std::vector<std::string> real;
    std::string encoding = "utf-8";
    std::endian order = std::endian::little;
    std::string bits;
    std::string atSectorOffset;
    std::string maxCount;
    bool ignoreCase = false;
    bool count = false;
    bool backward = false;
};
int runSearch(Context& context, const SearchOptions& options);

}  // namespace sectorsmith::cli
