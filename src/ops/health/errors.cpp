// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/health/errors.h"

namespace sectorsmith::health {

ErrorCode errorCode(HealthError code) {
    static constexpr const char* sentences[] = {
#define E(code, sentence) sentence,
#include "ops/health/errors.inc"
#undef E
    };
    return {"health", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)]};
}

}  // namespace sectorsmith::health
