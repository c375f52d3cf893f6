// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong in ops/copy/; the sentences are in errors.inc.
#pragma once

#include "base/error.h"

namespace sectorsmith::copier {

enum class CopyError : std::uint16_t {
#define E(code, sentence) code,
#include "ops/copy/errors.inc"
#undef E
};
ErrorCode errorCode(CopyError code);

}  // namespace sectorsmith::copier
