// SPDX-License-Identifier: GPL-3.0-or-later
// What ops/manifest/ says to people, besides its errors; the sentences are in messages.inc.
#pragma once

#include "base/message.h"

namespace sectorsmith::manifests {

enum class ManifestMessage : std::uint16_t {
#define M(code, ...) code,
#include "ops/manifest/messages.inc"
#undef M
};
MessageCode messageCode(ManifestMessage code);

}  // namespace sectorsmith::manifests
