// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/context.h"
#include "io/elevation.h"

namespace sectorsmith::cli {

using OpenDeviceOptions = ElevatedRequest;
int runOpenDevice(Context& context, const OpenDeviceOptions& options);
// Where the system asks for another consent (org.sectorsmith.policy.in).
int runOpenDeviceToWrite(Context& context, const OpenDeviceOptions& options);

}  // namespace sectorsmith::cli
