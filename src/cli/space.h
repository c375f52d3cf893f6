// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith space: what files take of the disk.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "cli/context.h"
#include "cli/volume_argument.h"
#include "ops/space/space_tree.h"

namespace sectorsmith::cli {

struct SpaceOptions {
    VolumeOptions volume;  // its source can be a mounted folder, too
    unsigned depth = 1;
    bool files = false;
    bool otherFileSystems = false;
    SpaceOrder order = SpaceOrder::OnDisk;
    std::optional<std::uint64_t> maxCount;
};
int runSpace(Context& context, const SpaceOptions& options);

}  // namespace sectorsmith::cli
