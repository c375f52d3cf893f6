// SPDX-License-Identifier: GPL-3.0-or-later
// What base/ says to people, besides its errors; the sentences are in messages.inc.
#pragma once

#include "base/message.h"

namespace sectorsmith {

enum class BaseMessage : std::uint16_t {
#define M(code, ...) code,
#include "base/messages.inc"
#undef M
};
MessageCode messageCode(BaseMessage code);

}  // namespace sectorsmith
