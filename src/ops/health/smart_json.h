// SPDX-License-Identifier: GPL-3.0-or-later
// The answers of smartctl in JSON. Source: smartctl(8) ("--json", "EXIT STATUS"), whose keys carry the names of the ATA, NVMe
// and SCSI fields; answers of 7.0 to 7.5.
#pragma once

#include <string_view>

#include "base/error.h"
#include "ops/health/drive_health.h"

namespace sectorsmith::health {

// Reads what is there; what is missing, of another type or absurd counts as not said. The text is hostile: it holds what a
// drive says. Lists are cut to their longest sensible length, words to 200 bytes. Damaged: not JSON, not an object, nested
// too deep.
Result<DriveHealth> parseSmartJson(std::string_view text);

}  // namespace sectorsmith::health
