// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong in ops/health/; the sentences are in errors.inc.
#pragma once

#include "base/error.h"

namespace sectorsmith::health {

enum class HealthError : std::uint16_t {
#define E(code, sentence) code,
#include "ops/health/errors.inc"
#undef E
};
ErrorCode errorCode(HealthError code);

}  // namespace sectorsmith::health
