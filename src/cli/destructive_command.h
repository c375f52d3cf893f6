// SPDX-License-Identifier: GPL-3.0-or-later
// How the commands that destroy data proceed: show what would be done, require the disk's name, do it, report.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/json.h"
#include "ops/erase_session.h"
#include "part/partition_source.h"

namespace sectorsmith::cli {

// What gives content up: the disk's name has to be typed, and nothing replaces that.
struct DestroyConfirmation {
    std::string destroy;
    bool diskInUse = false;
};

// Whether `name` was given with --destroy, or is typed at the terminal now. `what`: "erase the free space".
bool confirmDiskName(Context& context, const DestroyConfirmation& gate, const std::string& name,
                     const std::string& what);

// Prints what `request` would do, asks, does it. `disk`: the whole source when it is open already. Returns the exit code.
// `reportFile`: where the report is kept, too, as JSON; empty: nowhere.
int runDestructive(Context& context, EraseRequest request, const std::shared_ptr<ByteSource>& disk,
                   const DestroyConfirmation& gate, const std::string& reportFile = {});
// The same for a source that was opened from the command line; refused when it must not be written to.
int runDestructive(Context& context, const OpenedPartition& opened, EraseRequest request,
                   const DestroyConfirmation& gate, const std::string& reportFile = {});

void printTrimSupport(Context& context, const TrimSupport& support);
Json trimSupportJson(const TrimSupport& support);

// The request's target from what the user typed.
EraseRequest requestFor(const Context& context, const OpenedPartition& opened,
                        const DestroyConfirmation& gate);

}  // namespace sectorsmith::cli
