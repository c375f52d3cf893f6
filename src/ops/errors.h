// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong in ops/; the sentences are in errors.inc.
#pragma once

#include "base/error.h"

namespace sectorsmith {

enum class OpsError : std::uint16_t {
#define E(code, sentence) code,
#include "ops/errors.inc"
#undef E
};
ErrorCode errorCode(OpsError code);

}  // namespace sectorsmith
