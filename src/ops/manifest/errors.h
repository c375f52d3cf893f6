// SPDX-License-Identifier: GPL-3.0-or-later
// What can go wrong in ops/manifest/; the sentences are in errors.inc.
#pragma once

#include "base/error.h"

namespace sectorsmith::manifests {

enum class ManifestError : std::uint16_t {
#define E(code, sentence) code,
#include "ops/manifest/errors.inc"
#undef E
};
ErrorCode errorCode(ManifestError code);

}  // namespace sectorsmith::manifests
