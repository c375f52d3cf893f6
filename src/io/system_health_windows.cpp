// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/system_health.h"

#include "io/errors.h"

namespace sectorsmith {

Result<SystemHealth> systemHealth(const std::string& path) {
    return fail(Cause::Unsupported, IoError::HealthUnknown, path);
}

std::string nvmeControllerOf(const std::string& path) { return path; }

}  // namespace sectorsmith
