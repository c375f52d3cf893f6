// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong in part/; the sentences are in errors.inc.
#pragma once

#include "base/error.h"

namespace sectorsmith {

enum class PartError : std::uint16_t {
#define E(code, sentence) code,
#include "part/errors.inc"
#undef E
};
ErrorCode errorCode(PartError code);

}  // namespace sectorsmith
