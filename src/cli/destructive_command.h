// SPDX-License-Identifier: GPL-3.0-or-later
// The way of the commands that give content up: show the plan, want the disk's name, do it, say what happened.
#pragma once

#include <optional>
#include <string>

#include "cli/commands.h"
#include "cli/context.h"
#include "cli/json.h"
#include "ops/erase_session.h"
#include "ops/mounted_volume.h"
#include "ops/trim_support.h"
#include "part/partition_source.h"

namespace sectorsmith::cli {

// Whether `name` was given with --destroy, or is typed at the terminal now.
bool confirmDiskName(Context& context, const DestroyConfirmation& gate, const std::string& name,
                     const std::string& what);

// Prints the plan, asks, runs `job`. With TRIM it says before whether that gets through. Returns the exit code.
int runDestructive(Context& context, const OpenedPartition& opened, const EraseJob& job,
                   const DestroyConfirmation& gate);

// Tries TRIM of a mounted volume's free space.
int trimMountedVolume(Context& context, const MountPointFacts& volume, const DestroyConfirmation& gate);

// Whether TRIM gets through to what `path` names.
Result<TrimSupport> trimSupportOf(const std::string& path);
void printTrimSupport(Context& context, const TrimSupport& support);
Json trimSupportJson(const TrimSupport& support);
Json leftJson(const std::vector<SkippedRange>& left);

// The job's target from what the user typed.
EraseJob jobFor(const Context& context, const OpenedPartition& opened, const DestroyConfirmation& gate);

}  // namespace sectorsmith::cli
