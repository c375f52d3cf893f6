// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/health/messages.h"

namespace sectorsmith::health {

MessageCode messageCode(HealthMessage code) {
    static constexpr MessageText texts[] = {
#define M(code, ...) __VA_ARGS__,
#include "ops/health/messages.inc"
#undef M
    };
    const MessageText& text = texts[static_cast<std::size_t>(code)];
    return {"health", static_cast<std::uint16_t>(code), text.sentence, text.singular};
}

}  // namespace sectorsmith::health
