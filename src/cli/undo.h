// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith undo: the undo records.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/review.h"

namespace sectorsmith::cli {

struct UndoOptions {
    std::string id;
    std::string on;  // the disk, named by hand
    bool finish = false;
    WriteGate gate;
};

struct UndoDeleteOptions {
    std::vector<std::string> ids;
    std::string olderThan;  // days
    bool yes = false;
};
int runUndoList(Context& context, const UndoOptions& options);
int runUndoShow(Context& context, const UndoOptions& options);
int runUndoApply(Context& context, const UndoOptions& options);
int runUndoDelete(Context& context, const UndoDeleteOptions& options);

}  // namespace sectorsmith::cli
