// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith ids: the identifiers by which systems tell a disk from its copies.
#pragma once

#include <string>

#include "cli/context.h"
#include "cli/json.h"
#include "cli/review.h"

namespace sectorsmith {
struct NewIdentities;
}

namespace sectorsmith::cli {

struct IdsOptions {
    std::string source;
    std::string partition;  // a number; empty: all
    WriteGate gate;
};
int runIdsShow(Context& context, const IdsOptions& options);
int runIdsNew(Context& context, const IdsOptions& options);

// "changes", "kept", "notes".
Json newIdentitiesJson(const NewIdentities& wanted);
void printNewIdentities(Context& context, const NewIdentities& wanted);

}  // namespace sectorsmith::cli
