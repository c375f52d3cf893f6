// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong in ops/speed/; the sentences are in errors.inc.
#pragma once

#include "base/error.h"

namespace sectorsmith::speed {

enum class SpeedError : std::uint16_t {
#define E(code, sentence) code,
#include "ops/speed/errors.inc"
#undef E
};
ErrorCode errorCode(SpeedError code);

}  // namespace sectorsmith::speed
