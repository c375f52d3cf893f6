// SPDX-License-Identifier: GPL-3.0-or-later
// Disks with the same identifiers, in what list and info say.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/json.h"
#include "ops/identities/clashes.h"

namespace sectorsmith::cli {

struct FoundClashes {
    std::vector<KnownDisk> disks;
    std::vector<IdentityClash> all;
};
// Of those of the devices that can be read now.
FoundClashes findClashes(const std::vector<DeviceFacts>& devices);

// Those of one disk.
Json clashesJson(const FoundClashes& found, const std::string& path);
// `path` empty: all.
void warnOfClashes(Context& context, const FoundClashes& found, const std::string& path = {});

}  // namespace sectorsmith::cli
