// SPDX-License-Identifier: GPL-3.0-or-later
// What ops/ says to people, besides its errors; the sentences are in messages.inc.
#pragma once

#include "base/message.h"

namespace sectorsmith {

enum class OpsMessage : std::uint16_t {
#define M(code, ...) code,
#include "ops/messages.inc"
#undef M
};
MessageCode messageCode(OpsMessage code);

}  // namespace sectorsmith
