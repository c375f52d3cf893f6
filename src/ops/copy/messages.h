// SPDX-License-Identifier: GPL-3.0-or-later
// What ops/copy/ says to people, besides its errors; the sentences are in messages.inc.
#pragma once

#include "base/message.h"

namespace sectorsmith::copier {

enum class CopyMessage : std::uint16_t {
#define M(code, ...) code,
#include "ops/copy/messages.inc"
#undef M
};
MessageCode messageCode(CopyMessage code);

}  // namespace sectorsmith::copier
