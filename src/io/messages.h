// SPDX-License-Identifier: GPL-3.0-or-later
// What io/ says to people, besides its errors; the sentences are in messages.inc.
#pragma once

#include "base/message.h"

namespace sectorsmith {

enum class IoMessage : std::uint16_t {
#define M(code, ...) code,
#include "io/messages.inc"
#undef M
};
MessageCode messageCode(IoMessage code);

}  // namespace sectorsmith
