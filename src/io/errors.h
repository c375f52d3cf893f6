// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong in io/; the sentences are in errors.inc.
#pragma once

#include "base/error.h"

namespace sectorsmith {

enum class IoError : std::uint16_t {
#define E(code, sentence) code,
#include "io/errors.inc"
#undef E
};
ErrorCode errorCode(IoError code);

}  // namespace sectorsmith
