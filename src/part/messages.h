// SPDX-License-Identifier: GPL-3.0-or-later
// What part/ says to people, besides its errors; the sentences are in messages.inc.
#pragma once

#include "base/message.h"

namespace sectorsmith {

enum class PartMessage : std::uint16_t {
#define M(code, ...) code,
#include "part/messages.inc"
#undef M
};
MessageCode messageCode(PartMessage code);

}  // namespace sectorsmith
