// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith decode: structures as a tree.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/context.h"

namespace sectorsmith::cli {

struct DecodeOptions {
    std::string source;
    std::string templateName;  // an ID or a file
    std::string offset;
    std::string path;
    int levels = -1;
    bool all = false;          // also the members of what holds nothing but zeros
    std::uint64_t budget = 1;  // times the default; 0: none
    std::vector<std::string> includes;
};
int runDecode(Context& context, const DecodeOptions& options);

}  // namespace sectorsmith::cli
