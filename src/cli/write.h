// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith write: bytes, after a review.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/review.h"

namespace sectorsmith::cli {

struct WriteOptions {
    std::string source;
    std::string offset;
    std::string hex;
    std::string file;
    std::string fill;  // a pattern in hexadecimal, with length
    std::string length;
    WriteGate gate;
};
int runWrite(Context& context, const WriteOptions& options);

}  // namespace sectorsmith::cli
