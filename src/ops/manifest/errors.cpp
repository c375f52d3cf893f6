// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/manifest/errors.h"

namespace sectorsmith::manifests {

ErrorCode errorCode(ManifestError code) {
    static constexpr const char* sentences[] = {
#define E(code, sentence) sentence,
#include "ops/manifest/errors.inc"
#undef E
    };
    return {"manifest", static_cast<std::uint16_t>(code), sentences[static_cast<std::size_t>(code)]};
}

}  // namespace sectorsmith::manifests
