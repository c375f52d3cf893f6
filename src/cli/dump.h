// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith dump: bytes as hexdump -C prints them.
#pragma once

#include <string>

#include "cli/context.h"

namespace sectorsmith::cli {

struct DumpOptions {
    std::string source;
    std::string offset;
    std::string length;
    std::string fill;  // of --raw: the byte put for what cannot be read
    bool all = false;  // repeated lines, too
    bool raw = false;
};
int runDump(Context& context, const DumpOptions& options);

}  // namespace sectorsmith::cli
