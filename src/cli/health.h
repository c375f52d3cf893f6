// SPDX-License-Identifier: GPL-3.0-or-later
// sectorsmith health: what a drive says of its own health.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/context.h"
#include "cli/json.h"
#include "ops/health/health.h"

namespace sectorsmith::cli {

struct HealthCommand {
    std::string source;
    std::optional<health::TestAction> test;
    bool follow = false;
    bool attributes = false;
    bool noWake = false;
    std::string type;
};
int runHealth(Context& context, const HealthCommand& options);

// A warning for each disk that one of the sources lies on whose health is known not to be good. Asks nobody for rights; what
// has no health, or cannot be asked, is passed over.
void warnOfHealth(Context& context, const std::vector<std::string>& sources);

// For the window, as root through pkexec: asks smartctl one question and prints its answer as it is.
struct DriveHealthCommand {
    std::string device;
    std::string request;
    std::string type;
    bool noWake = false;
};
int runDriveHealth(Context& context, const DriveHealthCommand& options);
// The same for the questions that make the drive do something (health::changesDrive()).
int runDriveSelfTest(Context& context, const DriveHealthCommand& options);

Json healthJson(const DeviceFacts& drive, const health::DriveHealth& health,
                const std::vector<health::HealthFinding>& findings);

}  // namespace sectorsmith::cli
