// SPDX-License-Identifier: GPL-3.0-or-later
#include "ops/speed/messages.h"

namespace sectorsmith::speed {

MessageCode messageCode(SpeedMessage code) {
    static constexpr MessageText texts[] = {
#define M(code, ...) __VA_ARGS__,
#include "ops/speed/messages.inc"
#undef M
    };
    const MessageText& text = texts[static_cast<std::size_t>(code)];
    return {"speed", static_cast<std::uint16_t>(code), text.sentence, text.singular};
}

}  // namespace sectorsmith::speed
