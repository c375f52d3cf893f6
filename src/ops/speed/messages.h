// SPDX-License-Identifier: GPL-3.0-or-later
// What ops/speed/ says to people, besides its errors; the sentences are in messages.inc.
#pragma once

#include "base/message.h"

namespace sectorsmith::speed {

enum class SpeedMessage : std::uint16_t {
#define M(code, ...) code,
#include "ops/speed/messages.inc"
#undef M
};
MessageCode messageCode(SpeedMessage code);

}  // namespace sectorsmith::speed
