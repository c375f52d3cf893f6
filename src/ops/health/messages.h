// SPDX-License-Identifier: GPL-3.0-or-later
// What ops/health/ says to people, besides its errors; the sentences are in messages.inc.
#pragma once

#include "base/message.h"

namespace sectorsmith::health {

enum class HealthMessage : std::uint16_t {
#define M(code, ...) code,
#include "ops/health/messages.inc"
#undef M
};
MessageCode messageCode(HealthMessage code);

}  // namespace sectorsmith::health
