// SPDX-License-Identifier: GPL-3.0-or-later
// What fs/ says to people, besides its errors; the sentences are in messages.inc.
#pragma once

#include "base/message.h"

namespace sectorsmith {

enum class FsMessage : std::uint16_t {
#define M(code, ...) code,
#include "fs/messages.inc"
#undef M
};
MessageCode messageCode(FsMessage code);

}  // namespace sectorsmith
