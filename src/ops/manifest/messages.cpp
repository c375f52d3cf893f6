// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/manifest/messages.h"

namespace sectorsmith::manifests {

MessageCode messageCode(ManifestMessage code) {
    static constexpr MessageText texts[] = {
#define M(code, ...) __VA_ARGS__,
#include "ops/manifest/messages.inc"
#undef M
    };
    const MessageText& text = texts[static_cast<std::size_t>(code)];
    return {"manifest", static_cast<std::uint16_t>(code), text.sentence, text.singular};
}

}  // namespace sectorsmith::manifests
