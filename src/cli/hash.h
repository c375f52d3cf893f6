// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith hash: checksums of a source or a range.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "edit/hash.h"

namespace sectorsmith::cli {

struct HashOptions {
    std::string source;
    std::string offset;
    std::string length;
    std::vector<HashKind> kinds;  // none: SHA-256
};
int runHash(Context& context, const HashOptions& options);

}  // namespace sectorsmith::cli
