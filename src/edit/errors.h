// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong in edit/; the sentences are in errors.inc.
#pragma once

#include "base/error.h"

namespace sectorsmith {

enum class EditError : std::uint16_t {
#define E(code, sentence) code,
#include "edit/errors.inc"
#undef E
};
ErrorCode errorCode(EditError code);

}  // namespace sectorsmith
