// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong in base/; the sentences are in errors.inc.
#pragma once

#include "base/error.h"

namespace sectorsmith {

enum class BaseError : std::uint16_t {
#define E(code, sentence) code,
#include "base/errors.inc"
#undef E
};
ErrorCode errorCode(BaseError code);

}  // namespace sectorsmith
