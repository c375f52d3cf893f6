// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of smartctl from anywhere: parsing ends, what was parsed is within its bounds and can be judged.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ops/health/smart_json.h"

using namespace sectorsmith;
using namespace sectorsmith::health;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto drive = parseSmartJson({reinterpret_cast<const char*>(data), size});
    if (!drive) return 0;
    const auto require = [](bool holds) {
        if (!holds) __builtin_trap();
    };
    require(drive->attributes.size() <= 256 && drive->errors.size() <= 256 && drive->tests.size() <= 512);
    require(drive->model.size() <= 200);
    require(!drive->running || drive->running->remainingPercent <= 150);
    const auto findings = findingsOf(*drive);
    for (const HealthFinding& finding : findings) require(!finding.text.empty());
    (void)statusOf(*drive, findings);
    return 0;
}
